/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "hk-rf-odds.h"

/* Chances: of a fight with the cards that are left, and of an infection. */

/* Chains of ties that are less likely than this are not followed. */
#define LEAST_CHAIN 1e-9

typedef struct
{
  int   *values;  /* different ones, in order */
  int   *counts;  /* how many cards of each */
  guint  n;
  int    left;
  int    bonus;
  double win;
  double lose;
} Reckoning;

/* Every pair of cards once; a tie goes on with the cards that are left then. */
static void
follow (Reckoning *reckoning,
        double     chance)
{
  const double pairs = (double) reckoning->left * (reckoning->left - 1);

  if (reckoning->left < 2)
    return;
  for (guint i = 0; i < reckoning->n; i++)
    for (guint j = 0; reckoning->counts[i] > 0 && j < reckoning->n; j++)
      {
        const int others = reckoning->counts[j] - (i == j ? 1 : 0);
        const int difference = reckoning->values[i] + reckoning->bonus - reckoning->values[j];
        const double here = chance * reckoning->counts[i] * others / pairs;

        if (others <= 0)
          continue;
        if (difference > 0)
          reckoning->win += here;
        else if (difference < 0)
          reckoning->lose += here;
        else if (here >= LEAST_CHAIN)
          {
            reckoning->counts[i]--;
            reckoning->counts[j]--;
            reckoning->left -= 2;
            follow (reckoning, here);
            reckoning->left += 2;
            reckoning->counts[j]++;
            reckoning->counts[i]++;
          }
      }
}

static double
reckon_tie (const Reckoning *reckoning)
{
  const double pairs = (double) reckoning->left * (reckoning->left - 1);
  double tie = 0;

  for (guint i = 0; i < reckoning->n; i++)
    for (guint j = 0; j < reckoning->n; j++)
      if (reckoning->values[i] + reckoning->bonus == reckoning->values[j])
        tie += reckoning->counts[i] * (reckoning->counts[j] - (i == j ? 1 : 0)) / pairs;
  return tie;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  return *(const int *) a - *(const int *) b;
}

/**
 * hk_rf_fight_odds_reckon:
 * @values: (array length=n_values): the Determination cards that are left in the deck
 * @n_values: how many, 2 at least
 * @bonus: what the weapons add, −99 to 99
 * @odds: (out): the chances
 *
 * The human draws first, then the zombie, without putting a card back; ties are drawn again (Melee Combat). Chains of ties
 * at which the deck runs out count like the rest.
 *
 * Returns: whether there are cards enough, and not all ties
 */
gboolean
hk_rf_fight_odds_reckon (const int     *values,
                         guint          n_values,
                         int            bonus,
                         HkRfFightOdds *odds)
{
  g_autofree int *sorted = g_memdup2 (values, sizeof (int) * n_values);
  g_autofree int *different = g_new0 (int, n_values + 1);
  g_autofree int *counts = g_new0 (int, n_values + 1);
  Reckoning reckoning = { different, counts, 0, (int) n_values, bonus, 0, 0 };

  *odds = (HkRfFightOdds) { 0, 0 };
  if (n_values < 2)
    return FALSE;
  g_sort_array (sorted, n_values, sizeof (int), compare, NULL);
  for (guint i = 0; i < n_values; i++)
    {
      if (i == 0 || sorted[i] != sorted[i - 1])
        different[reckoning.n++] = sorted[i];
      counts[reckoning.n - 1]++;
    }
  odds->tie = reckon_tie (&reckoning);
  follow (&reckoning, 1);
  if (reckoning.win + reckoning.lose <= 0)
    return FALSE;
  odds->win = reckoning.win / (reckoning.win + reckoning.lose);
  return TRUE;
}

/**
 * hk_rf_infection_odds_reckon:
 * @infected: cards that say infected among those nobody has seen
 * @clean: those that do not
 * @hidden: how many of them lie before the player
 * @chance: (out): 0 to 1, that one of them at least says infected
 *
 * Returns: whether there are as many cards
 */
gboolean
hk_rf_infection_odds_reckon (int     infected,
                             int     clean,
                             int     hidden,
                             double *chance)
{
  double none = 1;

  *chance = 0;
  if (infected < 0 || clean < 0 || hidden < 0 || hidden > infected + clean)
    return FALSE;
  for (int i = 0; i < hidden; i++)
    none *= (double) MAX (clean - i, 0) / (infected + clean - i);
  *chance = 1 - none;
  return TRUE;
}

/**
 * hk_rf_table_list_cards_left:
 * @self: a table
 *
 * Returns: (transfer full) (element-type int): the Determination cards of the draw pile in order of their value; those of the
 *   discards when fewer than two are left, for they are shuffled then
 */
GArray *
hk_rf_table_list_cards_left (HkRfTable *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto (GStrv) pile = NULL;

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  if (self->determination_deck == NULL)
    return list;
  g_object_get (self->determination_deck, hk_deck_get_n_left (self->determination_deck) < 2 ? "discard-pile" : "draw-pile", &pile, NULL);
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    {
      const int value = atoi (pile[i]);

      g_array_append_val (list, value);
    }
  g_sort_array (list->data, list->len, sizeof (int), compare, NULL);
  return list;
}

/**
 * hk_rf_table_get_fight_odds:
 * @self: a table
 * @bonus: what the weapons add
 * @odds: (out): the chances
 *
 * Returns: whether enough is known of the deck
 */
gboolean
hk_rf_table_get_fight_odds (HkRfTable     *self,
                            int            bonus,
                            HkRfFightOdds *odds)
{
  g_autoptr (GArray) left = hk_rf_table_list_cards_left (self);

  return hk_rf_fight_odds_reckon ((const int *) left->data, left->len, bonus, odds);
}

static void
count (HkRfBlood *blood,
       int       *infected,
       int       *clean)
{
  if (blood != NULL && blood->infected)
    *infected += 1;
  else if (blood != NULL)
    *clean += 1;
}

/**
 * hk_rf_table_get_infection_odds:
 * @self: a table
 * @player: a seat
 * @more: Blood cards that the player would draw besides, 0 or more
 * @chance: (out): 0 to 1
 *
 * The chance that one of the hidden Blood cards of the player says infected, those yet to be drawn counted in, for somebody
 * who has seen none of the hidden cards at the table: it gives no secret away.
 *
 * Returns: whether the deck is known, and there is such a card
 */
gboolean
hk_rf_table_get_infection_odds (HkRfTable *self,
                                int        player,
                                int        more,
                                double    *chance)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  g_auto (GStrv) pile = NULL;
  int infected = 0;
  int clean = 0;
  int hidden;

  *chance = 0;
  if (record == NULL || self->blood_deck == NULL)
    return FALSE;
  hidden = hk_rf_player_count_hidden (record) + more;
  g_object_get (self->blood_deck, "draw-pile", &pile, NULL);
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    count (hk_rf_table_find_blood (self, pile[i]), &infected, &clean);
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    for (int j = 0; j < hk_rf_player_get_n_bloods (hk_rf_table_get_player (self, i)); j++)
      {
        HkRfBlood *blood = hk_rf_player_get_blood (hk_rf_table_get_player (self, i), j);

        if (blood->revealed)
          continue;
        /* Of a card drawn from the box nobody knows what it took out of the deck. */
        if (blood->card == NULL)
          return FALSE;
        count (blood, &infected, &clean);
      }
  return hidden > 0 && hk_rf_infection_odds_reckon (infected, clean, hidden, chance);
}
