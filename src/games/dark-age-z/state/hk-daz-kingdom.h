/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-army.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_KINGDOM (hk_daz_kingdom_get_type ())
G_DECLARE_FINAL_TYPE (HkDazKingdom, hk_daz_kingdom, HK, DAZ_KINGDOM, HkRecord)

/* A kingdom, its player, and what lies on the kingdom board.
 * @name: what the log calls the player
 * @colour: (nullable): the colour of the kingdom
 * @barbarian: whether the Barbarian King rules it: he takes no turns and scores nothing
 * @victory_points: as the marker on the track says
 * @hand: (element-type HkDazArmy): the army cards in hand, known or not
 * @relics: (nullable): ids of the relic cards in hand; "" for one that the app does not know
 * @mission: (nullable): the id of the mission card; %NULL while the app does not know it
 * @pass_order: 1 for the first who passed today; 0 while not passed
 * @turned: the commanders who were turned today and whose rewards a house rule keeps
 * @loyals_played: Army Cards played today behind an active army of the same loyalty
 * @mission_rewards: rewards of an all-time mission taken today, but for its relic cards
 * @rallied: whether the turn of Phase 2 is over
 * @discard_due: army cards to be discarded down to the limit of the hand */
struct _HkDazKingdom
{
  HkRecord parent_instance;

  char       *name;
  char       *colour;
  gboolean    barbarian;
  int         victory_points;
  int         command_tokens;
  HkRecordList *hand;
  GStrv       relics;
  int         technology;
  char       *mission;
  gboolean    mission_shown;
  gboolean    mission_done;
  gboolean    passed;
  int         pass_order;
  int         relics_played;
  int         relics_by_mission;
  GStrv       turned;
  int         golds_played;
  int         loyals_played;
  int         consumed;
  int         mission_rewards;
  int         kills;
  int         gate_damage;
  gboolean    rallied;
  int         reactivations_due;
  int         discard_due;
  gboolean    daily_done;
};

#define HK_DAZ_HAND_LIMIT 10

guint      hk_daz_kingdom_get_hand_size (HkDazKingdom *self);
guint      hk_daz_kingdom_get_n_relics  (HkDazKingdom *self);
HkDazArmy *hk_daz_kingdom_get_card      (HkDazKingdom *self, guint position);
gboolean   hk_daz_kingdom_find_card     (HkDazKingdom *self, const char *card, guint *position);
gboolean   hk_daz_kingdom_find_rank     (HkDazKingdom *self, int rank, int attack, guint *position);
gboolean   hk_daz_kingdom_find_unknown  (HkDazKingdom *self, guint *position);
gboolean   hk_daz_kingdom_has_relic     (HkDazKingdom *self, const char *relic);
void       hk_daz_kingdom_add_relic     (HkDazKingdom *self, const char *relic);
gboolean   hk_daz_kingdom_remove_relic  (HkDazKingdom *self, const char *relic);
void       hk_daz_kingdom_add_tokens    (HkDazKingdom *self, int tokens);

G_END_DECLS
