/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-effort.h"
#include "hk-ui-fixture.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-tile.h"

/* What a tap changes costs no more than it has to. */

typedef struct
{
  HkApplication *application;
  GtkWidget     *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 300);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  hk_fixture_settle ();
  hk_fixture_end (fixture->application);
}

static void
show (Fixture   *fixture,
      GtkWidget *widget)
{
  adw_window_set_content (ADW_WINDOW (fixture->window), widget);
  gtk_window_present (GTK_WINDOW (fixture->window));
  hk_fixture_settle ();
}

/* What is marked as changed, and what is no longer, keeps its size. */
static void
test_mark (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *label = gtk_label_new ("12 left");

  show (fixture, label);
  hk_effort_watch (label);
  hk_changed_mark (label);
  hk_fixture_settle ();
  hk_changed_marks_clear (label);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_has_css_class (label, "hk-changed"));
  g_assert_cmpuint (hk_effort_get_n_measures (), ==, 0);
}

/* A short value stays on one line, and is not laid out for the height of its tile. A long one may go on in the next line. */
static void
test_tile (Fixture       *fixture,
           gconstpointer  data)
{
  static const char * const values[] = { "9 %", "12.5", "28 miniatures · 2 left in the box", "10 %" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *tile = hk_tile_new ("Chance", "8 %");
  GtkWidget *label = hk_fixture_find (tile, GTK_TYPE_LABEL, "8 %");

  gtk_box_append (GTK_BOX (box), tile);
  show (fixture, box);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      hk_effort_watch (label);
      hk_tile_set_value (HK_TILE (tile), values[i]);
      hk_fixture_settle ();
      g_assert_cmpuint (hk_effort_get_n_measures (), >, 0);
      g_assert_cmpuint (hk_effort_get_n_for_height (), <=, i == 2 ? 1 : 0);
      g_assert_true (gtk_label_get_wrap (GTK_LABEL (label)) == (i == 2));
    }
}

/* What came of somebody in an order of RFYL may go on in the next line, and is not laid out for the height of its row. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  static const char * const came[] = { "From 27 to 20", "From 27 to 20, stopped by zombies" };
  GtkWidget *widget = g_object_new (HK_TYPE_RF_ORDER_LIST, NULL);
  HkRfOrderList *list = HK_RF_ORDER_LIST (widget);
  GtkWidget *label = NULL;

  show (fixture, widget);
  for (guint i = 0; i < G_N_ELEMENTS (came); i++)
    {
      if (label != NULL)
        hk_effort_watch (label);
      hk_rf_order_list_begin (list);
      hk_rf_order_list_add (list, NULL, "Ann", came[i], "7", HK_RF_ORDER_DONE);
      hk_rf_order_list_end (list);
      hk_fixture_settle ();
      label = hk_fixture_find (widget, GTK_TYPE_LABEL, came[i]);
      g_assert_nonnull (label);
    }
  g_assert_cmpuint (hk_effort_get_n_measures (), >, 0);
  g_assert_cmpuint (hk_effort_get_n_for_height (), ==, 0);
}

/* The line below a row has one colour on all sides, also on those that have no line. */
static void
test_row (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *list = gtk_list_box_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_widget_add_css_class (list, "boxed-list");
  for (int i = 0; i < 2; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), adw_action_row_new ());
  show (fixture, list);
  paintable = gtk_widget_paintable_new (gtk_widget_get_first_child (list));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (list), 50);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_true (g_regex_match_simple ("border \\{\\s+colors: [^ ;]+;", text, 0, 0));
}

static void
painted_cb (gboolean *is_painted)
{
  *is_painted = TRUE;
}

static void
see_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean is_painted = FALSE;
  const gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &is_painted);

  gtk_widget_queue_draw (widget);
  while (!is_painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* A dialog that a move opens is at once where it stays, also for those who want motion. */
static void
test_dialog (Fixture       *fixture,
             gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *child = gtk_label_new ("12 Shamblers");
  graphene_rect_t first;
  graphene_rect_t last;
  gboolean is_animated;

  show (fixture, gtk_label_new ("9 left"));
  adw_dialog_set_child (dialog, child);
  adw_dialog_set_content_height (dialog, 200);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  hk_animation_present_at_once (dialog, fixture->window);
  for (int i = 0; i < 5; i++)
    see_frame (fixture->window);
  g_object_get (settings, "gtk-enable-animations", &is_animated, NULL);
  g_assert_true (is_animated);
  g_assert_true (gtk_widget_compute_bounds (child, fixture->window, &first));
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  hk_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (child, fixture->window, &last));
  g_assert_true (graphene_rect_equal (&first, &last));
  adw_dialog_force_close (dialog);
  hk_fixture_settle ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/effort/dialog", Fixture, NULL, set_up, test_dialog, tear_down);
  g_test_add ("/effort/mark", Fixture, NULL, set_up, test_mark, tear_down);
  g_test_add ("/effort/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/effort/row", Fixture, NULL, set_up, test_row, tear_down);
  g_test_add ("/effort/tile", Fixture, NULL, set_up, test_tile, tear_down);
  return g_test_run ();
}
