/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "hk-daz-evening.h"

/* The plug is pulled at random moments of an evening. Whatever the window had shown is there again. */

#define N_CUTS  5
#define PLAYERS 3

typedef struct
{
  guint n_moves;
  int   player;
  int   tokens[PLAYERS];
} Known;

/* What the file says while no app runs. */
static Known
read_file (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkDazTable *table = hk_evening_get_table (session);
  Known known = { hk_session_get_position (session), table->current_player, { 0 } };

  for (int i = 0; i < PLAYERS; i++)
    known.tokens[i] = hk_daz_table_get_kingdom (table, i)->command_tokens;
  return known;
}

/* Presses the button, without a look at what comes of it. */
static void
take_token (HkPerson *person)
{
  hk_evening_press (person, "=Get a Command Token");
}

/* Waits until the window shows the token of whoever is on turn. */
static void
see_token (HkPerson *person,
           Known    *known)
{
  static const char * const names[] = { "Ann", "Bo", "Cy" };
  g_autofree char *button = g_strdup_printf ("=%s: Command Tokens: %d", names[known->player], known->tokens[known->player] + 1);

  hk_person_find (person, ATSPI_ROLE_BUTTON, button);
  known->n_moves++;
  known->tokens[known->player]++;
  known->player = (known->player + 1) % PLAYERS;
}

static void
test_power_cut (void)
{
  g_autofree char *home = g_dir_make_tmp ("hordekeeper-person-XXXXXX", NULL);
  g_autoptr (HkPerson) person = hk_person_new (home);
  Known known;

  hk_person_start (person);
  hk_evening_begin (person);
  known = read_file (person);
  for (guint i = 0; i < N_CUTS; i++)
    {
      const int n = g_test_rand_int_range (1, 4);
      const gulong moment = (gulong) g_test_rand_int_range (0, 20000);
      Known found;

      for (int j = 0; j < n; j++)
        {
          take_token (person);
          see_token (person, &known);
        }
      take_token (person);
      g_usleep (moment);
      hk_person_kill (person);

      /* All that was seen, and the last one wholly or not at all. */
      found = read_file (person);
      g_test_message ("cut %u after %u moves seen: %u found", i, known.n_moves, found.n_moves);
      g_assert_cmpuint (found.n_moves, >=, known.n_moves);
      g_assert_cmpuint (found.n_moves, <=, known.n_moves + 1);
      if (found.n_moves > known.n_moves)
        known.tokens[known.player]++;
      g_assert_cmpmem (found.tokens, sizeof found.tokens, known.tokens, sizeof known.tokens);
      known = found;

      hk_person_start (person);
      hk_evening_press (person, "Continue");
      hk_person_find (person, ATSPI_ROLE_BUTTON, "=Undo");
      hk_evening_check_table (person);
    }
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/person/power-cut", test_power_cut);
  return g_test_run ();
}
