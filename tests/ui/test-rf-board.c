/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "games/rfyl/hk-rf-board.h"
#include "games/rfyl/hk-rf-card-entry.h"
#include "games/rfyl/hk-rf-card-keys.h"
#include "games/rfyl/hk-rf-combat-view.h"
#include "games/rfyl/hk-rf-countdown-panel.h"
#include "games/rfyl/hk-rf-end-panel.h"
#include "games/rfyl/hk-rf-event-panel.h"
#include "games/rfyl/hk-rf-labels.h"
#include "games/rfyl/hk-rf-movement-panel.h"
#include "games/rfyl/hk-rf-mover.h"
#include "games/rfyl/hk-rf-phase-ask.h"
#include "games/rfyl/hk-rf-setup-rows.h"
#include "games/rfyl/hk-rf-space-panel.h"
#include "games/rfyl/hk-rf-space.h"
#include "games/rfyl/hk-rf-step-keys.h"
#include "games/rfyl/hk-rf-track-private.h"
#include "games/rfyl/hk-rf-zombies-panel.h"
#include "hk-choice-row.h"
#include "hk-ui-fixture.h"
#include "rfyl/hk-rf-legal.h"
#include "rfyl/hk-rf-order.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Abe', 'colour': 'green' } ],"
  "  'distance': 30, 'components': 'stand-in', 'cards-by': 'app', 'ammo': 2 }";

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  HkSession     *session;
  GtkWidget     *board;
  HkRfTrack     *track;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, GPOINTER_TO_INT (data), 800);
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_game (HK_RF_GAME, setup_text, 7));
  hk_fixture_settle ();
  fixture->board = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_RF_BOARD, NULL);
  g_assert_nonnull (fixture->board);
  fixture->track = HK_RF_TRACK (hk_fixture_find (fixture->board, HK_TYPE_RF_TRACK, NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *board = fixture->board;
  HkRfTrack *track = fixture->track;

  /* Nothing of it is left when the window is gone. */
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  g_object_add_weak_pointer (G_OBJECT (track), (gpointer *) &track);
  hk_fixture_close_window (fixture->window);
  hk_fixture_settle ();
  g_assert_null (board);
  g_assert_null (track);
  hk_fixture_end (fixture->application);
}

static HkRfTable *
get_table (Fixture *fixture)
{
  return HK_RF_TABLE (hk_session_get_table (fixture->session));
}

static void
play (Fixture    *fixture,
      const char *line)
{
  hk_fixture_play (fixture->session, line);
  hk_fixture_settle ();
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  GtkWidget *widget = hk_fixture_find (fixture->board, type, NULL);

  g_assert_nonnull (widget);
  return widget;
}

static gboolean
has_text (GtkWidget  *root,
          const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

/* Ann on 20, Bo on 24, Abe at the start; two zombies stand on 17, in the way of Ann. */
static void
lay_out (Fixture *fixture)
{
  play (fixture, "{ 'move': 'place', 'player': 0, 'space': 20 }");
  play (fixture, "{ 'move': 'place', 'player': 1, 'space': 24 }");
  play (fixture, "{ 'move': 'add-zombies', 'space': 17, 'count': 2 }");
  play (fixture, "{ 'move': 'draw-speed', 'values': [ 7, 4, 9 ] }");
}

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
test_reach (Fixture       *fixture,
            gconstpointer  data)
{
  HkRfReach reach;
  g_autoptr (HkMove) run = NULL;
  g_autoptr (HkMove) put = NULL;

  g_assert_false (hk_rf_reach_find (get_table (fixture), 0, &reach));
  lay_out (fixture);
  g_assert_cmpint (hk_rf_reach_find_turn (get_table (fixture)), ==, 0);
  g_assert_true (hk_rf_reach_find (get_table (fixture), 0, &reach));
  g_assert_cmpint (reach.front, ==, 13);
  g_assert_cmpint (reach.front_stop, ==, 17);
  g_assert_cmpint (reach.back, ==, 27);
  g_assert_cmpint (reach.back_stop, ==, 27);
  g_assert_true (hk_rf_reach_holds (&reach, 13));
  g_assert_false (hk_rf_reach_holds (&reach, 12));
  run = hk_rf_reach_make_move (get_table (fixture), 0, 15);
  g_assert_cmpstr (hk_move_get_name (run), ==, "move");
  g_assert_cmpuint (json_array_get_length (hk_move_get_array (run, "shots")), ==, 2);
  play (fixture, "{ 'move': 'pass-move', 'player': 0 }");
  put = hk_rf_reach_make_move (get_table (fixture), 0, 15);
  g_assert_cmpstr (hk_move_get_name (put), ==, "place");
}

static void
press (Fixture *fixture,
       guint    key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->track));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
      g_assert_true (handled);
      return;
    }
  g_assert_not_reached ();
}

