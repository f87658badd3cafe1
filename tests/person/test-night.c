/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-zz-evening.h"
#include "games/hk-zz-play.h"

#define TURNS 3

/* Two players play Zombiez, from the new game to its result. The app draws, so that no two games are alike; the group says
 * that the deck is empty before it really is, as else it would take the whole evening. What the window says is what the
 * engine makes of the file. */

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);

  g_assert_cmpint (table->mode, ==, HK_ZZ_MODE_FULL);
  g_assert_cmpint (table->cards_by, ==, HK_BY_APP);
  g_assert_cmpint (table->components, ==, HK_VALUES_INVENTED);
  g_assert_cmpint (hk_zz_table_get_n_players (table), ==, 2);
  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, HK_ZZ_N_CARDS);
  hk_night_check_table (person);
}

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, "=Undo");
  hk_person_wait_moves (person, before - 1);
  hk_night_check_table (person);
  hk_person_press_button (person, "=Redo");
  hk_person_wait_moves (person, before);
  hk_night_check_table (person);
}

/* A tap on the chance shows how it comes about. */
static void
read_breakdown (HkPerson *person)
{
  hk_person_press_button (person, "Chance to go bust: ");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Chance to Go Bust");
  hk_person_find (person, HK_ANY_ROLE, "Cards in the draw deck");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Chance to Go Bust");
}

static void
live (HkPerson *person)
{
  guint n_moves;

  hk_person_start (person);
  hk_night_begin (person);
  check_setup (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_CHOOSE, 1);
  read_breakdown (person);
  undo_and_redo (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_PLACE, 2);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_go_on (person, n_moves, hk_night_check_table);
  hk_night_go_on_until (person, HK_ZZ_PHASE_CHOOSE, TURNS);
  hk_night_empty_deck (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_SCORING, TURNS);
  hk_night_make_next (person);
  hk_person_read_result (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/night", live);
}
