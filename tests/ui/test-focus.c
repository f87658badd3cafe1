/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/app/hk-focus-memory.h"

#define N_ROWS    3
#define N_BUTTONS 2

/* A list of rows with buttons, between two buttons, below a bar with one more, and a memory of the focus. */
typedef struct
{
  HkApplication *application;
  GtkWidget     *window;
  HkFocusMemory *memory;
  GtkWidget     *before;
  GtkWidget     *rows;
  GtkWidget     *after;
} Fixture;

static void
fill (Fixture *self)
{
  for (guint i = 0; i < N_ROWS; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      for (guint j = 0; j < N_BUTTONS; j++)
        gtk_box_append (GTK_BOX (row), gtk_button_new_with_label ("Supper"));
      gtk_box_append (GTK_BOX (self->rows), row);
    }
}

static void
open_window (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *view;
  GtkWidget *bar;
  GtkWidget *box;

  self->application = hk_fixture_begin ();
  view = adw_toolbar_view_new ();
  bar = adw_header_bar_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->window = adw_window_new ();
  self->before = gtk_button_new_with_label ("Before");
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->after = gtk_button_new_with_label ("After");
  gtk_box_append (GTK_BOX (box), self->before);
  gtk_box_append (GTK_BOX (box), self->rows);
  gtk_box_append (GTK_BOX (box), self->after);
  fill (self);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), gtk_button_new_with_label ("Top"));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), box);
  adw_window_set_content (ADW_WINDOW (self->window), view);
  self->memory = hk_focus_memory_new (GTK_WINDOW (self->window));
  gtk_window_present (GTK_WINDOW (self->window));
  hk_fixture_settle ();
}

static void
close_window (Fixture       *self,
              gconstpointer  data)
{
  g_assert_finalize_object (self->memory);
  gtk_window_destroy (GTK_WINDOW (self->window));
  hk_fixture_end (self->application);
}

static GtkWidget *
get_child (GtkWidget *parent,
           guint      index)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_button (Fixture *self,
            guint    row,
            guint    button)
{
  return get_child (get_child (self->rows, row), button);
}

static void
focus (Fixture *self,
       guint    row,
       guint    button)
{
  g_assert_true (gtk_widget_grab_focus (get_button (self, row, button)));
  hk_fixture_settle ();
}

static void
assert_focus (Fixture   *self,
              GtkWidget *widget)
{
  hk_fixture_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == widget);
}

static void
clear (Fixture *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);
}

/* What is made anew has the focus where it was. */
static void
test_anew (Fixture       *self,
           gconstpointer  data)
{
  focus (self, 1, 1);
  clear (self);
  fill (self);
  assert_focus (self, get_button (self, 1, 1));
}

/* The next row takes the place of one that is gone, and the one before where there is no next. */
static void
test_removed (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *next = get_button (self, 2, 1);

  focus (self, 1, 1);
  gtk_box_remove (GTK_BOX (self->rows), get_child (self->rows, 1));
  assert_focus (self, next);
  gtk_box_remove (GTK_BOX (self->rows), get_child (self->rows, 1));
  assert_focus (self, get_button (self, 0, 1));
}

static void
test_hidden (Fixture       *self,
             gconstpointer  data)
{
  focus (self, 1, 0);
  gtk_widget_set_visible (get_button (self, 1, 0), FALSE);
  assert_focus (self, get_button (self, 1, 1));
  gtk_widget_set_visible (self->rows, FALSE);
  assert_focus (self, self->after);
}

static void
test_insensitive (Fixture       *self,
                  gconstpointer  data)
{
  focus (self, 1, 1);
  gtk_widget_set_sensitive (get_button (self, 1, 1), FALSE);
  assert_focus (self, get_button (self, 1, 0));
}

/* Whoever leads the focus elsewhere in the same breath is obeyed. */
static void
test_led (Fixture       *self,
          gconstpointer  data)
{
  focus (self, 1, 1);
  clear (self);
  fill (self);
  gtk_widget_grab_focus (self->before);
  assert_focus (self, self->before);
}

/* A dialog gives the focus back to what is hidden by now. */
static void
test_late (Fixture       *self,
           gconstpointer  data)
{
  focus (self, 1, 0);
  gtk_widget_grab_focus (self->before);
  gtk_widget_set_visible (get_button (self, 1, 0), FALSE);
  gtk_window_set_focus (GTK_WINDOW (self->window), get_button (self, 1, 0));
  assert_focus (self, get_button (self, 1, 1));
}

/* What opened a dialog is made anew while it is open. */
static void
test_dialog (Fixture       *self,
             gconstpointer  data)
{
  AdwDialog *dialog = adw_dialog_new ();

  adw_dialog_set_child (dialog, gtk_button_new_with_label ("Supper"));
  focus (self, 1, 1);
  adw_dialog_present (dialog, self->window);
  hk_fixture_settle ();
  clear (self);
  fill (self);
  hk_fixture_settle ();
  adw_dialog_close (dialog);
  assert_focus (self, get_button (self, 1, 1));
}

/* The Tab key passes over nothing after the focus was lost in the middle. */
static void
test_round (Fixture       *self,
            gconstpointer  data)
{
  GtkWidget *row = get_child (self->rows, 2);

  focus (self, 2, 1);
  gtk_box_remove (GTK_BOX (row), get_child (row, 1));
  gtk_widget_set_visible (row, FALSE);
  hk_fixture_settle ();
  gtk_widget_grab_focus (self->before);
  hk_fixture_settle ();
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  assert_focus (self, get_button (self, 0, 0));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/focus/anew", test_anew },
    { "/focus/removed", test_removed },
    { "/focus/hidden", test_hidden },
    { "/focus/insensitive", test_insensitive },
    { "/focus/led", test_led },
    { "/focus/late", test_late },
    { "/focus/dialog", test_dialog },
    { "/focus/round", test_round },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, open_window, tests[i].test, close_window);
  return g_test_run ();
}
