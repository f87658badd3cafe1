/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-fixture.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"
#include "ui/games/rfyl/track/hk-rf-reach.h"
#include "ui/games/rfyl/track/hk-rf-space-panel.h"
#include "ui/games/rfyl/track/hk-rf-space.h"
#include "ui/games/rfyl/track/hk-rf-track-private.h"
#include "ui/new-game/hk-player-mark.h"

static void
test_gauge_spaces (void)
{
  const gboolean directions[] = { FALSE, TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      const HkRfGauge gauge = { .first = 60, .last = 0, .width = 400, .pad = 12, .rtl = directions[i] };

      g_assert_cmpint (hk_rf_gauge_count (&gauge), ==, 61);
      for (int space = 0; space <= 60; space++)
        g_assert_cmpint (hk_rf_gauge_find_space (&gauge, hk_rf_gauge_get_x (&gauge, space)), ==, space);
      /* The start lies at the start of the line, and outside there is nothing. */
      g_assert_true ((hk_rf_gauge_get_x (&gauge, 60) < hk_rf_gauge_get_x (&gauge, 0)) != directions[i]);
      g_assert_cmpint (hk_rf_gauge_find_space (&gauge, -50), ==, directions[i] ? 0 : 60);
      g_assert_cmpint (hk_rf_gauge_find_space (&gauge, 900), ==, directions[i] ? 60 : 0);
      g_assert_cmpint (hk_rf_gauge_find_step (&gauge, 30), ==, 5);
    }
}

static void
test_gauge_spread (void)
{
  float alone[] = { 10, 50, 90 };
  float crowd[] = { 48, 50, 52 };
  float edge[] = { 97, 99, 100 };
  const float widths[] = { 20, 20, 20 };

  hk_rf_gauge_spread (alone, widths, 3, 0, 100);
  g_assert_cmpfloat_with_epsilon (alone[0], 10, 0.01);
  g_assert_cmpfloat_with_epsilon (alone[1], 50, 0.01);
  g_assert_cmpfloat_with_epsilon (alone[2], 90, 0.01);
  hk_rf_gauge_spread (crowd, widths, 3, 0, 100);
  g_assert_cmpfloat_with_epsilon (crowd[0], 30, 0.01);
  g_assert_cmpfloat_with_epsilon (crowd[1], 50, 0.01);
  g_assert_cmpfloat_with_epsilon (crowd[2], 70, 0.01);
  hk_rf_gauge_spread (edge, widths, 3, 0, 100);
  g_assert_cmpfloat_with_epsilon (edge[0], 50, 0.01);
  g_assert_cmpfloat_with_epsilon (edge[2], 90, 0.01);
}

static void
test_reach (HkFixture     *fixture,
            gconstpointer  data)
{
  HkRfReach reach;
  g_autoptr (HkMove) run = NULL;
  g_autoptr (HkMove) put = NULL;

  g_assert_false (hk_rf_reach_find (hk_rf_fixture_get_table (fixture), 0, &reach));
  hk_rf_fixture_lay_out (fixture);
  g_assert_cmpint (hk_rf_reach_find_turn (hk_rf_fixture_get_table (fixture)), ==, 0);
  g_assert_true (hk_rf_reach_find (hk_rf_fixture_get_table (fixture), 0, &reach));
  g_assert_cmpint (reach.front, ==, 13);
  g_assert_cmpint (reach.front_stop, ==, 17);
  g_assert_cmpint (reach.back, ==, 27);
  g_assert_cmpint (reach.back_stop, ==, 27);
  g_assert_true (hk_rf_reach_holds (&reach, 13));
  g_assert_false (hk_rf_reach_holds (&reach, 12));
  run = hk_rf_reach_make_move (hk_rf_fixture_get_table (fixture), 0, 15);
  g_assert_cmpstr (hk_move_get_name (run), ==, "move");
  g_assert_cmpuint (json_array_get_length (hk_move_get_array (run, "shots")), ==, 2);
  hk_fixture_play (fixture->session, "{ 'move': 'pass-move', 'player': 0 }");
  put = hk_rf_reach_make_move (hk_rf_fixture_get_table (fixture), 0, 15);
  g_assert_cmpstr (hk_move_get_name (put), ==, "place");
}

static void
press (HkRfTrack *track,
       guint      key)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (hk_fixture_get_controller (GTK_WIDGET (track), GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, 0, 0, &handled);
  g_assert_true (handled);
}

