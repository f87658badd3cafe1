/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-daz-evening.h"

/* The plug is pulled at random moments of an evening. Whatever the window had shown is there again. */

#define N_CUTS  4
#define PLAYERS 3

typedef struct
{
  guint n_moves;
  int   player;
} Known;

/* What the file says while no app runs. */
static Known
read_file (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  Known known = { hk_session_get_position (session), hk_session_dialogs_get_table (session)->current_player };

  return known;
}

/* Presses the button, without a look at what comes of it. */
static void
take_token (HkPerson *person)
{
  hk_person_press_button (person, "=Get a Command Token");
}

/* Waits until the window says that it is the next player's turn. */
static void
see_turn (HkPerson *person,
          Known    *known)
{
  static const char * const names[] = { "Ann", "Bo", "Cy" };
  g_autofree char *headline = NULL;

  known->n_moves++;
  known->player = (known->player + 1) % PLAYERS;
  headline = g_strdup_printf ("=Day 1 of 5 · Phase 1: Planning · %s", names[known->player]);
  hk_person_find (person, ATSPI_ROLE_LABEL, headline);
}

static void
live (HkPerson *person)
{
  Known known;

  hk_person_start (person);
  hk_session_dialogs_begin (person);
  known = read_file (person);
  for (guint i = 0; i < N_CUTS; i++)
    {
      /* The eleventh token would end the phase. */
      const int n = i < N_CUTS - 1 ? g_test_rand_int_range (1, 3) : 1;
      const gulong moment = (gulong) g_test_rand_int_range (0, 500000);
      Known found;

      for (int j = 0; j < n; j++)
        {
          take_token (person);
          see_turn (person, &known);
        }
      take_token (person);
      /* A button that is pressed over the bus acts a quarter of a second later. */
      g_usleep (moment);
      hk_person_kill (person);

      /* All that was seen, and the last one wholly or not at all. */
      found = read_file (person);
      g_test_message ("cut %u after %u moves seen: %u found", i, known.n_moves, found.n_moves);
      g_assert_cmpuint (found.n_moves, >=, known.n_moves);
      g_assert_cmpuint (found.n_moves, <=, known.n_moves + 1);
      g_assert_cmpint (found.player, ==, (known.player + (int) (found.n_moves - known.n_moves)) % PLAYERS);
      known = found;

      hk_person_start (person);
      hk_person_open_last (person);
      hk_session_dialogs_check_table (person);
    }
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/power-cut", live);
}
