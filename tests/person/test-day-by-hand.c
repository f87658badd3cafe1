/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/hk-cz-choices.h"
#include "games/hk-cz-evening.h"
#include "hk-taps.h"

/* A day and a night of Card-Z and the next dawn, with the group's own box, cards and dice, on what New Game proposes: nothing
 * has been entered, and what the app does not know it asks for. */

/* The cards in the order of the hexes; those that neither the box nor the book knows are Caches of the group's own. */
static const char * const dealt[] = {
  "Alpha Base", "Garage", "Bravo Base", "Trailer Home", "Ranch House", "Fenced House", "Nice House", "Gas Station", "Church",
  "Bridge", "S-Mart", "Field", "Graveyard", "Stream", "Blue House", "Red Barn", "School", "Fire House",
};

#define N_KNOWN 14

static HkCzTable *
read_table (HkPerson   *person,
            HkSession **session)
{
  g_clear_object (session);
  *session = hk_person_read_journal (person);
  return hk_day_get_table (*session);
}

/* --- the setup ------------------------------------------------------------------------------------- */

/* New Game as it stands, with the players that sit at the table. */
static void
begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", "Cy" };

  hk_person_find (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  hk_person_press (person, ATSPI_ROLE_BUTTON, "=Card-Z");
  hk_person_miss (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  hk_person_find (person, ATSPI_ROLE_TEXT, "Player 1");
  for (gsize i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *seat = g_strdup_printf ("Player %" G_GSIZE_FORMAT, i + 1);

      hk_person_look (person);
      if (hk_person_glimpse (person, ATSPI_ROLE_TEXT, seat) == NULL)
        {
          hk_person_press_button (person, "Add a Player");
          hk_person_await_focus (person, seat);
        }
      hk_person_write (person, ATSPI_ROLE_TEXT, seat, players[i]);
    }
  hk_person_begin_game (person);
}

static void
check_setup (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table = read_table (person, &session);

  g_assert_cmpint (table->components, ==, HK_VALUES_UNKNOWN);
  g_assert_cmpint (table->cards_by, ==, HK_BY_HAND);
  g_assert_cmpint (table->dice_by, ==, HK_BY_HAND);
  g_assert_cmpstr (table->scenario, ==, "survive");
  g_assert_cmpint (hk_cz_table_count_open (table), ==, HK_CZ_N_LOCATIONS - 1);
}

/* The neighborhood as it lies, hex after hex. */
static void
lay_neighborhood (HkPerson *person)
{
  guint before;

  hk_taps_begin (person, "Begin to lay the neighborhood", 1);
  hk_person_press_next (person);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Lay the Neighborhood");
  hk_taps_end (person);
  for (gsize i = 0; i < G_N_ELEMENTS (dealt); i++)
    {
      g_autofree char *name = g_strconcat ("=", dealt[i], NULL);

      before = hk_person_count_moves (person);
      if (i < N_KNOWN)
        {
          hk_taps_begin (person, "Lay a Location that is known", 1);
          hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay the Neighborhood", name);
        }
      else
        {
          hk_taps_begin (person, "Lay a new Location: its name and its side", 2);
          hk_person_write (person, ATSPI_ROLE_TEXT, "Another Name", dealt[i]);
          hk_person_press_button (person, "=Cache (Blue)");
        }
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
    }
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Lay the Neighborhood");
}

/* --- the day --------------------------------------------------------------------------------------- */

/* A button that opens keys is known by what it is about. */
static void
press_described (HkPerson   *person,
                 const char *what)
{
  HkSeen *cell;

  hk_person_find (person, ATSPI_ROLE_TOGGLE_BUTTON, "=Rain, Dawn");
  cell = hk_person_glimpse_described (person, hk_person_find (person, ATSPI_ROLE_DIALOG, "Weather of Day"), ATSPI_ROLE_TOGGLE_BUTTON, what);
  g_assert_nonnull (cell);
  g_assert_true (hk_seen_try_press (cell));
}

/* Rain at dawn, and shots at close range one worse: a card that has a name is known the next time. */
static void
set_new_weather (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);
  HkCzTable *table;

  hk_taps_begin (person, "A new Weather card: 2, its name, its rain, and 2 for each number", 6);
  hk_person_press_next (person);
  press_described (person, "Close range, Dawn");
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=−1");
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=Rain, Dawn");
  hk_person_write (person, ATSPI_ROLE_TEXT, "Name, to Know It Again", "Drizzle");
  hk_person_press_button (person, "=Set the Weather");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  table = read_table (person, &session);
  g_assert_cmpstr (table->weather->name, ==, "Drizzle");
  g_assert_cmpint (table->weather->dawn_close, ==, -1);
  g_assert_true (table->weather->dawn_rain);
}

