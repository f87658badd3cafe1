/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-odds.h"
#include "hk-rf-fixture.h"
#include "ui/games/rfyl/cards/hk-rf-draw-entry.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/fights/hk-rf-fight-card.h"
#include "ui/games/rfyl/fights/hk-rf-together.h"

/* Ann, Bo, Cy and Eve on space 25 against two zombies and Dee, who leads nobody. */
enum
{
  ANN,
  BO,
  CY,
  DEE,
  EVE,
};

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' },"
  " { 'name': 'Dee', 'colour': 'yellow' }, { 'name': 'Eve', 'colour': 'purple' } ], 'distance': 30, 'components': 'stand-in', 'unarmed': true }";

static const char * const moves[] = {
  "{ 'move': 'gain-item', 'player': 0, 'name': 'Lead Pipe', 'kind': 'weapon', 'uses': 3, 'bonus': 1, 'kills': 1 }",
  "{ 'move': 'gain-item', 'player': 2, 'name': 'Fire Axe', 'kind': 'weapon', 'uses': -1, 'bonus': 2, 'kills': 2 }",
  "{ 'move': 'die', 'player': 3 }",
  "{ 'move': 'draw-speed', 'values': [5, 7, 3, 4] }",
  "{ 'move': 'move', 'player': 0, 'to': 25 }",
  "{ 'move': 'move', 'player': 1, 'to': 25 }",
  "{ 'move': 'move', 'player': 2, 'to': 27 }",
  "{ 'move': 'move', 'player': 4, 'to': 26 }",
  "{ 'move': 'place', 'player': 2, 'space': 25 }",
  "{ 'move': 'place', 'player': 4, 'space': 25 }",
  "{ 'move': 'next-phase' }",
  "{ 'move': 'event', 'card': 'Quiet Street' }",
  "{ 'move': 'resolve-event' }",
  "{ 'move': 'add-zombies', 'space': 25, 'count': 2 }",
  "{ 'move': 'place', 'player': 3, 'space': 28 }",
  "{ 'move': 'next-phase' }",
  "{ 'move': 'zombies-move', 'value': 1 }",
  "{ 'move': 'draw-hunt', 'values': [4] }",
  "{ 'move': 'zombie-player-move', 'player': 3, 'to': 25 }",
  "{ 'move': 'next-phase' }",
  NULL
};

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_rf_fixture_open (fixture, data == NULL ? 1280 : GPOINTER_TO_INT (data), setup_text, moves);
}

static HkRfFight *
get_fight (HkFixture *fixture,
           int        number)
{
  return hk_rf_table_get_fight (hk_rf_fixture_get_table (fixture), number);
}

static gboolean
is_of_fight (GtkWidget     *card,
             gconstpointer  fight)
{
  return hk_view_get_index (HK_VIEW (card)) == GPOINTER_TO_INT (fight);
}

static GtkWidget *
get_card (HkFixture *fixture,
          int        fight)
{
  GtkWidget *card = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_RF_FIGHT_CARD, is_of_fight, GINT_TO_POINTER (fight));

  g_assert_nonnull (card);
  return card;
}

static void
toggle (GtkWidget  *root,
        const char *text)
{
  GtkWidget *button = hk_fixture_find_button (root, text);

  if (button == NULL)
    g_error ("There is no chip “%s”.", text);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  hk_fixture_settle ();
}

static HkMove *
get_last_move (HkFixture *fixture)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (fixture->session), hk_session_get_position (fixture->session) - 1);

  return hk_log_entry_get_move (entry);
}

static void
assert_state (HkFixture    *fixture,
              int         fight,
              const char *state)
{
  g_assert_cmpstr (hk_words_get (hk_rf_fight_states, get_fight (fixture, fight)->state), ==, state);
}

