/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-odds-spawn.h"
#include "hk-aotd-spawn-moves.h"

/* How many Zombies the next spawn step brings, reckoned from the cards that are left: exactly, as drawing
 * without putting back, with the discards shuffled anew when the pile runs out. What Survivors do between
 * two cards is left out of account, and so is that a Zombie card with Zeus closes his Spawn Zone. */

const char * const hk_aotd_odds_types[] = { "shambler", "alpha", "valentine", "queen", "zeus", NULL };

static int
at_most_one (int      value,
             gpointer data)
{
  return MIN (value, 1);
}

/* What each card brings of @type. */
static int *
list_values (const HkAotdOddsCard *cards,
             guint                 n_cards,
             const char           *type,
             int                  *values)
{
  for (guint i = 0; i < n_cards; i++)
    values[i] = g_strcmp0 (cards[i].type, type) != 0 ? 0 : hk_aotd_is_abomination (type) ? 1 : cards[i].count;
  return values + n_cards;
}

static int
add_up (const int *values,
        guint      n_values)
{
  int sum = 0;

  for (guint i = 0; i < n_values; i++)
    sum += values[i];
  return sum;
}

/* Returns (transfer full): the distribution of how many of the type the cards drawn ask for. */
HkDistribution *
hk_aotd_odds_deck_count (const HkAotdOddsDeck *deck,
                         const char           *type)
{
  const guint n = deck->n_left + deck->n_discards;
  g_autofree int *values = g_new0 (int, n + 1);
  g_autoptr (HkDistribution) drawn = NULL;
  g_autoptr (HkDistribution) sure = NULL;
  guint draws = deck->draws;
  int sum;

  list_values (deck->discards, deck->n_discards, type, list_values (deck->left, deck->n_left, type, values));
  if (n == 0 || draws == 0)
    return hk_distribution_new_constant (0);
  if (draws <= deck->n_left)
    return hk_distribution_new_drawn_sum (values, deck->n_left, draws);
  sum = add_up (values, deck->n_left);
  for (draws -= deck->n_left; draws > n; draws -= n)
    sum += add_up (values, n);
  drawn = hk_distribution_new_drawn_sum (values, n, draws);
  sure = hk_distribution_new_constant (sum);
  return hk_distribution_sum (sure, drawn);
}

/* Returns (transfer full): the distribution of how many of the type the spawn step asks for; an Abomination comes
 * once at most. */
static HkDistribution *
count_ways (const HkAotdOddsDeck *zombies,
            const HkAotdOddsDeck *zeus,
            const char           *type)
{
  g_autoptr (HkDistribution) cards = hk_aotd_odds_deck_count (zombies, type);
  g_autoptr (HkDistribution) orders = hk_aotd_odds_deck_count (zeus, type);
  g_autoptr (HkDistribution) both = hk_distribution_sum (cards, orders);

  return hk_aotd_is_abomination (type) ? hk_distribution_map (both, at_most_one, NULL) : g_steal_pointer (&both);
}

/* Fills in what the draws bring.
 * @odds: odds whose pools are set */
void
hk_aotd_spawn_odds_fill (HkAotdSpawnOdds      *odds,
                         const HkAotdOddsDeck *zombies,
                         const HkAotdOddsDeck *zeus)
{
  odds->zombie_cards = zombies->draws;
  odds->zeus_orders = zeus->draws;
  odds->is_known = TRUE;
  for (guint i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      const gboolean abomination = hk_aotd_is_abomination (hk_aotd_odds_types[i]);
      g_autoptr (HkDistribution) count = count_ways (zombies, zeus, hk_aotd_odds_types[i]);

      odds->expected[i] = abomination && odds->pool[i] == 0 ? 0 : hk_distribution_get_mean (count);
      odds->shortage[i] = abomination ? 0 : hk_distribution_get_at_least (count, odds->pool[i] + 1);
    }
}

