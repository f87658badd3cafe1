/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/hk-rf-game.h"
#include "hk-play-whole.h"
#include "hk-rf-bot.h"
#include "hk-short.h"
#include "hk-strange.h"

#define N_TABLES    10
#define N_MOVES     300
#define N_SETUPS    500
#define N_QUESTIONS 500
#define SWEPT_LATER 30

static const char * const words[] = {
  "", "bullet", "all", "Axe", "first", "group", "hand", "none", "0", "-1", "99999999999", "%s%n", "🧟", "blood,bullets", "encounter", ",,,", "death", NULL
};

static const char * const members[] = {
  "name", "icons", "bullets", "zombies", "blood", "move", "uses", "copies", "value", "id", "drops", "infected", "event", "determination", "0", "1", "7", "x", NULL
};

/* An Event card that might be told, or a payment. */
static JsonNode *
make_object (const HkStrange   *self,
             GRand             *rand,
             const HkParamSpec *param)
{
  static const char * const payers[] = { "0", "1", "7", "x", NULL };
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_node_take_object (node, object);
  if (g_str_equal (param->name, "by"))
    {
      json_object_set_int_member (object, hk_strange_pick (rand, payers), hk_strange_make_number (rand));
      return node;
    }
  json_object_set_string_member (object, "name", hk_strange_pick (rand, self->words));
  json_object_set_string_member (object, "icons", hk_strange_pick (rand, self->words));
  json_object_set_member (object, hk_strange_pick (rand, self->members), hk_strange_make_node (self, rand, 2));
  return node;
}

static void
check_table (HkTable *any_table)
{
  HkRfTable *table = HK_RF_TABLE (any_table);

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      g_assert_false (player->zombie && player->safe);
      g_assert_cmpint (player->bullets, >=, 0);
      if (player->zombie)
        g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (player->items)), ==, 0);
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);
      HkRfPlayer *leader = hk_rf_table_get_player (table, zombie->leader);

      g_assert_true (hk_rf_table_find_zombie (table, zombie->id) == zombie);
      g_assert_true (zombie->leader < 0 || (leader->zombie && leader->space == zombie->space));
    }
  g_assert_true ((table->outcome != HK_RF_OUTCOME_NONE) == (hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER));
}

/* What would end the game at once, and what sets anything at all, is left to other tests. */
static gboolean
avoids (GRand      *rand,
        const char *move)
{
  return g_str_equal (move, "finish") || g_str_equal (move, "set");
}

static HkStrange
get_strange (void)
{
  return (HkStrange) { hk_rfyl_get_spec (), words, members, 40, make_object, avoids, check_table, 0 };
}

static void
play_strange (guint seed)
{
  const HkStrange strange = get_strange ();
  g_autoptr (JsonObject) setup = hk_rf_make_setup (2 + seed % 6, seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (strange.game, setup, NULL, seed, NULL, &error);
  HkRfBot bot;
  guint n_played = 0;

  g_assert_no_error (error);
  hk_rf_bot_init (&bot, seed);
  for (int i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      if (i == (int) seed * SWEPT_LATER)
        hk_strange_sweep (&strange, hk_session_get_table (session), rand);
      n_played += hk_strange_play (&strange, session, rand, i % 8 == 0);
      /* In between the game goes on, so that every phase comes. */
      if (i % 3 == 0 && !hk_table_is_over (hk_session_get_table (session)))
        hk_rf_bot_act (&bot, HK_RF_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session);
    }
  g_assert_cmpuint (n_played, >, 5);
  hk_rf_bot_clear (&bot);
}

static void
test_moves (void)
{
  for (guint seed = 0; seed < hk_short (N_TABLES, 1); seed++)
    play_strange (seed);
}

/* What a file may say and no table can be: what names nobody. */
static void
test_names_nobody (void)
{
  static const char * const paths[] = {
    "players", "[]",
    "first-player", "7",
    "zombies", "[{\"leader\":7}]",
    "fights", "[{\"player\":7}]",
    "fights", "[{\"player\":0,\"helpers\":[\"9\"]}]",
    "blood-deck", "null",
    "phase", "\"x\"",
    NULL
  };
  g_autoptr (JsonObject) setup = hk_rf_make_setup (3, 1);
  g_autoptr (HkSession) session = hk_session_new (hk_rfyl_get_spec (), setup, NULL, 1, NULL, NULL);

  hk_strange_check_nobody (hk_session_get_table (session), paths);
}

int
main (int    argc,
      char **argv)
{
  const HkStrange strange = get_strange ();
  const HkStrangeAims aims = { N_SETUPS, 20, 20, N_QUESTIONS, N_QUESTIONS / 4 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/strange/names-nobody", test_names_nobody);
  g_test_add_func ("/rfyl/strange/moves", test_moves);
  hk_strange_add_tests (&strange, &aims);
  return g_test_run ();
}
