/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/content/hk-content.h"
#include "games/dark-age-z/rules/hk-daz-end.h"
#include "daz-game.h"

#define FOUR_OF(mission) "\"players\":[{\"name\":\"Ann\",\"mission\":\"" mission "\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]"
#define FOUR "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]"

/* Page 5: a mission that is told is the player's, and there is no other than those of the book. */
static void
test_told_mission (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{" FOUR_OF ("two-relics") "}", 1);

  g_assert_cmpstr (hk_daz_table_get_kingdom (table, 0)->mission, ==, "two-relics");
  hk_play_refuse_setup_saying ("dark-age-z", "{" FOUR_OF ("no-such") "}", "There is no mission “no-such”.");
}

/* Page 4 and 5: what lies on the table of four before the first turn. */
static void
test_competitive (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{" FOUR ",\"first-player\":2}", 1);

  g_assert_cmpuint (hk_daz_table_get_n_kingdoms (table), ==, 4);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->frontiers)), ==, 4);
  g_assert_cmpint (table->current_player, ==, 2);
  g_assert_cmpint (table->pioneer_tokens, ==, 4);
  g_assert_cmpuint (g_strv_length (table->gathering), ==, 3);
  g_assert_cmpuint (hk_deck_get_n_left (table->commander_deck), ==, 3);
  g_assert_cmpuint (hk_deck_get_n_left (table->relic_deck), ==, 24);
  g_assert_cmpuint (hk_deck_get_n_left (table->army_deck), ==, 96 - 15);
  g_assert_cmpuint (hk_deck_get_n_left (table->invasion_deck), ==, 3);
  g_assert_nonnull (table->boss);
  g_assert_cmpint (table->last_day, ==, 5);
  for (int i = 0; i < 4; i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, i);
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, i);

      g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom), ==, i == 2 ? 3 : 4);
      g_assert_true (hk_daz_kingdom_get_card (kingdom, 0)->known);
      g_assert_cmpint (kingdom->command_tokens, ==, 5);
      g_assert_cmpint (kingdom->victory_points, ==, 0);
      g_assert_cmpint (frontier->right, ==, i);
      g_assert_cmpint (frontier->left, ==, (i + 1) % 4);
      g_assert_cmpint (frontier->horde, ==, hk_daz_table_get_zombies (table));
      g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 5, i), ==, "gate");
    }
  g_assert_cmpint (hk_daz_table_get_zombies (table), >, 0);
  g_assert_cmpint (table->steps_left, >, 0);
  g_assert_cmpint (hk_daz_table_get_command_icons (table, 0), >, 0);
  g_assert_cmpstr (hk_daz_table_get_invasion (table)->source, ==, "stand-in");
}

/* The same seed lays out the same table, another one another. */
static void
test_seed (void)
{
  g_autoptr (HkDazTable) a = daz_new ("{" FOUR "}", 7);
  g_autoptr (HkDazTable) b = daz_new ("{" FOUR "}", 7);
  g_autoptr (HkDazTable) c = daz_new ("{" FOUR "}", 8);

  g_assert_true (hk_record_equal (a, b));
  g_assert_false (hk_record_equal (a, c));
}

/* Page 21: three kingdoms, half of the bronze cards for the Barbarian King. */
static void
test_two_players (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0}", 3);

  g_assert_true (table->barbarians);
  g_assert_cmpuint (hk_daz_table_get_n_kingdoms (table), ==, 3);
  g_assert_cmpuint (hk_daz_table_get_n_players (table), ==, 2);
  g_assert_true (hk_daz_table_get_kingdom (table, 2)->barbarian);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, 2)), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->barbarian_deck), ==, 24);
  g_assert_cmpuint (hk_deck_get_n_left (table->army_deck), ==, 72 - 7);
  for (guint i = 0; i < 24; i++)
    g_assert_cmpint (hk_daz_table_find_army (table, hk_deck_peek (table->barbarian_deck, i))->rank, ==, HK_DAZ_RANK_BRONZE);
  g_assert_cmpint (table->pioneer_tokens, ==, 2);
  g_assert_cmpuint (g_strv_length (table->gathering), ==, 1);
}

