/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-fixture.h"
#include "ui/games/rfyl/board/hk-rf-phase-strip.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/fights/hk-rf-fight-card.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-step-keys.h"

/* A group with its own box of which nothing has been entered: Ann, Bo and Cy draw all cards themselves. */

enum
{
  ANN,
  BO,
  CY,
};

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_rf_fixture_open (fixture, 1200, "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' }, { 'name': 'Cy' } ], 'distance': 30,"
                      " 'components': 'none', 'cards-by': 'hand' }", NULL);
}

static GtkWidget *
get_keys (HkFixture *fixture)
{
  return hk_fixture_find (hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL), HK_TYPE_RF_CARD_KEYS, NULL);
}

static void
assert_ten (GtkWidget *keys)
{
  for (int i = 1; i <= 10; i++)
    {
      g_autofree char *value = g_strdup_printf ("%d", i);

      g_assert_nonnull (hk_fixture_find_button (keys, value));
    }
}

static void
press_next (HkFixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (hk_rf_fixture_get_board (fixture), "table.next", NULL));
  hk_fixture_settle ();
}

/* One tap a card, on ten keys that stay ten, or a digit of the keyboard; and then the big button moves, which no other button repeats. */
static void
test_movement (HkFixture     *fixture,
               gconstpointer  data)
{
  static const char * const cards[] = { "4", "4", "7", "2" };
  GtkWidget *panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      assert_ten (get_keys (fixture));
      hk_fixture_click (get_keys (fixture), cards[i]);
    }
  g_assert_true (hk_fixture_type_digit (get_keys (fixture), 9));
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, CY)->speed, ==, 7);
  g_assert_null (hk_fixture_find_button (panel, "Move to Space 26"));
  g_assert_nonnull (hk_fixture_find_button (panel, "Stay"));
  for (guint i = 0; i < 3; i++)
    press_next (fixture);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->space, ==, 26);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->space, ==, 26);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, CY)->space, ==, 23);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'movement', 'house': true }");
  assert_ten (get_keys (fixture));
  hk_fixture_type_digit (get_keys (fixture), 0);
  hk_fixture_type_digit (get_keys (fixture), 1);
  hk_fixture_type_digit (get_keys (fixture), 2);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->speed, ==, 10);
  /* Ann is on 26: the digits are the spaces now. */
  g_assert_true (hk_fixture_type_digit (hk_fixture_find (panel, HK_TYPE_RF_STEP_KEYS, NULL), 3));
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->space, ==, 23);
}

/* The big button stops at zombies, as the card does. */
static void
test_stopped (HkFixture     *fixture,
              gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 28 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 6, 7] }");
  press_next (fixture);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->space, ==, 28);
}

static void
press_phase (HkFixture  *fixture,
             const char *name)
{
  hk_fixture_click (hk_rf_fixture_find (fixture, HK_TYPE_RF_PHASE_STRIP), name);
}

static void
allow (HkFixture *fixture)
{
  hk_fixture_click (GTK_WIDGET (fixture->window), "House Rule");
  hk_fixture_settle ();
}

/* Any phase with one tap and one confirmation, and an Event card likewise left out. */
static void
test_phases (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 6, 7] }");
  press_phase (fixture, "Events");
  g_assert_true (hk_rf_table_get_phase (hk_rf_fixture_get_table (fixture)) == HK_RF_PHASE_MOVEMENT);
  allow (fixture);
  g_assert_true (hk_rf_table_get_phase (hk_rf_fixture_get_table (fixture)) == HK_RF_PHASE_EVENTS);
  hk_fixture_activate (hk_rf_fixture_find (fixture, HK_TYPE_RF_EVENT_PANEL), "table.next");
  hk_fixture_settle ();
  g_assert_true (hk_fixture_has_dialog (fixture->window));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  press_phase (fixture, "Combat");
  allow (fixture);
  g_assert_true (hk_rf_table_get_phase (hk_rf_fixture_get_table (fixture)) == HK_RF_PHASE_COMBAT);
}

/* What is not known is not called safe, and what can be known is said. */
static void
test_unknown (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *view;

  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 30, 'count': 4 }");
  hk_fixture_play (fixture->session, "{ 'move': 'gain-item', 'player': 1, 'name': 'Axe', 'kind': 'weapon', 'bonus': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [3, 6, 7] }");
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'combat', 'house': true }");
  view = hk_rf_fixture_find (fixture, HK_TYPE_RF_COMBAT_VIEW);
  g_assert_true (hk_fixture_says (view, "50\302\240%"));
  g_assert_true (hk_fixture_says (view, "Else a Blood card is drawn, and nobody can say what it says."));
  g_assert_true (hk_fixture_says (view, "Ann, all 2 fights together: 25\302\240% to lose none, 0–75\302\240% infected in the end."));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 3 }");
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture->window), "? infected"));
}

/* A card that the group has told is offered again, and nobody says how many the box has of it. */
static void
test_card (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 6, 7] }");
  hk_fixture_play (fixture->session, "{ 'move': 'move', 'player': 0, 'to': 25 }");
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'events', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'event', 'facts': { 'name': 'Lamp', 'icons': 'item', 'uses': 1 }, 'resolve': true }");
  g_assert_true (gtk_widget_activate_action (hk_rf_fixture_find (fixture, HK_TYPE_RF_EVENT_PANEL), "table.next", NULL));
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "Lamp"));
  g_assert_false (hk_fixture_says (dialog, "×0"));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-by-hand/movement", 0, test_movement },
    { "/rf-by-hand/stopped", 0, test_stopped },
    { "/rf-by-hand/phases", 0, test_phases },
    { "/rf-by-hand/unknown", 0, test_unknown },
    { "/rf-by-hand/card", 0, test_card },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
