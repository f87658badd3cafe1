/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-play.h"

#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-taps.h"
#include "hk-zz-evening.h"

/* Whoever draws more often than this in a turn, or goes on for more turns, has lost the way. */
#define MOST_DRAWS 3
#define MOST_MOVES 60

/* A chance at which people still push on. */
#define DARING 0.3

/* How most people play Zombiez. */

/* Whether the group draws its own cards. */
static gboolean
is_by_hand (HkZzTable *table)
{
  return !hk_zz_table_app_draws (table);
}

/* Counts the taps of a group that draws its own cards. */
static void
begin_count (HkPerson   *person,
             HkZzTable  *table,
             const char *happening,
             guint       budget)
{
  if (is_by_hand (table))
    hk_taps_begin (person, happening, budget);
}

static void
end_count (HkPerson  *person,
           HkZzTable *table)
{
  if (is_by_hand (table))
    hk_taps_end (person);
}

/* In the longest row where the card fits; with the second card of a turn the big button leads there. */
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
  if (table->n_placed == 1 && !is_by_hand (table))
    hk_person_press_next (person);
  group = g_strdup_printf ("=Row %d", best->row + 1);
  before = hk_person_count_moves (person);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, group, best->side == HK_ZZ_ON_TOP ? "Lay the Barricade on " : place_name);
  hk_person_wait_moves (person, before + 1);
  hk_night_check_table (person);
}

/* A number of which nobody has two cards, so that nobody has to be asked for the colour. */
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
play_action (HkPerson  *person,
             HkZzTable *table,
             HkZzKind   kind)
{
  g_autofree char *number = g_strdup_printf ("Name %d: ", choose_number (table));

  hk_night_make_move (person, kind == HK_ZZ_AXE ? "Discard Zombie " : kind == HK_ZZ_NET ? "Steal Zombie " : number);
}

/* Once, before the first card. */
static void
name_colours (HkPerson  *person,
              HkZzTable *table)
{
  static const char * const colours[] = { "=Red", "=Green", "=Blue" };
  const guint before = hk_person_count_moves (person);

  begin_count (person, table, "The colours of the cards, once: each, and that these are all", G_N_ELEMENTS (colours) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, colours[i]);
  hk_person_press_button (person, "=Play With 3 Colours");
  hk_person_wait_moves (person, before + 1);
  end_count (person, table);
  hk_night_check_table (person);
}

/* A card that the group has drawn, and where it goes. */
static void
draw_by_hand (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);
  /* The same cards each time, so that the same is counted. */
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) hk_zz_table_get_n_left (table));
  const int die = g_rand_int_range (rand, 0, 20);
  const int colour = g_rand_int_range (rand, 1, 4);
  g_autoptr (HkZzCard) card = die == 19 ? hk_zz_card_new (HK_ZZ_BARRICADE, 0, 0) : die > 15 ? hk_zz_card_new (HK_ZZ_AXE + die - 16, 0, colour)
                              : hk_zz_card_new (HK_ZZ_ZOMBIE, 1 + die % 5, colour);
  const gboolean fits = hk_zz_table_can_place (table, card);
  const guint before = hk_person_count_moves (person);
  g_autofree char *name = hk_zz_table_name_card (table, card);
  g_autofree char *key = g_strconcat ("=", name, NULL);

  begin_count (person, table, fits ? "A card and its place" : "A card that fits nowhere, and its discard", 2);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Cards That Can Be Drawn", key);
  hk_person_wait_moves (person, before + 1);
  if (fits)
    {
      g_autoptr (HkSession) drawn = hk_person_read_journal (person);

      place (person, hk_night_get_table (drawn));
    }
  else
    hk_night_make_next (person);
  end_count (person, table);
}

/* Draws again by the button beside the chance while the chance is small, else stops. */
static void
choose (HkPerson  *person,
        HkZzTable *table)
{
  HkZzOdds odds;

  if (is_by_hand (table) && table->n_placed < 2 && hk_zz_table_get_n_left (table) > 0)
    {
      draw_by_hand (person);
      return;
    }
  if (!is_by_hand (table) && hk_zz_table_get_bust_odds (table, &odds) && odds.chance < DARING && table->n_placed < MOST_DRAWS && !table->last_turn)
    hk_night_make_move (person, "=Draw Again");
  else
    {
      begin_count (person, table, "The stop that ends the drawing", 1);
      hk_night_make_next (person);
      end_count (person, table);
    }
}

/* Whatever comes next, as most people would do it. */
static void
go_on (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  const char *asks = hk_primary_action_get_asks (next);

  if (g_strcmp0 (asks, "colours") == 0)
    name_colours (person, table);
  else if (g_strcmp0 (asks, "draw") == 0)
    draw_by_hand (person);
  else if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_CHOOSE)
    choose (person, table);
  else if (g_strcmp0 (asks, "place") == 0)
    place (person, table);
  else
    {
      begin_count (person, table, hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD ? "The row that is taken" : hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS
                   ? "A card that somebody else takes" : "An action", 1);
      if (hk_primary_action_get_move (next) != NULL)
        hk_night_make_next (person);
      else if (g_str_equal (asks, "take"))
        hk_night_make_move (person, ", worth ");
      else
        play_action (person, table, hk_words_find (hk_zz_kinds, asks));
      end_count (person, table);
    }
}

static gboolean
is_phase (HkPerson *person,
          HkZzPhase phase,
          int       turn)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkZzTable *table = hk_night_get_table (session);

  return hk_zz_table_get_phase (table) == phase && table->turn >= turn;
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
                      HkZzPhase   phase,
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