/* Page 18: the Victory Points that two, three, four and five players need together. */
static void
test_threshold (void)
{
  static const int needed[] = { 80, 120, 170, 230 };
  GString *players = g_string_new ("{\"name\":\"Ann\"}");

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      g_autofree char *setup = NULL;
      g_autoptr (HkDazTable) table = NULL;

      g_string_append_printf (players, ",{\"name\":\"P%u\"}", i);
      setup = g_strdup_printf ("{\"players\":[%s],\"mode\":\"cooperative\"}", players->str);
      table = daz_new (setup, 1);
      g_assert_cmpint (hk_daz_get_threshold (table), ==, needed[i]);
    }
  g_string_free (players, TRUE);
}

/* Page 22: four days, five points each, and the Power Up of a card that is never played. */
static void
test_cooperative (void)
{
  static const struct
  {
    const char *difficulty;
    const char *initial;
  } cases[] = { { "easy", "grey-turtles" }, { "hard", "rotten-slaves" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strdup_printf ("{" FOUR ",\"mode\":\"cooperative\",\"difficulty\":\"%s\"}", cases[i].difficulty);
      g_autoptr (HkDazTable) table = daz_new (setup, 5);
      HkDazInvasion *today = hk_daz_table_get_invasion (table);

      g_assert_cmpint (table->last_day, ==, 4);
      g_assert_cmpstr (table->initial_power_up->card, ==, cases[i].initial);
      g_assert_cmpuint (hk_deck_count (table->invasion_deck, cases[i].initial), ==, 0);
      g_assert_cmpuint (hk_deck_get_n_left (table->invasion_deck), ==, 2);
      g_assert_cmpint (hk_daz_table_get_kingdom (table, 0)->victory_points, ==, 5);
      g_assert_cmpint (hk_daz_table_get_zombies (table), ==,
                       today->zombies + today->power_up_zombies + table->initial_power_up->power_up_zombies);
      hk_daz_table_add_points (table, 1, -5);
      g_assert_cmpint (table->lost_by, ==, 1);
      g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_OVER);
    }
}

/* With no values known, the table asks for what the rulebook does not print. */
static void
test_by_hand (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{" FOUR ",\"first-player\":0,\"components\":\"none\",\"cards-by\":\"hand\"}", 5);

  g_assert_null (hk_daz_table_get_invasion (table));
  g_assert_null (table->boss);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, 1)), ==, 4);
  g_assert_false (hk_daz_kingdom_get_card (hk_daz_table_get_kingdom (table, 1), 0)->known);
  daz_refuse (table, "{\"move\":\"reveal-invasion\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"reveal-invasion\",\"name\":\"Pale Ones\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,"
                   "\"power-up-hp\":0,\"damage\":2,\"speed\":1}");
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 5);
  g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, 3);
  g_assert_cmpint (hk_daz_table_get_frontier (table, 3)->horde, ==, 5);
  daz_refuse (table, "{\"move\":\"reveal-invasion\"}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"take-token\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"take-token\",\"steps\":9}");
  g_assert_cmpint (table->steps_left, ==, 8);
  daz_refuse (table, "{\"move\":\"draw-army\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"draw-army\",\"cost\":2}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 1)->command_tokens, ==, 3);
  g_assert_cmpstr (hk_daz_table_get_track (table, "draw-army")->costs[0], ==, "2");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, 1)), ==, 6);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":2}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":2,\"rank\":1,\"attack\":7}");
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 1)->army->attack, ==, 7);
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 1)->army->zombification, ==, 2);
  daz_play (table, "{\"move\":\"reveal-commanders\",\"commanders\":[\"lilith\",\"erina\",\"terric\"]}");
  daz_refuse (table, "{\"move\":\"reveal-commanders\",\"commanders\":[\"lilith\"]}", HK_ERROR_IMPOSSIBLE);
}

