/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-evening.h"

/* A game that goes on longer than this has lost its way. */
#define MOST_MOVES 200

/* Two players run for the safe zone of RFYL, from the new game to its result. The app draws, so that no two runs are alike;
 * some cards of the first turn are drawn at the table, so that each run has a zombie, a lost fight and a Blood card. What
 * the window says is what the engine makes of the file. */

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkRfTable *table = hk_run_get_table (session);

  g_assert_cmpint (table->distance, ==, 8);
  g_assert_cmpstr (table->victory, ==, "first");
  g_assert_true (table->allow_unrevealed);
  g_assert_cmpstr (table->structure, ==, "simple");
  g_assert_cmpstr (table->cards_by, ==, "app");
  g_assert_cmpstr (table->components, ==, "stand-in");
  g_assert_cmpint (hk_rf_table_get_n_players (table), ==, 2);
  hk_run_check_table (person);
}

/* --- movement -------------------------------------------------------------------------------------- */

static gboolean
is_blocked (HkRfTable *table,
            int        space)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    if (hk_rf_table_get_zombie (table, i)->space == space)
      return TRUE;
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (hk_rf_table_get_player (table, i)->zombie && hk_rf_table_get_player (table, i)->space == space)
      return TRUE;
  return FALSE;
}

/* Forward, as far as the card leads, or at most @most spaces; onto the first zombies and no further. */
static int
find_goal (HkRfTable  *table,
           HkRfPlayer *player,
           int         most)
{
  const int reach = MIN (hk_rf_get_reach (player), most);
  int space = player->space;

  for (int i = 0; i < reach && space > 0; i++)
    {
      space--;
      if (is_blocked (table, space))
        break;
    }
  return space;
}

static void
press_step (HkPerson *person,
            int       from,
            int       to)
{
  const int n = ABS (to - from);
  g_autofree char *key = g_strdup_printf (n == 1 ? "=%d space, to space %d" : "=%d spaces, to space %d", n, to);

  hk_run_make_move (person, key);
}

/* The big button leads the keyboard to the panel where the movement is told. */
static void
move (HkPerson *person,
      int       most)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkRfTable *table = hk_run_get_table (session);
  const int number = hk_rf_find_next_mover (table);
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  const int to = find_goal (table, player, most);

  if (to == player->space)
    hk_run_make_move (person, "=Stay");
  else
    press_step (person, player->space, to);
}

static void
hunt (HkPerson *person)
{
  hk_run_make_move (person, "=Stay on the Space");
}

/* --- any move -------------------------------------------------------------------------------------- */

static gboolean
is_over (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_table_is_over (HK_TABLE (hk_run_get_table (session)));
}

/* Whatever comes next, as most people would do it. */
static void
go_on (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  const char *asks = hk_primary_action_get_asks (next);

  if (hk_primary_action_get_move (next) != NULL || g_strcmp0 (asks, "fight") == 0)
    hk_run_make_next (person);
  else if (g_strcmp0 (asks, "move") == 0)
    move (person, 99);
  else if (g_strcmp0 (asks, "zombie-player-move") == 0)
    hunt (person);
  else
    g_error ("Nobody knows how to do “%s”", asks);
}

static gboolean
is_next (HkPerson   *person,
         const char *name)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  const char *move_name = next == NULL ? NULL : hk_primary_action_get_move (next) != NULL ? hk_move_get_name (hk_primary_action_get_move (next)) : hk_primary_action_get_asks (next);

  return g_strcmp0 (move_name, name) == 0;
}

static void
go_on_until (HkPerson   *person,
             const char *name)
{
  for (guint i = 0; !is_next (person, name) && i < MOST_MOVES; i++)
    go_on (person);
  g_assert_true (is_next (person, name));
}

/* --- the first turn -------------------------------------------------------------------------------- */

/* Both go one space only, so that nobody is home before the zombies are awake. */
static void
move_a_little (HkPerson *person)
{
  go_on_until (person, "move");
  while (is_next (person, "move"))
    move (person, 1);
}

/* The card that a group drew is found by its name. */
static void
draw_event (HkPerson   *person,
            const char *card)
{
  const guint before = hk_person_count_moves (person);
  g_autofree char *row = g_strconcat ("=", card, NULL);

  hk_person_press_button (person, "=We Drew It…");
  hk_person_await_focus (person, "Name of the card");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "=Gas Leak");
  hk_person_type (person, card);
  hk_person_miss (person, ATSPI_ROLE_LIST_ITEM, "=Gas Leak");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, row);
  hk_person_key (person, "Return");
  hk_person_wait_moves (person, before + 1);
  hk_person_miss (person, ATSPI_ROLE_ENTRY, "Name of the card");
  hk_run_check_table (person);
}

