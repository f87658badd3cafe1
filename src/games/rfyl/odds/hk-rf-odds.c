/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "hk-rf-odds.h"

/* The chances of fights with the cards that are left: one fight, or all that a runner has to fight, one after the other. */

/* Orders of the cards that are less likely than this are not followed, nor more pairs of cards than this. */
#define LEAST_CHANCE 1e-6
#define LEAST_OF_SEVERAL 1e-5
#define MOST_WORK 200000

/* With so many cards more than the fights take, the deck does not run out in the middle of one. */
#define SPARE_CARDS 8

/* The cards by their value: first those of the pile, then the discards; the piles of one state follow @chances. */
typedef struct
{
  double  lost[HK_RF_MOST_FIGHTS + 1];
  guint16 counts[];
} State;

typedef struct
{
  int      *values;      /* different ones, in order */
  guint     n;
  gboolean  reshuffles;
  gboolean  bare_ties;
  double    least;
  guint     work;
  gboolean  is_last;     /* of the last fight only the outcome matters, not the cards that are left */
  double    lost[HK_RF_MOST_FIGHTS + 1];
} Reckoning;

static gsize
get_size (const Reckoning *reckoning)
{
  return 2 * reckoning->n * sizeof (guint16);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  return *(const int *) a - *(const int *) b;
}

static GHashTable *
make_states (void)
{
  return g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, g_free);
}

/* Adds a chance to the state with these piles, for each number of lost fights @add more. */
static void
add_state (const Reckoning *reckoning,
           GHashTable      *states,
           const guint16   *counts,
           const State     *from,
           double           chance,
           guint            add)
{
  g_autoptr (GBytes) key = g_bytes_new (counts, get_size (reckoning));
  State *state = g_hash_table_lookup (states, key);

  if (state == NULL)
    {
      state = g_malloc0 (sizeof (State) + get_size (reckoning));
      memcpy (state->counts, counts, get_size (reckoning));
      g_hash_table_insert (states, g_steal_pointer (&key), state);
    }
  for (guint i = 0; i + add <= HK_RF_MOST_FIGHTS; i++)
    state->lost[i + add] += from->lost[i] * chance;
}

/* The discards become the pile when it has run out (Setup). */
static guint
make_ready (const Reckoning *reckoning,
            guint16         *counts)
{
  guint left = 0;

  for (guint i = 0; i < reckoning->n; i++)
    left += counts[i];
  for (guint i = 0; left == 0 && reckoning->reshuffles && i < reckoning->n; i++)
    {
      counts[i] = counts[reckoning->n + i];
      counts[reckoning->n + i] = 0;
    }
  for (guint i = 0; left == 0 && i < reckoning->n; i++)
    left += counts[i];
  return left;
}

/* The zombie draws after the human; then both cards are discarded. */
static void
draw_zombie (Reckoning       *reckoning,
             const State     *state,
             const guint16   *before,
             guint            human,
             int              bonus,
             double           chance,
             GHashTable      *decided,
             GHashTable      *tied)
{
  g_autofree guint16 *counts = g_memdup2 (before, get_size (reckoning));
  const guint left = make_ready (reckoning, counts);

  for (guint i = 0; i < reckoning->n; i++)
    {
      const double here = left == 0 ? 0 : chance * counts[i] / left;
      const int difference = reckoning->values[human] + bonus - reckoning->values[i];

      if (here <= 0)
        continue;
      if (reckoning->is_last && difference != 0)
        {
          for (guint j = 0; j < HK_RF_MOST_FIGHTS; j++)
            reckoning->lost[j + (difference < 0)] += state->lost[j] * here;
          continue;
        }
      counts[i]--;
      counts[reckoning->n + i]++;
      counts[reckoning->n + human]++;
      add_state (reckoning, difference == 0 ? tied : decided, counts, state, here, difference < 0);
      counts[reckoning->n + human]--;
      counts[reckoning->n + i]--;
      counts[i]++;
    }
}

static double
get_total (GHashTable *states)
{
  GHashTableIter iter;
  gpointer value;
  double total = 0;

  g_hash_table_iter_init (&iter, states);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (guint i = 0; i <= HK_RF_MOST_FIGHTS; i++)
      total += ((State *) value)->lost[i];
  return total;
}

