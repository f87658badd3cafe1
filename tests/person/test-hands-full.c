/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-zz-evening.h"

/* Somebody with both hands full of cards plays Zombiez by a foot pedal or a presenter's clicker: its two keys do the next thing and
 * take it back, wherever the focus is; and so does the space bar. */

static gboolean
is_on (HkPerson *person,
       gpointer  data)
{
  HkSeen *row = hk_person_glimpse (person, ATSPI_ROLE_CHECK_BOX, "=Hands Full");

  return row != NULL && hk_seen_is (row, ATSPI_STATE_CHECKED);
}

static void
turn_on (HkPerson *person)
{
  hk_person_key (person, "<Control>comma");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Preferences");
  hk_person_press (person, ATSPI_ROLE_CHECK_BOX, "=Hands Full");
  hk_person_wait (person, "the switch to be on", is_on, NULL);
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Preferences");
}

static void
press (HkPerson   *person,
       const char *key,
       guint       n_moves)
{
  hk_person_key (person, key);
  hk_person_wait_moves (person, n_moves);
  hk_night_check_table (person);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  hk_night_begin (person);
  turn_on (person);
  press (person, "Next", 1);
  press (person, "Prior", 0);
  press (person, "space", 1);
  press (person, "Prior", 0);
  /* The other keys do what they always do. */
  press (person, "Next", 1);
  press (person, "<Control>z", 0);
  press (person, "Next", 1);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/hands-full", live);
}
