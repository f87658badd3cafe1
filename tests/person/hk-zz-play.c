/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-play.h"

#include "hk-zz-evening.h"
#include "zombiez/hk-zz-odds.h"
#include "zombiez/hk-zz-places.h"

/* Whoever draws more often than this in a turn, or goes on for more turns, has lost the way. */
#define MOST_DRAWS 3
#define MOST_MOVES 60

/* A chance at which people still push on. */
#define DARING 0.3

/* How most people play Zombiez. */

/* The big button asks in a dialog, which is gone once the card lies there. */
static void
place_by_dialog (HkPerson   *person,
                 const char *name)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_next (person);
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Place the Card", name);
  hk_person_wait_moves (person, before + 1);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Place the Card");
  hk_night_check_table (person);
}

/* In the longest row where the card fits; the second card of a turn by the big button. */
static void
place (HkPerson  *person,
       HkZzTable *table)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places (table);
  const HkZzPlace *best = NULL;
  g_autofree char *name = NULL;
  g_autofree char *place_name = NULL;
  g_autofree char *group = NULL;
  guint before;
  int most = -1;

  for (guint i = 0; i < places->len; i++)
    {
      const HkZzPlace *candidate = g_ptr_array_index (places, i);
      const int n = hk_zz_row_get_n_cards (hk_zz_table_get_row (table, candidate->row));

      if (candidate->fit != HK_ZZ_FITS || n <= most)
        continue;
      most = n;
      best = candidate;
    }
  g_assert_nonnull (best);
  name = hk_zz_place_describe (best);
  place_name = g_strconcat ("=", name, NULL);
  if (table->n_placed == 1)
    {
      place_by_dialog (person, place_name);
      return;
    }
  group = g_strdup_printf ("=Row %d", best->row + 1);
  before = hk_person_count_moves (person);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, group, best->side == HK_ZZ_ON_TOP ? "Lay the Barricade on " : place_name);
  hk_person_wait_moves (person, before + 1);
  hk_night_check_table (person);
}

static void
take_row (HkPerson  *person,
          HkZzTable *table)
{
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    if (hk_zz_row_get_n_cards (hk_zz_table_get_row (table, i)) > 0)
      {
        g_autofree char *button = g_strdup_printf ("=Take row %d", i + 1);

        hk_night_make_move (person, button);
        return;
      }
  g_assert_not_reached ();
}

/* A number of which nobody has two cards, so that nobody has to be asked for the color. */
static int
choose_number (HkZzTable *table)
{
  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    {
      int most = 0;

      for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
        most = MAX (most, hk_zz_player_count_value (hk_zz_table_get_player (table, i), value));
      if (most < 2)
        return value;
    }
  return 1;
}

static void
play_action (HkPerson   *person,
             HkZzTable  *table,
             const char *kind)
{
  g_autofree char *number = g_strdup_printf ("Name %d: ", choose_number (table));

  hk_night_make_move (person, g_str_equal (kind, "axe") ? "Discard Zombie " : g_str_equal (kind, "net") ? "Steal Zombie " : number);
}

/* Draws again by the button beside the chance while the chance is small, else stops. */
static void
choose (HkPerson  *person,
        HkZzTable *table)
{
  HkZzOdds odds;

  if (hk_zz_table_get_bust_odds (table, &odds) && odds.chance < DARING && table->n_placed < MOST_DRAWS && !table->last_turn)
    hk_night_make_move (person, "=Draw Again");
  else
    hk_night_make_next (person);
}

/* Whatever comes next, as most people would do it. */
static void
go_on (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);
  HkNext *next = hk_session_get_next (session);
  const char *asks = hk_next_get_asks (next);

  if (hk_zz_table_is_phase (table, "choose"))
    choose (person, table);
  else if (hk_next_get_move (next) != NULL)
    hk_night_make_next (person);
  else if (g_str_equal (asks, "place"))
    place (person, table);
  else if (g_str_equal (asks, "reward"))
    take_row (person, table);
  else if (g_str_equal (asks, "take"))
    hk_night_make_move (person, " from row ");
  else
    play_action (person, table, asks);
}

static gboolean
is_phase (HkPerson   *person,
          const char *phase,
          int         turn)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);

  return hk_zz_table_is_phase (table, phase) && table->turn >= turn;
}

/**
 * hk_night_go_on_until:
 * @person: a person at a table
 * @phase: a phase of a turn
 * @turn: of this turn or a later one, from 1
 *
 * Plays as most people would, until it has come to that.
 */
void
hk_night_go_on_until (HkPerson   *person,
                      const char *phase,
                      int         turn)
{
  for (guint i = 0; !is_phase (person, phase, turn) && i < MOST_MOVES; i++)
    go_on (person);
  g_assert_true (is_phase (person, phase, turn));
}

/**
 * hk_night_empty_deck:
 * @person: a person at a table
 *
 * Says that the deck on the table is empty, by the menu.
 */
void
hk_night_empty_deck (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);
  HkSeen *menu;

  hk_person_look (person);
  menu = hk_person_glimpse (person, ATSPI_ROLE_TOGGLE_BUTTON, "=More for This Table");
  if (menu == NULL)
    hk_person_dump (person);
  g_assert_nonnull (menu);
  g_assert_true (hk_seen_try_press (menu));
  hk_person_press_button (person, "=The Real Deck Is Empty");
  hk_person_wait_moves (person, before + 1);
  hk_night_check_table (person);
}
