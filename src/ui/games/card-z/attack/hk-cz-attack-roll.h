/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/battle/hk-cz-attack.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ATTACK_ROLL (hk_cz_attack_roll_get_type ())
G_DECLARE_FINAL_TYPE (HkCzAttackRoll, hk_cz_attack_roll, HK, CZ_ATTACK_ROLL, AdwBin)

/* What an attack is rolled with.
 * @needed: the least face that succeeds; 10 when none does
 * @needed_push: the least face that pushes only; 10 when none does
 * @jam: the jam rating of what is fired; −1 when no second die is rolled after a natural zero
 * @most_shots: how many shots the ammo allows; 1 without rapid-fire
 * @automatic: whether no die is rolled
 * @by_hand: whether the group rolls */
typedef struct
{
  int      needed;
  int      needed_push;
  int      jam;
  int      most_shots;
  gboolean automatic;
  gboolean by_hand;
} HkCzRollPlan;

/* The dice of an attack: one button that rolls them, or the faces as they were rolled on the table, one
 * after the other. Signals "ready" when the attack can be made, "changed" when the number of shots has
 * changed. */
void       hk_cz_attack_roll_set_plan    (HkCzAttackRoll *self, const HkCzRollPlan *plan);
void       hk_cz_attack_roll_clear       (HkCzAttackRoll *self);
int        hk_cz_attack_roll_get_shots   (HkCzAttackRoll *self);
void       hk_cz_attack_roll_ask_affects (HkCzAttackRoll *self);
gboolean   hk_cz_attack_roll_is_zero     (HkCzAttackRoll *self);
void       hk_cz_attack_roll_add_to      (HkCzAttackRoll *self, JsonObject *params);

G_END_DECLS