static void
test_select (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *panel = find (fixture, HK_TYPE_RF_SPACE_PANEL);
  GtkWidget *space = hk_rf_track_get_space (fixture->track, 17);

  lay_out (fixture);
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 20);
  g_signal_emit_by_name (space, "clicked");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 17);
  g_assert_true (has_text (panel, "Space 17"));
  g_assert_true (has_text (panel, "2 zombies"));
  /* To the right it goes on to the victory space, up to the next space where somebody stands. */
  g_assert_true (gtk_widget_grab_focus (space));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->track), GTK_DIR_RIGHT));
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 16);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->track), GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->track), GTK_DIR_DOWN));
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 20);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->track), GTK_DIR_DOWN));
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 24);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->track), GTK_DIR_TAB_FORWARD));
  press (fixture, GDK_KEY_End);
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 0);
  press (fixture, GDK_KEY_Page_Down);
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 5);
  press (fixture, GDK_KEY_Home);
  g_assert_cmpint (hk_rf_track_get_selected (fixture->track), ==, 30);
}

/* Which of two widgets of the board is seen first. */
static gboolean
is_before (Fixture   *fixture,
           GtkWidget *one,
           GtkWidget *other)
{
  graphene_point_t first;
  graphene_point_t second;

  g_assert_true (gtk_widget_compute_point (one, fixture->board, graphene_point_zero (), &first));
  g_assert_true (gtk_widget_compute_point (other, fixture->board, graphene_point_zero (), &second));
  return first.y < second.y;
}

/* In a narrow window the space that a person taps comes right below the track. */
static void
test_look (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *panel = find (fixture, HK_TYPE_RF_SPACE_PANEL);
  GtkWidget *phase = find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);

  lay_out (fixture);
  g_assert_true (is_before (fixture, phase, panel));
  g_signal_emit_by_name (hk_rf_track_get_space (fixture->track, 18), "clicked");
  hk_fixture_settle ();
  g_assert_true (is_before (fixture, panel, phase));
  hk_fixture_click (panel, "Ann moves here");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->space, ==, 18);
  g_assert_true (is_before (fixture, phase, panel));
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *start = NULL;
  g_autofree char *crowd = NULL;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  lay_out (fixture);
  play (fixture, "{ 'move': 'drop', 'player': 0, 'what': 'bullet' }");
  play (fixture, "{ 'move': 'die', 'player': 1 }");
  start = hk_rf_space_describe (get_table (fixture), 30);
  g_assert_cmpstr (start, ==, "Space 30, the start; Abe");
  crowd = hk_rf_space_describe (get_table (fixture), 24);
  g_assert_cmpstr (crowd, ==, "Space 24; Bo, a zombie player; 2 bullets");
  one = hk_rf_label_initials (get_table (fixture), 1);
  two = hk_rf_label_initials (get_table (fixture), 2);
  g_assert_cmpstr (one, ==, "B");
  g_assert_cmpstr (two, ==, "Ab");
}

