/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-choices.h"
#include "hk-cz-evening.h"
#include "hk-person-private.h"
#include "hk-taps.h"

/* What a group with its own box decides besides the rules. */

static HkCzTable *
read_table (HkPerson   *person,
            HkSession **session)
{
  g_clear_object (session);
  *session = hk_person_read_journal (person);
  return hk_day_get_table (*session);
}

/* Who stands at the same safe Location trades (Trading, page 13): a card is ticked, and what nobody knows of it is told. */
void
hk_day_trade (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Trade: 3, the card; the page is closed", 5);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=The survivors", "=Loot…");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 1", "Trade with Character 5");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Trade");
  hk_person_press (person, ATSPI_ROLE_CHECK_BOX, "Crowbar");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Trade", "=Trade");
  hk_person_wait_moves (person, before + 1);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Trade");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Character 1");
  hk_taps_end (person);
  g_assert_cmpint (hk_cz_survivor_find_loot (hk_cz_table_get_survivor (read_table (person, &session), 4), "Crowbar"), >=, 0);
}

/* The group is already at another part of the day: the rule that it breaks is said, and it goes there all the same. */
void
hk_day_go_to_night (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Go to another part of the day: 2, and yes", 3);
  hk_person_choose_item (person, "Day ", 2);
  /* The item is one tap, which the keys go to by steps. */
  person->n_taps -= 2;
  hk_person_press_button (person, "=House Rule");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  g_assert_cmpint (read_table (person, &session)->phase, ==, HK_CZ_PHASE_NIGHT);
}

/* It is late: what came of the game the group says itself (overview, page 1). */
void
hk_day_declare_end (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, "=Undo");
  hk_person_wait_moves (person, before - 1);
  hk_taps_begin (person, "Declare the end of the game: 3, and how it ended", 4);
  hk_person_choose_item (person, "Day ", 5);
  person->n_taps -= 5;
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Declare the End", "=Lost");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Declare the End", "=Declare the End");
  hk_person_wait_moves (person, before);
  hk_taps_end (person);
  g_assert_cmpint (read_table (person, &session)->outcome, ==, HK_CZ_OUTCOME_LOST);
  hk_person_read_result (person);
}
