/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "hk-error.h"
#include "hk-rf-bot.h"
#include "hk-session.h"
#include "rfyl/hk-rf-game.h"
#include "rfyl/hk-rf-legal.h"

/* Moves, setups and questions that nobody would think of: each is refused with a sentence and an unchanged table, or played so that
 * it can be taken back. */

#define N_TABLES    10
#define N_MOVES     300
#define N_SETUPS    500
#define N_QUESTIONS 500

static const char * const texts[] = {
  "", "bullet", "all", "Axe", "first", "group", "hand", "none", "0", "-1", "99999999999", "%s%n", "🧟", "blood,bullets", "encounter", ",,,", "death",
};

static const char * const names[] = {
  "name", "icons", "bullets", "zombies", "blood", "move", "uses", "copies", "value", "id", "drops", "infected", "event", "determination", "0", "1", "7", "x",
};

static const char *
pick (GRand              *rand,
      const char * const *from,
      guint               n)
{
  return from[g_rand_int_range (rand, 0, (gint32) n)];
}

static gint64
any_number (GRand *rand)
{
  static const gint64 far[] = { G_MININT64, G_MAXINT64, G_MININT, G_MAXINT, -1, 100, 10000 };

  return g_rand_int_range (rand, 0, 5) == 0 ? far[g_rand_int_range (rand, 0, G_N_ELEMENTS (far))] : g_rand_int_range (rand, 0, 9);
}

static JsonNode *
any_value (GRand *rand,
           int    depth)
{
  const int n = g_rand_int_range (rand, 0, 4);
  JsonNode *node;

  switch (g_rand_int_range (rand, 0, depth > 3 ? 4 : 6))
    {
    case 0:
      return json_node_init_int (json_node_alloc (), any_number (rand));
    case 1:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case 2:
      return json_node_init_string (json_node_alloc (), pick (rand, texts, G_N_ELEMENTS (texts)));
    case 3:
      return json_node_init_double (json_node_alloc (), g_rand_double_range (rand, -1e200, 1e200));
    case 4:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (int i = 0; i < n; i++)
        json_array_add_element (json_node_get_array (node), any_value (rand, depth + 1));
      return node;
    default:
      node = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (node, json_object_new ());
      for (int i = 0; i < n; i++)
        json_object_set_member (json_node_get_object (node), pick (rand, names, G_N_ELEMENTS (names)), any_value (rand, depth + 1));
      return node;
    }
}

/* An Event card that might be told, or a payment. */
static JsonNode *
likely_object (GRand      *rand,
               const char *param)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_node_take_object (node, object);
  if (g_str_equal (param, "by"))
    {
      json_object_set_int_member (object, pick (rand, names + 14, 4), any_number (rand));
      return node;
    }
  json_object_set_string_member (object, "name", pick (rand, texts, G_N_ELEMENTS (texts)));
  json_object_set_string_member (object, "icons", pick (rand, texts, G_N_ELEMENTS (texts)));
  json_object_set_member (object, pick (rand, names, G_N_ELEMENTS (names)), any_value (rand, 2));
  return node;
}

/* Mostly of the type that is asked for. */
static JsonNode *
likely_value (GRand             *rand,
              const HkParamSpec *param)
{
  const int high = MIN (param->maximum, param->minimum + (param->maximum > 100 ? 40 : 8));
  const int n = g_rand_int_range (rand, 0, 5);
  JsonNode *node;

  if (g_rand_int_range (rand, 0, 14) == 0)
    return any_value (rand, 0);
  switch (param->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (json_node_alloc (), g_rand_int_range (rand, param->minimum, high + 1));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case HK_PARAM_STRING:
      return json_node_init_string (json_node_alloc (), param->choices != NULL ? pick (rand, param->choices, g_strv_length ((GStrv) param->choices))
                                                                              : pick (rand, texts, G_N_ELEMENTS (texts)));
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (int i = 0; i < n; i++)
        if (param->type == HK_PARAM_INTS)
          json_array_add_int_element (json_node_get_array (node), g_rand_int_range (rand, param->minimum, high + 1));
        else
          json_array_add_string_element (json_node_get_array (node), pick (rand, texts, G_N_ELEMENTS (texts)));
      return node;
    case HK_PARAM_OBJECT:
    case HK_PARAM_ANY:
      return likely_object (rand, param->name);
    }
  g_assert_not_reached ();
}

static JsonObject *
likely_params (GRand             *rand,
               const HkParamSpec *params,
               guint              n_params)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n_params; i++)
    if (params[i].required ? g_rand_int_range (rand, 0, 30) > 0 : g_rand_boolean (rand))
      json_object_set_member (object, params[i].name, likely_value (rand, &params[i]));
  if (g_rand_int_range (rand, 0, 40) == 0)
    json_object_set_member (object, pick (rand, names, G_N_ELEMENTS (names)), any_value (rand, 0));
  return object;
}