/* The way the track itself is told of fingers. */
static void
drag (Fixture *fixture,
      int      player,
      int      zombie,
      int      space)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->track));
  const float to = hk_rf_gauge_get_x (&fixture->track->gauge, space);

  for (guint i = 0; i < fixture->track->pieces->len; i++)
    {
      HkRfPiece *piece = &g_array_index (fixture->track->pieces, HkRfPiece, i);
      graphene_point_t from;

      if (piece->player != player || piece->zombie != zombie)
        continue;
      graphene_rect_get_center (&piece->rect, &from);
      for (guint j = 0; j < g_list_model_get_n_items (controllers); j++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, j);

          if (!GTK_IS_GESTURE_DRAG (controller))
            continue;
          g_signal_emit_by_name (controller, "drag-begin", (double) from.x, (double) from.y);
          g_signal_emit_by_name (controller, "drag-update", (double) (to - from.x), 0.0);
          g_assert_cmpint (hk_rf_track_find_drop (fixture->track), ==, space);
          g_signal_emit_by_name (controller, "drag-end", (double) (to - from.x), 0.0);
          hk_fixture_settle ();
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_drag (Fixture       *fixture,
           gconstpointer  data)
{
  guint position;

  lay_out (fixture);
  /* Nobody moves out of turn: nothing changes. */
  position = hk_session_get_position (fixture->session);
  drag (fixture, 1, -1, 21);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 1)->space, ==, 24);
  /* Ann runs through two zombies, and both bullets are gone. */
  drag (fixture, 0, -1, 15);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->space, ==, 15);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->bullets, ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_zombies (get_table (fixture)), ==, 0);
  /* Who has moved is put elsewhere by hand, and so is a zombie. */
  play (fixture, "{ 'move': 'add-zombies', 'space': 10, 'count': 1 }");
  drag (fixture, -1, hk_rf_table_get_zombie (get_table (fixture), 0)->id, 12);
  g_assert_cmpint (hk_rf_table_get_zombie (get_table (fixture), 0)->space, ==, 12);
  drag (fixture, 0, -1, 16);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->space, ==, 16);
}

static void
test_pieces (Fixture       *fixture,
             gconstpointer  data)
{
  const HkRfZoom zooms[] = { HK_RF_ZOOM_ACTION, HK_RF_ZOOM_WHOLE, HK_RF_ZOOM_CLOSE };

  lay_out (fixture);
  play (fixture, "{ 'move': 'add-zombies', 'space': 16, 'count': 3 }");
  play (fixture, "{ 'move': 'add-zombies', 'space': 18, 'count': 12 }");
  play (fixture, "{ 'move': 'place', 'player': 2, 'space': 21 }");
  for (gsize zoom = 0; zoom < G_N_ELEMENTS (zooms); zoom++)
    {
      GArray *pieces;

      hk_rf_track_set_zoom (fixture->track, zooms[zoom]);
      hk_fixture_settle ();
      pieces = fixture->track->pieces;
      for (guint i = 0; i < pieces->len; i++)
        {
          const HkRfPiece *one = &g_array_index (pieces, HkRfPiece, i);

          g_assert_cmpfloat (one->rect.origin.x, >=, -0.5);
          g_assert_cmpfloat (one->rect.origin.x + one->rect.size.width, <=, fixture->track->gauge.width + 0.5f);
          g_assert_cmpfloat (one->rect.origin.y, >=, 0);
          g_assert_cmpfloat (one->rect.origin.y + one->rect.size.height, <=, (float) gtk_widget_get_height (GTK_WIDGET (fixture->track)));
          for (guint j = 0; j < i; j++)
            {
              graphene_rect_t both;

              if (graphene_rect_intersection (&one->rect, &g_array_index (pieces, HkRfPiece, j).rect, &both))
                g_assert_cmpfloat (MIN (both.size.width, both.size.height), <, 0.5f);
            }
        }
    }
  g_assert_cmpfloat (hk_rf_gauge_get_cell (&fixture->track->gauge), >=, 44);
}

static void
pick (GtkWidget *keys,
      int        value)
{
  g_assert_nonnull (keys);
  g_signal_emit_by_name (keys, "picked", value);
  hk_fixture_settle ();
}

static void
test_told_cards (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *entry = find (fixture, HK_TYPE_RF_CARD_ENTRY);
  GtkWidget *keys;

  play (fixture, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  keys = hk_fixture_find (entry, HK_TYPE_RF_CARD_KEYS, NULL);
  g_assert_true (has_text (entry, "Which card did Ann draw?"));
  pick (keys, 6);
  g_assert_true (has_text (entry, "Which card did Bo draw?"));
  g_assert_cmpint (hk_rf_card_entry_get_told (HK_RF_CARD_ENTRY (entry), 0), ==, 6);
  hk_fixture_click (entry, "Take the Last Card Back");
  hk_fixture_settle ();
  g_assert_true (has_text (entry, "Which card did Ann draw?"));
  pick (keys, 5);
  pick (keys, 5);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->speed, ==, -1);
  pick (keys, 8);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->speed, ==, 5);
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 2)->speed, ==, 8);
  /* Ann and Bo are tied: one more card each. */
  g_assert_true (has_text (fixture->board, "Equal in speed: one more card each"));
  pick (keys, 2);
  pick (keys, 9);
  g_assert_false (gtk_widget_get_visible (entry));
  g_assert_cmpstr (hk_rf_table_get_player (get_table (fixture), 1)->ties[0], ==, "9");
}

