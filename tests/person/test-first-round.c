/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-evening.h"

/* Somebody who has never played presses what the notes of a first round say, from the first page to the page of a real game.
 * Nothing of it is kept. */

/* Presses a button when its note is on. */
static void
press_at (HkPerson   *person,
          const char *note,
          const char *button)
{
  hk_person_find (person, ATSPI_ROLE_LABEL, note);
  hk_person_press (person, ATSPI_ROLE_BUTTON, button);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  hk_person_press (person, ATSPI_ROLE_BUTTON, "=Learn Zombiez by Playing");
  press_at (person, "1 of 11 ", "=Next");
  press_at (person, "2 of 11 ", "=Ann Draws a Card");
  press_at (person, "3 of 11 ", "=Place Zombie 1 (Green)");
  press_at (person, "4 of 11 ", "=Draw Again");
  press_at (person, "5 of 11 ", "=Row 2, a new one");
  press_at (person, "6 of 11 ", "=Ann Stops");
  press_at (person, "7 of 11 ", "=Ann Takes Row 1");
  press_at (person, "8 of 11 ", "=Bo Takes a Card");
  press_at (person, "9 of 11 ", "=Bo Draws a Card");
  press_at (person, "10 of 11 ", "=Discard Barricade");
  press_at (person, "11 of 11 ", "=Start a Real Game");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Set Up the Table…");
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/first-round", live);
}
