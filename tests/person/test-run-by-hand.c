/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/hk-rf-evening.h"
#include "hk-taps.h"

/* A game that goes on longer than this has lost its way. */
#define MOST_MOVES 120

/* A group with its own box plays on what New Game proposes: the values asked, the cards by hand, nothing entered before. Three
 * run for the safe zone of RFYL to the result, by taps alone, which are counted for docs/taps.md. */

static void
begin (HkPerson *person)
{
  static const char * const names[] = { "Ann", "Bo", "Cy" };
  g_autoptr (HkSession) session = NULL;
  HkRfTable *table;

  hk_person_press_button (person, "=RFYL (Relict Games)");
  hk_person_miss (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *seat = g_strdup_printf ("Player %u", i + 1);

      hk_person_look (person);
      if (hk_person_glimpse (person, ATSPI_ROLE_TEXT, seat) == NULL)
        {
          hk_person_press_button (person, "Add a Player");
          hk_person_await_focus (person, seat);
        }
      hk_person_write (person, ATSPI_ROLE_TEXT, seat, names[i]);
    }
  hk_person_begin_game (person);
  session = hk_person_read_journal (person);
  table = hk_run_get_table (session);
  g_assert_cmpint (table->components, ==, HK_VALUES_UNKNOWN);
  g_assert_cmpint (table->cards_by, ==, HK_BY_HAND);
  g_assert_cmpint (table->distance, ==, 30);
  g_assert_cmpint (hk_rf_table_get_n_players (table), ==, 3);
}

/* The big button, which makes the move. */
static void
press_next (HkPerson   *person,
            const char *happening)
{
  hk_taps_begin (person, happening, 1);
  hk_run_make_next (person);
  hk_taps_end (person);
}

/* Ann runs as fast as she can; the others are behind. */
static void
draw_movement (HkPerson  *person,
               HkRfTable *table)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (table);
  const guint before = hk_person_count_moves (person);

  for (guint i = 0; i < drawing->len; i++)
    {
      const int player = g_array_index (drawing, int, i);
      g_autofree char *question = g_strdup_printf ("=Which card did %s draw?", hk_rf_table_get_player_name (table, player));
      g_autofree char *key = g_strdup_printf ("=%d", player == 0 ? 10 : 2 + player);

      hk_taps_begin (person, "A movement card", 1);
      hk_person_find (person, ATSPI_ROLE_GROUPING, question);
      hk_person_press_in (person, ATSPI_ROLE_GROUPING, question, key);
      hk_taps_end (person);
    }
  hk_person_wait_moves (person, before + 1);
  hk_run_check_table (person);
}

/* The first card brings a zombie, the second nothing; after that all are like the second. */
static void
draw_event (HkPerson  *person,
            HkRfTable *table)
{
  const guint before = hk_person_count_moves (person);
  const guint n_known = g_list_model_get_n_items (G_LIST_MODEL (table->events));
  const char *name = n_known == 0 ? "Stragglers" : "Quiet Street";
  const gboolean known = n_known > 1;

  hk_taps_begin (person, known ? "An Event card that is known" : n_known == 0 ? "A new Event card with an icon" : "A new Event card without icons",
                 known ? 3 : 4);
  hk_person_press_next (person);
  hk_person_await_focus (person, n_known == 0 ? "Name" : "Name of the card");
  hk_person_type (person, name);
  if (known)
    hk_person_miss (person, ATSPI_ROLE_LIST_ITEM, "=Stragglers");
  if (n_known == 0)
    hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=Zombies on the track");
  else
    hk_person_key (person, "Return");
  if (!known)
    hk_person_press_button (person, "=This Card Was Drawn");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_run_check_table (person);
}

static void
move_zombies (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "The card of the zombies", 1);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=The card of the zombies", "=1");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* The zombie draws higher. */
static void
fight (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_find (person, ATSPI_ROLE_GROUPING, "draws higher and gets away for this turn");
  hk_taps_begin (person, "A fight", 2);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Card drawn", "=3");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Which card does the zombie draw?");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Card drawn", "=8");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_run_check_table (person);
}

static void
draw_blood (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "A Blood card", 2);
  hk_person_press_next (person);
  hk_person_find (person, ATSPI_ROLE_GROUPING, "=Drops of the Blood card");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Drops of the Blood card", "=1");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_person_find (person, HK_ANY_ROLE, "Nobody can say whether a card face down says infected");
}

static void
turn_up (HkPerson *person)
{
  hk_taps_begin (person, "A Blood card is turned up", 1);
  hk_run_make_move (person, "=Ann: Not Infected");
  hk_taps_end (person);
}

static void
go_on (HkPerson  *person,
       HkSession *session)
{
  HkRfTable *table = hk_run_get_table (session);
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  HkMove *move = hk_primary_action_get_move (next);
  const char *name = move != NULL ? hk_move_get_name (move) : hk_primary_action_get_asks (next);

  if (g_str_equal (name, "draw-speed"))
    draw_movement (person, table);
  else if (g_str_equal (name, "move") || g_str_equal (name, "pass-move"))
    press_next (person, "A runner moves");
  else if (g_str_equal (name, "event"))
    draw_event (person, table);
  else if (g_str_equal (name, "resolve-event"))
    press_next (person, "An Event card is resolved, unless it is only kept or has no icons");
  else if (g_str_equal (name, "zombies-move"))
    move_zombies (person);
  else if (g_str_equal (name, "fight"))
    fight (person);
  else if (g_str_equal (name, "draw-blood"))
    draw_blood (person);
  else if (g_str_equal (name, "countdown"))
    press_next (person, "The Blood cards are counted down");
  else if (g_str_equal (name, "reveal-blood"))
    turn_up (person);
  else if (g_str_equal (name, "next-phase"))
    press_next (person, "The end of a phase or of a turn");
  else
    g_error ("Nobody knows how to do “%s”", name);
}

static void
live (HkPerson *person)
{
  gboolean over = FALSE;

  hk_person_start (person);
  begin (person);
  for (guint i = 0; !over && i < MOST_MOVES; i++)
    {
      g_autoptr (HkSession) session = hk_person_read_journal (person);

      over = hk_table_is_over (hk_session_get_table (session));
      if (!over)
        go_on (person, session);
    }
  g_assert_true (over);
  hk_person_read_result (person);
  hk_person_quit (person);
  hk_taps_publish ("RFYL");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/run-by-hand", live);
}