static void
test_select (HkFixture     *fixture,
             gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  GtkWidget *panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_SPACE_PANEL);
  GtkWidget *space = hk_rf_track_get_space (track, 17);

  hk_rf_fixture_lay_out (fixture);
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 20);
  g_signal_emit_by_name (space, "clicked");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 17);
  g_assert_true (hk_fixture_mentions (panel, "Space 17"));
  g_assert_true (hk_fixture_mentions (panel, "2 zombies"));
  /* To the right it goes on to the victory space, up to the next space where somebody stands. */
  g_assert_true (gtk_widget_grab_focus (space));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (track), GTK_DIR_RIGHT));
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 16);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (track), GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (track), GTK_DIR_DOWN));
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 20);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (track), GTK_DIR_DOWN));
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 24);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (track), GTK_DIR_TAB_FORWARD));
  press (track, GDK_KEY_End);
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 0);
  press (track, GDK_KEY_Page_Down);
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 5);
  press (track, GDK_KEY_Home);
  g_assert_cmpint (hk_rf_track_get_selected (track), ==, 30);
}

static void
test_words (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autofree char *start = NULL;
  g_autofree char *crowd = NULL;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'drop', 'player': 0, 'what': 'bullet' }");
  hk_fixture_play (fixture->session, "{ 'move': 'die', 'player': 1 }");
  start = hk_rf_space_describe (hk_rf_fixture_get_table (fixture), 30);
  g_assert_cmpstr (start, ==, "Space 30, the start; Abe");
  crowd = hk_rf_space_describe (hk_rf_fixture_get_table (fixture), 24);
  g_assert_cmpstr (crowd, ==, "Space 24; Bo, a zombie player; 2 bullets");
  one = hk_player_mark_dup_text (hk_rf_table_get_player_name (hk_rf_fixture_get_table (fixture), 1));
  two = hk_player_mark_dup_text (hk_rf_table_get_player_name (hk_rf_fixture_get_table (fixture), 2));
  g_assert_cmpstr (one, ==, "B");
  g_assert_cmpstr (two, ==, "Ab");
}

/* The way the track itself is told of fingers. */
static void
drag (HkFixture *fixture,
      int      player,
      int      zombie,
      int      space)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  gpointer controller = hk_fixture_get_controller (GTK_WIDGET (track), GTK_TYPE_GESTURE_DRAG);
  const float to = hk_rf_gauge_get_x (&track->gauge, space);

  for (guint i = 0; i < track->pieces->len; i++)
    {
      HkRfPiece *piece = &g_array_index (track->pieces, HkRfPiece, i);
      graphene_point_t from;

      if (piece->player != player || piece->zombie != zombie)
        continue;
      graphene_rect_get_center (&piece->rect, &from);
      g_signal_emit_by_name (controller, "drag-begin", (double) from.x, (double) from.y);
      g_signal_emit_by_name (controller, "drag-update", (double) (to - from.x), 0.0);
      g_assert_cmpint (hk_rf_track_find_drop (track), ==, space);
      g_signal_emit_by_name (controller, "drag-end", (double) (to - from.x), 0.0);
      hk_fixture_settle ();
      return;
    }
  g_assert_not_reached ();
}

static void
test_drag (HkFixture     *fixture,
           gconstpointer  data)
{
  guint position;

  hk_rf_fixture_lay_out (fixture);
  /* Nobody moves out of turn: nothing changes. */
  position = hk_session_get_position (fixture->session);
  drag (fixture, 1, -1, 21);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 1)->space, ==, 24);
  /* Ann runs through two zombies, and both bullets are gone. */
  drag (fixture, 0, -1, 15);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->space, ==, 15);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->bullets, ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_zombies (hk_rf_fixture_get_table (fixture)), ==, 0);
  /* Who has moved is put elsewhere by hand, and so is a zombie. */
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 10, 'count': 1 }");
  drag (fixture, -1, hk_rf_table_get_zombie (hk_rf_fixture_get_table (fixture), 0)->id, 12);
  g_assert_cmpint (hk_rf_table_get_zombie (hk_rf_fixture_get_table (fixture), 0)->space, ==, 12);
  drag (fixture, 0, -1, 16);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->space, ==, 16);
}

static void
test_pieces (HkFixture     *fixture,
             gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  const HkRfZoom zooms[] = { HK_RF_ZOOM_ACTION, HK_RF_ZOOM_WHOLE, HK_RF_ZOOM_CLOSE };

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 16, 'count': 3 }");
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 18, 'count': 12 }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 21 }");
  for (gsize zoom = 0; zoom < G_N_ELEMENTS (zooms); zoom++)
    {
      GArray *pieces;

      hk_rf_track_set_zoom (track, zooms[zoom]);
      hk_fixture_settle ();
      pieces = track->pieces;
      for (guint i = 0; i < pieces->len; i++)
        {
          const HkRfPiece *one = &g_array_index (pieces, HkRfPiece, i);

          g_assert_cmpfloat (one->rect.origin.x, >=, -0.5);
          g_assert_cmpfloat (one->rect.origin.x + one->rect.size.width, <=, track->gauge.width + 0.5f);
          g_assert_cmpfloat (one->rect.origin.y, >=, 0);
          g_assert_cmpfloat (one->rect.origin.y + one->rect.size.height, <=, (float) gtk_widget_get_height (GTK_WIDGET (track)));
          for (guint j = 0; j < i; j++)
            {
              graphene_rect_t both;

              if (graphene_rect_intersection (&one->rect, &g_array_index (pieces, HkRfPiece, j).rect, &both))
                g_assert_cmpfloat (MIN (both.size.width, both.size.height), <, 0.5f);
            }
        }
    }
  g_assert_cmpfloat (hk_rf_gauge_get_cell (&track->gauge), >=, 44);
}

