/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move.h"
#include "hk-aotd-attack.h"

G_BEGIN_DECLS

#define HK_AOTD_ATTACK_MOST 60   /* the largest number that an attack is told with */

/* An attack as a calculator is asked about it.
 * @has_allotment: whether @allotment was told
 * @faces: keeps the faces of @roll */
typedef struct
{
  HkAotdAttack    attack;
  HkAotdRoll      roll;
  gboolean        has_allotment;
  HkAotdAllotment allotment;
  int             faces[3][HK_AOTD_ATTACK_MOST];
} HkAotdAttackQuery;

gboolean    hk_aotd_weapon_read       (JsonObject *object, HkAotdWeapon *weapon, GError **error);
gboolean    hk_aotd_attack_read       (HkMove *query, const HkAotdWeapon *weapon, HkAotdAttack *attack, GError **error);
gboolean    hk_aotd_attack_query_read (HkMove *query, HkAotdAttackQuery *self, GError **error);
JsonObject *hk_aotd_outcome_to_json   (const HkAotdOutcome *self, const HkAotdAttack *attack);
JsonObject *hk_aotd_odds_to_json      (const HkAotdOdds *self, const HkAotdAttack *attack);

G_END_DECLS
