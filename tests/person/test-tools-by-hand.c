/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-evening.h"

/* A number without a game: from the menu of the first page to what an attack needs, by taps alone. */

static void
live (HkPerson *person)
{
  hk_person_start (person);
  hk_person_press_button (person, "=Main Menu");
  hk_person_press_button (person, "=Tools");
  hk_person_press_button (person, "=What an attack needs");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Waiting for: Target number");
  hk_person_press_button (person, "=6");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=40.0 %");
  hk_person_press_button (person, "=Reset");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Waiting for: Target number");
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/tools-by-hand", live);
}
