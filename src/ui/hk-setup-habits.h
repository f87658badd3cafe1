/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-application.h"

G_BEGIN_DECLS

JsonObject *hk_setup_list_habits (HkApplication *application, const HkGameSpec *game);
gboolean    hk_setup_add_pack    (HkApplication *application, const HkGameSpec *game, JsonObject *setup, GError **error);

G_END_DECLS