static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *mover = find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);

  lay_out (fixture);
  g_assert_true (has_text (mover, "Ann moves up to 7 spaces"));
  g_assert_true (has_text (mover, "to 13"));
  hk_fixture_click (mover, "to 17");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 0)->space, ==, 17);
  g_assert_cmpint (hk_rf_table_get_n_zombies (get_table (fixture)), ==, 2);
  /* Beyond the zombies it goes on only for those who can shoot both. */
  g_assert_true (has_text (mover, "Bo moves up to 4 spaces"));
  hk_fixture_click (mover, "Stay");
  hk_fixture_settle ();
  play (fixture, "{ 'move': 'set', 'path': 'players/2/bullets', 'value': 1 }");
  play (fixture, "{ 'move': 'place', 'player': 2, 'space': 19 }");
  g_assert_true (has_text (mover, "Abe moves up to 9 spaces"));
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (mover, "to 17")));
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (mover, "to 16")));
}

static void
test_forecast (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *panel;
  guint position;

  lay_out (fixture);
  play (fixture, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  panel = find (fixture, HK_TYPE_RF_ZOMBIES_PANEL);
  g_assert_null (fixture->track->ways);
  position = hk_session_get_position (fixture->session);
  pick (hk_fixture_find (panel, HK_TYPE_RF_CARD_KEYS, NULL), 2);
  g_assert_true (has_text (panel, "2 zombies: 17 → 19"));
  g_assert_true (has_text (panel, "After Ann, 1 space short"));
  g_assert_cmpuint (fixture->track->ways->len, ==, 1);
  g_assert_cmpint (g_array_index (fixture->track->ways, HkRfWay, 0).to, ==, 19);
  pick (hk_fixture_find (panel, HK_TYPE_RF_CARD_KEYS, NULL), 9);
  g_assert_true (has_text (panel, "Reach Ann: combat"));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  hk_fixture_click (panel, "We drew 9: move them so");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_table_get_zombie (get_table (fixture), 0)->space, ==, 20);
  g_assert_null (fixture->track->ways);
}

static void
test_hunt (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *panel;

  lay_out (fixture);
  play (fixture, "{ 'move': 'die', 'player': 2 }");
  play (fixture, "{ 'move': 'add-zombies', 'space': 28, 'count': 2 }");
  play (fixture, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  play (fixture, "{ 'move': 'set', 'path': 'zombies-moved', 'value': true }");
  play (fixture, "{ 'move': 'set', 'path': 'players/2/speed', 'value': 3 }");
  panel = find (fixture, HK_TYPE_RF_ZOMBIES_PANEL);
  g_assert_true (has_text (panel, "Abe hunts up to 3 spaces"));
  g_assert_true (has_text (panel, "Take control of the zombies there"));
  hk_fixture_click (panel, "to 28");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_table_get_player (get_table (fixture), 2)->space, ==, 28);
  g_assert_cmpint (hk_rf_table_get_horde_size (get_table (fixture), 2), ==, 2);
}

/* What a covered card says stands nowhere on the board. */
static void
test_countdown (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *panel;

  play (fixture, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 1 }");
  play (fixture, "{ 'move': 'draw-blood', 'player': 0, 'drops': 1, 'infected': true }");
  play (fixture, "{ 'move': 'set', 'path': 'phase', 'value': 'countdown' }");
  panel = find (fixture, HK_TYPE_RF_COUNTDOWN_PANEL);
  g_assert_true (has_text (panel, "A card comes to 0 now and is turned up"));
  g_assert_false (has_text (fixture->board, "nfected"));
  play (fixture, "{ 'move': 'countdown' }");
  g_assert_false (has_text (fixture->board, "nfected"));
  hk_fixture_click (panel, "Ann turns the card up");
  hk_fixture_settle ();
  g_assert_true (hk_rf_table_get_player (get_table (fixture), 0)->zombie);
}