/* One card of the deck is left: with two meals the group has survived. */
static void
set_last_weather (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "A Weather card without effect, and how many are left", 4);
  hk_person_press_next (person);
  press_described (person, "Weather Cards Left Then");
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=1");
  hk_person_press_button (person, "=No Effect Today");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* Who takes the turn is one tap, of several players two. */
static void
take_turn (HkPerson *person,
           int       player)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);
  g_autofree char *takes = g_strdup_printf ("%s Takes", hk_cz_table_get_player_name (table, player));
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Take the turn", 2);
  hk_person_look (person);
  if (hk_person_glimpse (person, ATSPI_ROLE_BUTTON, takes) != NULL)
    hk_person_press (person, ATSPI_ROLE_BUTTON, takes);
  else
    {
      hk_person_press_next (person);
      hk_person_press (person, ATSPI_ROLE_BUTTON, takes);
    }
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* A tap on the map, one on what it offers, and the die that was rolled. */
static void
scout (HkPerson   *person,
       const char *place,
       const char *rolled)
{
  g_autofree char *hex = g_strconcat ("=", place, NULL);
  g_autofree char *key = g_strconcat ("=", rolled, NULL);
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Scout a Location: where to, and the die", 3);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Neighborhood", hex);
  hk_person_find (person, ATSPI_ROLE_LABEL, hex);
  hk_person_press_button (person, "=Scout");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Scout a Location");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Scout a Location", key);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* The Cache is claimed, and the cards of the reward are named. */
static void
clear (HkPerson   *person,
       const char *reward)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Clear a Location: the Loot of its reward", 3);
  hk_person_press_next (person);
  hk_person_write (person, ATSPI_ROLE_TEXT, "Loot drawn by hand", reward);
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Clear the Location", "=Clear the Location");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* What was found is handed out where the app says what it is; some of it is left for bad times. */
static void
share_out (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);
  HkCzSurvivor *survivor;

  hk_taps_begin (person, "Hand out Loot: each card, and close the page", 4);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=4 Loot Found");
  hk_person_press_button (person, "=Share It Out");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Character 1");
  hk_person_press_button (person, "=Take Crowbar");
  hk_person_wait_moves (person, before + 1);
  hk_person_press_button (person, "=Take Junk Food");
  hk_person_wait_moves (person, before + 2);
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Character 1");
  hk_taps_end (person);
  survivor = hk_cz_table_get_survivor (read_table (person, &session), 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (survivor, "Crowbar"), >=, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (survivor, "Junk Food"), >=, 0);
}

/* --- the battle ------------------------------------------------------------------------------------ */

static void
lay (HkPerson   *person,
     const char *kind)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters", kind);
  hk_person_wait_moves (person, before + 1);
}

/* A tap on the field. */
static void
tap_hex (HkPerson   *person,
         const char *happening,
         const char *hex)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, happening, 1);
  hk_person_press_button (person, hex);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* The one big button, when it makes its move at once. */
static void
press_next_once (HkPerson   *person,
                 const char *happening)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, happening, 1);
  hk_person_press_next (person);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* A Zombie and a friend are at the Garage: the Zombie is placed where it lies on the field. */
static void
meet_somebody (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;

  hk_taps_begin (person, "Lay out 2 Encounters: what each is, and in which zone", 4);
  hk_person_press_next (person);
  lay (person, "=Zombie");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters", "=Zone 2");
  lay (person, "=Ally");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters");
  hk_taps_end (person);
  tap_hex (person, "Place an Encounter on the battlefield", "Zone 1, row 2, hex 3");
  press_next_once (person, "Begin the battle");
  g_assert_true (read_table (person, &session)->battle->started);
  tap_hex (person, "Step onto the battlefield", "Zone 1, row 1, hex 3");
  tap_hex (person, "Step onto the battlefield", "Zone 1, row 1, hex 7");
}

