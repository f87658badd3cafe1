/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

gboolean    hk_pack_kind_is_mission   (JsonObject *kind);
JsonObject *hk_pack_mission_find_kind (HkPack *pack);
JsonObject *hk_pack_mission_new       (JsonObject *kind, const char *name, const char *text, JsonObject *setup);
void        hk_pack_mission_apply     (JsonObject *kind, JsonObject *mission, JsonObject *setup);
JsonObject *hk_pack_mission_find      (HkPack *pack, JsonObject *setup);
JsonObject *hk_pack_mission_copy      (JsonObject *setup);

G_END_DECLS
