/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-shots.h"
#include "ui/games/rfyl/board/hk-rf-board.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/rfyl/setup/hk-rf-setup-rows.h"
#include "ui/games/rfyl/track/hk-rf-track-frame.h"
#include "ui/games/rfyl/track/hk-rf-track.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-new-game-page.h"

static const char four[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' },"
  " { 'name': 'Dee', 'colour': 'yellow' } ], 'distance': 30, 'components': 'stand-in', 'cards-by': 'app' }";

static const char eight[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' },"
  " { 'name': 'Dee', 'colour': 'yellow' }, { 'name': 'Eve', 'colour': 'purple' }, { 'name': 'Finn', 'colour': 'orange' },"
  " { 'name': 'Gus', 'colour': 'teal' }, { 'name': 'Abe', 'colour': 'grey' } ], 'distance': 60, 'components': 'stand-in', 'cards-by': 'app',"
  " 'structure': 'advanced', 'victory': 'group', 'group-size': 3 }";

static void
put (HkSession *session,
     int        player,
     int        space)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'place', 'player': %d, 'space': %d }", player, space);

  hk_fixture_play (session, line);
}

static void
zombies (HkSession *session,
         int        space,
         int        count)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'add-zombies', 'space': %d, 'count': %d }", space, count);

  hk_fixture_play (session, line);
}

/* Eight runners and the dead between them. */
static HkSession *
take_crowd (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, eight, 7));
  static const int spaces[] = { 22, 22, 31, 33, 34, 36, 40, 31 };

  for (int i = 0; i < 8; i++)
    put (session, i, spaces[i]);
  zombies (session, 25, 3);
  zombies (session, 37, 1);
  zombies (session, 38, 2);
  zombies (session, 18, 1);
  zombies (session, 48, 4);
  zombies (session, 52, 12);
  hk_fixture_play (session, "{ 'move': 'die', 'player': 6 }");
  hk_fixture_play (session, "{ 'move': 'die', 'player': 5 }");
  put (session, 6, 44);
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'zombies/8/leader', 'value': 6 }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'zombies/9/leader', 'value': 6 }");
  put (session, 6, 44);
  return session;
}

static void
show_start (HkApplication *application,
            HkWindow      *window)
{
  hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, eight, 7));
}

static void
show_track (HkApplication *application,
            HkWindow      *window)
{
  take_crowd (application, window);
}

static void
zoom (HkWindow   *window,
      const char *how,
      int         space)
{
  GtkWidget *frame;

  hk_fixture_settle ();
  frame = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_RF_TRACK_FRAME, NULL);
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (hk_fixture_find (frame, ADW_TYPE_TOGGLE_GROUP, NULL)), how);
  hk_fixture_settle ();
  hk_rf_track_set_selected (HK_RF_TRACK (hk_fixture_find (frame, HK_TYPE_RF_TRACK, NULL)), space);
}

static void
show_track_action (HkApplication *application,
                   HkWindow      *window)
{
  take_crowd (application, window);
  zoom (window, "action", 31);
}

static void
show_track_close (HkApplication *application,
                  HkWindow      *window)
{
  take_crowd (application, window);
  zoom (window, "close", 37);
}

/* Everybody has a card; zombies stand in the way of the first. */
static void
show_movement (HkApplication *application,
               HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, four, 7));

  put (session, 0, 20);
  put (session, 1, 24);
  put (session, 2, 24);
  zombies (session, 17, 2);
  zombies (session, 27, 1);
  hk_fixture_play (session, "{ 'move': 'drop', 'player': 3, 'what': 'bullet' }");
  put (session, 3, 28);
  hk_fixture_play (session, "{ 'move': 'draw-speed', 'values': [ 7, 4, 9, 2 ] }");
}

/* A space beyond the zombies is looked at. */
static void
show_look (HkApplication *application,
           HkWindow      *window)
{
  show_movement (application, window);
  zoom (window, "action", 15);
}