static double
get_chance (const State *state)
{
  double total = 0;

  for (guint i = 0; i <= HK_RF_MOST_FIGHTS; i++)
    total += state->lost[i];
  return total;
}

/* Both draw once in every one of @states. */
static gboolean
draw_pair (Reckoning  *reckoning,
           GHashTable *states,
           int         bonus,
           GHashTable *decided,
           GHashTable *tied)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, states);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      State *state = value;
      g_autofree guint16 *counts = NULL;
      guint left;

      if (get_chance (state) < reckoning->least)
        continue;
      reckoning->work += reckoning->n * reckoning->n;
      if (reckoning->work > MOST_WORK)
        return FALSE;
      counts = g_memdup2 (state->counts, get_size (reckoning));
      left = make_ready (reckoning, counts);
      for (guint i = 0; i < reckoning->n; i++)
        {
          const double here = left == 0 ? 0 : (double) counts[i] / left;

          if (here <= 0)
            continue;
          counts[i]--;
          draw_zombie (reckoning, state, counts, i, bonus, here, decided, tied);
          counts[i]++;
        }
    }
  return TRUE;
}

/* (transfer full): the states after one fight, which is drawn again as long as it is tied */
static GHashTable *
fight (Reckoning  *reckoning,
       GHashTable *before,
       int         bonus,
       double     *tie)
{
  g_autoptr (GHashTable) decided = make_states ();
  g_autoptr (GHashTable) states = g_hash_table_ref (before);

  *tie = -1;
  while (g_hash_table_size (states) > 0)
    {
      g_autoptr (GHashTable) tied = make_states ();

      /* Ties that are too many to follow count like the rest; the first draw is never left out. */
      if (!draw_pair (reckoning, states, bonus, decided, tied))
        return *tie < 0 ? NULL : g_steal_pointer (&decided);
      if (*tie < 0)
        *tie = get_total (tied);
      g_hash_table_unref (states);
      states = g_steal_pointer (&tied);
      bonus = reckoning->bare_ties ? 0 : bonus;
      if (get_total (states) < reckoning->least)
        break;
    }
  return g_steal_pointer (&decided);
}

static State *
begin (Reckoning       *reckoning,
       const HkRfCards *cards)
{
  g_autofree int *all = g_new (int, cards->n_pile + cards->n_discards + 1);
  State *state;

  for (guint i = 0; i < cards->n_pile + cards->n_discards; i++)
    all[i] = i < cards->n_pile ? cards->pile[i] : cards->discards[i - cards->n_pile];
  g_sort_array (all, cards->n_pile + cards->n_discards, sizeof (int), compare, NULL);
  for (guint i = 0; i < cards->n_pile + cards->n_discards; i++)
    if (i == 0 || all[i] != all[i - 1])
      reckoning->values[reckoning->n++] = all[i];
  state = g_malloc0 (sizeof (State) + get_size (reckoning));
  state->lost[0] = 1;
  for (guint i = 0; i < reckoning->n; i++)
    {
      for (guint j = 0; j < cards->n_pile; j++)
        state->counts[i] += cards->pile[j] == reckoning->values[i];
      for (guint j = 0; j < cards->n_discards; j++)
        state->counts[reckoning->n + i] += cards->discards[j] == reckoning->values[i];
    }
  return state;
}

/* One fight after the other: the human draws first, then the zombie, without putting a card back; ties are drawn
 * again (Melee Combat), and an empty deck is made of its discards. Chains of ties at which no card is left count
 * like the rest. Returns whether there are cards enough, not all of them ties, and not too many different ones to
 * work it out.
 * @cards: what is drawn from
 * @bonuses: (array length=n_fights): what the weapons add in each fight, −99 to 99
 * @n_fights: 1 to %HK_RF_MOST_FIGHTS
 * @lost: (out) (array): the chance for each number of lost fights, 0 to @n_fights
 * @tie: (out): the chance that the first cards of the first fight are tied */
