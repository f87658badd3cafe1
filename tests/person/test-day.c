/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/hk-cz-evening.h"
#include "games/hk-cz-fight.h"

/* More than a group takes on at dawn; by day it dares more, and at night it is now or never. */
#define MOST_AT_DAWN 5
#define MOST_BY_DAY  8

/* Two players live through the first day of Card-Z. The app shuffles, draws and rolls, so that no two days are alike:
 * the persons look at what they meet, and fight, run or pass. What the window says is what the engine makes of the file. */

/* --- the setup ------------------------------------------------------------------------------------- */

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);

  g_assert_cmpstr (table->scenario, ==, "survive");
  g_assert_cmpint (table->mode, ==, HK_CZ_MODE_CO_OP);
  g_assert_cmpstr (table->pattern, ==, "a");
  g_assert_cmpint (table->components, ==, HK_VALUES_INVENTED);
  g_assert_cmpint (table->cards_by, ==, HK_BY_APP);
  g_assert_cmpint (table->dice_by, ==, HK_BY_APP);
  g_assert_cmpint (hk_cz_table_get_n_players (table), ==, 2);
  g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, 4);
  g_assert_cmpint (hk_cz_table_get_n_locations (table), ==, HK_CZ_N_LOCATIONS);
  hk_day_check_table (person);
}

/* --- where to go ----------------------------------------------------------------------------------- */

static double
expect_encounters (HkCzLocation *location)
{
  HkCzRoll roll;
  g_autoptr (HkDistribution) distribution = NULL;

  if (location->encounter_roll == NULL || !hk_cz_roll_parse (location->encounter_roll, &roll, NULL))
    return 99;
  distribution = hk_cz_roll_get_distribution (&roll);
  return hk_distribution_get_mean (distribution);
}

/* The quietest Cache next to the group that nobody has been to today, or that somebody ran from; −1 none. */
static int
choose_place (HkCzTable *table,
              int        player)
{
  const int here = hk_cz_table_get_player_place (table, player);
  double least = 99;
  int best = -1;

  for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
    {
      const int place = hk_cz_table_get_neighbour (table, here, die);
      HkCzLocation *location = hk_cz_table_get_location (table, place);
      double many;

      if (location == NULL || !location->cache || location->safe || location->fire || hk_cz_table_find_horde (table, place) >= 0)
        continue;
      many = location->scouted ? 20 + location->rolled : expect_encounters (location);
      if (many >= least)
        continue;
      least = many;
      best = place;
    }
  return best;
}

/* A tap on the map, then on what the panel of the Location offers. */
static void
scout (HkPerson   *person,
       const char *place)
{
  g_autofree char *name = g_strconcat ("=", place, NULL);

  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Neighborhood", name);
  hk_person_find (person, ATSPI_ROLE_LABEL, name);
  hk_day_make_move (person, "=Scout");
}

/* --- battle or retreat ------------------------------------------------------------------------------ */

static HkCzEncounter *
get_encounter (HkCzTable *table,
               int        number)
{
  return hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
}

static gboolean
has_humans (HkCzTable *table)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = get_encounter (table, i)) != NULL; i++)
    if (encounter->revealed && (g_strcmp0 (encounter->type, "human") == 0 || g_strcmp0 (encounter->type, "human-enemies") == 0))
      return TRUE;
  return FALSE;
}

static gboolean
is_too_much (HkCzTable *table)
{
  const int n = hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (table));

  return has_humans (table) || (hk_cz_table_get_phase (table) == HK_CZ_PHASE_DAWN && n > MOST_AT_DAWN)
         || (hk_cz_table_get_phase (table) == HK_CZ_PHASE_DAY && n > MOST_BY_DAY);
}