static void
meet_zombies (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;

  go_on_until (person, "event");
  draw_event (person, "Stragglers");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=1 zombie comes to this space");
  hk_run_make_move (person, "=Resolve the Card");
  session = hk_person_read_journal (person);
  g_assert_cmpint (hk_rf_table_get_n_zombies (hk_run_get_table (session)), ==, 1);
  hk_person_find (person, HK_ANY_ROLE, "1 zombie");
  /* They share a space and a card. */
  g_assert_false (is_next (person, "event"));
}

static void
press_key (HkPerson   *person,
           const char *value)
{
  hk_person_look (person);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Card drawn", value);
}

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, "=Undo");
  hk_person_wait_moves (person, before - 1);
  hk_run_check_table (person);
  hk_person_press_button (person, "=Redo");
  hk_person_wait_moves (person, before);
  hk_run_check_table (person);
}

/* The cards of the fight are drawn at the table: a tie, then the zombie is higher. */
static void
lose_fight (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkRfFight *fight;
  guint before;

  go_on_until (person, "fight");
  before = hk_person_count_moves (person);
  hk_person_find (person, ATSPI_ROLE_GROUPING, "draws higher and gets away for this turn");
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=We Drew It Ourselves");
  hk_person_find (person, ATSPI_ROLE_GROUPING, "=Card drawn");
  press_key (person, "=5");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Which card does the zombie draw?");
  press_key (person, "=5");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Tied! The human draws again:");
  press_key (person, "=2");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Tied! The zombie draws again:");
  press_key (person, "=9");
  hk_person_wait_moves (person, before + 1);
  hk_run_check_table (person);
  session = hk_person_read_journal (person);
  fight = hk_rf_table_get_fight (hk_run_get_table (session), 0);
  g_assert_cmpstr (fight->state, ==, "lost");
  g_assert_cmpuint (g_strv_length (fight->human_cards), ==, 2);
  hk_person_find (person, ATSPI_ROLE_LABEL, "loses: a Blood card.");
  undo_and_redo (person);
}

/* Face down: the dialog says as little as the table does. */
static void
draw_blood (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkRfPlayer *player;
  HkRfTable *table;
  g_autofree char *dialog = NULL;
  g_autofree char *card = NULL;
  int bitten = 0;

  go_on_until (person, "draw-blood");
  hk_run_make_next (person);
  session = hk_person_read_journal (person);
  table = hk_run_get_table (session);
  while (bitten < 1 && hk_rf_player_get_n_bloods (hk_rf_table_get_player (table, bitten)) == 0)
    bitten++;
  player = hk_rf_table_get_player (table, bitten);
  g_assert_cmpint (hk_rf_player_get_n_bloods (player), ==, 1);
  g_assert_true (hk_rf_player_get_blood (player, 0)->known);
  dialog = g_strdup_printf ("=Blood Card of %s", player->name);
  card = g_strdup_printf ("Blood card 1 of %s. Face down", player->name);
  hk_person_press_button (person, card);
  hk_person_find (person, ATSPI_ROLE_DIALOG, dialog);
  hk_person_find (person, ATSPI_ROLE_LABEL, "=It stays face down until it is turned up.");
  g_assert_null (hk_person_glimpse (person, HK_ANY_ROLE, "Hold to look: only for"));
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Turn It Up for All to See");
  g_assert_null (hk_person_glimpse (person, ATSPI_ROLE_LABEL, "=Infected"));
  g_assert_null (hk_person_glimpse (person, ATSPI_ROLE_LABEL, "=Not infected"));
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, dialog);
}

/* --- the end --------------------------------------------------------------------------------------- */

static void
run_home (HkPerson *person)
{
  for (guint i = 0; !is_over (person) && i < MOST_MOVES; i++)
    {
      g_autoptr (HkSession) session = hk_person_read_journal (person);
      HkPrimaryAction *next = hk_session_get_primary_action (session);

      g_assert_nonnull (next);
      go_on (person);
    }
  g_assert_true (is_over (person));
}

static void
live (HkPerson *person)
{
  guint n_moves;

  hk_person_start (person);
  hk_run_begin (person);
  check_setup (person);
  move_a_little (person);
  meet_zombies (person);
  lose_fight (person);
  draw_blood (person);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_go_on (person, n_moves, hk_run_check_table);
  run_home (person);
  hk_person_read_result (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/run", live);
}