/* Adds the cards of @pile as the odds see them; whether all of them are known. */
static gboolean
add_cards (HkAotdTable      *self,
           const char       *deck,
           GStrv             pile,
           GArray           *cards,
           HkAotdSpawnOdds  *odds)
{
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    {
      HkAotdSpawnCard *card = hk_aotd_table_find_spawn_card (self, deck, pile[i]);
      HkAotdOddsCard seen;

      if (card == NULL)
        return FALSE;
      seen.type = card->type;
      seen.count = hk_aotd_spawn_card_get_count (card, (int) odds->level);
      odds->stand_in |= g_strcmp0 (card->source, "stand-in") == 0;
      g_array_append_val (cards, seen);
    }
  return TRUE;
}

/* The cards of @pile and how often one is drawn; whether the whole deck is known. */
static gboolean
read_deck (HkAotdTable     *self,
           HkDeck          *pile,
           const char      *name,
           guint            size,
           GArray          *left,
           GArray          *discards,
           HkAotdSpawnOdds *odds,
           HkAotdOddsDeck  *deck)
{
  g_auto (GStrv) draw_pile = NULL;
  g_auto (GStrv) discard_pile = NULL;
  g_auto (GStrv) removed = NULL;

  if (deck->draws == 0)
    return TRUE;
  if (pile == NULL)
    return FALSE;
  g_object_get (pile, "draw-pile", &draw_pile, "discard-pile", &discard_pile, "removed", &removed, NULL);
  if (!add_cards (self, name, draw_pile, left, odds) || !add_cards (self, name, discard_pile, discards, odds))
    return FALSE;
  deck->left = (const HkAotdOddsCard *) (gpointer) left->data;
  deck->n_left = left->len;
  deck->discards = (const HkAotdOddsCard *) (gpointer) discards->data;
  deck->n_discards = discards->len;
  return left->len + discards->len + (removed == NULL ? 0 : g_strv_length (removed)) >= size;
}

/* Whether @spawn spawns in the next spawn step. */
static gboolean
comes_next (HkAotdTable *self,
            HkAotdSpawn *spawn)
{
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN)
    return hk_aotd_spawn_is_due (self, spawn);
  return spawn->open && spawn->from_round <= self->round + (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_END);
}

/* Reckons from the cards left, on the line of the highest Danger Level as it is now.
 * @odds: (out): what the next spawn step brings; in the midst of one, what is left of it */
void
hk_aotd_spawn_odds_reckon (HkAotdTable     *self,
                           HkAotdSpawnOdds *odds)
{
  g_autoptr (GArray) zombies_left = g_array_new (FALSE, FALSE, sizeof (HkAotdOddsCard));
  g_autoptr (GArray) zombies_done = g_array_new (FALSE, FALSE, sizeof (HkAotdOddsCard));
  g_autoptr (GArray) zeus_left = g_array_new (FALSE, FALSE, sizeof (HkAotdOddsCard));
  g_autoptr (GArray) zeus_done = g_array_new (FALSE, FALSE, sizeof (HkAotdOddsCard));
  HkAotdOddsDeck zombies = { NULL, 0, NULL, 0, 0 };
  HkAotdOddsDeck zeus = { NULL, 0, NULL, 0, 0 };

  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  *odds = (HkAotdSpawnOdds) { .level = hk_aotd_table_get_level (self) };
  for (guint i = 0; i < HK_AOTD_N_TYPES; i++)
    odds->pool[i] = hk_aotd_table_get_pool (self, hk_aotd_odds_types[i]);
  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      if (comes_next (self, spawn))
        (*(g_strcmp0 (spawn->kind, "zeus") == 0 ? &zeus.draws : &zombies.draws))++;
    }
  odds->zombie_cards = zombies.draws;
  odds->zeus_orders = zeus.draws;
  if (read_deck (self, self->zombie_deck, "zombie", HK_AOTD_N_ZOMBIE_CARDS, zombies_left, zombies_done, odds, &zombies)
      && read_deck (self, self->zeus_deck, "zeus", HK_AOTD_N_ZEUS_ORDERS, zeus_left, zeus_done, odds, &zeus))
    hk_aotd_spawn_odds_fill (odds, &zombies, &zeus);
}