/* Back to where the group came from, which it left in safety. From Feral Dogs nobody gets away: then the scouting is taken back. */
static void
retreat (HkPerson   *person,
         HkCzTable  *table,
         const char *from)
{
  g_autofree char *button = g_strdup_printf ("Retreat to %s", from);
  const guint before = hk_person_count_moves (person);

  if (hk_cz_table_has_dog (table, table->battle->place))
    {
      hk_person_key (person, "<Control>z");
      hk_person_wait_moves (person, before - 1);
      return;
    }
  hk_person_press_button (person, button);
  hk_person_wait_moves (person, before + 1);
  hk_day_check_table (person);
}

/* --- the turns ------------------------------------------------------------------------------------- */

static gboolean
can_take (HkCzTable *table,
          int        survivor,
          int        number)
{
  g_autoptr (HkTable) trial = hk_table_copy (HK_TABLE (table));
  g_autoptr (HkMove) move = hk_move_build ("take", "i:survivor", survivor, "i:loot", number, NULL);

  return hk_table_apply (trial, move, NULL);
}

/* Opens what can be done with the first Loot that a survivor has on hand, where that is not open yet, and does it. What did not fit on hand at
 * the start is in the Backpack. */
static void
handle_first (HkPerson   *person,
              int         survivor,
              const char *button)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzSurvivor *record = hk_cz_table_get_survivor (hk_day_get_table (session), survivor);
  g_autofree char *dialog = g_strconcat ("=", record->name, NULL);
  g_autofree char *face = NULL;
  HkCzLoot *loot;
  int first = 0;

  while ((loot = hk_cz_survivor_get_loot (record, first)) != NULL && loot->packed)
    first++;
  g_assert_nonnull (loot);
  face = g_strdup_printf ("%s, Weight ", loot->kind);

  if (hk_person_glimpse_in (person, hk_person_find (person, ATSPI_ROLE_DIALOG, dialog), ATSPI_ROLE_BUTTON, "=Leave Behind") == NULL)
    hk_person_press_in (person, ATSPI_ROLE_DIALOG, dialog, face);
  hk_person_press_button (person, button);
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
}

/* Takes the first thing that lies there and can be carried. */
static gboolean
take_any (HkPerson *person,
          int       survivor)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  GListModel *left = G_LIST_MODEL (hk_cz_table_get_location (table, record->place)->left);

  for (guint i = 0; i < g_list_model_get_n_items (left); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (left, i);
      const guint carried = g_list_model_get_n_items (G_LIST_MODEL (record->loot));
      g_autofree char *button = g_strdup_printf ("=Take %s", loot->kind);
      g_autoptr (HkSession) after = NULL;

      if (!can_take (table, survivor, (int) i))
        continue;
      hk_person_press_button (person, button);
      hk_person_wait_moves (person, hk_session_get_position (session) + 1);
      after = hk_person_read_journal (person);
      record = hk_cz_table_get_survivor (hk_day_get_table (after), survivor);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (record->loot)), ==, carried + 1);
      g_assert_cmpint (hk_cz_survivor_find_loot (record, loot->kind), >=, 0);
      return TRUE;
    }
  return FALSE;
}

static int
find_survivor (HkCzTable *table,
               int        player)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->player == player && hk_cz_survivor_is_alive (survivor))
        return i;
    }
  g_assert_not_reached ();
}

/* The reward opens what everybody can do with Loot; where there is none, the card of a survivor does. Something is put into
 * the Backpack, so that the survivor has a hand free. */
static void
share_out (HkPerson *person,
           int       place)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (hk_cz_table_get_location (table, place)->left));
  const int survivor = find_survivor (table, table->current_player);
  g_autofree char *name = g_strconcat ("=", hk_cz_table_get_survivor_name (table, survivor), NULL);
  g_autofree char *title = g_strdup_printf ("=%u Loot Found", n);

  if (n > 0)
    {
      hk_person_find (person, ATSPI_ROLE_DIALOG, title);
      hk_person_press_button (person, "Share It Out");
    }
  else
    hk_person_press_in (person, ATSPI_ROLE_GROUPING, name, "=Loot…");
  hk_person_find (person, ATSPI_ROLE_DIALOG, name);
  handle_first (person, survivor, "=Into the Backpack");
  if (!take_any (person, survivor))
    {
      handle_first (person, survivor, "=Leave Behind");
      g_assert_true (take_any (person, survivor));
    }
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, name);
}