gboolean
hk_rf_fights_reckon (const HkRfCards *cards,
                     const int       *bonuses,
                     guint            n_fights,
                     double          *lost,
                     double          *tie)
{
  g_autofree int *values = g_new0 (int, cards->n_pile + cards->n_discards + 1);
  Reckoning reckoning = { values, 0, cards->reshuffles, cards->bare_ties, n_fights > 1 ? LEAST_OF_SEVERAL : LEAST_CHANCE };
  g_autoptr (GHashTable) states = make_states ();
  g_autofree State *first = begin (&reckoning, cards);
  double total = 0;

  g_return_val_if_fail (n_fights > 0 && n_fights <= HK_RF_MOST_FIGHTS, FALSE);

  memset (lost, 0, sizeof (double) * (n_fights + 1));
  *tie = 0;
  add_state (&reckoning, states, first->counts, first, 1, 0);
  for (guint i = 0; i < n_fights; i++)
    {
      double tied;
      GHashTable *after;

      reckoning.is_last = i + 1 == n_fights;
      after = fight (&reckoning, states, bonuses[i], &tied);

      if (i == 0)
        *tie = MAX (tied, 0);
      if (after == NULL)
        return FALSE;
      g_hash_table_unref (states);
      states = after;
    }
  for (guint i = 0; i <= n_fights; i++)
    total += reckoning.lost[i];
  for (guint i = 0; total > 0 && i <= n_fights; i++)
    lost[i] = reckoning.lost[i] / total;
  return total > 0;
}

/* One fight with a deck that is not shuffled again, see hk_rf_fights_reckon(). Returns whether there are cards
 * enough, and not all ties.
 * @values: (array length=n_values): the Determination cards that are left in the deck
 * @n_values: how many, 2 at least
 * @bonus: what the weapons add, −99 to 99
 * @odds: (out): the chances */
gboolean
hk_rf_fight_odds_reckon (const int     *values,
                         guint          n_values,
                         int            bonus,
                         HkRfFightOdds *odds)
{
  const HkRfCards cards = { values, n_values, NULL, 0, FALSE, FALSE };
  double lost[2];

  *odds = (HkRfFightOdds) { 0, 0 };
  if (!hk_rf_fights_reckon (&cards, &bonus, 1, lost, &odds->tie))
    return FALSE;
  odds->win = lost[0];
  return TRUE;
}

/* (transfer full) (element-type int): the cards of a pile of the Determination deck */
static GArray *
list_cards (HkRfTable  *self,
            const char *pile)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto (GStrv) cards = NULL;

  g_object_get (self->determination_deck, pile, &cards, NULL);
  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    {
      const int value = atoi (cards[i]);

      g_array_append_val (list, value);
    }
  return list;
}

/* Without a bonus human and zombie draw alike: each fight is even, whatever the cards, unless it is known which card is the
 * last of the deck. */
static gboolean
reckon_even (HkRfTable *self,
             const int *bonuses,
             guint      n_fights,
             double    *lost)
{
  double ways = 1;

  for (guint i = 0; i < n_fights; i++)
    if (bonuses[i] != 0)
      return FALSE;
  if (hk_rf_table_knows_deck (self, self->determination_deck) && hk_deck_get_n_left (self->determination_deck) < 2 * n_fights + SPARE_CARDS)
    return FALSE;
  for (guint i = 0; i <= n_fights; i++)
    {
      lost[i] = ways / (1 << n_fights);
      ways = ways * (n_fights - i) / (i + 1);
    }
  return TRUE;
}

static gboolean
reckon_table (HkRfTable *self,
              const int *bonuses,
              guint      n_fights,
              double    *lost,
              double    *tie)
{
  g_autoptr (GArray) pile = NULL;
  g_autoptr (GArray) discards = NULL;
  HkRfCards cards;

  if (!hk_rf_table_knows_deck (self, self->determination_deck))
    return FALSE;
  pile = list_cards (self, "draw-pile");
  discards = list_cards (self, "discard-pile");
  cards = (HkRfCards) { (const int *) pile->data, pile->len, (const int *) discards->data, discards->len, TRUE,
                        hk_rf_table_has_house_rule (self, "bare-ties") };
  return hk_rf_fights_reckon (&cards, bonuses, n_fights, lost, tie);
}

/* Returns whether enough is known of the deck.
 * @bonus: what the weapons add
 * @odds: (out): the chances */
gboolean
hk_rf_table_get_fight_odds (HkRfTable     *self,
                            int            bonus,
                            HkRfFightOdds *odds)
{
  double lost[2];

  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  *odds = (HkRfFightOdds) { 0, 0 };
  if (!reckon_table (self, &bonus, 1, lost, &odds->tie))
    return FALSE;
  odds->win = lost[0];
  return TRUE;
}

