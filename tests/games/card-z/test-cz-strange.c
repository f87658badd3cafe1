/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-check.h"
#include "hk-cz-game.h"
#include "hk-cz-party.h"
#include "hk-error.h"

/* Moves, setups and questions that no person would send: whatever comes, the app answers with a sentence and an unchanged
 * table, or plays it, leaves a table behind that can be saved, and can take it back. */

#define N_TABLES    5
#define N_MOVES     120
#define N_SETUPS    120
#define N_QUESTIONS 600

static const char * const words[] = {
  "", "spoon", "Ka-Bar", "9 mm Pistol", "Junk Food", "Fresh Food", "Backpack", "First Aid Kit", "Boombox", "Hunting Bow", "zombie", "fast",
  "slow", "rigored", "dog", "human", "human-enemies", "ally", "dependant", "fire", "close", "medium", "long", "melee", "kill", "push",
  "drive", "impale", "shoot", "reload", "grab", "unjam", "attack", "retreat", "wait", "Pub", "Church", "S-Mart", "Alpha Base", "oo|i",
  "o:i|i", "x", "d6", "3d6", "2d6-2", "99d99", "-", "residential", "commercial", "fresh", "won", "lost", "1", "71", "-1", "%s%n",
  "Old Skool Dad", "pistol:1", "Food Poisoning", "\xe2\x80\x9c@+@",
};

static const char * const members[] = {
  "encounter", "survivor", "die", "type", "card", "name", "hex", "helmet", "distracted", "loot", "distance", "zone", "player", "move",
  "push", "carry", "skills", "heroic", "id", "pack", "weather", "location", "place", "source", "kind", "weight", "supply", "roll",
};

static const char *
pick_word (GRand *rand)
{
  return words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))];
}

static gint64
make_number (GRand *rand)
{
  static const gint64 strange[] = { G_MININT64, G_MAXINT64, G_MININT, G_MAXINT, 4294967296, -1, 100, 999999 };

  if (g_rand_int_range (rand, 0, 6) == 0)
    return strange[g_rand_int_range (rand, 0, G_N_ELEMENTS (strange))];
  return g_rand_int_range (rand, 0, 8);
}

/* Anything at all. */
static JsonNode *
make_node (GRand *rand,
           int    depth)
{
  JsonNode *node;
  const int n = g_rand_int_range (rand, 0, 5);

  switch (g_rand_int_range (rand, 0, depth > 4 ? 5 : 7))
    {
    case 0:
      return json_node_init_int (json_node_alloc (), make_number (rand));
    case 1:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case 2:
      return json_node_init_string (json_node_alloc (), pick_word (rand));
    case 3:
      return json_node_init_double (json_node_alloc (), g_rand_double_range (rand, -1e300, 1e300));
    case 4:
      return json_node_init_null (json_node_alloc ());
    case 5:
      node = json_node_init_array (json_node_alloc (), NULL);
      json_node_take_array (node, json_array_new ());
      for (int i = 0; i < n; i++)
        json_array_add_element (json_node_get_array (node), make_node (rand, depth + 1));
      return node;
    default:
      node = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (node, json_object_new ());
      for (int i = 0; i < n; i++)
        json_object_set_member (json_node_get_object (node), members[g_rand_int_range (rand, 0, G_N_ELEMENTS (members))],
                                make_node (rand, depth + 1));
      return node;
    }
}

