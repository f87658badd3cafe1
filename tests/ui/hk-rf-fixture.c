/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-fixture.h"
#include "ui/games/rfyl/board/hk-rf-board.h"

/**
 * hk_rf_fixture_open:
 * @fixture: (out caller-allocates): what a test begins with
 * @width: of the window, in application pixels
 * @setup: as hk_fixture_make_game() takes it
 * @lines: (array zero-terminated=1) (nullable): moves, as hk_fixture_play() takes them
 *
 * Opens a window with a game of RFYL, and makes the moves.
 */
void
hk_rf_fixture_open (HkFixture          *fixture,
                    int                 width,
                    const char         *setup,
                    const char * const *lines)
{
  hk_fixture_open (fixture, width, 900, HK_RF_GAME, setup, 7);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    hk_fixture_play (fixture->session, lines[i]);
  hk_fixture_settle ();
}

/**
 * hk_rf_fixture_get_table:
 * @fixture: a window with a game of RFYL
 *
 * Returns: (transfer none): its table
 */
HkRfTable *
hk_rf_fixture_get_table (HkFixture *fixture)
{
  return HK_RF_TABLE (hk_session_get_table (fixture->session));
}

/**
 * hk_rf_fixture_get_player:
 * @fixture: a window with a game of RFYL
 * @player: a seat
 *
 * Returns: (transfer none): who sits there
 */
HkRfPlayer *
hk_rf_fixture_get_player (HkFixture *fixture,
                          int        player)
{
  return hk_rf_table_get_player (hk_rf_fixture_get_table (fixture), player);
}

/**
 * hk_rf_fixture_open_board:
 * @fixture: (out caller-allocates): what a test begins with
 * @width: (type int): of the window, in application pixels, by GINT_TO_POINTER()
 *
 * Opens a window in which Ann, Bo and Abe begin, 30 spaces from the victory space.
 */
void
hk_rf_fixture_open_board (HkFixture     *fixture,
                          gconstpointer  width)
{
  static const char setup[] =
    "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Abe', 'colour': 'green' } ],"
    "  'distance': 30, 'components': 'stand-in', 'cards-by': 'app', 'ammo': 2 }";

  hk_fixture_open (fixture, GPOINTER_TO_INT (width), 800, HK_RF_GAME, setup, 7);
  hk_fixture_settle ();
}

/**
 * hk_rf_fixture_close_board:
 * @fixture: what hk_rf_fixture_open_board() opened
 * @width: not looked at
 *
 * Closes the window, of which nothing may be left, nor of the board.
 */
void
hk_rf_fixture_close_board (HkFixture     *fixture,
                           gconstpointer  width)
{
  GtkWidget *board = hk_rf_fixture_get_board (fixture);
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  g_object_add_weak_pointer (G_OBJECT (track), (gpointer *) &track);
  hk_fixture_close (fixture, width);
  hk_fixture_settle ();
  g_assert_null (board);
  g_assert_null (track);
}

/**
 * hk_rf_fixture_get_board:
 * @fixture: a window with a game of RFYL
 *
 * Returns: (transfer none): its board, in sight or hidden
 */
GtkWidget *
hk_rf_fixture_get_board (HkFixture *fixture)
{
  GtkWidget *board = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_RF_BOARD, NULL, NULL);

  g_assert_nonnull (board);
  return board;
}

/**
 * hk_rf_fixture_get_track:
 * @fixture: a window with a game of RFYL
 *
 * Returns: (transfer none): the track on its board, in sight or hidden
 */
HkRfTrack *
hk_rf_fixture_get_track (HkFixture *fixture)
{
  return HK_RF_TRACK (hk_fixture_find_where (hk_rf_fixture_get_board (fixture), HK_TYPE_RF_TRACK, NULL, NULL));
}

/**
 * hk_rf_fixture_find:
 * @fixture: a window with a game of RFYL
 * @type: what is sought
 *
 * Returns: (transfer none): the first such widget in sight on the board, and there must be one
 */
GtkWidget *
hk_rf_fixture_find (HkFixture *fixture,
                    GType      type)
{
  GtkWidget *widget = hk_fixture_find (hk_rf_fixture_get_board (fixture), type, NULL);

  g_assert_nonnull (widget);
  return widget;
}

/**
 * hk_rf_fixture_lay_out:
 * @fixture: a window with a game of Ann, Bo and Abe
 *
 * Ann comes to stand on 20, Bo on 24, Abe at the start; two zombies stand on 17, in the way of Ann.
 */
void
hk_rf_fixture_lay_out (HkFixture *fixture)
{
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 0, 'space': 20 }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 1, 'space': 24 }");
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 17, 'count': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [ 7, 4, 9 ] }");
}
