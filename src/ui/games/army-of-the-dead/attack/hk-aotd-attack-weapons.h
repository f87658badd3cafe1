/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_WEAPONS (hk_aotd_attack_weapons_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackWeapons, hk_aotd_attack_weapons, HK, AOTD_ATTACK_WEAPONS, HkView)

/* The weapons of a Survivor with their odds, and how the chosen one is used. Signal "changed" when a
 * person chooses or tells something. */
void                    hk_aotd_attack_weapons_reload      (HkAotdAttackWeapons *self);
void                    hk_aotd_attack_weapons_select      (HkAotdAttackWeapons *self, const char *weapon);
void                    hk_aotd_attack_weapons_update      (HkAotdAttackWeapons *self, JsonObject *params);
void                    hk_aotd_attack_weapons_add_to      (HkAotdAttackWeapons *self, JsonObject *params);
gboolean                hk_aotd_attack_weapons_reach       (HkAotdAttackWeapons *self);
const HkAotdArm        *hk_aotd_attack_weapons_get_arm     (HkAotdAttackWeapons *self);
const HkAotdAttackPlan *hk_aotd_attack_weapons_get_plan    (HkAotdAttackWeapons *self);
const char             *hk_aotd_attack_weapons_get_problem (HkAotdAttackWeapons *self);
GtkWidget              *hk_aotd_attack_weapons_find_asked  (HkAotdAttackWeapons *self);

G_END_DECLS