/* A card for each fight, the slowest first; the one that comes next stands out, and only that one. */
static void
test_pairs (HkFixture     *fixture,
            gconstpointer  data)
{
  g_assert_cmpint (hk_rf_table_get_n_fights (hk_rf_fixture_get_table (fixture)), ==, 3);
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture->window), "3 fights to go"));
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "Cy"));
  g_assert_true (hk_fixture_says (get_card (fixture, 1), "Eve"));
  g_assert_true (hk_fixture_says (get_card (fixture, 2), "Dee"));
  g_assert_true (gtk_widget_has_css_class (get_card (fixture, 0), "rf-next"));
  g_assert_false (gtk_widget_has_css_class (get_card (fixture, 1), "rf-next"));
  hk_fixture_play (fixture->session, "{ 'move': 'fight', 'fight': 0, 'human': [4, 7], 'zombie': [4, 2] }");
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture->window), "2 fights to go"));
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "Cy wins and eludes the zombie for this turn."));
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "7"));
  g_assert_null (hk_fixture_find_button (get_card (fixture, 0), "Cy Fights"));
  g_assert_true (gtk_widget_has_css_class (get_card (fixture, 0), "rf-won"));
  g_assert_true (gtk_widget_has_css_class (get_card (fixture, 1), "rf-next"));
}

static float
get_top (HkFixture *fixture,
         int        fight)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (get_card (fixture, fight), GTK_WIDGET (fixture->window), graphene_point_zero (), &point));
  return point.y;
}

/* Side by side where there is room, else below each other. */
static void
test_columns (HkFixture     *fixture,
              gconstpointer  data)
{
  const gboolean narrow = data != NULL;

  g_assert_true ((get_top (fixture, 0) == get_top (fixture, 1)) == !narrow);
  g_assert_cmpfloat (get_top (fixture, 2), >, get_top (fixture, 1));
  g_assert_cmpint (gtk_widget_get_width (get_card (fixture, 0)), ==, gtk_widget_get_width (get_card (fixture, 2)));
  g_assert_cmpint (gtk_widget_get_width (get_card (fixture, 0)), <, narrow ? 360 : gtk_widget_get_width (gtk_widget_get_parent (get_card (fixture, 0))) / 2);
}

static void
assert_chance (HkFixture *fixture,
               int        fight,
               int        bonus)
{
  HkRfFightOdds odds;
  g_autofree char *text = NULL;

  g_assert_true (hk_rf_table_get_fight_odds (hk_rf_fixture_get_table (fixture), bonus, &odds));
  text = g_strdup_printf ("%d\302\240%%", (int) (odds.win * 100 + 0.5));
  g_assert_true (hk_fixture_says (get_card (fixture, fight), text));
}

/* The chance is the one with the weapons that are announced, and these are in the move. */
static void
test_weapons (HkFixture     *fixture,
              gconstpointer  data)
{
  JsonArray *weapons;

  assert_chance (fixture, 0, 0);
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "that Cy draws higher and gets away for this turn"));
  toggle (get_card (fixture, 0), "Fire Axe");
  assert_chance (fixture, 0, 2);
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "that Cy draws higher and kills the zombie"));
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "A win also kills 1 more zombie that fights Cy."));
  hk_fixture_click (get_card (fixture, 0), "Cy Fights");
  weapons = hk_move_get_array (get_last_move (fixture), "weapons");
  g_assert_nonnull (weapons);
  g_assert_cmpuint (json_array_get_length (weapons), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (weapons, 0), ==, "Fire Axe");
  g_assert_cmpint (json_array_get_int_element (hk_move_get_array (get_last_move (fixture), "also"), 0), ==, 2);
  g_assert_cmpint (get_fight (fixture, 0)->bonus, ==, 2);
}

static void
pick (GtkWidget  *card,
      const char *value)
{
  GtkWidget *entry = hk_fixture_find (card, HK_TYPE_RF_DRAW_ENTRY, NULL);

  g_assert_nonnull (entry);
  hk_fixture_click (entry, value);
}