/* A card of which the app has never heard. */
static void
arm (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Loot that a survivor has: 3, and its name; the page is closed", 5);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=The survivors", "=Loot…");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3", "=Draw Loot…");
  hk_person_write (person, ATSPI_ROLE_TEXT, "Cards drawn by hand", "Baseball Bat");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Draw Loot", "=Draw Loot");
  hk_person_wait_moves (person, before + 1);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Draw Loot");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Character 3");
  hk_taps_end (person);
  g_assert_cmpint (hk_cz_survivor_find_loot (hk_cz_table_get_survivor (read_table (person, &session), 2), "Baseball Bat"), >=, 0);
}

/* A push with bare hands: the card of the survivor is asked for its number. The other one waits, and the Zombie answers. */
static void
fight_a_round (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Attack: the number on the card, and the die", 3);
  hk_person_press_next (person);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "=4");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "9: ");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  g_assert_cmpint (hk_cz_table_get_survivor (read_table (person, &session), 2)->push, ==, 4);
  hk_taps_begin (person, "Pass in a battle", 1);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Character 4", "=Pass");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  press_next_once (person, "The Encounters act");
  g_assert_cmpint (read_table (person, &session)->battle->side, ==, HK_CZ_SIDE_ENCOUNTERS);
  before = hk_person_count_moves (person);
  hk_taps_begin (person, "A bite: its die", 1);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=The green d10 of the bite", "1: ");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  g_assert_cmpint (read_table (person, &session)->battle->round, ==, 2);
}

/* What eradicates comes first; the number that the card prints is asked for once. */
static void
eradicate (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Attack with a new weapon: the number on its card, how loud it is, and the die", 4);
  hk_person_press_next (person);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "Baseball Bat. Kill");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "=3");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "=Quiet");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "8: ");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  g_assert_cmpint (hk_cz_table_find_gear (read_table (person, &session), "Baseball Bat")->kill, ==, 3);
  g_assert_false (hk_cz_table_has_danger (read_table (person, &session), 1));
}

/* What the battle was about: two cards alike, and a friend. */
static void
win (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table;

  clear (person, "Ka-Bar, Ka-Bar");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=2 Loot Found");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=2 Loot Found");
  table = read_table (person, &session);
  g_assert_null (table->battle);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hk_cz_table_get_location (table, 1)->left)), ==, 2);
  g_assert_cmpint (hk_cz_table_find_survivor (table, "Ally"), >=, 0);
}

static void
retreat (HkPerson   *person,
         const char *to)
{
  g_autofree char *button = g_strdup_printf ("Retreat to %s", to);
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Retreat", 1);
  hk_person_press_button (person, button);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* Somebody is in sight and somebody is not: the group goes back to where it is safe. */
static void
flee (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;

  hk_taps_begin (person, "Lay out 2 Encounters: what each is, and in which zone", 4);
  hk_person_press_next (person);
  lay (person, "=Zombie");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters", "=Zone 2");
  lay (person, "=It Stays Face Down");
  hk_taps_end (person);
  retreat (person, "Trailer Home");
  g_assert_null (read_table (person, &session)->battle);
  g_assert_cmpint (hk_cz_table_get_player_place (read_table (person, &session), 2), ==, 3);
}

/* The card burns the place, and nobody stays. */
static void
burn (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  guint before;

  hk_taps_begin (person, "Fire!: the card; the others are not laid out", 3);
  hk_person_press_next (person);
  lay (person, "=Fire!");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters");
  hk_taps_end (person);
  g_assert_true (hk_cz_table_get_location (read_table (person, &session), 7)->fire);
  before = hk_person_count_moves (person);
  hk_taps_begin (person, "Leave a fire: where to", 2);
  hk_person_press_next (person);
  hk_person_press_in (person, ATSPI_ROLE_BUTTON, "Retreat from Gas Station", "=Trailer Home");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* --- the parts of the day -------------------------------------------------------------------------- */

static void
end_turn (HkPerson *person,
          int       player)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *end = g_strdup_printf ("=End the Turn of %s", hk_cz_table_get_player_name (hk_day_get_table (session), player));

  hk_taps_begin (person, "End a turn", 1);
  hk_day_make_move (person, end);
  hk_taps_end (person);
}

static void
check_dawn (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table = read_table (person, &session);

  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  g_assert_cmpint (table->weathers_left, ==, HK_CZ_N_WEATHERS - 1);
  g_assert_true (hk_cz_table_get_location (table, 3)->safe);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, 3);
}

