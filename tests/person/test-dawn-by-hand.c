/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "card-z/hk-cz-place-moves.h"
#include "hk-cz-evening.h"
#include "hk-taps.h"

/* The dawn of the first day of Card-Z, up to a battle, with the group's own box, cards and dice, on what New Game proposes: nothing has been entered,
 * and what the app does not know it asks for. */

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

  g_assert_cmpstr (table->components, ==, "none");
  g_assert_cmpstr (table->cards_by, ==, "hand");
  g_assert_cmpstr (table->dice_by, ==, "hand");
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

static void
set_weather (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "A Weather card without effect", 2);
  hk_person_press_next (person);
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
  g_autofree char *takes = g_strdup_printf ("%s takes", hk_cz_table_get_player_name (table, player));
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

/* Nobody is there: the Cache is claimed, and the cards of the reward are named. */
static void
clear (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);
  HkCzTable *table;

  hk_taps_begin (person, "Clear a Location: the Loot of its reward", 3);
  hk_person_press_next (person);
  hk_person_write (person, ATSPI_ROLE_TEXT, "Loot drawn by hand", "Crowbar, Junk Food");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Clear the Location", "=Clear the Location");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  table = read_table (person, &session);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hk_cz_table_get_location (table, 3)->left)), ==, 2);
  g_assert_false (hk_cz_table_get_location (table, 3)->cache);
}

/* What was found is handed out where the app says what it is. */
static void
share_out (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);
  HkCzSurvivor *survivor;

  hk_taps_begin (person, "Hand out Loot: each card, and close the page", 4);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=2 Loot Found");
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

/* One Encounter is at the Garage: it is laid out, and placed where it lies on the field. */
static void
meet_somebody (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table;
  guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Lay out an Encounter: what it is", 2);
  hk_person_press_next (person);
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters", "=Zombie");
  hk_person_wait_moves (person, ++before);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Lay Out Encounters");
  hk_taps_end (person);
  table = read_table (person, &session);
  g_assert_nonnull (table->battle);
  hk_taps_begin (person, "Place an Encounter on the battlefield", 1);
  hk_person_press_button (person, "Zone 1, row 2, hex 3");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  hk_taps_begin (person, "Begin the battle", 1);
  hk_person_press_next (person);
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  g_assert_true (read_table (person, &session)->battle->started);
}

/* Who fights stands on the field, and pushes the Zombie with bare hands: the card of the survivor is asked for its number. */
static void
attack (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Step onto the battlefield", 1);
  hk_person_press_button (person, "Zone 1, row 1, hex 3");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  hk_taps_begin (person, "Step onto the battlefield", 1);
  hk_person_press_button (person, "Zone 1, row 1, hex 6");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  hk_taps_begin (person, "Attack: the number on the card, and the die", 3);
  hk_person_press_next (person);
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "=4");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Character 3 Attacks", "9: ");
  hk_person_wait_moves (person, ++before);
  hk_taps_end (person);
  g_assert_cmpint (hk_cz_table_get_survivor (read_table (person, &session), 2)->push, ==, 4);
}

static void
end_turn (HkPerson *person,
          int       player)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *end = g_strdup_printf ("=End the turn of %s", hk_cz_table_get_player_name (hk_day_get_table (session), player));

  hk_taps_begin (person, "End a turn", 1);
  hk_day_make_move (person, end);
  hk_taps_end (person);
}

static void
check_day (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkCzTable *table = read_table (person, &session);

  g_assert_null (table->outcome);
  g_assert_cmpint (table->weathers_left, ==, HK_CZ_N_WEATHERS - 1);
  g_assert_true (hk_cz_table_get_location (table, 3)->safe);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, 3);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  begin (person);
  check_setup (person);
  lay_neighborhood (person);
  set_weather (person);
  take_turn (person, 0);
  scout (person, "Trailer Home", "1");
  clear (person);
  share_out (person);
  end_turn (person, 0);
  check_day (person);
  take_turn (person, 1);
  scout (person, "Garage", "1");
  meet_somebody (person);
  attack (person);
  hk_person_quit (person);
  hk_taps_publish ("Card-Z");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/dawn", live);
}
