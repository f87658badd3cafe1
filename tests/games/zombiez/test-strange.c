/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "hk-error.h"
#include "hk-zz-bot.h"
#include "hk-session.h"
#include "zombiez/hk-zz-game.h"
#include "zombiez/hk-zz-legal.h"
#include "zombiez/hk-zz-odds.h"
#include "zombiez/hk-zz-worth.h"

/* Moves, setups and questions that nobody would think of: each is refused with a sentence and an unchanged table, or played so that
 * it can be taken back. */

#define N_TABLES    10
#define N_MOVES     300
#define N_SETUPS    500
#define N_QUESTIONS 500

static const char * const texts[] = {
  "", "zombie-1-1", "zombie-5-3", "axe-2", "net-1", "shotgun-3", "barricade", "barricade-2", "barricade>zombie-2-2", "zombie-3-3*4", "zombie-2-2 axe-1",
  "zombie-0-1", "axe", "left", "hand", "none", "-1", "99999999999", "%s%n", "🧟", "?", ">>>", "*",
};

static const char * const names[] = {
  "name", "value", "colour", "first", "second", "third", "copies", "action", "number", "zombie", "barricade", "0", "1", "7", "x",
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

/* A pack that might be told. */
static JsonNode *
likely_object (GRand *rand)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_node_take_object (node, object);
  for (int i = 0; i < 3; i++)
    json_object_set_member (object, pick (rand, names, G_N_ELEMENTS (names)), any_value (rand, 2));
  return node;
}

/* Mostly of the type that is asked for. */
static JsonNode *
likely_value (GRand             *rand,
              const HkParamSpec *param)
{
  const int high = MIN (param->maximum, param->minimum + (param->maximum > 100 ? 40 : 8));
  const int n = g_rand_int_range (rand, 0, 3) > 0 && param->type == HK_PARAM_INTS ? 5 : g_rand_int_range (rand, 0, 4);
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
      return likely_object (rand);
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
check_table (HkZzTable *table)
{
  g_autoptr (HkNext) next = hk_table_get_next (HK_TABLE (table));
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));

  g_assert_nonnull (headline);
  g_assert_true ((next == NULL) == hk_table_is_over (HK_TABLE (table)));
  g_assert_true ((table->outcome != NULL) == hk_zz_table_is_phase (table, "over"));
  g_assert_true ((hk_zz_table_get_n_actions (table) > 0) == hk_zz_table_is_phase (table, "actions"));
  g_assert_true ((table->drawn != NULL) == hk_zz_table_is_phase (table, "place"));
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);

      for (int j = 0; j < hk_zz_player_get_n_cards (player); j++)
        g_assert_true (hk_zz_card_is_zombie (hk_zz_player_get_card (player, j)));
    }
}

static HkMove *
make_move (GRand            *rand,
           const HkGameSpec *game)
{
  const HkMoveSpec *spec = &game->moves[g_rand_int_range (rand, 0, (gint32) game->n_moves)];
  g_autoptr (JsonObject) params = NULL;

  /* What would end the game at once, and what sets anything at all, is left to other tests. */
  while (g_str_equal (spec->name, "finish") || g_str_equal (spec->name, "set")
         || (g_str_equal (spec->name, "deck-out") && g_rand_int_range (rand, 0, 20) > 0))
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

/* Returns how many of the strange moves were played. */
static guint
play_strange (guint seed)
{
  g_autoptr (JsonObject) setup = hk_zz_make_setup (2 + seed % 5, seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  g_autoptr (GError) failure = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_zombiez_get_spec (), setup, NULL, seed, NULL, &failure);
  HkZzBot bot;
  guint n_played = 0;

  g_assert_no_error (failure);
  hk_zz_bot_init (&bot, seed);
  for (int i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      HkTable *table = hk_session_get_table (session);
      g_autoptr (HkMove) move = make_move (rand, hk_zombiez_get_spec ());
      g_autoptr (HkTable) before = hk_table_copy (table);
      g_autoptr (GError) error = NULL;

      if (!hk_session_play (session, move, &error))
        check_refusal (before, table, error);
      else
        {
          n_played++;
          check_table (HK_ZZ_TABLE (table));
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
        hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), attempt, session);
    }
  hk_zz_bot_clear (&bot);
  return n_played;
}

static void
test_moves (void)
{
  guint n_played = 0;

  for (guint seed = 0; seed < N_TABLES; seed++)
    n_played += play_strange (seed);
  g_test_message ("%u strange moves played", n_played);
  g_assert_cmpuint (n_played, >, 100);
}

