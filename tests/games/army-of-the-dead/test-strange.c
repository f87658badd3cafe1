/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/guide/hk-aotd-legal.h"
#include "games/army-of-the-dead/hk-aotd-game.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-short.h"
#include "hk-strange.h"

#define N_TABLES      12
#define N_MOVES       250
#define N_SETUPS      600
#define N_QUESTIONS   600
#define SWEPT_LATER   20

static const char * const words[] = {
  "", "spoon", "aaahh", "ammo-clip", "katana", "grenade", "tnt", "bola-gun", "revolver", "heavy-machine-gun", "first-aid-kit",
  "ring-saw", "grenade-launcher", "truck-gun", "truck-attack", "taco-truck-gun", "shambler", "alpha", "queen", "zeus", "valentine",
  "helmeted-zeus", "abomination", "none", "guzman", "scott", "kate", "martin", "bruiser", "mechanic", "pilot", "orange", "blue",
  "charge", "sprint", "born-leader", "bloodlust:melee", "reaper:combat", "action", "free:move", "plus-die:", "hand", "driver", "out",
  "won", "lost", "123", "55555", "1", "12345", "-1", "Z1", "Z99", "any-face", "extra-die", "one-up-one-down", "%s%n", "\xe2\x80\x9c@+@", NULL
};

static const char * const members[] = {
  "shamblers", "alphas", "abominations", "id", "kind", "dice", "ammo-dice", "accuracy", "damage", "noisy", "explosive", "skill",
  "minimum-range", "maximum-range", "backpack", "type", "player", "name", "open", "pack", "equipment", "specialties", "survivor",
  "kills", "kill-type", "text", "needed", "adrenaline", "opens", "leader", "vital", "blue", "red", "zombie-card", "weapon", "survivors", NULL
};

static JsonNode *
make_targets (const HkStrange   *self,
              GRand             *rand,
              const HkParamSpec *param)
{
  static const char * const types[] = { "valentine", "queen", "zeus" };
  JsonArray *abominations;
  JsonNode *node;

  if (!g_str_equal (param->name, "targets"))
    return NULL;
  abominations = json_array_new ();
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node, json_object_new ());
  json_object_set_int_member (json_node_get_object (node), "shamblers", g_rand_int_range (rand, 0, 4));
  json_object_set_int_member (json_node_get_object (node), "alphas", g_rand_int_range (rand, 0, 3));
  for (int i = 0; i < 7 && g_rand_boolean (rand); i++)
    json_array_add_string_element (abominations, types[g_rand_int_range (rand, 0, 3)]);
  json_object_set_array_member (json_node_get_object (node), "abominations", abominations);
  return node;
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
      g_assert_cmpint (survivor->seat, ==, HK_AOTD_SEAT_NONE);
    }
  g_assert_cmpuint (n_cards, ==, 55);
}

/* What the box and the rules make impossible. */
static void
check_table (HkTable *any_table)
{
  HkAotdTable *table = HK_AOTD_TABLE (any_table);
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
  g_assert_true (table->wounds_to_split == 0 || table->outcome == HK_AOTD_ENDING_NONE);
  g_assert_true (table->phase == HK_AOTD_PHASE_OVER || table->outcome == HK_AOTD_ENDING_NONE);
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

/* Deciding the end is told now and then only, so that there is something to play. */
static gboolean
avoids (GRand      *rand,
        const char *move)
{
  return g_str_equal (move, "finish") && g_rand_int_range (rand, 0, 20) > 0;
}

static HkStrange
get_strange (void)
{
  return (HkStrange) { hk_games_lookup (HK_AOTD_GAME, NULL), words, members, 7, make_targets, avoids, check_table, 0 };
}

static void
test_moves (void)
{
  const HkStrange strange = get_strange ();
  const guint n_tables = hk_short (N_TABLES, 1);
  const guint n_moves = hk_short (N_MOVES, N_MOVES / 3);
  guint n_played = 0;

  for (guint seed = 0; seed < n_tables; seed++)
    {
      g_autoptr (HkSession) session = begin (seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);

      for (int i = 0; i < (int) n_moves; i++)
        {
          if (seed % 2 == 0 && i == (int) seed * SWEPT_LATER)
            hk_strange_sweep (&strange, hk_session_get_table (session), rand);
          n_played += hk_strange_play (&strange, session, rand, i % 8 == 0);
          if (i % 50 == 0)
            g_ptr_array_unref (hk_aotd_list_survivor_moves (HK_AOTD_TABLE (hk_session_get_table (session)), i / 50));
        }
    }
  g_assert_cmpuint (n_played, >, n_tables * n_moves / 10);
}

/* What a file may say and no table can be: what names nobody. */
static void
test_names_nobody (void)
{
  static const char * const paths[] = {
    "players", "[]",
    "survivors", "[]",
    "abominations", "[]",
    "survivors/0/player", "5",
    "current-player", "5",
    "wounds-among", "[\"9\"]",
    "zombie-deck", "null",
    "phase", "\"x\"",
    NULL
  };
  g_autoptr (HkSession) session = begin (1);

  hk_strange_check_nobody (hk_session_get_table (session), paths);
}

int
main (int    argc,
      char **argv)
{
  const HkStrange strange = get_strange ();
  const HkStrangeAims aims = { N_SETUPS, 50, 20, N_QUESTIONS, 5 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/strange/names-nobody", test_names_nobody);
  g_test_add_func ("/army-of-the-dead/strange/moves", test_moves);
  hk_strange_add_tests (&strange, &aims);
  return g_test_run ();
}
