/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

gboolean         hk_aotd_pack_apply          (HkAotdTable *self, JsonObject *pack, GError **error);

HkAotdSpawnCard *hk_aotd_pack_to_spawn_card  (const char *deck, JsonObject *component, GError **error);
HkAotdGear      *hk_aotd_pack_to_gear        (JsonObject *component, GError **error);
JsonObject      *hk_aotd_pack_from_gear      (HkAotdGear *gear);
JsonObject      *hk_aotd_pack_from_vault     (HkAotdVault *vault);

void             hk_aotd_pack_tell_survivor  (JsonObject *pack, HkAotdSurvivor *survivor);
GStrv            hk_aotd_pack_list_equipment (JsonObject *pack, const char *survivor, int number);
JsonObject      *hk_aotd_pack_from_survivor  (HkAotdSurvivor *survivor);

G_END_DECLS
