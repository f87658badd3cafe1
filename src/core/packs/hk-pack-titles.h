/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

const char *hk_pack_titles_find (HkPack *pack, JsonObject *kind, const char *title);

G_END_DECLS