/* Page 10, 18: the sums of the columns over the days: 5 and 3, 8 and 6, 7 and 4. */
static void
test_power_up (void)
{
  static const struct
  {
    int basic[2];
    int n;
    int power_up[4][2];
    int sum[2];
  } cases[] = {
    { { 3, 3 }, 1, { { 2, 0 } }, { 5, 3 } },
    { { 3, 2 }, 4, { { 1, 1 }, { 1, 1 }, { 2, 1 }, { 1, 1 } }, { 8, 6 } },
    { { 3, 2 }, 3, { { 1, 1 }, { 1, 1 }, { 2, 0 } }, { 7, 4 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = daz_new ("{" FOUR ",\"components\":\"none\"}", 1);

      for (int j = 0; j < cases[i].n; j++)
        {
          g_autoptr (HkDazInvasion) card = g_object_new (HK_TYPE_DAZ_INVASION,
                                                         "zombies", cases[i].basic[0], "hp", cases[i].basic[1],
                                                         "power-up-zombies", cases[i].power_up[j][0],
                                                         "power-up-hp", cases[i].power_up[j][1], NULL);

          hk_record_list_append (table->invasions, card);
        }
      g_assert_cmpint (hk_daz_table_get_zombies (table), ==, cases[i].sum[0]);
      g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, cases[i].sum[1]);
    }
}

/* Every move names a rule that the rulebook of the app has, and no two have the same name. */
static void
test_moves (void)
{
  const HkGameSpec *game = hk_games_lookup (HK_DAZ_GAME, NULL);
  JsonArray *entries = json_object_get_array_member (hk_content_get (HK_DAZ_GAME, "rules"), "entries");
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < json_array_get_length (entries); i++)
    g_hash_table_add (ids, g_strconcat (HK_DAZ_GAME "/", json_object_get_string_member (json_array_get_object_element (entries, i), "id"), NULL));
  g_assert_cmpuint (game->n_moves, >, 20);
  for (guint i = 0; i < game->n_moves; i++)
    {
      g_test_message ("%s: %s", game->moves[i].name, game->moves[i].rule);
      g_assert_true (g_hash_table_contains (ids, game->moves[i].rule));
      g_assert_true (g_hash_table_add (names, (gpointer) game->moves[i].name));
    }
}

/* What has to be remembered at a step comes with it, from the content of the game. */
static void
test_reminders (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_id (g_ptr_array_index (steps, i)), "plan-0"))
      n += g_strv_length ((GStrv) hk_step_get_reminders (g_ptr_array_index (steps, i)));
  g_assert_cmpuint (n, ==, 6);
}

/* A row of no steps is one that is told, other than a row that is left out. */
static void
test_no_steps (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"owner\","
                                          "\"pack\":{\"movement-track\":[{\"players\":2,\"steps-speed-1\":3,\"steps-speed-2\":0}]}}", 1);

  g_assert_cmpint (hk_daz_table_get_steps (table, 1), ==, 3);
  g_assert_cmpint (hk_daz_table_get_steps (table, 2), ==, 0);
  g_assert_cmpint (hk_daz_table_get_steps (table, 3), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daz/setup/competitive", test_competitive);
  g_test_add_func ("/daz/setup/told-mission", test_told_mission);
  g_test_add_func ("/daz/setup/seed", test_seed);
  g_test_add_func ("/daz/setup/two-players", test_two_players);
  g_test_add_func ("/daz/setup/cooperative", test_cooperative);
  g_test_add_func ("/daz/setup/threshold", test_threshold);
  g_test_add_func ("/daz/setup/by-hand", test_by_hand);
  g_test_add_func ("/daz/setup/power-up", test_power_up);
  g_test_add_func ("/daz/setup/moves", test_moves);
  g_test_add_func ("/dark-age-z/setup/no-steps", test_no_steps);
  g_test_add_func ("/dark-age-z/setup/reminders", test_reminders);
  return g_test_run ();
}
