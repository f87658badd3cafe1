/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "army-of-the-dead/hk-aotd-game.h"
#include "army-of-the-dead/hk-aotd-horde.h"
#include "army-of-the-dead/hk-aotd-legal.h"
#include "army-of-the-dead/hk-aotd-table.h"
#include "hk-error.h"
#include "hk-session.h"

/* Moves, setups and questions that no person would send: whatever comes, the app answers with a sentence
 * and an unchanged table, or plays it, leaves nothing impossible behind and can take it back. */

#define N_TABLES      12
#define N_MOVES       250
#define N_SETUPS      600
#define N_QUESTIONS   600

static const char * const words[] = {
  "", "spoon", "aaahh", "ammo-clip", "katana", "grenade", "tnt", "bola-gun", "revolver", "heavy-machine-gun", "first-aid-kit",
  "ring-saw", "grenade-launcher", "truck-gun", "truck-attack", "taco-truck-gun", "shambler", "alpha", "queen", "zeus", "valentine",
  "helmeted-zeus", "abomination", "none", "guzman", "scott", "kate", "martin", "bruiser", "mechanic", "pilot", "orange", "blue",
  "charge", "sprint", "born-leader", "bloodlust:melee", "reaper:combat", "action", "free:move", "plus-die:", "hand", "driver", "out",
  "won", "lost", "123", "55555", "1", "12345", "-1", "Z1", "Z99", "any-face", "extra-die", "one-up-one-down", "%s%n", "\xe2\x80\x9c@+@",
};

static const char * const members[] = {
  "shamblers", "alphas", "abominations", "id", "kind", "dice", "ammo-dice", "accuracy", "damage", "noisy", "explosive", "skill",
  "minimum-range", "maximum-range", "backpack", "type", "player", "name", "open", "pack", "equipment", "specialties", "survivor",
  "kills", "kill-type", "text", "needed", "adrenaline", "opens", "leader", "vital", "blue", "red", "zombie-card", "weapon", "survivors",
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

static JsonNode *
make_targets (GRand *rand)
{
  static const char * const types[] = { "valentine", "queen", "zeus" };
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonArray *abominations = json_array_new ();

  json_node_take_object (node, json_object_new ());
  json_object_set_int_member (json_node_get_object (node), "shamblers", g_rand_int_range (rand, 0, 4));
  json_object_set_int_member (json_node_get_object (node), "alphas", g_rand_int_range (rand, 0, 3));
  for (int i = 0; i < 7 && g_rand_boolean (rand); i++)
    json_array_add_string_element (abominations, types[g_rand_int_range (rand, 0, 3)]);
  json_object_set_array_member (json_node_get_object (node), "abominations", abominations);
  return node;
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
      if (g_str_equal (param->name, "targets"))
        return make_targets (rand);
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

static guint
count_deck (HkDeck *deck)
{
  g_auto (GStrv) removed = NULL;

  g_object_get (deck, "removed", &removed, NULL);
  return hk_deck_get_n_left (deck) + hk_deck_get_n_discarded (deck) + (removed == NULL ? 0 : g_strv_length (removed));
}

static void
check_survivors (HkAotdTable *table)
{
  guint n_cards = count_deck (table->equipment_deck);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

      n_cards += g_list_model_get_n_items (G_LIST_MODEL (survivor->items));
      g_assert_cmpint (survivor->wounds, <=, survivor->health);
      g_assert_true (survivor->eliminated == (survivor->wounds == survivor->health));
      g_assert_cmpint (survivor->actions, >=, 0);
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); j++)
        {
          g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), j);

          g_assert_cmpstr (item->card, !=, "aaahh");
        }
      if (!survivor->eliminated)
        continue;
      g_assert_cmpint (survivor->actions, ==, 0);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (survivor->items)), ==, 0);
      g_assert_true (survivor->free_actions == NULL || survivor->free_actions[0] == NULL);
      g_assert_null (survivor->seat);
    }
  g_assert_cmpuint (n_cards, ==, 55);
}

/* What the box and the rules make impossible. */
static void
check_table (HkAotdTable *table)
{
  static const char * const types[] = { "shambler", "alpha" };

  check_survivors (table);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      int held = 0;

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); j++)
        {
          HkAotdObjective *objective = hk_aotd_table_get_objective (table, (int) j);

          g_assert_true (objective->held == 0 || !objective->done);
          g_assert_cmpint (objective->held, <=, objective->count);
          if (g_strcmp0 (objective->kill_type, types[i]) == 0)
            held += objective->held;
        }
      g_assert_cmpint (hk_aotd_table_get_on_board (table, types[i]) + held, <=, hk_aotd_table_get_limit (table, types[i]));
      g_assert_cmpint (hk_aotd_table_get_trapped (table, types[i]), <=, hk_aotd_table_get_on_board (table, types[i]));
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->abominations)), ==, 3);
  g_assert_cmpuint (count_deck (table->sleeper_bag), ==, HK_AOTD_N_SLEEPERS);
  g_assert_cmpint (table->sleepers, <=, (int) hk_deck_get_n_left (table->sleeper_bag));
  g_assert_true (table->wounds_to_split == 0 || table->outcome == NULL);
  g_assert_true (g_strcmp0 (table->phase, "over") == 0 || table->outcome == NULL);
  g_assert_true (g_utf8_validate (table->noise, -1, NULL));
}