static void
drawn_cb (int *n)
{
  (*n)++;
}

/* What no piece and no space tells leaves the track as it is drawn. */
static void
test_drawn (HkFixture     *fixture,
            gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (track));
  GArray *pieces;
  int n = 0;

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 21 }");
  /* The marks of what has changed go with the next move. */
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/bullets', 'value': 6 }");
  adw_animation_skip (track->animation);
  hk_fixture_settle ();
  pieces = track->pieces;
  g_signal_connect_swapped (paintable, "invalidate-contents", G_CALLBACK (drawn_cb), &n);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/bullets', 'value': 7 }");
  g_assert_true (track->pieces == pieces);
  g_assert_cmpint (n, ==, 0);
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 22 }");
  g_assert_true (track->pieces != pieces);
  g_assert_cmpint (n, >, 0);
}

/* Who stays on a space keeps the chip, and who is not there any more has none. */
static void
test_people (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_SPACE_PANEL);
  GtkWidget *chip;

  hk_rf_fixture_lay_out (fixture);
  hk_rf_track_set_selected (hk_rf_fixture_get_track (fixture), 17);
  hk_fixture_settle ();
  chip = hk_fixture_find (panel, HK_TYPE_RF_CHIP, NULL);
  g_assert_nonnull (chip);
  g_assert_true (hk_fixture_mentions (chip, "2 zombies"));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/bullets', 'value': 6 }");
  g_assert_true (hk_fixture_find (panel, HK_TYPE_RF_CHIP, NULL) == chip);
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 17 }");
  g_assert_true (gtk_widget_get_next_sibling (hk_fixture_find (panel, HK_TYPE_RF_CHIP, NULL)) == chip);
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 18 }");
  g_assert_true (hk_fixture_find (panel, HK_TYPE_RF_CHIP, NULL) == chip);
  g_assert_null (gtk_widget_get_next_sibling (chip));
}

/* A new order is shown by the rows of the last one. */
static void
test_order (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *order = g_object_ref_sink (g_object_new (HK_TYPE_RF_ORDER_LIST, NULL));
  HkRfPlayer *player = hk_rf_fixture_get_player (fixture, 0);
  GtkWidget *row;

  hk_rf_order_list_begin (HK_RF_ORDER_LIST (order));
  hk_rf_order_list_add (HK_RF_ORDER_LIST (order), NULL, "The horde", "walks", NULL, HK_RF_ORDER_NOW);
  hk_rf_order_list_add (HK_RF_ORDER_LIST (order), player, NULL, NULL, "9", HK_RF_ORDER_WAITS);
  hk_rf_order_list_end (HK_RF_ORDER_LIST (order));
  row = hk_fixture_find (order, GTK_TYPE_LIST_BOX_ROW, NULL);
  hk_rf_order_list_begin (HK_RF_ORDER_LIST (order));
  hk_rf_order_list_add (HK_RF_ORDER_LIST (order), player, NULL, "From 27 to 20", "7", HK_RF_ORDER_DONE);
  hk_rf_order_list_end (HK_RF_ORDER_LIST (order));
  g_assert_true (hk_fixture_find (order, GTK_TYPE_LIST_BOX_ROW, NULL) == row);
  g_assert_null (gtk_widget_get_next_sibling (row));
  g_assert_nonnull (hk_fixture_find (row, GTK_TYPE_LABEL, "From 27 to 20"));
  g_assert_false (gtk_widget_has_css_class (row, "rf-now"));
  hk_rf_order_list_begin (HK_RF_ORDER_LIST (order));
  hk_rf_order_list_end (HK_RF_ORDER_LIST (order));
  g_assert_false (gtk_widget_get_visible (order));
  g_object_unref (order);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-track/reach", 1200, test_reach },
    { "/rf-track/order", 1200, test_order },
    { "/rf-track/select", 1200, test_select },
    { "/rf-track/words", 1200, test_words },
    { "/rf-track/drag/wide", 1200, test_drag },
    { "/rf-track/drag/narrow", 360, test_drag },
    { "/rf-track/pieces/wide", 1200, test_pieces },
    { "/rf-track/pieces/narrow", 360, test_pieces },
    { "/rf-track/drawn", 1200, test_drawn },
    { "/rf-track/people", 1200, test_people },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rf-track/gauge/spaces", test_gauge_spaces);
  g_test_add_func ("/rf-track/gauge/spread", test_gauge_spread);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), hk_rf_fixture_open_board, hk_rf_fixture_close_board);
  return g_test_run ();
}
