/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move.h"
#include "hk-daz-combat.h"

G_BEGIN_DECLS

#define HK_DAZ_COMBAT_MOST 999

gboolean  hk_daz_combat_read           (HkMove *query, HkDazCombat *combat, GError **error);
JsonNode *hk_daz_combat_result_to_json (const HkDazCombatResult *result);

G_END_DECLS
