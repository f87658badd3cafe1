/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-shots.h"
#include "ui/games/rfyl/blood/hk-rf-blood-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-event-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"

/* Runners of RFYL who are bitten, who draw events and who fight. */

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' },"
  " { 'name': 'Dee', 'colour': 'yellow' }, { 'name': 'Eve', 'colour': 'purple' } ], 'distance': 30, 'components': 'stand-in', 'unarmed': true,"
  " 'cards-by': '%s' }";

/* What they carry, and Dee who is a zombie already. */
static const char * const begin_moves[] = {
  "{ 'move': 'gain-item', 'player': 0, 'name': 'Lead Pipe', 'kind': 'weapon', 'uses': 3, 'bonus': 1, 'kills': 1 }",
  "{ 'move': 'gain-item', 'player': 0, 'name': 'Fire Axe', 'kind': 'weapon', 'uses': -1, 'bonus': 2, 'kills': 2 }",
  "{ 'move': 'gain-item', 'player': 0, 'name': 'Flare', 'kind': 'item', 'uses': 1, 'text': 'Keep it; the group decides what it does.' }",
  "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 2 }",
  "{ 'move': 'draw-blood', 'player': 0 }",
  "{ 'move': 'draw-blood', 'player': 0 }",
  "{ 'move': 'set', 'path': 'players/1/blood-due', 'value': 1 }",
  "{ 'move': 'draw-blood', 'player': 1 }",
  "{ 'move': 'die', 'player': 3 }",
  "{ 'move': 'draw-speed', 'values': [5, 7, 3, 4] }",
  "{ 'move': 'move', 'player': 0, 'to': 25 }",
  "{ 'move': 'move', 'player': 1, 'to': 25 }",
  "{ 'move': 'move', 'player': 2, 'to': 27, 'house': true }",
  "{ 'move': 'move', 'player': 4, 'to': 26, 'house': true }",
};

static const char * const zombie_moves[] = {
  "{ 'move': 'next-phase' }",
  "{ 'move': 'event', 'card': 'Quiet Street' }",
  "{ 'move': 'resolve-event' }",
  "{ 'move': 'event', 'card': 'Quiet Street' }",
  "{ 'move': 'resolve-event' }",
  "{ 'move': 'event', 'card': 'Quiet Street' }",
  "{ 'move': 'resolve-event' }",
  "{ 'move': 'place', 'player': 2, 'space': 25 }",
  "{ 'move': 'place', 'player': 4, 'space': 25 }",
  "{ 'move': 'place', 'player': 3, 'space': 28 }",
  "{ 'move': 'add-zombies', 'space': 25, 'count': 2 }",
  "{ 'move': 'next-phase' }",
  "{ 'move': 'zombies-move', 'value': 1 }",
  "{ 'move': 'draw-hunt', 'values': [4] }",
  "{ 'move': 'zombie-player-move', 'player': 3, 'to': 25 }",
  "{ 'move': 'next-phase' }",
};

static void
play_all (HkSession          *session,
          const char * const *moves,
          gsize               n)
{
  for (gsize i = 0; i < n; i++)
    hk_fixture_play (session, moves[i]);
}

static HkSession *
take_begun (HkApplication *application,
            HkWindow      *window,
            const char    *cards)
{
  g_autofree char *setup = g_strdup_printf (setup_text, cards);
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, setup, 7));

  if (g_str_equal (cards, "hand"))
    hk_fixture_play (session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'app' }");
  play_all (session, begin_moves, G_N_ELEMENTS (begin_moves));
  if (g_str_equal (cards, "hand"))
    hk_fixture_play (session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  return session;
}

static HkSession *
take_fights (HkApplication *application,
             HkWindow      *window,
             const char    *cards)
{
  HkSession *session = take_begun (application, window, cards);

  play_all (session, zombie_moves, G_N_ELEMENTS (zombie_moves));
  return session;
}

static GtkWidget *
find (HkWindow *window,
      GType     type)
{
  GtkWidget *found;

  hk_fixture_settle ();
  found = hk_fixture_find (GTK_WIDGET (window), type, NULL);
  g_assert_nonnull (found);
  return found;
}

/* What stands below the track comes into the picture. */
static void
scroll_to (HkWindow *window,
           GType     type)
{
  GtkWidget *widget = find (window, type);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_point_t point;

  if (gtk_widget_compute_point (widget, gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), graphene_point_zero (), &point))
    gtk_adjustment_set_value (adjustment, point.y - 12);
}

