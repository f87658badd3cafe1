/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-check.h"
#include "games/card-z/hk-cz-game.h"
#include "hk-short.h"
#include "party/hk-cz-party.h"
#include "hk-play-whole.h"
#include "hk-play.h"
#include "hk-strange.h"

#define N_TABLES    5
#define N_MOVES     120
#define N_SETUPS    120
#define N_QUESTIONS 600
#define SWEPT_LATER 25

static const char * const words[] = {
  "", "spoon", "Ka-Bar", "9 mm Pistol", "Junk Food", "Fresh Food", "Backpack", "First Aid Kit", "Boombox", "Hunting Bow", "zombie", "fast",
  "slow", "rigored", "dog", "human", "human-enemies", "ally", "dependant", "fire", "close", "medium", "long", "melee", "kill", "push",
  "drive", "impale", "shoot", "reload", "grab", "unjam", "attack", "retreat", "wait", "Pub", "Church", "S-Mart", "Alpha Base", "oo|i",
  "o:i|i", "x", "d6", "3d6", "2d6-2", "99d99", "-", "residential", "commercial", "fresh", "won", "lost", "1", "71", "-1", "%s%n",
  "Old Skool Dad", "pistol:1", "Food Poisoning", "\xe2\x80\x9c@+@", NULL
};

static const char * const members[] = {
  "encounter", "survivor", "die", "type", "card", "name", "hex", "helmet", "distracted", "loot", "distance", "zone", "player", "move",
  "push", "carry", "skills", "heroic", "id", "pack", "weather", "location", "place", "source", "kind", "weight", "supply", "roll", NULL
};

/* A survivor, an Encounter or a Location by its number, now and then. */
static JsonNode *
make_number (const HkStrange   *self,
             GRand             *rand,
             const HkParamSpec *param)
{
  return g_rand_boolean (rand) ? json_node_init_int (json_node_alloc (), g_rand_int_range (rand, 0, 6)) : NULL;
}

/* What cannot be whatever the group tells by hand. */
static void
check_table (HkTable *any_table)
{
  HkCzTable *table = HK_CZ_TABLE (any_table);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (any_table);

  hk_play_check_views (any_table);
  g_assert_cmpuint (steps->len, >, 0);
  g_assert_true ((table->outcome != HK_CZ_OUTCOME_NONE) == (hk_cz_table_get_phase (table) == HK_CZ_PHASE_OVER));
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

/* The end is declared now and then only, so that there is something to play. */
static gboolean
avoids (GRand      *rand,
        const char *move)
{
  return (g_str_equal (move, "finish") || g_str_equal (move, "lose")) && g_rand_int_range (rand, 0, 30) > 0;
}

static HkStrange
get_strange (void)
{
  return (HkStrange) { hk_card_z_get_spec (), words, members, 7, make_number, avoids, check_table, 0 };
}

/* Between strange moves a group plays on, so that they come at every point of a game. */
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
      HkCzParty party;

      hk_cz_party_init (&party, seed);
      party.reckless = TRUE;
      for (guint i = 0; i < n_moves; i++)
        {
          if (i == seed * SWEPT_LATER)
            hk_strange_sweep (&strange, hk_session_get_table (session), rand);
          n_played += hk_strange_play (&strange, session, rand, i % 16 == 0);
          if (i % 4 == 0 && !hk_table_is_over (hk_session_get_table (session)))
            hk_cz_party_act (&party, HK_CZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session);
        }
      hk_cz_party_clear (&party);
    }
  g_assert_cmpuint (n_played, >, n_tables * n_moves / 20);
}

/* What a file may say and no table can be: numbers that name nobody. */
static void
test_names_nobody (void)
{
  static const char * const lines[] = {
    "{\"move\":\"set\",\"path\":\"current-player\",\"value\":5,\"house\":true}",
    "{\"move\":\"set\",\"path\":\"players\",\"value\":[],\"house\":true}",
    "{\"move\":\"set\",\"path\":\"players/0/base\",\"value\":99,\"house\":true}",
    "{\"move\":\"set\",\"path\":\"survivors/0/place\",\"value\":99,\"house\":true}",
    "{\"move\":\"set\",\"path\":\"survivors/0/player\",\"value\":5,\"house\":true}",
    "{\"move\":\"set\",\"path\":\"locations/0/cleared-by\",\"value\":5,\"house\":true}",
    "{\"move\":\"set\",\"path\":\"battle\",\"value\":{},\"house\":true}",
    "{\"move\":\"set\",\"path\":\"outcome\",\"value\":\"won\",\"house\":true}",
    "{\"move\":\"tell-location\",\"place\":99,\"name\":\"Pub\",\"house\":true}",
    "{\"move\":\"take-turn\",\"player\":5,\"house\":true}",
    "{\"move\":\"finish\",\"outcome\":\"won\",\"winner\":5,\"house\":true}",
  };
  g_autoptr (HkSession) session = begin (0);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  g_assert_true (hk_table_check (HK_TABLE (table), NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    hk_play_refuse (HK_TABLE (table), lines[i], HK_ERROR_PARAMETER);
  /* So a table in a file is not used either. */
  hk_record_set_int (table, &table->winner, 5);
  g_assert_false (hk_table_check (HK_TABLE (table), NULL));
}

int
main (int    argc,
      char **argv)
{
  const HkStrange strange = get_strange ();
  const HkStrangeAims aims = { N_SETUPS, 20, 5, N_QUESTIONS, 5 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/strange/names-nobody", test_names_nobody);
  g_test_add_func ("/card-z/strange/moves", test_moves);
  hk_strange_add_tests (&strange, &aims);
  return g_test_run ();
}
