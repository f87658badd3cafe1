/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

/* Parameters that tell the values of an army card which the app does not know. */
#define HK_DAZ_ARMY_VALUE_PARAMS \
  { "rank", HK_PARAM_INT, FALSE, 1, 3, NULL, N_("The rank of the card: 1 bronze, 2 silver, 3 gold"), N_("Rank") }, \
  { "attack", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The basic attack value of the card"), N_("Attack value") }, \
  { "zombification", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Its Zombification Icons; 2, 1 and 0 by rank when left out"), \
    N_("Zombification icons") }, \
  { "bronze-bonus", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What its bronze slot adds; 0 or left out when it has none"), \
    N_("Bronze slot adds") }, \
  { "silver-bonus", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What its silver slot adds; 0 or left out when it has none"), \
    N_("Silver slot adds") }, \
  { "gold-bonus", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What its gold slot adds; 0 or left out when it has none"), \
    N_("Gold slot adds") }

HkDazArmy *hk_daz_army_from_values  (HkMove *move, int fallback_rank, GError **error);
HkDazArmy *hk_daz_army_of_card      (HkDazTable *self, const char *card, GError **error);
gboolean   hk_daz_take_army_card    (HkDazTable *self, HkMove *move, const char *card, GError **error);
gboolean   hk_daz_draw_armies       (HkDazTable *self, HkMove *move, int kingdom, guint n, JsonArray *cards,
                                     guint *n_drawn, GError **error);
gboolean   hk_daz_take_commander    (HkDazTable *self, const char *commander, GError **error);
HkDazArmy *hk_daz_draw_one_army     (HkDazTable *self, HkMove *move, const char *card, GError **error);
HkDazArmy *hk_daz_take_from_hand    (HkDazTable *self, HkMove *move, int kingdom, GError **error);
GPtrArray *hk_daz_take_many_from_hand (HkDazTable *self, HkMove *move, int kingdom, GError **error);
HkDazArmy *hk_daz_take_from_discards (HkDazTable *self, HkMove *move, GError **error);
guint      hk_daz_pick_from_hand    (HkMove *move, HkDazKingdom *kingdom, int player);
char      *hk_daz_draw_relic        (HkDazTable *self, HkMove *move, const char *relic, GError **error);

G_END_DECLS