static void
show_combat (HkApplication *application,
             HkWindow      *window)
{
  hk_fixture_play (take_fights (application, window, "app"), "{ 'move': 'target', 'fight': 2, 'player': 0 }");
  hk_fixture_settle ();
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (find (window, HK_TYPE_RF_COMBAT_VIEW), "Fire Axe")), TRUE);
  scroll_to (window, HK_TYPE_RF_COMBAT_VIEW);
}

/* One is won, one lost, one shot. */
static void
show_fought (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take_fights (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'fight', 'fight': 0, 'human': [4, 7], 'zombie': [4, 2] }");
  hk_fixture_play (session, "{ 'move': 'target', 'fight': 2, 'player': 0 }");
  hk_fixture_play (session, "{ 'move': 'fight', 'fight': 2, 'weapons': ['Lead Pipe'], 'human': [3], 'zombie': [9] }");
  scroll_to (window, HK_TYPE_RF_COMBAT_VIEW);
}

static void
show_hand (HkApplication *application,
           HkWindow      *window)
{
  take_fights (application, window, "hand");
  scroll_to (window, HK_TYPE_RF_COMBAT_VIEW);
}

static void
show_players (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/2/blood-due', 'value': 1 }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/0/bloods/0/due', 'value': true }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/0/bloods/0/drops', 'value': 0 }");
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "table.next")), "table.players", NULL);
}

static void
show_blood (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_rf_blood_dialog_present (GTK_WIDGET (window), session, 0, 0);
}

static void
show_told_blood (HkApplication *application,
                 HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/2/blood-due', 'value': 1 }");
  hk_fixture_play (session, "{ 'move': 'draw-blood', 'player': 2, 'drops': 1 }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/2/bloods/0/due', 'value': true }");
  hk_rf_blood_dialog_present (GTK_WIDGET (window), session, 2, 0);
}

static void
show_draw_blood (HkApplication *application,
                 HkWindow      *window)
{
  hk_rf_blood_dialog_present_draw (GTK_WIDGET (window), take_begun (application, window, "hand"), 2);
}

static void
show_event (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'next-phase' }");
  hk_fixture_play (session, "{ 'move': 'event', 'card': 'Pack at the Corner' }");
  scroll_to (window, HK_TYPE_RF_EVENT_PANEL);
}

static void
show_weapon (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'next-phase' }");
  hk_fixture_play (session, "{ 'move': 'event', 'card': 'Loose Rounds' }");
  hk_fixture_play (session, "{ 'move': 'resolve-event' }");
  hk_fixture_play (session, "{ 'move': 'event', 'card': 'Garden Spade' }");
  scroll_to (window, HK_TYPE_RF_EVENT_PANEL);
}

static void
show_undrawn (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  hk_fixture_play (session, "{ 'move': 'next-phase' }");
  scroll_to (window, HK_TYPE_RF_EVENT_PANEL);
}

static void
show_told_event (HkApplication *application,
                 HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "hand");

  hk_fixture_play (session, "{ 'move': 'next-phase' }");
  hk_dialog_view_present (HK_TYPE_RF_EVENT_DIALOG, GTK_WIDGET (window), session, -1);
}

static void
show_event_form (HkApplication *application,
                 HkWindow      *window)
{
  GtkWidget *dialog;
  GtkWidget *view;
  GtkWidget *chip;

  show_told_event (application, window);
  hk_fixture_settle ();
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  view = hk_fixture_find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL);
  adw_navigation_view_push_by_tag (ADW_NAVIGATION_VIEW (view), "form");
  hk_fixture_settle ();
  chip = gtk_widget_get_ancestor (hk_fixture_find (dialog, GTK_TYPE_LABEL, "Melee weapon"), GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), TRUE);
}

const HkShot hk_shots_of_rf_combat[] = {
  { "rf-combat", show_combat, 1300 },
  { "rf-combat-fought", show_fought, 1300 },
  { "rf-combat-hand", show_hand, 1300 },
  { "rf-players", show_players, 1200 },
  { "rf-blood", show_blood, 0 },
  { "rf-blood-told", show_told_blood, 0 },
  { "rf-blood-draw", show_draw_blood, 0 },
  { "rf-event", show_event, 1000 },
  { "rf-event-weapon", show_weapon, 1000 },
  { "rf-event-undrawn", show_undrawn, 0 },
  { "rf-event-told", show_told_event, 0 },
  { "rf-event-form", show_event_form, 0 },
  { NULL, NULL, 0 },
};
