/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-effort.h"
#include "hk-ui-fixture.h"
#include "ui/table/hk-changed-marks.h"
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/effort/mark", Fixture, NULL, set_up, test_mark, tear_down);
  g_test_add ("/effort/tile", Fixture, NULL, set_up, test_tile, tear_down);
  return g_test_run ();
}
