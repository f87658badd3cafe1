/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-attack.h"

G_BEGIN_DECLS

/* Something that a Survivor can attack with.
 * @card: the id of the weapon as the table knows it, such as "katana" or "taco-truck-gun"
 * @weapon: the id as the move has it, such as "katana" or "truck-gun"
 * @move: the name of the move, "attack" or "drive"
 * @gear: (nullable): its numbers; %NULL when nobody has told them
 * @in_backpack: whether it is carried in the Backpack
 * @empty: whether it is out of ammo */
typedef struct
{
  char       *card;
  const char *weapon;
  const char *move;
  HkAotdGear *gear;
  gboolean    in_backpack;
  gboolean    empty;
} HkAotdArm;

/* An attack that has been told but not made.
 * @gear: the numbers of the weapon
 * @attack: the attack; points into @gear
 * @refusal: (nullable): why it cannot be made now
 * @by_house: whether a house rule would allow it all the same */
typedef struct
{
  HkAotdGear  *gear;
  HkAotdAttack attack;
  char        *refusal;
  gboolean     by_house;
} HkAotdAttackPlan;

HkAotdArm        *hk_aotd_arm_new       (HkAotdTable *self, const char *card);
gboolean          hk_aotd_may_hold_untold (HkAotdTable *self, int survivor);
GPtrArray        *hk_aotd_list_arms           (HkAotdTable *self, int survivor);
void              hk_aotd_arm_free            (HkAotdArm *self);

HkAotdAttackPlan *hk_aotd_attack_plan_new     (HkAotdTable *self, HkMove *move, GError **error);
void              hk_aotd_attack_plan_free    (HkAotdAttackPlan *self);

GStrv             hk_aotd_attack_list_targets (const HkAotdAttack *self);
int               hk_aotd_attack_count_due_misses (HkAotdTable *self, HkMove *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkAotdArm, hk_aotd_arm_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkAotdAttackPlan, hk_aotd_attack_plan_free)

G_END_DECLS