static void
test_phases (Fixture       *fixture,
             gconstpointer  data)
{
  static const char * const phases[] = { "movement", "events", "zombies", "countdown", "combat" };
  const GType types[] = { HK_TYPE_RF_MOVEMENT_PANEL, HK_TYPE_RF_EVENT_PANEL, HK_TYPE_RF_ZOMBIES_PANEL, HK_TYPE_RF_COUNTDOWN_PANEL, HK_TYPE_RF_COMBAT_VIEW };

  lay_out (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'set', 'path': 'phase', 'value': '%s' }", phases[i]);

      play (fixture, line);
      for (gsize j = 0; j < G_N_ELEMENTS (types); j++)
        {
          GtkWidget *panel = hk_fixture_find (fixture->board, types[j], NULL);

          g_assert_true ((panel != NULL && gtk_widget_get_mapped (panel)) == (i == j));
        }
    }
}

static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *panel;

  lay_out (fixture);
  play (fixture, "{ 'move': 'die', 'player': 0 }");
  play (fixture, "{ 'move': 'place', 'player': 1, 'space': 0 }");
  g_assert_true (hk_rf_table_is_phase (get_table (fixture), "over"));
  panel = find (fixture, HK_TYPE_RF_END_PANEL);
  g_assert_true (has_text (panel, "Out in turn 1"));
  g_assert_true (has_text (panel, "Died by an event in turn 1"));
  g_assert_true (has_text (panel, "Still on the run, 30 spaces to go"));
  g_assert_false (gtk_widget_get_mapped (hk_fixture_find (GTK_WIDGET (fixture->board), HK_TYPE_RF_MOVEMENT_PANEL, NULL)));
  hk_session_undo (fixture->session, 1, NULL);
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (find (fixture, HK_TYPE_RF_MOVEMENT_PANEL)));
}

/* The big button leads to the keys; where the board is out of sight, they come in a dialog. */
static void
test_ask (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *panel = find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);
  GtkWidget *focus;

  lay_out (fixture);
  g_assert_false (hk_rf_phase_ask (fixture->board, fixture->session, "fight"));
  g_assert_true (hk_rf_phase_ask (fixture->board, fixture->session, "move"));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, panel));
  gtk_widget_set_visible (fixture->board, FALSE);
  hk_fixture_settle ();
  g_assert_true (hk_rf_phase_ask (GTK_WIDGET (fixture->window), fixture->session, "move"));
  hk_fixture_settle ();
  g_assert_nonnull (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  play (fixture, "{ 'move': 'pass-move', 'player': 0 }");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  gtk_widget_set_visible (fixture->board, TRUE);
}