static void
check_refusal (HkTable *before,
               HkTable *after,
               GError  *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
  if (before != NULL)
    g_assert_true (hk_record_equal (before, after));
}

static void
check_table (HkRfTable *table)
{
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
  g_assert_true ((table->outcome != NULL) == hk_rf_table_is_phase (table, "over"));
}

static HkMove *
make_move (GRand            *rand,
           const HkGameSpec *game)
{
  const HkMoveSpec *spec = &game->moves[g_rand_int_range (rand, 0, (gint32) game->n_moves)];
  g_autoptr (JsonObject) params = NULL;

  /* What would end the game at once, and what sets anything at all, is left to other tests. */
  while (g_str_equal (spec->name, "finish") || g_str_equal (spec->name, "set"))
    spec = &game->moves[g_rand_int_range (rand, 0, (gint32) game->n_moves)];
  params = likely_params (rand, spec->params, spec->n_params);
  if (g_rand_int_range (rand, 0, 3) == 0)
    json_object_set_boolean_member (params, "house", TRUE);
  return hk_move_new (spec->name, params);
}

static gboolean
attempt (gpointer data,
         HkMove  *move)
{
  return hk_session_play (data, move, NULL);
}

static void
play_strange (guint seed)
{
  g_autoptr (JsonObject) setup = hk_rf_make_setup (2 + seed % 6, seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  g_autoptr (GError) failure = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_rfyl_get_spec (), setup, NULL, seed, NULL, &failure);
  HkRfBot bot;
  guint n_played = 0;

  g_assert_no_error (failure);
  hk_rf_bot_init (&bot, seed);
  for (int i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      HkTable *table = hk_session_get_table (session);
      g_autoptr (HkMove) move = make_move (rand, hk_rfyl_get_spec ());
      g_autoptr (HkTable) before = hk_table_copy (table);
      g_autoptr (GError) error = NULL;

      if (!hk_session_play (session, move, &error))
        check_refusal (before, table, error);
      else
        {
          n_played++;
          check_table (HK_RF_TABLE (table));
          if (i % 8 == 0)
            {
              g_autoptr (HkTable) after = hk_table_copy (table);

              g_assert_true (hk_session_undo (session, 1, &error));
              g_assert_true (hk_record_equal (before, hk_session_get_table (session)));
              g_assert_true (hk_session_redo (session, 1, &error));
              g_assert_true (hk_record_equal (after, hk_session_get_table (session)));
            }
        }
      /* In between the game goes on, so that every phase comes. */
      if (i % 3 == 0 && !hk_table_is_over (hk_session_get_table (session)))
        hk_rf_bot_act (&bot, HK_RF_TABLE (hk_session_get_table (session)), attempt, session);
    }
  g_assert_cmpuint (n_played, >, 5);
  hk_rf_bot_clear (&bot);
}

static void
test_moves (void)
{
  for (guint seed = 0; seed < N_TABLES; seed++)
    play_strange (seed);
}

static void
test_setups (void)
{
  const HkGameSpec *game = hk_rfyl_get_spec ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_good = 0;
  guint n_bad = 0;

  for (int i = 0; i < N_SETUPS; i++)
    {
      g_autoptr (JsonObject) setup = likely_params (rand, game->options, game->n_options);
      g_autoptr (JsonNode) players = json_from_string ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]", NULL);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      json_object_set_member (setup, "players", g_steal_pointer (&players));
      session = hk_session_new (game, setup, NULL, (guint64) i, NULL, &error);
      if (session == NULL)
        {
          check_refusal (NULL, NULL, error);
          n_bad++;
          continue;
        }
      n_good++;
      check_table (HK_RF_TABLE (hk_session_get_table (session)));
    }
  g_assert_cmpuint (n_good, >, 20);
  g_assert_cmpuint (n_bad, >, 20);
}

static void
test_questions (void)
{
  const HkGameSpec *game = hk_rfyl_get_spec ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  guint n_answered = 0;

  for (int i = 0; i < N_QUESTIONS; i++)
    {
      const HkCalculatorSpec *calculator = &game->calculators[g_rand_int_range (rand, 0, (gint32) game->n_calculators)];
      g_autoptr (JsonObject) params = likely_params (rand, calculator->params, calculator->n_params);
      g_autoptr (HkWorking) working = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) result = hk_game_calculate (game, calculator->name, params, &working, &error);

      if (result == NULL)
        check_refusal (NULL, NULL, error);
      else
        g_assert_nonnull (working);
      n_answered += result != NULL;
    }
  g_assert_cmpuint (n_answered, >, N_QUESTIONS / 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/strange/moves", test_moves);
  g_test_add_func ("/rfyl/strange/setups", test_setups);
  g_test_add_func ("/rfyl/strange/questions", test_questions);
  return g_test_run ();
}
