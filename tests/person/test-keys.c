/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "games/hk-zz-evening.h"
#include "games/hk-zz-play.h"

#define TURNS 2

/* A game of Zombiez by the keyboard alone, from the new game to its result: nothing is pressed that the keys do not lead to,
 * and after each move the focus is somewhere near. */

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_key (person, "<Control>z");
  hk_person_wait_moves (person, before - 1);
  hk_night_check_table (person);
  hk_person_key (person, "<Control>z");
  hk_person_wait_moves (person, before - 2);
  hk_night_check_table (person);
  for (guint n = before - 1; n <= before; n++)
    {
      hk_person_key (person, "<Control><Shift>z");
      hk_person_wait_moves (person, n);
      hk_night_check_table (person);
    }
}

/* The first that is found opens by Return. Escape goes back, takes the words away, and closes the rules; the focus is where
 * it was. */
static void
read_rules (HkPerson *person)
{
  g_autofree char *before = g_strdup (hk_person_find_focus (person)->name);

  hk_person_key (person, "<Control>f");
  hk_person_await_focus (person, "Search the rules");
  hk_person_type (person, "barricade");
  hk_person_find (person, ATSPI_ROLE_HEADING, "rules found");
  hk_person_key (person, "Return");
  hk_person_miss (person, ATSPI_ROLE_ENTRY, "Search the rules");
  hk_person_find_focus (person);
  hk_person_key (person, "Escape");
  hk_person_await_focus (person, "Search the rules");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_HEADING, "rules found");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Rules");
  hk_person_await_focus (person, before);
}

/* The score is there, and the whole app is left from it. */
static char *
read_result (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (hk_night_get_table (session)));

  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Result");
  hk_person_find (person, ATSPI_ROLE_LABEL, outcome);
  hk_person_find_focus (person);
  return g_steal_pointer (&outcome);
}

static void
test_keys (void)
{
  g_autofree char *home = g_dir_make_tmp ("hordekeeper-person-XXXXXX", NULL);
  g_autoptr (HkPerson) person = hk_person_new (home);
  g_autofree char *outcome = NULL;
  g_autofree char *again = NULL;
  guint n_moves;

  hk_person_use_keys (person);
  hk_person_start (person);
  hk_night_begin (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_CHOOSE, 1);
  undo_and_redo (person);
  read_rules (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_CHOOSE, TURNS);
  hk_night_empty_deck (person);
  hk_night_go_on_until (person, HK_ZZ_PHASE_SCORING, TURNS);
  hk_night_make_next (person);
  outcome = read_result (person);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_press (person, ATSPI_ROLE_LIST_ITEM, NULL);
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Undo");
  hk_person_wait_moves (person, n_moves);
  hk_night_check_table (person);
  hk_person_press_button (person, "=See the Result");
  again = read_result (person);
  g_assert_cmpstr (again, ==, outcome);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/person/keys", test_keys);
  return g_test_run ();
}