/* The group takes what the Location holds: it is turned over, and is safe now. */
static int
clear (HkPerson *person)
{
  g_autoptr (HkSession) before = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (before);
  const int place = table->battle != NULL ? table->battle->place : hk_cz_table_get_player_place (table, table->current_player);
  HkCzLocation *location = hk_cz_table_get_location (table, place);
  g_autofree char *name = g_strdup (location->reverse);
  g_autoptr (HkSession) after = NULL;

  g_assert_true (location->cache);
  hk_person_press_next (person);
  hk_person_wait_moves (person, hk_session_get_position (before) + 1);
  after = hk_person_read_journal (person);
  location = hk_cz_table_get_location (hk_day_get_table (after), place);
  g_assert_false (location->cache);
  g_assert_true (location->safe);
  g_assert_cmpstr (location->name, ==, name);
  g_assert_null (hk_day_get_table (after)->battle);
  share_out (person, place);
  hk_day_check_table (person);
  return place;
}

static void
end_turn (HkPerson *person,
          int       player)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);
  g_autofree char *take = g_strdup_printf ("=%s Takes the Turn", hk_cz_table_get_player_name (table, player));
  g_autofree char *end = g_strdup_printf ("=End the Turn of %s", hk_cz_table_get_player_name (table, player));

  if (!hk_cz_table_is_waiting (table, player))
    return;
  if (table->current_player != player)
    hk_day_make_move (person, take);
  hk_day_make_move (person, end);
}

/* The turn of a player who wants to clear a Location: returns its number, −1 when it was too much for the group. */
static int
take_turn (HkPerson *person,
           int       player)
{
  g_autoptr (HkSession) before = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (before);
  const int place = choose_place (table, player);
  g_autofree char *from = g_strdup (hk_cz_table_get_location_name (table, hk_cz_table_get_player_place (table, player)));
  g_autofree char *button = g_strdup_printf ("=%s Takes the Turn", hk_cz_table_get_player_name (table, player));
  g_autoptr (HkSession) session = NULL;
  gboolean fought = FALSE;

  if (place < 0 || !hk_cz_table_is_waiting (table, player))
    return -1;
  hk_day_make_move (person, button);
  scout (person, hk_cz_table_get_location_name (table, place));
  session = hk_person_read_journal (person);
  table = hk_day_get_table (session);
  g_test_message ("%s meets %d at %s", hk_cz_table_get_player_name (table, player), hk_cz_table_get_location (table, place)->rolled,
                  hk_cz_table_get_location_name (table, place));
  if (hk_cz_table_get_location (table, place)->fire)
    {
      g_autofree char *hex = g_strconcat ("=", from, NULL);

      hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Neighborhood", hex);
      hk_person_find (person, ATSPI_ROLE_LABEL, hex);
      hk_day_make_move (person, "=Retreat to This Location");
      return -1;
    }
  if (table->battle != NULL && !table->battle->started)
    {
      if (is_too_much (table))
        {
          retreat (person, table, from);
          return -1;
        }
      hk_day_make_move (person, "=Battle");
      fought = TRUE;
    }
  else if (table->battle == NULL && hk_cz_location_get_n_encounters (hk_cz_table_get_location (table, place)) > 0)
    {
      hk_day_make_move (person, "=Begin the Battle");
      fought = TRUE;
    }
  if (fought && !hk_day_fight (person))
    return -1;
  g_clear_object (&session);
  session = hk_person_read_journal (person);
  table = hk_day_get_table (session);
  /* Fire! was among what was turned up. */
  if (hk_cz_table_get_location (table, place)->fire)
    {
      retreat (person, table, from);
      return -1;
    }
  clear (person);
  return fought ? place : -1;
}

/* --- the phases ------------------------------------------------------------------------------------ */

static gboolean
is_inhabited (HkCzTable *table,
              int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (hk_cz_table_get_survivor (table, i)->place == place && hk_cz_survivor_is_alive (hk_cz_table_get_survivor (table, i)))
      return TRUE;
  return FALSE;
}

