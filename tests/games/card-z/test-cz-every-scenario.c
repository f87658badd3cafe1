/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-check.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/hk-cz-game.h"
#include "hk-short.h"
#include "party/hk-cz-party.h"
#include "hk-play-whole.h"
#include "hk-walk.h"

/* Every scenario in all of its modes, played to the end with fixed seeds, and what has to hold at every moment; with more seeds when
 * slow tests are asked for. */

#define MOST_DAYS  7
#define MOST_MOVES 3000

typedef struct
{
  HkPlayWhole whole;
  HkCzTable  *table;
  GHashTable *loot;
  HkCzParty   other;   /* asks for offers and does not play */
} Game;

#define N_MODES 3

static gboolean
try (gpointer data,
     HkMove  *move)
{
  Game *game = data;
  const HkCzPhase phase = game->table->phase;
  const int day = game->table->day;

  if (!hk_play_try_on_table (&game->whole, move))
    return FALSE;
  cz_check_phase (game->table, phase, day);
  return TRUE;
}

static void
check_now (Game *game)
{
  cz_check_table (game->table, game->loot);
  if (game->whole.n_moves % 10 == 5)
    cz_check_end (game->table);
  if (game->whole.n_moves % 10 == 0)
    hk_play_check_saved (game->whole.table);
  if (game->whole.n_moves % 100 == 0)
    cz_check_offers (game->table, &game->other);
}

static void
play_whole_game (const char *scenario,
                 const char *mode,
                 guint       n_players,
                 guint64     seed,
                 const char *more)
{
  g_autoptr (HkTable) table = hk_table_new (hk_card_z_get_spec (), seed);
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup (scenario, mode, n_players, more);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);
  g_autoptr (GError) error = NULL;
  g_autofree char *outcome = NULL;
  Game game = { .whole = { .table = table, .compare_every = 14 }, .table = HK_CZ_TABLE (table) };
  HkCzParty bot;

  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  if (game.table->cards_by != HK_BY_HAND)
    game.loot = cz_count_loot (game.table);
  hk_cz_party_init (&bot, seed);
  hk_cz_party_init (&game.other, seed + 1);
  bot.reckless = seed % 2 == 1;
  bot.restless = seed % 3 == 0;
  g_test_message ("%s %s, %u players, seed %" G_GUINT64_FORMAT, scenario, mode, n_players, seed);
  while (!hk_table_is_over (table) && game.table->day < MOST_DAYS)
    {
      check_now (&game);
      if (!hk_cz_party_act (&bot, game.table, try, &game))
        {
          g_autofree char *headline = hk_table_get_headline (table);

          g_error ("dead end after %u moves: %s", game.whole.n_moves, headline);
        }
      g_assert_cmpuint (game.whole.n_moves, <, MOST_MOVES);
    }
  cz_check_table (game.table, game.loot);
  outcome = hk_table_get_outcome (table);
  g_test_message ("  day %d, %u moves, %u refused. %s", game.table->day, game.whole.n_moves, bot.n_refused, outcome == NULL ? "Not over." : outcome);
  g_clear_pointer (&game.loot, g_hash_table_unref);
  hk_cz_party_clear (&bot);
  hk_cz_party_clear (&game.other);
}

/* Every scenario in each of its modes on its patterns (Scenarios, page 14). */
static void
test_scenario (gconstpointer data)
{
  const HkCzScenario *scenario = data;

  for (guint i = 0; i < hk_short (N_MODES, 1); i++)
    for (guint64 seed = 1; hk_cz_scenario_get_difficulty (scenario, (HkCzMode) i) != NULL && seed <= (g_test_slow () ? 4 : 1); seed++)
      {
        const char pattern = scenario->patterns[seed % strlen (scenario->patterns)];
        g_autofree char *more = g_strdup_printf ("{\"pattern\":\"%c\"}", pattern);

        play_whole_game (scenario->id, hk_cz_modes[i], i == 0 ? 1 : 2 + (guint) seed % 3, seed * 10 + i, more);
      }
}