/* One tap a card, until they are no longer tied; the last one can be taken back. */
static void
test_by_hand (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);
  const guint before = hk_session_get_position (fixture->session);

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  g_assert_null (hk_fixture_find_button (card, "Cy Fights"));
  g_assert_true (hk_fixture_says (card, "Which card does Cy draw?"));
  pick (card, "4");
  g_assert_true (hk_fixture_says (card, "Which card does the zombie draw?"));
  pick (card, "9");
  assert_state (fixture, 0, "lost");
  gtk_widget_activate_action (card, "table.undo", NULL);
  hk_fixture_settle ();
  assert_state (fixture, 0, "open");
  card = get_card (fixture, 0);
  pick (card, "4");
  pick (card, "4");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
  g_assert_true (hk_fixture_says (card, "Tied! The human draws again:"));
  pick (card, "1");
  g_assert_true (hk_fixture_says (card, "Tied! The zombie draws again:"));
  hk_fixture_click (card, "Take the Last Card Back");
  g_assert_true (hk_fixture_says (card, "Tied! The human draws again:"));
  pick (card, "7");
  pick (card, "2");
  assert_state (fixture, 0, "won");
  g_assert_cmpuint (g_strv_length (get_fight (fixture, 0)->human_cards), ==, 2);
  g_assert_cmpstr (get_fight (fixture, 0)->human_cards[1], ==, "7");
  g_assert_cmpstr (get_fight (fixture, 0)->zombie_cards[0], ==, "4");
  g_assert_true (hk_fixture_says (card, "4 : 4 – tied first"));
}

/* With a weapon a tie is another one. */
static void
test_tie_with_bonus (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  toggle (card, "Fire Axe");
  pick (card, "4");
  pick (card, "6");
  assert_state (fixture, 0, "open");
  pick (card, "5");
  pick (card, "6");
  assert_state (fixture, 0, "won");
  g_assert_true (get_fight (fixture, 0)->killed);
  g_assert_true (get_fight (fixture, 2)->killed);
}

/* In a game in which the app draws, a group can tell cards all the same. */
static void
test_told_in_between (HkFixture     *fixture,
                      gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);

  g_assert_null (hk_fixture_find (card, HK_TYPE_RF_DRAW_ENTRY, NULL));
  toggle (card, "We Drew It Ourselves");
  pick (card, "3");
  pick (card, "8");
  assert_state (fixture, 0, "lost");
  g_assert_cmpstr (get_fight (fixture, 0)->human_cards[0], ==, "3");
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, CY)->blood_due, ==, 1);
}

/* Before melee or after it, by whoever is there. */
static void
test_shots (HkFixture     *fixture,
            gconstpointer  data)
{
  hk_fixture_click (get_card (fixture, 0), "Bo Shoots First");
  assert_state (fixture, 0, "shot");
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->bullets, ==, 2);
  g_assert_null (hk_fixture_find_button (get_card (fixture, 0), "Bo Shoots Now"));
  hk_fixture_play (fixture->session, "{ 'move': 'fight', 'fight': 1, 'human': [2], 'zombie': [9] }");
  hk_fixture_click (get_card (fixture, 1), "Eve Shoots Now");
  assert_state (fixture, 1, "lost");
  g_assert_true (get_fight (fixture, 1)->killed);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, EVE)->blood_due, ==, 1);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/bullets', 'value': 0 }");
  g_assert_null (hk_fixture_find_button (get_card (fixture, 2), "Ann Shoots First"));
}

/* A zombie player chooses; other zombies do not. */
static void
test_targets (HkFixture     *fixture,
              gconstpointer  data)
{
  g_assert_false (hk_fixture_says (get_card (fixture, 0), "Dee chooses who is attacked"));
  g_assert_true (hk_fixture_says (get_card (fixture, 2), "Dee chooses who is attacked"));
  toggle (get_card (fixture, 2), "Ann");
  g_assert_cmpint (get_fight (fixture, 2)->player, ==, ANN);
  g_assert_nonnull (hk_fixture_find_button (get_card (fixture, 2), "Ann Fights"));
  toggle (get_card (fixture, 2), "Lead Pipe");
  hk_fixture_click (get_card (fixture, 2), "Ann Fights");
  g_assert_cmpstr (get_fight (fixture, 2)->weapons[0], ==, "Lead Pipe");
  g_assert_false (hk_fixture_says (get_card (fixture, 2), "Dee chooses who is attacked"));
}

