/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-taps.h"
#include "games/hk-zz-evening.h"
#include "games/hk-zz-play.h"

#define TURNS 6

/* Two players play Zombiez with their own cards, on what the page of a new game proposes, with nothing entered: from there to the
 * result, by taps that are counted. The group says that the deck is empty before it is, as else it would take the whole evening. */

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);

  g_assert_cmpint (table->mode, ==, HK_ZZ_MODE_FULL);
  g_assert_cmpint (table->cards_by, ==, HK_BY_HAND);
  g_assert_cmpint (table->components, ==, HK_VALUES_UNKNOWN);
  g_assert_cmpint (hk_zz_table_get_n_colours (table), ==, 0);
}

static void
live (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };

  hk_person_start (person);
  hk_person_seat_players (person, "=Zombiez", players);
  hk_person_begin_game (person);
  check_setup (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_CHOOSE, TURNS);
  hk_taps_begin (person, "The deck is empty before the app thinks so", 2);
  hk_night_empty_deck (person);
  hk_taps_end (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_SCORING, TURNS);
  hk_taps_begin (person, "The points", 1);
  hk_night_make_next (person);
  hk_taps_end (person);
  hk_person_read_result (person);
  hk_person_quit (person);
  hk_taps_publish ("Zombiez");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/night-by-hand", live);
}
