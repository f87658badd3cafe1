/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

char    *hk_pack_key_of (JsonObject *kind, JsonObject *component);
gboolean hk_pack_merge  (HkPack *self, GHashTable *components, GError **error);

G_END_DECLS
