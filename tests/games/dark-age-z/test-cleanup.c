/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-income.h"

#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

static void
set_icons (HkDazTable *table,
           int         frontier,
           int         zone,
           const char *left,
           const char *right)
{
  HkDazZone *place = hk_daz_table_get_zone (table, frontier, zone);

  hk_record_set_string (place, &place->reward_left, left);
  hk_record_set_string (place, &place->reward_right, right);
}

static void
lead (HkDazTable *table,
      int         frontier,
      int         zone,
      const char *commander,
      int         recruiter)
{
  HkDazZone *place = hk_daz_table_get_zone (table, frontier, zone);

  hk_record_set_string (place, &place->commander, commander);
  hk_record_set_int (place, &place->recruiter, recruiter);
  hk_deck_take (table->commander_deck, commander, NULL);
}

static HkDazTable *
new_cleanup (const char *setup)
{
  HkDazTable *table = daz_new (setup, 1);

  for (guint i = 0; i < hk_daz_table_get_n_players (table); i++)
    daz_empty_hand (table, (int) i);
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_CLEANUP);
  hk_record_set_int (table, &table->current_player, -1);
  return table;
}

/* Does the steps up to @last. */
static void
clean_to (HkDazTable *table,
          int         last)
{
  while (hk_daz_cleanup_get_next (table) != 0 && hk_daz_cleanup_get_next (table) <= last && hk_daz_table_get_phase (table) == HK_DAZ_PHASE_CLEANUP)
    daz_play (table, "{\"move\":\"cleanup-step\"}");
}

/* Page 18: 2 (left frontier) + 1 (right frontier) + 3 (kingdom board) + 2 (Lilith) = 8 tokens. */
static void
test_token_refill (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new ("Tokens", NULL);
  gboolean known;

  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->technology, 1);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->command_tokens, 0);
  daz_place (table, 3, 2, "bronze-4", 0, TRUE);
  daz_place (table, 0, 3, "bronze-4", 0, TRUE);
  lead (table, 0, 3, "lilith", 0);
  g_assert_cmpint (hk_daz_income_tokens (table, 0, &known, breakdown), ==, 8);
  g_assert_true (known);
  g_assert_cmpuint (hk_breakdown_get_n_terms (breakdown), ==, 4);
  clean_to (table, 7);
  g_assert_cmpint (kingdom (table, 0)->command_tokens, ==, 8);
}

/* Page 18: 1 (left frontier) + 0 (right frontier) + 2 (Erina) = 3 cards. */
static void
test_army_draw (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  gboolean known;

  daz_place (table, 3, 3, "bronze-4", 0, FALSE);
  daz_place (table, 0, 4, "bronze-4", 0, TRUE);
  lead (table, 0, 4, "erina", 0);
  g_assert_cmpint (hk_daz_income_cards (table, 0, &known, NULL), ==, 3);
  clean_to (table, 10);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 3);
}

/* Icons that the app does not know are counted by the group. */
static void
test_unknown_icons (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);

  set_icons (table, 0, 1, NULL, NULL);
  clean_to (table, 6);
  g_assert_true (hk_daz_cleanup_is_asked (table, 7));
  daz_refuse (table, "{\"move\":\"cleanup-step\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"cleanup-step\",\"counts\":[4,5,6,7]}");
  g_assert_cmpint (kingdom (table, 3)->command_tokens, ==, 5 + 7);
}

/* Page 17: zombies go, the card is revealed, hordes form, markers move, the zone is refilled. */
static void
test_first_steps (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  HkDazFrontier *board = hk_daz_table_get_frontier (table, 1);
  HkDazTrack *track = hk_daz_table_get_track (table, "draw-army");

  hk_record_set_int (board, &board->at_gate, 4);
  hk_record_set_int (board, &board->kills_left, 3);
  hk_record_set_int (track, &track->position, 5);
  hk_record_set_int (table, &table->pioneer_tokens, 1);
  daz_refuse (table, "{\"move\":\"cleanup-step\",\"step\":3}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (board->at_gate + board->kills_left + board->horde, ==, 0);
  daz_refuse (table, "{\"move\":\"cleanup-step\",\"step\":1}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->invasions)), ==, 2);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (board->horde, ==, hk_daz_table_get_zombies (table));
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (table->steps_left, >=, 14);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (track->position, ==, 2);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (table->pioneer_tokens, ==, 4);
}

/* Page 19: fewest points, then fewest cards, then nearest to the right of the last one. */
static void
test_starting_player (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);

  hk_record_set_int (table, &table->starting_player, 2);
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 1);
  hk_record_set_int (table, &table->starting_player, 0);
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 3);
  daz_give (table, 3, "bronze-4");
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 2);
  for (int i = 0; i < 4; i++)
    hk_record_set_int (kingdom (table, i), &kingdom (table, i)->victory_points, i == 3 ? 1 : 2);
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 3);
  hk_record_set_enum (table, &table->mode, HK_DAZ_MODE_COOPERATIVE);
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 1);
  hk_record_set_int (table, &table->starting_player, 3);
  g_assert_cmpint (hk_daz_find_next_starting_player (table, NULL), ==, 0);
}