static HkSession *
begin (guint seed)
{
  static const char *setup =
    "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"sleepers\":20,\"truck\":true,\"vault\":true,\"zeus-spawn\":true,"
    "\"zeus\":\"helmeted\",\"abominations\":[\"queen\",\"valentine\"],\"shamblers\":20,\"alphas\":12,\"time-limit\":40,\"time-ends\":false,"
    "\"survivors\":[{\"id\":\"guzman\",\"equipment\":[\"katana\",\"grenade\",\"tnt\"]},{\"id\":\"scott\"},{\"id\":\"kate\"},{\"id\":\"dieter\"},"
    "{\"id\":\"cruz\",\"equipment\":[\"bola-gun\",\"revolver\",\"ammo-clip\"]},{\"id\":\"peters\",\"equipment\":[\"heavy-machine-gun\",\"first-aid-kit\"]}],"
    "\"companions\":[{\"id\":\"martin\",\"vital\":false,\"leader\":0,\"skill\":\"action\"}],\"personal\":["
    "{\"survivor\":\"guzman\",\"text\":\"Kill\",\"kills\":9,\"kill-type\":\"shambler\"},{\"survivor\":\"kate\",\"text\":\"More\",\"kills\":5,\"kill-type\":\"alpha\"}],"
    "\"objectives\":[{\"name\":\"Crate\",\"needed\":30},{\"name\":\"Hunt\",\"kill-type\":\"shambler\",\"needed\":6,\"adrenaline\":3}]}";
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup (HK_AOTD_GAME, NULL), json_node_get_object (node), NULL, seed, NULL, &error);

  g_assert_no_error (error);
  return session;
}

static HkMove *
make_move (GRand            *rand,
           const HkGameSpec *game)
{
  const HkMoveSpec *spec = &game->moves[g_rand_int_range (rand, 0, (gint32) game->n_moves)];
  g_autoptr (JsonObject) params = NULL;

  /* Deciding the end is told now and then only, so that there is something to play. */
  if (g_str_equal (spec->name, "finish") && g_rand_int_range (rand, 0, 20) > 0)
    spec = &game->moves[0];
  params = make_params (rand, spec->params, spec->n_params);
  if (g_rand_int_range (rand, 0, 3) == 0)
    json_object_set_boolean_member (params, "house", TRUE);
  return hk_move_new (spec->name, params);
}

static void
test_moves (void)
{
  const HkGameSpec *game = hk_games_lookup (HK_AOTD_GAME, NULL);
  guint n_played = 0;

  for (guint seed = 0; seed < N_TABLES; seed++)
    {
      g_autoptr (HkSession) session = begin (seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);

      for (int i = 0; i < N_MOVES; i++)
        {
          HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
          g_autoptr (HkMove) move = make_move (rand, game);
          g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
          g_autoptr (GError) error = NULL;
          g_autoptr (JsonObject) line = hk_move_to_json (move);
          g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), line);
          g_autofree char *text = json_to_string (node, FALSE);

          if (g_test_verbose ())
            g_test_message ("%u %d: %s", seed, i, text);
          if (!hk_session_play (session, move, &error))
            {
              g_assert_true (error->domain == HK_ERROR);
              g_assert_true (g_utf8_validate (error->message, -1, NULL));
              g_assert_cmpuint (strlen (error->message), >, 10);
              g_assert_true (hk_record_equal (before, table));
              continue;
            }
          n_played++;
          check_table (table);
          if (i % 8 == 0)
            {
              g_autoptr (HkTable) after = hk_table_copy (HK_TABLE (table));

              hk_session_undo (session, 1, &error);
              g_assert_no_error (error);
              g_assert_true (hk_record_equal (before, hk_session_get_table (session)));
              hk_session_redo (session, 1, &error);
              g_assert_no_error (error);
              g_assert_true (hk_record_equal (after, hk_session_get_table (session)));
            }
          if (i % 50 == 0)
            g_ptr_array_unref (hk_aotd_list_survivor_moves (HK_AOTD_TABLE (hk_session_get_table (session)), i / 50));
        }
    }
  g_assert_cmpuint (n_played, >, N_TABLES * N_MOVES / 10);
}

static void
test_setups (void)
{
  const HkGameSpec *game = hk_games_lookup (HK_AOTD_GAME, NULL);
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
      check_table (HK_AOTD_TABLE (hk_session_get_table (session)));
    }
  g_assert_cmpuint (n_good, >, 50);
}

static void
test_questions (void)
{
  const HkGameSpec *game = hk_games_lookup (HK_AOTD_GAME, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint n_answers = 0;

  for (int i = 0; i < N_QUESTIONS; i++)
    {
      const HkCalculatorSpec *calculator = &game->calculators[(guint) i % game->n_calculators];
      g_autoptr (JsonObject) params = make_params (rand, calculator->params, calculator->n_params);
      g_autoptr (HkWorking) working = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) result = hk_game_calculate (game, calculator->name, params, &working, &error);

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
  g_test_add_func ("/army-of-the-dead/strange/moves", test_moves);
  g_test_add_func ("/army-of-the-dead/strange/setups", test_setups);
  g_test_add_func ("/army-of-the-dead/strange/questions", test_questions);
  return g_test_run ();
}
