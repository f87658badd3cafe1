/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/odds/hk-cz-tohit.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* One way to attack an Encounter.
 * @loot: the number of the weapon among the Loot of the survivor; −1 bare hands
 * @name: the weapon, for a person
 * @charge: whether it is a charge
 * @result: what is needed and how likely it is; of no use while the target is not known
 * @known: whether the number that the card asks for is known
 * @reason: (nullable): why it is not possible now, such as a jam */
typedef struct
{
  int             loot;
  char           *name;
  HkCzHow         how;
  gboolean        charge;
  HkCzToHit       input;
  HkCzToHitResult result;
  gboolean        known;
  char           *reason;
} HkCzWay;

void       hk_cz_way_free            (HkCzWay *self);
gboolean   hk_cz_loot_is_open        (HkCzTable *table, HkCzLoot *loot);
GPtrArray *hk_cz_list_attacks        (HkCzTable *self, int survivor, int encounter);
void       hk_cz_table_fill_rolls    (HkCzTable *self, int survivor, HkCzToHit *input);
int        hk_cz_gear_get_target     (HkCzGear *gear, HkCzHow how, HkCzRange range);
int        hk_cz_encounter_get_distance (HkCzEncounter *self, HkCzTable *table, int survivor);
void       hk_cz_fill_to_hit         (HkCzTable *self, int survivor, HkCzEncounter *encounter, HkCzGear *gear, HkCzToHit *input);

extern const HkMoveSpec hk_cz_attack_moves[];
extern const guint      hk_cz_n_attack_moves;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkCzWay, hk_cz_way_free)

G_END_DECLS