/* Page 19: who holds more than ten cards chooses, or chance does. */
static void
test_hand_limit (void)
{
  for (int by_chance = 0; by_chance < 2; by_chance++)
    {
      g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
      guint before;

      for (int i = 0; i < 12; i++)
        daz_give (table, 1, i < 6 ? "bronze-4" : "silver-3");
      clean_to (table, 10);
      before = hk_deck_get_n_discarded (table->army_deck);
      if (by_chance)
        daz_play (table, "{\"move\":\"cleanup-step\",\"at-random\":true}");
      else
        {
          const int due = (int) hk_daz_kingdom_get_hand_size (kingdom (table, 1)) - 10;

          daz_play (table, "{\"move\":\"cleanup-step\"}");
          g_assert_cmpint (kingdom (table, 1)->discard_due, ==, due);
          g_assert_cmpint (hk_daz_cleanup_get_next (table), ==, 11);
          daz_refuse (table, "{\"move\":\"discard-army\",\"player\":0,\"hand\":[0]}", HK_ERROR_REFUSED);
          daz_refuse (table, "{\"move\":\"discard-army\",\"player\":1,\"hand\":[0,1,2,3,4,5,6,7]}", HK_ERROR_REFUSED);
          daz_refuse (table, "{\"move\":\"discard-army\",\"player\":1}", HK_ERROR_PARAMETER);
          for (int i = 0; i < due; i++)
            daz_play (table, "{\"move\":\"discard-army\",\"player\":1,\"hand\":[0]}");
        }
      g_assert_cmpint (hk_daz_cleanup_get_next (table), ==, 12);
      g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 1)), ==, 10);
      g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), >, before);
    }
}

/* Page 19: all commanders are shuffled, one fewer than players gather, and a new day begins. */
static void
test_new_day (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);
  guint n_before;

  daz_place (table, 0, 1, "bronze-4", 0, TRUE);
  hk_record_set_int (zone, &zone->pair_points, 3);
  hk_record_set_boolean (kingdom (table, 0), &kingdom (table, 0)->passed, TRUE);
  hk_record_set_strv (table, &table->rally_order, (const char * const[]) { "2", "0", NULL });
  n_before = hk_deck_get_n_left (table->commander_deck) + g_strv_length (table->gathering);
  daz_play (table, "{\"move\":\"clean-up\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING);
  g_assert_cmpint (table->day, ==, 2);
  /* Who rallies first is worked out anew (page 12). */
  g_assert_null (table->rally_order);
  g_assert_cmpint (table->current_player, ==, table->starting_player);
  g_assert_cmpuint (g_strv_length (table->gathering), ==, 3);
  g_assert_cmpuint (hk_deck_get_n_left (table->commander_deck) + 3, ==, n_before);
  g_assert_false (kingdom (table, 0)->passed);
  g_assert_cmpint (zone->pair_points, ==, 2);
  g_assert_true (zone->defeated);
  daz_refuse (table, "{\"move\":\"clean-up\"}", HK_ERROR_REFUSED);
}

/* Steps can be ticked instead of done. */
static void
test_ticked_by_hand (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  const int steps_left = table->steps_left;
  g_autoptr (HkPrimaryAction) next = NULL;

  for (int i = 1; i <= HK_DAZ_N_CLEANUP_STEPS; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"tick\",\"step\":\"cleanup-%d\"}", i);

      daz_refuse (table, "{\"move\":\"begin-day\"}", HK_ERROR_REFUSED);
      daz_play (table, line);
    }
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "begin-day");
  daz_play (table, "{\"move\":\"begin-day\"}");
  g_assert_cmpint (table->day, ==, 2);
  g_assert_cmpint (table->steps_left, ==, steps_left);
}

