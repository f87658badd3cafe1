/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

/* The window for whoever needs it another way: high contrast, and letters twice as large. */

#define DPI       (96 * 1024)
#define SCALE     2
#define NARROWEST 360

/* The environment of the test asks libadwaita for high contrast. */
static void
test_contrast (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 800, 600);

  g_assert_true (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "hk-high-contrast"));
  hk_fixture_end (application);
}

static gboolean
scrolls (GtkWidget *widget)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* The innermost widget that is to blame comes first. */
static void
check_width (GtkWidget  *widget,
             const char *page,
             int         width)
{
  int least;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || g_test_failed ())
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !scrolls (widget); child = gtk_widget_get_next_sibling (child))
    check_width (child, page, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width && !g_test_failed ())
    {
      g_printerr ("%s: %s in %s needs %d pixels of %d, with “%s”.\n", page, G_OBJECT_TYPE_NAME (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), least, width,
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
      g_test_fail ();
    }
}

/* What fits a telephone must fit twice its width when the letters are twice as large. */
static void
test_large_text (gconstpointer data)
{
  const HkShot *shot = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window;
  AdwDialog *dialog;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", SCALE * DPI, NULL);
  window = hk_fixture_make_window (application, SCALE * NARROWEST, 900);
  shot->show (application, window);
  hk_fixture_settle ();
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, SCALE * NARROWEST);
  check_width (dialog != NULL ? adw_dialog_get_child (dialog) : GTK_WIDGET (hk_fixture_get_page (window)), shot->name,
               SCALE * NARROWEST);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/appearance/contrast", test_contrast);
  for (guint i = 0; i < n_lists; i++)
    for (const HkShot *shot = lists[i]; shot->name != NULL; shot++)
      {
        g_autofree char *path = g_strdup_printf ("/appearance/large-text/%s", shot->name);

        g_test_add_data_func (path, shot, test_large_text);
      }
  return g_test_run ();
}
