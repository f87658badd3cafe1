/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-rf-evening.h"
#include "games/hk-rf-play.h"

/* A game that goes on longer than this has lost its way. */
#define MOST_MOVES 200

/* Two players run for the safe zone of RFYL, from the new game to its result. The app draws, so that no two runs are alike;
 * some cards of the first turn are drawn at the table, so that each run has a zombie, a lost fight and a Blood card. What
 * the window says is what the engine makes of the file. */

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkRfTable *table = hk_run_get_table (session);

  g_assert_cmpint (table->distance, ==, 8);
  g_assert_cmpint (table->victory, ==, HK_RF_VICTORY_FIRST);
  g_assert_true (table->allow_unrevealed);
  g_assert_cmpint (table->structure, ==, HK_RF_STRUCTURE_SIMPLE);
  g_assert_cmpint (table->cards_by, ==, HK_BY_APP);
  g_assert_cmpint (table->components, ==, HK_VALUES_INVENTED);
  g_assert_cmpint (hk_rf_table_get_n_players (table), ==, 2);
  hk_run_check_table (person);
}

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, "=Undo");
  hk_person_wait_moves (person, before - 1);
  hk_run_check_table (person);
  hk_person_press_button (person, "=Redo");
  hk_person_wait_moves (person, before);
  hk_run_check_table (person);
}

/* Face down: the dialog says as little as the table does. */
static void
draw_blood (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkRfPlayer *player;
  HkRfTable *table;
  g_autofree char *dialog = NULL;
  g_autofree char *card = NULL;
  int bitten = 0;

  hk_run_go_on_until (person, "draw-blood");
  hk_run_make_next (person);
  session = hk_person_read_journal (person);
  table = hk_run_get_table (session);
  while (bitten < 1 && hk_rf_player_get_n_bloods (hk_rf_table_get_player (table, bitten)) == 0)
    bitten++;
  player = hk_rf_table_get_player (table, bitten);
  g_assert_cmpint (hk_rf_player_get_n_bloods (player), ==, 1);
  g_assert_true (hk_rf_player_get_blood (player, 0)->known);
  dialog = g_strdup_printf ("=Blood Card of %s", player->name);
  card = g_strdup_printf ("Blood card 1 of %s. Face down", player->name);
  hk_person_press_button (person, card);
  hk_person_find (person, ATSPI_ROLE_DIALOG, dialog);
  hk_person_find (person, ATSPI_ROLE_LABEL, "=It stays face down until it is turned up.");
  g_assert_null (hk_person_glimpse (person, HK_ANY_ROLE, "Hold to look: only for"));
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Turn It Up for All to See");
  g_assert_null (hk_person_glimpse (person, ATSPI_ROLE_LABEL, "=Infected"));
  g_assert_null (hk_person_glimpse (person, ATSPI_ROLE_LABEL, "=Not infected"));
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, dialog);
}

/* --- the end --------------------------------------------------------------------------------------- */

static gboolean
is_over (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_table_is_over (HK_TABLE (hk_run_get_table (session)));
}

static void
run_home (HkPerson *person)
{
  for (guint i = 0; !is_over (person) && i < MOST_MOVES; i++)
    {
      g_autoptr (HkSession) session = hk_person_read_journal (person);
      HkPrimaryAction *next = hk_session_get_primary_action (session);

      g_assert_nonnull (next);
      hk_run_go_on (person);
    }
  g_assert_true (is_over (person));
}

static void
live (HkPerson *person)
{
  guint n_moves;

  hk_person_start (person);
  hk_run_begin (person);
  check_setup (person);
  hk_run_move_a_little (person);
  hk_run_meet_zombies (person);
  hk_run_lose_fight (person);
  undo_and_redo (person);
  draw_blood (person);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_go_on (person, n_moves, hk_run_check_table);
  run_home (person);
  hk_person_read_result (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/run", live);
}
