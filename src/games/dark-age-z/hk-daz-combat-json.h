/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-combat.h"
#include "hk-move.h"

G_BEGIN_DECLS

#define HK_DAZ_COMBAT_MOST 999

gboolean  hk_daz_combat_read           (HkMove *query, HkDazCombat *combat, GError **error);
JsonNode *hk_daz_combat_result_to_json (const HkDazCombatResult *result);

G_END_DECLS