/* Ann has run over what lies there, and stopped at zombies that Bo can clear. */
static void
show_passing (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, four, 7));

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'structure', 'value': 'advanced' }");
  put (session, 0, 20);
  put (session, 1, 18);
  put (session, 2, 24);
  hk_fixture_play (session, "{ 'move': 'drop', 'player': 1, 'what': 'bullet' }");
  put (session, 1, 19);
  zombies (session, 16, 2);
  hk_fixture_play (session, "{ 'move': 'draw-speed', 'values': [ 9, 7, 4, 2 ] }");
  hk_fixture_play (session, "{ 'move': 'move', 'player': 0, 'to': 16 }");
  hk_fixture_play (session, "{ 'move': 'move', 'player': 1, 'to': 16 }");
  hk_fixture_play (session, "{ 'move': 'shoot', 'player': 1, 'zombie': 0 }");
}

static void
show_cards (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, four, 7));

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
}

/* A card is looked at before it counts. */
static void
show_zombies (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take_crowd (application, window);

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  hk_fixture_settle ();
  g_signal_emit_by_name (hk_fixture_find (hk_fixture_find (GTK_WIDGET (window), HK_TYPE_RF_ZOMBIES_PANEL, NULL), HK_TYPE_RF_CARD_KEYS, NULL), "picked", 5);
}

static void
show_hunt (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take_crowd (application, window);

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  hk_fixture_play (session, "{ 'move': 'zombies-move', 'value': 2 }");
  hk_fixture_play (session, "{ 'move': 'draw-hunt', 'values': [ 6, 3 ] }");
}

static void
show_countdown (HkApplication *application,
                HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, four, 7));

  put (session, 0, 12);
  put (session, 1, 15);
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 2 }");
  hk_fixture_play (session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 1 }");
  hk_fixture_play (session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 3 }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'players/1/blood-due', 'value': 1 }");
  hk_fixture_play (session, "{ 'move': 'draw-blood', 'player': 1, 'drops': 2 }");
  hk_fixture_play (session, "{ 'move': 'set', 'path': 'phase', 'value': 'countdown' }");
  hk_fixture_play (session, "{ 'move': 'countdown' }");
}

/* Bo got out first; Ann was bitten on the way. */
static void
show_end (HkApplication *application,
          HkWindow      *window)
{
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, four, 7));

  put (session, 0, 9);
  put (session, 2, 4);
  put (session, 3, 17);
  zombies (session, 12, 3);
  hk_fixture_play (session, "{ 'move': 'die', 'player': 0, 'how': 'infected' }");
  put (session, 1, 0);
  hk_fixture_settle ();
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
}

static void
show_setup (HkApplication *application,
            HkWindow      *window)
{
  const char * const names[] = { "Ann", "Bo", "Cy", "Dee", NULL };

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", HK_RF_GAME);
  hk_fixture_settle ();
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), names);
}

/* The lower part, which comes into view with the keyboard. */
static void
show_setup_below (HkApplication *application,
                  HkWindow      *window)
{
  GtkWidget *rows;

  show_setup (application, window);
  hk_fixture_settle ();
  rows = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_RF_SETUP_ROWS, NULL);
  hk_choice_row_set_selected (HK_CHOICE_ROW (hk_fixture_find (rows, HK_TYPE_CHOICE_ROW, "Who Wins")), "group");
  hk_choice_row_set_selected (HK_CHOICE_ROW (hk_fixture_find (rows, HK_TYPE_CHOICE_ROW, "Movement")), "advanced");
  hk_fixture_settle ();
  gtk_widget_grab_focus (hk_fixture_find (rows, ADW_TYPE_ENTRY_ROW, NULL));
}

const HkShot hk_shots_of_rf[] = {
  { "rf-setup", show_setup, 1500 },
  { "rf-setup-below", show_setup_below, 1100 },
  { "rf-start", show_start, 0 },
  { "rf-cards", show_cards, 0 },
  { "rf-track", show_track, 0 },
  { "rf-track-action", show_track_action, 0 },
  { "rf-track-close", show_track_close, 0 },
  { "rf-movement", show_movement, 1100 },
  { "rf-look", show_look, 0 },
  { "rf-passing", show_passing, 1100 },
  { "rf-zombies", show_zombies, 1100 },
  { "rf-hunt", show_hunt, 1100 },
  { "rf-countdown", show_countdown, 0 },
  { "rf-end", show_end, 0 },
  { NULL, NULL, 0 },
};