/* Mostly what the parameter asks for. */
static JsonNode *
make_param (GRand             *rand,
            const HkParamSpec *param)
{
  const int n = g_rand_int_range (rand, 0, 4);
  JsonNode *node;
  const char *text = pick_word (rand);

  if (g_rand_int_range (rand, 0, 12) == 0)
    return make_node (rand, 0);
  if (param->choices != NULL)
    text = param->choices[g_rand_int_range (rand, 0, (gint32) g_strv_length ((GStrv) param->choices))];
  switch (param->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (json_node_alloc (), g_rand_int_range (rand, param->minimum, MIN (param->maximum, param->minimum + 7) + 1));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case HK_PARAM_STRING:
      return json_node_init_string (json_node_alloc (), text);
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (int i = 0; i < n; i++)
        if (param->type == HK_PARAM_INTS)
          json_array_add_int_element (json_node_get_array (node),
                                      g_rand_int_range (rand, param->minimum, MIN (param->maximum, param->minimum + 5) + 1));
        else
          json_array_add_string_element (json_node_get_array (node), pick_word (rand));
      return node;
    case HK_PARAM_OBJECT:
    case HK_PARAM_ANY:
      if (g_rand_boolean (rand))
        return json_node_init_int (json_node_alloc (), g_rand_int_range (rand, 0, 6));
      return g_rand_boolean (rand) ? json_node_init_string (json_node_alloc (), text) : make_node (rand, 0);
    }
  g_assert_not_reached ();
}

static JsonObject *
make_params (GRand             *rand,
             const HkParamSpec *params,
             guint              n_params)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n_params; i++)
    if (g_rand_int_range (rand, 0, 10) < (params[i].required ? 10 : 4))
      json_object_set_member (object, params[i].name, make_param (rand, &params[i]));
  if (g_rand_int_range (rand, 0, 40) == 0)
    json_object_set_member (object, pick_word (rand), make_node (rand, 0));
  return object;
}

/* What cannot be whatever the group tells by hand. */
static void
check_table (HkCzTable *table)
{
  g_autoptr (HkNext) next = hk_table_get_next (HK_TABLE (table));
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));
  g_auto (GStrv) reminders = hk_table_list_reminders (HK_TABLE (table));

  g_assert_nonnull (headline);
  g_assert_true (g_utf8_validate (headline, -1, NULL));
  g_assert_cmpuint (steps->len, >, 0);
  g_assert_true ((next == NULL) == hk_table_is_over (HK_TABLE (table)));
  g_assert_true ((table->outcome != NULL) == hk_cz_table_is_phase (table, "over"));
  g_assert_true (table->battle == NULL || hk_cz_table_get_location (table, table->battle->place) != NULL);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      g_assert_true (!survivor->dead || !survivor->on_field);
      g_assert_true (!survivor->dead || g_list_model_get_n_items (G_LIST_MODEL (survivor->loot)) == 0);
      g_assert_cmpint (survivor->wounds, <=, 1);
      g_assert_cmpint (survivor->player, <, hk_cz_table_get_n_players (table));
    }
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    g_assert_false (hk_cz_table_get_location (table, i)->fire && hk_cz_table_get_location (table, i)->safe);
}

static HkSession *
begin (guint seed)
{
  static const char * const scenarios[] = { "survive", "mission-from-god", "own" };
  const char *mode = seed % 2 == 0 ? "co-op" : "competitive";
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup (scenarios[seed % 3], mode, 2, seed % 4 == 3 ? "{\"dice-by\":\"hand\"}" : NULL);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_card_z_get_spec (), setup, NULL, seed, NULL, &error);

  g_assert_no_error (error);
  return session;
}

static HkMove *
make_move (GRand            *rand,
           const HkGameSpec *game)
{
  const HkMoveSpec *spec = &game->moves[g_rand_int_range (rand, 0, (gint32) game->n_moves)];
  g_autoptr (JsonObject) params = NULL;

  /* The end is declared now and then only, so that there is something to play. */
  if ((g_str_equal (spec->name, "finish") || g_str_equal (spec->name, "lose")) && g_rand_int_range (rand, 0, 30) > 0)
    spec = &game->moves[0];
  params = make_params (rand, spec->params, spec->n_params);
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

/* One strange move. Returns whether it was played. */
static gboolean
play_strange (HkSession        *session,
              GRand            *rand,
              const HkGameSpec *game,
              gboolean          undo)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkMove) move = make_move (rand, game);
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (HkTable) after = NULL;
  g_autoptr (GError) error = NULL;

  if (g_test_verbose ())
    {
      g_autoptr (JsonObject) line = hk_move_to_json (move);
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), line);
      g_autofree char *text = json_to_string (node, FALSE);

      g_test_message ("%s", text);
    }
  if (!hk_session_play (session, move, &error))
    {
      g_assert_true (error->domain == HK_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_true (hk_record_equal (before, table));
      return FALSE;
    }
  check_table (HK_CZ_TABLE (table));
  after = hk_table_copy (table);
  g_assert_true (hk_record_equal (after, table));
  if (!undo)
    return TRUE;
  hk_session_undo (session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (before, hk_session_get_table (session)));
  hk_session_redo (session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (after, hk_session_get_table (session)));
  return TRUE;
}