/* The horde goes where the die says, and the next part of the day begins. */
static void
end_phase (HkPerson   *person,
           const char *next)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  g_assert_true (read_table (person, &session)->phase_over);
  hk_taps_begin (person, "End a phase with a horde: its die", 2);
  hk_person_press_button (person, "1: to the ");
  hk_person_wait_moves (person, before + 1);
  hk_person_miss (person, ATSPI_ROLE_BUTTON, "1: to the ");
  hk_person_press_next (person);
  hk_person_wait_moves (person, before + 2);
  hk_taps_end (person);
  g_assert_cmpstr (hk_words_get (hk_cz_phases, read_table (person, &session)->phase), ==, next);
}

static void
stay (HkPerson *person,
      int       player)
{
  take_turn (person, player);
  end_turn (person, player);
}

static void
eat (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table = read_table (person, &session);
  int hungry;

  while ((hungry = hk_cz_table_find_hungry (table)) >= 0)
    {
      g_autofree char *key = g_strdup_printf ("=%s eats: %s", hk_cz_table_get_survivor_name (table, hungry), hungry == 0 ? "Normal" : "Fresh");
      const guint before = hk_person_count_moves (person);

      hk_person_find (person, ATSPI_ROLE_LIST, "=Who eats what, and sleeps where");
      hk_taps_begin (person, "What somebody eats", 1);
      hk_person_press_button (person, key);
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
      table = read_table (person, &session);
    }
}

/* A die of the reckoning. */
static void
tell_die (HkPerson   *person,
          const char *whose,
          const char *face)
{
  HkSeen *dialog = hk_person_find (person, ATSPI_ROLE_DIALOG, "=Make the Reckoning");
  HkSeen *keys = hk_person_glimpse_in (person, dialog, ATSPI_ROLE_GROUPING, whose);

  g_assert_nonnull (keys);
  g_assert_true (hk_seen_try_press (hk_person_glimpse_in (person, keys, ATSPI_ROLE_TOGGLE_BUTTON, face)));
}

/* Who eats the Junk Food that is carried rolls, and who eats what the group says; the horde walks by night too. */
static void
reckon (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table;
  guint before;

  eat (person);
  before = hk_person_count_moves (person);
  hk_taps_begin (person, "The reckoning: 2, two dice against sickness, one of the horde", 5);
  hk_person_press_next (person);
  hk_person_find (person, HK_ANY_ROLE, "The d10s against sickness");
  tell_die (person, "=Character 1", "=7");
  tell_die (person, "=Character 6", "=7");
  tell_die (person, "The horde ", "=2");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Make the Reckoning", "=Make the Reckoning");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  table = read_table (person, &session);
  g_assert_cmpint (table->day, ==, 2);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    g_assert_false (hk_cz_table_get_survivor (table, i)->starving);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  begin (person);
  check_setup (person);
  lay_neighborhood (person);
  set_new_weather (person);
  take_turn (person, 0);
  scout (person, "Trailer Home", "1");
  clear (person, "Crowbar, Junk Food, Junk Food, Junk Food");
  share_out (person);
  end_turn (person, 0);
  check_dawn (person);
  take_turn (person, 1);
  scout (person, "Garage", "2");
  meet_somebody (person);
  fight_a_round (person);
  arm (person);
  eradicate (person);
  win (person);
  end_turn (person, 1);
  take_turn (person, 2);
  scout (person, "Ranch House", "2");
  flee (person);
  end_turn (person, 2);
  end_phase (person, "day");
  take_turn (person, 0);
  hk_day_trade (person);
  scout (person, "Gas Station", "3");
  burn (person);
  end_turn (person, 0);
  stay (person, 1);
  stay (person, 2);
  hk_day_go_to_night (person);
  for (int i = 0; i < 3; i++)
    stay (person, i);
  end_phase (person, "reckoning");
  reckon (person);
  set_last_weather (person);
  hk_person_read_result (person);
  hk_day_declare_end (person);
  hk_person_quit (person);
  hk_taps_publish ("Card-Z");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/day-by-hand", live);
}
