/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "hk-person-private.h"
#include "hk-person-evening.h"

/* Somebody looks back: finds one of several past games, reads the figures, sees it again move by move, reads where it stood, and finds the
 * ways to send it to friends. */

#define N_GAMES 7

static void
write_game (HkPerson *person,
            guint     number)
{
  g_autofree char *folder = g_build_filename (person->home, "data", "hordekeeper", "sessions", NULL);
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = g_strdup_printf (
    "{\"hordekeeper\":1,\"game\":\"zombiez\",\"id\":\"%u\",\"title\":\"Night %u\",\"seed\":\"1\","
    "\"setup\":{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"keep\":[\"sums\"]},\"created\":\"2026-01-0%uT20:00:00Z\"}\n"
    "{\"move\":\"note\",\"with\":{\"text\":\"Pizza is here\"},\"said\":\"Note: Pizza is here\",\"at\":\"2026-01-0%uT20:05:00Z\"}\n"
    "{\"move\":\"end-game\",\"with\":{\"scores\":[%u,%u]},\"said\":\"The game is over.\",\"at\":\"2026-01-0%uT20:15:00Z\"}\n",
    number, number, number, number, 10 + number, 20, number);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
go_back (HkPerson *person)
{
  hk_person_press_button (person, "=Back");
}

/* The list of all, and one of them by its name. */
static void
search_games (HkPerson *person)
{
  hk_person_press_button (person, "All Past Games");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=7 games");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "Night 7");
  hk_person_type (person, "night 3");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=1 game");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "Night 3");
  hk_person_miss (person, ATSPI_ROLE_LIST_ITEM, "Night 7");
}

static void
read_figures (HkPerson *person)
{
  hk_person_press_button (person, "Statistics");
  hk_person_find (person, HK_ANY_ROLE, "at the table");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "Bo");
  go_back (person);
  hk_person_miss (person, HK_ANY_ROLE, "at the table");
}

static void
see_again (HkPerson *person)
{
  hk_person_choose_item (person, "More About This Game", 1);
  hk_person_find (person, HK_ANY_ROLE, "A replay: nothing that is done here counts");
  hk_person_find (person, HK_ANY_ROLE, "The beginning");
  hk_person_press_button (person, "=Next Move");
  hk_person_find (person, HK_ANY_ROLE, "Pizza is here");
  hk_person_press_button (person, "Course of the Game");
  hk_person_press (person, ATSPI_ROLE_PAGE_TAB, "Recap");
  hk_person_find (person, HK_ANY_ROLE, "Where It Stands");
  hk_person_find (person, HK_ANY_ROLE, "Pizza is here");
  hk_person_press_button (person, "=Share");
  hk_person_find (person, HK_ANY_ROLE, "Copy as Text");
  hk_person_find (person, HK_ANY_ROLE, "QR Code for BG Stats");
}

static void
live (HkPerson *person)
{
  for (guint i = 1; i <= N_GAMES; i++)
    write_game (person, i);
  hk_person_start (person);
  search_games (person);
  read_figures (person);
  see_again (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/past", live);
}