/* Page 18: what is counted for the Command Icons is not drawn as Army Cards. */
static void
test_counts_apart (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);

  for (int i = 0; i < 4; i++)
    daz_empty_hand (table, i);
  daz_play (table, "{\"move\":\"clean-up\",\"tokens\":[9,9,9,9],\"army-cards\":[1,2,3,4]}");
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (kingdom (table, i)->command_tokens, >=, 9);
      g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, i)), ==, i + 1);
    }
}

/* Pages 18 to 21: the boss is seen after Day 3, comes after Day 4 with its own values only, and does its worst. */
static void
test_boss (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);
  HkDazZone *defeated = hk_daz_table_get_zone (table, 0, 2);

  hk_record_set_string (table, &table->boss, "the-death-bringer");
  hk_record_set_int (table, &table->day, 2);
  clean_to (table, 2);
  g_assert_false (table->boss_previewed);
  g_clear_object (&table);

  table = new_cleanup (DAZ_FOUR);
  defeated = hk_daz_table_get_zone (table, 0, 2);
  hk_record_set_string (table, &table->boss, "the-death-bringer");
  hk_record_set_int (table, &table->day, 3);
  daz_play (table, "{\"move\":\"clean-up\"}");
  g_assert_true (table->boss_previewed);
  g_assert_false (table->boss_active);
  g_assert_cmpint (table->day, ==, 4);
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_CLEANUP);
  daz_place (table, 0, 1, "gold-6", 1, FALSE);
  daz_place (table, 0, 2, "bronze-4", 0, TRUE);
  daz_place (table, 0, 3, "bronze-5", 0, FALSE);
  daz_play (table, "{\"move\":\"clean-up\"}");
  g_assert_cmpint (table->day, ==, 5);
  g_assert_true (table->boss_active);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 9);
  g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, 4);
  g_assert_cmpint (hk_daz_table_get_frontier (table, 3)->horde, ==, 9);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 1)->army->rank, ==, HK_DAZ_RANK_WEAKENED);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 1)->loyalty, ==, 1);
  g_assert_cmpint (defeated->army->rank, ==, HK_DAZ_RANK_WEAKENED);
  g_assert_true (hk_daz_zone_is_active (defeated));
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 3)->army->rank, ==, HK_DAZ_RANK_BRONZE);
  g_assert_null (hk_daz_table_get_zone (table, 1, 1)->army);
}

/* Page 19 and our ruling on the boss: technology falls when the last day begins, so Phase 4 pays for what is there. */
static void
test_technology_falls (void)
{
  g_autoptr (HkDazTable) table = new_cleanup (DAZ_FOUR);

  hk_record_set_string (table, &table->boss, "the-dark-trainer");
  hk_record_set_int (table, &table->day, 4);
  hk_record_set_int (kingdom (table, 2), &kingdom (table, 2)->technology, 3);
  daz_place (table, 0, 1, "gold-6", 1, FALSE);
  daz_place (table, 0, 2, "bronze-4", 0, FALSE);
  hk_record_set_int (kingdom (table, 2), &kingdom (table, 2)->command_tokens, 0);
  clean_to (table, 7);
  g_assert_cmpint (kingdom (table, 2)->technology, ==, 3);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 1)->army->rank, ==, HK_DAZ_RANK_GOLD);
  /* One icon of the board at level 3, and two on each of the two frontiers. */
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 1 + 4);
  daz_play (table, "{\"move\":\"clean-up\"}");
  g_assert_cmpint (table->day, ==, 5);
  g_assert_cmpint (kingdom (table, 2)->technology, ==, 0);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 1)->army->rank, ==, HK_DAZ_RANK_WEAKENED);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 2)->army->rank, ==, HK_DAZ_RANK_BRONZE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cleanup/token-refill", test_token_refill);
  g_test_add_func ("/dark-age-z/cleanup/army-draw", test_army_draw);
  g_test_add_func ("/dark-age-z/cleanup/unknown-icons", test_unknown_icons);
  g_test_add_func ("/dark-age-z/cleanup/first-steps", test_first_steps);
  g_test_add_func ("/dark-age-z/cleanup/starting-player", test_starting_player);
  g_test_add_func ("/dark-age-z/cleanup/hand-limit", test_hand_limit);
  g_test_add_func ("/dark-age-z/cleanup/new-day", test_new_day);
  g_test_add_func ("/dark-age-z/cleanup/ticked-by-hand", test_ticked_by_hand);
  g_test_add_func ("/dark-age-z/cleanup/counts-apart", test_counts_apart);
  g_test_add_func ("/dark-age-z/cleanup/boss", test_boss);
  g_test_add_func ("/dark-age-z/cleanup/technology-falls", test_technology_falls);
  return g_test_run ();
}