/* Whatever a group sets by hand, the table can still be looked at and played on. */
static void
test_by_hand (void)
{
  static const char * const paths[] = {
    "phase", "current-player", "taker", "n-placed", "last-turn", "shuffles-left", "drawn", "rows", "rows/0/cards", "rows/1/cards/0/kind", "rows/0/cards/0/covered",
    "rows/2/cards/0/value", "players/0/cards", "players/1/cards/0/kind", "actions", "gained", "deck", "deck/draw-pile", "deck/discard-pile", "first-player",
    "colours", "winners", "outcome", "mode", "cards-by", "players/0/sets", "house-rules", "actions/0/player", "actions/0/card", "players/0/name",
  };
  static const char * const values[] = {
    "null", "[]", "0", "5", "-1", "true", "\"draw\"", "\"place\"", "\"choose\"", "\"reward\"", "\"actions\"", "\"takings\"", "\"scoring\"", "\"over\"", "\"x\"",
    "{\"kind\":\"axe\",\"colour\":1}", "{\"kind\":\"zombie\",\"value\":3,\"colour\":2}", "{\"kind\":\"barricade\"}", "{}", "[{}]",
    "[{\"kind\":\"zombie\",\"value\":2},{\"kind\":\"barricade\"},{\"kind\":\"net\",\"colour\":3}]", "[\"zombie-1-1\",\"?\",\"x\"]", "[\"1\",\"9\"]",
    "[{\"player\":4,\"card\":{\"kind\":\"shotgun\"}}]", "[{\"player\":0}]", "[{\"player\":0,\"card\":{\"kind\":\"net\"}}]",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_set = 0;

  for (guint i = 0; i < (g_test_slow () ? 400 : 40); i++)
    {
      g_autoptr (JsonObject) setup = hk_zz_make_setup (2 + i % 5, i);
      g_autoptr (GError) failure = NULL;
      g_autoptr (HkSession) session = hk_session_new (hk_zombiez_get_spec (), setup, NULL, i, NULL, &failure);
      HkZzBot bot;

      g_assert_no_error (failure);
      hk_zz_bot_init (&bot, i);
      for (guint j = 0; j < i % 40; j++)
        hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), attempt, session);
      for (guint j = 0; j < 25; j++)
        {
          HkTable *table = hk_session_get_table (session);
          g_autoptr (HkMove) move = hk_move_build ("set", "s:path", pick (rand, paths, G_N_ELEMENTS (paths)), NULL);
          g_autoptr (HkMove) other = make_move (rand, hk_zombiez_get_spec ());
          g_autoptr (GPtrArray) offers = NULL;
          g_autoptr (GPtrArray) steps = NULL;
          g_autoptr (HkNext) next = NULL;
          g_autoptr (HkWorking) odds = NULL;
          g_autoptr (HkWorking) worth = NULL;
          g_autoptr (HkScoreSheet) sheet = NULL;
          g_autoptr (HkTable) before = NULL;
          g_autoptr (GError) error = NULL;
          g_auto (GStrv) reminders = NULL;
          g_autofree char *headline = NULL;

          json_object_set_member (hk_move_get_params (move), "value", json_from_string (pick (rand, values, G_N_ELEMENTS (values)), NULL));
          n_set += hk_session_play (session, move, NULL);
          offers = hk_zz_list_moves (HK_ZZ_TABLE (table));
          steps = hk_table_list_steps (table);
          next = hk_table_get_next (table);
          odds = hk_zz_table_explain_odds (HK_ZZ_TABLE (table));
          worth = hk_zz_table_explain_worth (HK_ZZ_TABLE (table), (int) (j % 3), (int) (j % 6));
          sheet = hk_table_get_score_sheet (table);
          reminders = hk_table_list_reminders (table);
          headline = hk_table_get_headline (table);
          g_assert_nonnull (steps);
          g_assert_nonnull (reminders);
          if (next != NULL && hk_next_get_move (next) != NULL)
            {
              g_autoptr (HkMove) copy = hk_move_copy (hk_next_get_move (next));

              hk_session_play (session, copy, NULL);
            }
          before = hk_table_copy (table);
          if (!hk_session_play (session, other, &error))
            check_refusal (before, hk_session_get_table (session), error);
        }
      hk_zz_bot_clear (&bot);
    }
  g_assert_cmpuint (n_set, >, 100);
}

static void
test_setups (void)
{
  const HkGameSpec *game = hk_zombiez_get_spec ();
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
      check_table (HK_ZZ_TABLE (hk_session_get_table (session)));
    }
  g_assert_cmpuint (n_good, >, 20);
  g_assert_cmpuint (n_bad, >, 20);
}

static void
test_questions (void)
{
  const HkGameSpec *game = hk_zombiez_get_spec ();
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
  g_assert_cmpuint (n_answered, >, N_QUESTIONS / 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/strange/moves", test_moves);
  g_test_add_func ("/zombiez/strange/by-hand", test_by_hand);
  g_test_add_func ("/zombiez/strange/setups", test_setups);
  g_test_add_func ("/zombiez/strange/questions", test_questions);
  return g_test_run ();
}