/* Taps a face of the die that sends the horde where nobody is. */
static void
walk_horde (HkPerson  *person,
            HkCzTable *table)
{
  g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), 0);

  for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
    {
      int q = horde->q;
      int r = horde->r;
      g_autofree char *face = NULL;
      int place;

      hk_cz_map_step (die, &q, &r);
      place = hk_cz_table_find_location_at (table, q, r);
      if (place >= 0 && is_inhabited (table, place))
        continue;
      face = g_strdup_printf ("=%d: %s, %s", die, hk_cz_map_get_direction_name (die),
                              place < 0 ? "off the map" : hk_cz_table_get_location_name (table, place));
      hk_day_make_move (person, face);
      return;
    }
  g_assert_not_reached ();
}

static void
end_phase (HkPerson   *person,
           const char *next)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autoptr (HkSession) after = NULL;

  g_assert_true (hk_day_get_table (session)->phase_over);
  if (hk_cz_table_count_hordes (hk_day_get_table (session)) > 0)
    walk_horde (person, hk_day_get_table (session));
  g_clear_object (&session);
  session = hk_person_read_journal (person);
  hk_person_press_next (person);
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  after = hk_person_read_journal (person);
  g_assert_cmpstr (hk_words_get (hk_cz_phases, hk_day_get_table (after)->phase), ==, next);
  hk_day_check_table (person);
}

/* Until a Location is cleared the players try their luck, one after the other; then they stay where they are. */
static void
live_through_day (HkPerson *person)
{
  static const char * const nexts[] = { "day", "night", "reckoning" };
  int cleared = -1;

  for (gsize i = 0; i < G_N_ELEMENTS (nexts); i++)
    {
      for (int player = 0; player < 2; player++)
        {
          if (cleared < 0)
            cleared = take_turn (person, player);
          end_turn (person, player);
        }
      end_phase (person, nexts[i]);
    }
  g_assert_cmpint (cleared, >=, 0);
}

/* --- the reckoning --------------------------------------------------------------------------------- */

/* The first who is to eat something. */
static int
find_eater (HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->food != NULL)
        return diet->survivor;
    }
  g_assert_not_reached ();
}

static void
eat_nothing (HkPerson   *person,
             const char *name)
{
  const guint before = hk_person_count_moves (person);
  g_autofree char *whose = g_strdup_printf ("What %s eats", name);
  HkSeen *button;

  hk_person_look (person);
  button = hk_person_glimpse_described (person, hk_person_glimpse_in (person, NULL, ATSPI_ROLE_FRAME, NULL), ATSPI_ROLE_TOGGLE_BUTTON, whose);
  g_assert_nonnull (button);
  g_assert_true (hk_seen_try_press (button));
  hk_person_press_button (person, "Nothing starves tomorrow");
  hk_person_wait_moves (person, before + 1);
  hk_day_check_table (person);
}

static void
reckon (HkPerson *person)
{
  g_autoptr (HkSession) before = hk_person_read_journal (person);
  const int survivor = find_eater (hk_day_get_table (before));
  g_autoptr (HkSession) after = NULL;
  HkCzTable *table;

  eat_nothing (person, hk_cz_table_get_survivor_name (hk_day_get_table (before), survivor));
  hk_day_undo_and_redo (person);
  hk_person_press_next (person);
  hk_person_wait_moves (person, hk_session_get_position (before) + 2);
  after = hk_person_read_journal (person);
  table = hk_day_get_table (after);
  g_assert_cmpint (table->day, ==, 2);
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAWN);
  g_assert_true (hk_cz_table_get_survivor (table, survivor)->starving);
  hk_day_check_table (person);
}

static void
live (HkPerson *person)
{
  guint n_moves;

  hk_person_start (person);
  hk_day_begin (person);
  check_setup (person);
  live_through_day (person);
  reckon (person);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_go_on (person, n_moves, hk_day_check_table);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/day", live);
}
