/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-distribution.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-danger.h"

G_BEGIN_DECLS

#define HK_AOTD_N_TYPES 5

/* A card as the odds see it.
 * @type: a type of zombies, or "none"
 * @count: how many come, on the line of the Danger Level */
typedef struct
{
  const char *type;
  int         count;
} HkAotdOddsCard;

/* A deck from which cards are drawn without putting them back.
 * @left: (array length=n_left): the cards of the draw pile, in any order
 * @discards: (array length=n_discards): the cards that are shuffled anew when the pile has run out
 * @draws: how many cards are drawn */
typedef struct
{
  const HkAotdOddsCard *left;
  guint                 n_left;
  const HkAotdOddsCard *discards;
  guint                 n_discards;
  guint                 draws;
} HkAotdOddsDeck;

/* What the next spawn step brings.
 * @level: the Danger Level whose line is read
 * @zombie_cards: Zombie cards to be drawn
 * @zeus_orders: Zeus Orders to be drawn
 * @is_known: whether all cards of the decks that are drawn from are known; without it there are no numbers
 * @stand_in: whether any of the cards is a stand-in
 * @expected: by type, in the order of hk_aotd_odds_types: how many Zombies the cards ask for, on average; of an
 *   Abomination the chance that it comes
 * @shortage: by type: the chance that the box holds too few; 0 for Abominations
 * @pool: by type: how many the box holds */
typedef struct
{
  HkAotdLevel level;
  guint       zombie_cards;
  guint       zeus_orders;
  gboolean    is_known;
  gboolean    stand_in;
  double      expected[HK_AOTD_N_TYPES];
  double      shortage[HK_AOTD_N_TYPES];
  int         pool[HK_AOTD_N_TYPES];
} HkAotdSpawnOdds;

extern const char * const hk_aotd_odds_types[HK_AOTD_N_TYPES + 1];

HkDistribution *hk_aotd_odds_deck_count    (const HkAotdOddsDeck *deck, const char *type);
void            hk_aotd_spawn_odds_fill    (HkAotdSpawnOdds *odds, const HkAotdOddsDeck *zombies, const HkAotdOddsDeck *zeus);
void            hk_aotd_spawn_odds_reckon  (HkAotdTable *self, HkAotdSpawnOdds *odds);

G_END_DECLS