/* What is known of a fight even where the deck is not: human and zombie draw alike, and a tie is drawn again, so
 * that it is even without a bonus, and at least even with one.
 * @bonus: what the weapons add
 * @least: (out): the least chance, 0 to 1, that the human draws higher
 * @most: (out): the greatest one */
void
hk_rf_table_get_fight_bounds (HkRfTable *self,
                              int        bonus,
                              double    *least,
                              double    *most)
{
  HkRfFightOdds odds;

  if (hk_rf_table_get_fight_odds (self, bonus, &odds))
    {
      *least = *most = odds.win;
      return;
    }
  *least = bonus < 0 ? 0 : 0.5;
  *most = bonus > 0 ? 1 : 0.5;
}

/* What every weapon with uses left adds together in the fight that comes @nth, from 0. */
static int
sum_weapons (HkRfTable  *self,
             HkRfPlayer *player,
             int         nth)
{
  const gboolean best = hk_rf_table_has_house_rule (self, "best-weapon");
  int bonus = 0;

  for (int i = 0; player->items != NULL && i < hk_record_list_get_length (player->items); i++)
    {
      HkRfItem *item = hk_record_list_get (player->items, i);

      if (g_strcmp0 (item->kind, "weapon") == 0 && (item->uses < 0 || item->uses > nth))
        bonus = best ? MAX (bonus, item->bonus) : bonus + item->bonus;
    }
  return CLAMP (bonus, -99, 99);
}

/* Returns what the weapons of the player add in the next fight. */
int
hk_rf_table_get_weapon_bonus (HkRfTable *self,
                              int        player)
{
  return sum_weapons (self, hk_rf_table_get_player (self, player), 0);
}

/* The chance of an infection once the fights are lost with the chances @lost. */
static void
reckon_infection (HkRfTable      *self,
                  int             player,
                  gboolean        known,
                  HkRfRunnerOdds *odds)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  const int due = record->blood_due;
  double chance = 0;

  odds->infected_least = 0;
  odds->infected_most = 0;
  for (int i = 0; i <= odds->n_fights; i++)
    {
      const gboolean any = hk_rf_player_count_hidden (record) + due + i > 0;
      const gboolean exact = any && hk_rf_table_get_infection_odds (self, player, due + i, &chance);
      const double least = exact ? chance : 0;
      const double most = exact ? chance : any ? 1 : 0;

      /* Without the deck, anything from no lost fight to all of them. */
      odds->infected_least = known ? odds->infected_least + odds->lost[i] * least : i == 0 ? least : MIN (odds->infected_least, least);
      odds->infected_most = known ? odds->infected_most + odds->lost[i] * most : MAX (odds->infected_most, most);
    }
}

/* All open fights of the runner together, one after the other with the cards that are left, and with every weapon
 * that has uses left (Combat). Returns whether the runner has fights, and not more than %HK_RF_MOST_FIGHTS.
 * @odds: (out): the chances */
gboolean
hk_rf_table_get_runner_odds (HkRfTable      *self,
                             int             player,
                             HkRfRunnerOdds *odds)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  int bonuses[HK_RF_MOST_FIGHTS];
  gboolean known;
  double tie;

  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  *odds = (HkRfRunnerOdds) { 0 };
  for (int i = 0; record != NULL && i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *other = hk_rf_table_get_fight (self, i);

      if (other->player != player || other->state != HK_RF_FIGHT_OPEN)
        continue;
      if (odds->n_fights == HK_RF_MOST_FIGHTS)
        return FALSE;
      bonuses[odds->n_fights] = sum_weapons (self, record, odds->n_fights);
      odds->n_fights++;
    }
  if (odds->n_fights == 0)
    return FALSE;
  known = reckon_even (self, bonuses, (guint) odds->n_fights, odds->lost) || reckon_table (self, bonuses, (guint) odds->n_fights, odds->lost, &tie);
  odds->none_least = odds->none_most = known ? odds->lost[0] : 1;
  for (int i = 0; !known && i < odds->n_fights; i++)
    {
      odds->none_least *= bonuses[i] < 0 ? 0 : 0.5;
      odds->none_most *= bonuses[i] > 0 ? 1 : 0.5;
    }
  reckon_infection (self, player, known, odds);
  return TRUE;
}