/* The group rolls, or rolls and draws. */
static void
test_by_hand (gconstpointer data)
{
  const HkCzScenario *scenario = data;

  for (guint i = 0; i < hk_short (N_MODES, 1); i++)
    for (guint64 seed = g_test_slow () ? 1 : 1 + i % 2; hk_cz_scenario_get_difficulty (scenario, (HkCzMode) i) != NULL && seed <= (g_test_slow () ? 2 : 1 + i % 2); seed++)
      play_whole_game (scenario->id, hk_cz_modes[i], i == 0 ? 1 : 2, seed * 100 + i,
                       seed == 1 ? "{\"dice-by\":\"hand\"}" : "{\"dice-by\":\"hand\",\"cards-by\":\"hand\"}");
}

/* All taken back and all done again is the same table. */
static void
test_undo_and_redo (void)
{
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup ("survive", "co-op", 3, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_card_z_get_spec (), setup, "Whole game", 5, NULL, &error);
  g_autoptr (HkTable) first = NULL;
  HkCzParty bot;

  g_assert_no_error (error);
  first = hk_table_copy (hk_session_get_table (session));
  hk_cz_party_init (&bot, 5);
  bot.restless = TRUE;
  while (!hk_table_is_over (hk_session_get_table (session)) && hk_session_get_n_moves (session) < 400)
    g_assert_true (hk_cz_party_act (&bot, HK_CZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session));
  g_assert_cmpuint (hk_session_get_n_moves (session), >, 50);
  hk_play_undo_and_redo_all (session, first);
  hk_cz_party_clear (&bot);
}

/* What a walk needs: a bot, and what there was of Loot at the beginning. */
typedef struct
{
  HkCzParty   bot;
  GHashTable *loot;
} Walk;

/* The scenarios in each of their modes, in turn; every fourth game with dice by hand. */
static JsonObject *
make_walk_setup (guint number)
{
  guint n;
  const HkCzScenario *scenarios = hk_cz_scenario_list (&n);

  for (;; number++)
    {
      const HkCzScenario *scenario = &scenarios[number % n];
      const guint mode = number / n % N_MODES;
      g_autofree char *more = g_strdup_printf ("{\"pattern\":\"%c\",\"dice-by\":\"%s\"}", scenario->patterns[number % strlen (scenario->patterns)],
                                               number % 4 == 3 ? "hand" : "app");

      if (hk_cz_scenario_get_difficulty (scenario, (HkCzMode) mode) != NULL)
        return hk_cz_party_make_setup (scenario->id, hk_cz_modes[mode], mode == 0 ? 1 : 2 + number % 3, more);
    }
}

static gpointer
begin_walk (guint    number,
            HkTable *table)
{
  Walk *self = g_new0 (Walk, 1);

  hk_cz_party_init (&self->bot, number);
  self->bot.reckless = number % 2 == 1;
  self->bot.restless = number % 3 == 0;
  self->loot = cz_count_loot (HK_CZ_TABLE (table));
  return self;
}

static gboolean
act_in_walk (gpointer  walk,
             HkTable  *table,
             HkWalkTry attempt,
             gpointer  data)
{
  return hk_cz_party_act (&((Walk *) walk)->bot, HK_CZ_TABLE (table), attempt, data);
}

static void
check_in_walk (gpointer walk,
               HkTable *table)
{
  cz_check_table (HK_CZ_TABLE (table), ((Walk *) walk)->loot);
}

static void
end_walk (gpointer walk)
{
  Walk *self = walk;

  hk_cz_party_clear (&self->bot);
  g_hash_table_unref (self->loot);
  g_free (self);
}

static const HkWalk walk = { "card-z", make_walk_setup, begin_walk, act_in_walk, check_in_walk, end_walk };

int
main (int    argc,
      char **argv)
{
  const HkCzScenario *scenarios;
  guint n_scenarios;

  g_test_init (&argc, &argv, NULL);
  scenarios = hk_cz_scenario_list (&n_scenarios);
  for (guint i = 0; i < n_scenarios; i++)
    {
      g_autofree char *path = g_strdup_printf ("/card-z/every-scenario/%s", scenarios[i].id);
      g_autofree char *by_hand = g_strdup_printf ("/card-z/every-scenario/by-hand/%s", scenarios[i].id);

      g_test_add_data_func (path, &scenarios[i], test_scenario);
      g_test_add_data_func (by_hand, &scenarios[i], test_by_hand);
    }
  g_test_add_func ("/card-z/every-scenario/undo-and-redo", test_undo_and_redo);
  hk_walk_add (&walk, argc, argv);
  return g_test_run ();
}
