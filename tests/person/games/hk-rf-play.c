/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-evening.h"
#include "hk-rf-play.h"

/* A game that goes on longer than this has lost its way. */
#define MOST_MOVES 200

/* What two people do on their run. */

/* Forward, as far as the card leads, or at most @most spaces; onto the first zombies and no further. */
static int
find_goal (HkRfTable  *table,
           HkRfPlayer *player,
           int         most)
{
  return hk_rf_find_stop (table, player->space, MAX (player->space - MIN (hk_rf_get_reach (player), most), 0));
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

/* Whatever comes next, as most people would do it. */
void
hk_run_go_on (HkPerson *person)
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

void
hk_run_go_on_until (HkPerson   *person,
                    const char *name)
{
  for (guint i = 0; !is_next (person, name) && i < MOST_MOVES; i++)
    hk_run_go_on (person);
  g_assert_true (is_next (person, name));
}

/* Both go one space only, so that nobody is home before the zombies are awake. */
void
hk_run_move_a_little (HkPerson *person)
{
  hk_run_go_on_until (person, "move");
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

void
hk_run_meet_zombies (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;

  hk_run_go_on_until (person, "event");
  draw_event (person, "Stragglers");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=1 zombie comes to this space");
  hk_run_make_next (person);
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

/* The cards of the fight are drawn at the table: a tie, then the zombie is higher. */
void
hk_run_lose_fight (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkRfFight *fight;
  guint before;

  hk_run_go_on_until (person, "fight");
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
  g_assert_cmpint (fight->state, ==, HK_RF_FIGHT_LOST);
  g_assert_cmpuint (g_strv_length (fight->human_cards), ==, 2);
  hk_person_find (person, ATSPI_ROLE_LABEL, "loses: a Blood card.");
}
