/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* Loot of survivors and on Locations. None of these checks weight: see hk-cz-carrying.h. */
HkCzLoot *hk_cz_loot_make             (HkCzTable *self, const char *kind);
void      hk_cz_survivor_add_loot     (HkCzTable *self, int survivor, HkCzLoot *loot, gboolean packed);
HkCzLoot *hk_cz_survivor_steal_loot   (HkCzTable *self, int survivor, int number);
void      hk_cz_location_add_loot     (HkCzTable *self, int place, HkCzLoot *loot);
void      hk_cz_location_add_stuck    (HkCzTable *self, int place, HkCzEncounter *encounter);
HkCzLoot *hk_cz_location_get_loot     (HkCzLocation *self, int number);
HkCzLoot *hk_cz_location_steal_loot   (HkCzTable *self, int place, int number);
void      hk_cz_table_drop_everything (HkCzTable *self, int survivor);

/* Supply. Unknown supply (−1) is enough for anything and stays unknown, but for Food. */
#define HK_CZ_UNKNOWN_PARAM \
  { "unknown", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether nobody knows how much the Loot held that gets it"), NULL }

gboolean  hk_cz_loot_stays_unknown    (HkMove *move, HkCzLoot *loot);
int       hk_cz_loot_get_supply       (HkCzTable *self, HkCzLoot *loot);
int       hk_cz_loot_count_meals      (HkCzTable *self, HkCzLoot *loot);
gboolean  hk_cz_loot_is_food          (HkCzTable *self, HkCzLoot *loot);
const char *hk_cz_loot_get_food       (HkCzTable *self, HkCzLoot *loot);
int       hk_cz_survivor_recover      (HkCzTable *self, HkCzSurvivor *survivor, HkCzLoot *loot);
gboolean  hk_cz_table_spend_supply    (HkCzTable *self, HkMove *move, int survivor, int number, int supply, GError **error);

/* Decks of Loot: "residential", "commercial" or "fresh". */
HkDeck   *hk_cz_table_get_loot_deck   (HkCzTable *self, const char *deck);
char     *hk_cz_table_draw_loot       (HkCzTable *self, HkMove *move, const char *deck, const char *told, GError **error);
gboolean  hk_cz_table_group_names_fresh (HkCzTable *self);
char     *hk_cz_table_lay_loot        (HkCzTable *self, HkMove *move, int place, const char *deck, const char *told, GError **error);
void      hk_cz_table_discard_loot    (HkCzTable *self, HkCzLoot *loot);
const char *hk_cz_table_get_told_food (HkCzTable *self, const char *food);

G_END_DECLS
