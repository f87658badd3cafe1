/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session-seen.h"
#include "games/hk-rf-evening.h"
#include "games/hk-rf-play.h"

/* The table screen beside a run of RFYL: opened from the menu, it says what the engine makes of the file after each move, and never
 * what lies face down; nothing on it can be pressed. */

#define SCREEN "=Table Screen"

typedef struct
{
  HkSession *session;
  char      *missing;
} Shown;

static gboolean
lacks (HkPerson   *person,
       HkSeen     *screen,
       const char *name,
       Shown      *shown)
{
  if (hk_person_glimpse_in (person, screen, HK_ANY_ROLE, name) != NULL)
    return FALSE;
  g_set_str (&shown->missing, name);
  return TRUE;
}

/* Nothing is read out that its owner alone may know, and nothing takes a press. */
static void
check_secrets (HkPerson *person,
               HkSeen   *screen)
{
  static const char * const secrets[] = { "nfected", "lean" };

  for (gsize i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      HkSeen *told = hk_person_glimpse_in (person, screen, HK_ANY_ROLE, secrets[i]);

      if (told != NULL)
        g_error ("The table screen tells “%s”", told->name);
    }
}

static gboolean
shows_table (HkPerson *person,
             gpointer  data)
{
  Shown *shown = data;
  HkRfTable *table = hk_run_get_table (shown->session);
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));
  g_autofree char *happening = hk_session_dup_happening (shown->session);
  HkSeen *screen;

  hk_person_look (person);
  screen = hk_person_glimpse_in (person, NULL, ATSPI_ROLE_FRAME, SCREEN);
  if (screen == NULL || lacks (person, screen, headline, shown) || lacks (person, screen, happening, shown))
    return FALSE;
  check_secrets (person, screen);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      g_autofree char *group = g_strconcat ("=", player->name, NULL);
      g_autofree char *space = g_strdup_printf ("=%d", player->space);
      HkSeen *card = hk_person_glimpse_in (person, screen, ATSPI_ROLE_GROUPING, group);

      if (card == NULL || lacks (person, card, space, shown))
        return FALSE;
      for (int j = 0; j < hk_rf_player_get_n_bloods (player); j++)
        {
          HkRfBlood *blood = hk_rf_player_get_blood (player, j);
          g_autofree char *drops = g_strdup_printf (blood->drops == 1 ? "Face down, %d drop to go" : "Face down, %d drops to go", blood->drops);

          if (!blood->due && lacks (person, card, drops, shown))
            return FALSE;
        }
    }
  return TRUE;
}

static void
check_screen (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  Shown shown = { session, NULL };

  hk_person_wait (person, "the table screen to show the table", shows_table, &shown);
  g_free (shown.missing);
}

static gboolean
shows_odds (HkPerson *person,
            gpointer  data)
{
  HkSeen *screen;

  hk_person_look (person);
  screen = hk_person_glimpse_in (person, NULL, ATSPI_ROLE_FRAME, SCREEN);
  return screen != NULL && hk_person_glimpse_in (person, screen, ATSPI_ROLE_GROUPING, "draws higher and gets away for this turn") != NULL;
}

/* What somebody looks at in the main window is for all to see. */
static void
check_odds (HkPerson *person)
{
  hk_person_wait (person, "the odds on the table screen", shows_odds, NULL);
}

static void
open_screen (HkPerson *person)
{
  /* It is the first item of the menu. */
  hk_person_choose_item (person, "=Main Menu", 0);
  hk_person_press (person, ATSPI_ROLE_LIST_ITEM, "=In a Window");
  hk_person_find (person, ATSPI_ROLE_FRAME, SCREEN);
}

/* Face down, it is known to the app and to nobody else. */
static void
draw_blood (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  int n = 0;

  hk_run_go_on_until (person, "draw-blood");
  hk_run_make_next (person);
  session = hk_person_read_journal (person);
  for (int i = 0; i < hk_rf_table_get_n_players (hk_run_get_table (session)); i++)
    n += hk_rf_player_get_n_bloods (hk_rf_table_get_player (hk_run_get_table (session), i));
  g_assert_cmpint (n, ==, 1);
}

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, "=Undo");
  hk_person_wait_moves (person, before - 1);
  check_screen (person);
  hk_person_press_button (person, "=Redo");
  hk_person_wait_moves (person, before);
  check_screen (person);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  hk_run_begin (person);
  hk_run_move_a_little (person);
  hk_run_meet_zombies (person);
  open_screen (person);
  check_screen (person);
  hk_run_go_on_until (person, "fight");
  check_odds (person);
  hk_run_lose_fight (person);
  check_screen (person);
  draw_blood (person);
  check_screen (person);
  undo_and_redo (person);
  /* A key in the screen closes it; the game goes on. */
  hk_person_key (person, "<Control>t");
  hk_person_miss (person, ATSPI_ROLE_FRAME, SCREEN);
  hk_run_check_table (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/table-screen", live);
}