/* Three without weapons: Bo, Eve and, once the axe is gone, Cy. */
static void
test_together (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);
  GtkWidget *together;
  GtkWidget *entry;

  g_assert_null (hk_fixture_find_button (card, "Fight Together, Without Weapons"));
  hk_fixture_play (fixture->session, "{ 'move': 'drop', 'player': 2, 'what': 'Fire Axe' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  toggle (card, "Fight Together, Without Weapons");
  together = hk_fixture_find (card, HK_TYPE_RF_TOGETHER, NULL);
  toggle (together, "Cy");
  toggle (together, "Bo");
  g_assert_true (hk_fixture_says (card, "It takes three at least, none of them with a weapon."));
  toggle (together, "Eve");
  entry = hk_fixture_find (together, HK_TYPE_RF_DRAW_ENTRY, NULL);
  hk_fixture_click (entry, "7");
  hk_fixture_click (entry, "5");
  hk_fixture_click (entry, "4");
  g_assert_true (hk_fixture_says (entry, "Which card does the zombie draw?"));
  hk_fixture_click (entry, "3");
  g_assert_cmpuint (g_strv_length (get_fight (fixture, 0)->helpers), ==, 3);
  g_assert_true (get_fight (fixture, 0)->killed);
  g_assert_true (hk_fixture_says (card, "They drew 7, 5, 4, the zombie 3."));
}

/* The big button fights what comes next, with what is announced; by hand it leads to the keys. */
static void
test_big_button (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *next = hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_BUTTON, "table.next");
  GtkWidget *focus;

  toggle (get_card (fixture, 0), "Fire Axe");
  gtk_widget_activate_action (next, "table.next", NULL);
  hk_fixture_settle ();
  g_assert_cmpint (get_fight (fixture, 0)->state, !=, HK_RF_FIGHT_OPEN);
  g_assert_cmpstr (get_fight (fixture, 0)->weapons[0], ==, "Fire Axe");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/blood-due', 'value': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  gtk_widget_activate_action (next, "table.next", NULL);
  hk_fixture_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, get_card (fixture, 1)));
}

static gboolean
shows (HkFixture *fixture,
       GType      type)
{
  GtkWidget *found = hk_fixture_find (GTK_WIDGET (fixture->window), type, NULL);

  return found != NULL && gtk_widget_get_mapped (found);
}

/* An encounter of an Event card is fought in between, and then the events go on. */
static void
test_encounter (HkFixture     *fixture,
                gconstpointer  data)
{
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'shoot', 'player': 1, 'fight': %d }", i);

      hk_fixture_play (fixture->session, line);
    }
  hk_fixture_play (fixture->session, "{ 'move': 'next-phase' }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [1, 2, 3, 4] }");
  for (int i = 0; i < 4; i++)
    {
      static const int order[] = { ANN, BO, CY, EVE };
      g_autofree char *line = g_strdup_printf ("{ 'move': 'pass-move', 'player': %d }", order[i]);

      hk_fixture_play (fixture->session, line);
    }
  hk_fixture_play (fixture->session, "{ 'move': 'next-phase' }");
  g_assert_true (shows (fixture, HK_TYPE_RF_EVENT_PANEL));
  hk_fixture_play (fixture->session, "{ 'move': 'event', 'card': 'Behind the Door' }");
  hk_fixture_play (fixture->session, "{ 'move': 'resolve-event' }");
  g_assert_true (shows (fixture, HK_TYPE_RF_COMBAT_VIEW));
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture->window), "Zombie encounter"));
  g_assert_true (hk_fixture_says (get_card (fixture, 0), "of the Event card"));
  hk_fixture_click (get_card (fixture, 0), "Ann Fights");
  g_assert_true (shows (fixture, HK_TYPE_RF_EVENT_PANEL));
  g_assert_false (shows (fixture, HK_TYPE_RF_COMBAT_VIEW));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-fights/pairs", 0, test_pairs },
    { "/rf-fights/columns", 0, test_columns },
    { "/rf-fights/weapons", 0, test_weapons },
    { "/rf-fights/by-hand", 0, test_by_hand },
    { "/rf-fights/tie-with-bonus", 0, test_tie_with_bonus },
    { "/rf-fights/told-in-between", 0, test_told_in_between },
    { "/rf-fights/shots", 0, test_shots },
    { "/rf-fights/targets", 0, test_targets },
    { "/rf-fights/together", 0, test_together },
    { "/rf-fights/big-button", 0, test_big_button },
    { "/rf-fights/encounter", 0, test_encounter },
    { "/rf-fights/narrow", 360, test_pairs },
    { "/rf-fights/narrow-columns", 360, test_columns },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