/* Between strange moves a group plays on, so that they come at every point of a game. */
static void
test_moves (void)
{
  const HkGameSpec *game = hk_card_z_get_spec ();
  guint n_played = 0;

  for (guint seed = 0; seed < N_TABLES; seed++)
    {
      g_autoptr (HkSession) session = begin (seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
      HkCzParty party;

      hk_cz_party_init (&party, seed);
      party.reckless = TRUE;
      for (guint i = 0; i < N_MOVES; i++)
        {
          n_played += play_strange (session, rand, game, i % 16 == 0);
          if (i % 4 == 0 && !hk_table_is_over (hk_session_get_table (session)))
            hk_cz_party_act (&party, HK_CZ_TABLE (hk_session_get_table (session)), attempt, session);
        }
      hk_cz_party_clear (&party);
    }
  g_assert_cmpuint (n_played, >, N_TABLES * N_MOVES / 20);
}

static void
test_setups (void)
{
  const HkGameSpec *game = hk_card_z_get_spec ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_good = 0;

  for (int i = 0; i < N_SETUPS; i++)
    {
      g_autoptr (JsonObject) setup = json_object_new ();
      g_autoptr (JsonNode) players = json_from_string ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]", NULL);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      for (int j = g_rand_int_range (rand, 0, 4); j > 0; j--)
        {
          const HkParamSpec *param = &game->options[g_rand_int_range (rand, 0, (gint32) game->n_options)];

          json_object_set_member (setup, param->name, make_param (rand, param));
        }
      json_object_set_member (setup, "players", g_rand_int_range (rand, 0, 20) == 0 ? make_node (rand, 0) : json_node_ref (players));
      session = hk_session_new (game, setup, NULL, (guint64) i, NULL, &error);
      if (session == NULL)
        {
          g_assert_true (error->domain == HK_ERROR);
          g_assert_cmpuint (strlen (error->message), >, 10);
          continue;
        }
      n_good++;
      check_table (HK_CZ_TABLE (hk_session_get_table (session)));
    }
  g_assert_cmpuint (n_good, >, 20);
}

static void
test_questions (void)
{
  const HkGameSpec *game = hk_card_z_get_spec ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint n_answers = 0;

  for (int i = 0; i < N_QUESTIONS; i++)
    {
      const HkCalculatorSpec *calculator = &game->calculators[(guint) i % game->n_calculators];
      g_autoptr (JsonObject) params = make_params (rand, calculator->params, calculator->n_params);
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), params);
      g_autofree char *text = json_to_string (node, FALSE);
      g_autoptr (HkWorking) working = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) result = NULL;

      if (g_test_verbose ())
        g_test_message ("%s %s", calculator->name, text);
      result = hk_game_calculate (game, calculator->name, params, &working, &error);

      if (result == NULL)
        {
          g_assert_true (error->domain == HK_ERROR);
          g_assert_cmpuint (strlen (error->message), >, 10);
        }
      else
        n_answers++;
    }
  g_assert_cmpuint (n_answers, >, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/strange/moves", test_moves);
  g_test_add_func ("/card-z/strange/setups", test_setups);
  g_test_add_func ("/card-z/strange/questions", test_questions);
  return g_test_run ();
}