static void
test_setup (Fixture       *fixture,
            gconstpointer  data)
{
  const HkSetupViews *views = &hk_rf_setup_views;
  static const char * const names[] = { "Ann", "Bo", NULL };
  static const char * const more[] = { "Ann", "Bo", "Cy", "Dee", "Eve", NULL };
  g_autoptr (JsonObject) later = json_object_new ();
  g_autofree char *text = g_strdelimit (g_strdup ("{ 'distance': 45, 'victory': 'group', 'group-size': 8, 'structure': 'expert', 'ammo': 1, 'unarmed': true,"
                                                  " 'notes': 'No bullets in the woods.' }"), "'", '"');
  g_autoptr (JsonNode) before = json_from_string (text, NULL);
  g_autoptr (JsonObject) after = json_object_new ();
  g_autoptr (GtkWidget) rows = g_object_ref_sink (views->new_rows ());

  views->fill (rows, json_node_get_object (before));
  views->set_players (rows, names);
  views->add_to (rows, after);
  g_assert_cmpint (json_object_get_int_member (after, "distance"), ==, 45);
  g_assert_cmpint (json_object_get_int_member (after, "ammo"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (after, "victory"), ==, "group");
  /* There are only two of them. */
  g_assert_cmpint (json_object_get_int_member (after, "group-size"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (after, "structure"), ==, "expert");
  g_assert_true (json_object_get_boolean_member (after, "unarmed"));
  g_assert_false (json_object_get_boolean_member (after, "allow-unrevealed"));
  g_assert_cmpstr (json_object_get_string_member (after, "notes"), ==, "No bullets in the woods.");
  views->set_players (rows, more);
  views->add_to (rows, later);
  g_assert_cmpint (json_object_get_int_member (later, "group-size"), ==, 5);
  /* By whom the first move is made is asked only where it is open. */
  g_assert_false (json_object_has_member (after, "draw-order"));
}

/* Something that can be done without more being told, by whoever it is; NULL nothing. */
static HkMove *
find_move (Fixture *fixture,
           GRand   *luck)
{
  HkRfTable *table = get_table (fixture);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = -1; i < hk_rf_table_get_n_players (table); i++)
    {
      g_autoptr (GPtrArray) offers = i < 0 ? hk_rf_list_table_moves (table) : hk_rf_list_player_moves (table, i);

      for (guint j = 0; j < offers->len; j++)
        if (hk_offer_is_legal (g_ptr_array_index (offers, j)) && !g_str_equal (hk_move_get_name (hk_offer_get_move (g_ptr_array_index (offers, j))), "finish"))
          g_ptr_array_add (all, g_object_ref (g_ptr_array_index (offers, j)));
    }
  return all->len == 0 ? NULL : hk_offer_make_move (g_ptr_array_index (all, g_rand_int_range (luck, 0, (gint32) all->len)));
}

/* Runs by chance: whatever the table comes to, the board can show it. */
static void
test_chance (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GRand) luck = g_rand_new_with_seed (11);
  guint n_played = 0;
  guint n_turns = 0;

  for (guint i = 0; i < 120 && !hk_table_is_over (HK_TABLE (get_table (fixture))); i++)
    {
      HkNext *next = hk_session_get_next (fixture->session);
      HkMove *given = next == NULL || g_rand_int_range (luck, 0, 3) == 0 ? NULL : hk_next_get_move (next);
      g_autoptr (HkMove) move = given != NULL ? g_object_ref (given) : find_move (fixture, luck);

      if (move != NULL && hk_session_play (fixture->session, move, NULL))
        n_played++;
      hk_rf_track_set_selected (fixture->track, g_rand_int_range (luck, 0, 31));
      hk_rf_track_set_zoom (fixture->track, (HkRfZoom) g_rand_int_range (luck, 0, 3));
      if (i % 16 == 0)
        hk_fixture_settle ();
      n_turns = MAX (n_turns, (guint) get_table (fixture)->turn);
    }
  g_assert_cmpuint (n_played, >, 30);
  g_assert_cmpuint (n_turns, >, 1);
  g_assert_true (hk_session_undo (fixture->session, hk_session_get_position (fixture->session), NULL));
  hk_fixture_settle ();
  g_assert_true (has_text (fixture->board, "Everybody draws a movement card"));
}

#define ADD(path, width, test) g_test_add ("/rf-board/" path, Fixture, GINT_TO_POINTER (width), set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rf-board/gauge/spaces", test_gauge_spaces);
  g_test_add_func ("/rf-board/gauge/spread", test_gauge_spread);
  ADD ("reach", 1200, test_reach);
  ADD ("select", 1200, test_select);
  ADD ("look", 360, test_look);
  ADD ("words", 1200, test_words);
  ADD ("drag/wide", 1200, test_drag);
  ADD ("drag/narrow", 360, test_drag);
  ADD ("pieces/wide", 1200, test_pieces);
  ADD ("pieces/narrow", 360, test_pieces);
  ADD ("told-cards", 700, test_told_cards);
  ADD ("steps", 700, test_steps);
  ADD ("forecast", 700, test_forecast);
  ADD ("hunt", 700, test_hunt);
  ADD ("countdown", 1200, test_countdown);
  ADD ("phases", 1200, test_phases);
  ADD ("end", 700, test_end);
  ADD ("ask", 1200, test_ask);
  ADD ("setup", 1200, test_setup);
  ADD ("chance/wide", 1200, test_chance);
  ADD ("chance/narrow", 360, test_chance);
  return g_test_run ();
}
