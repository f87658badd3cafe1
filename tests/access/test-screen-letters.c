/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "screen/hk-letters.h"
#include "ui/display/hk-display.h"
#include "ui/screen/hk-screen-canvas.h"
#include "ui/screen/hk-screen-window.h"
#include "ui/screen/hk-screen.h"
#include "ui/widgets/hk-ink.h"

/* What stands on the table screen is read from three metres away, drawn or not, however large the letters of the laptop are. */

static void
check (HkWindow   *window,
       const char *name,
       int         percent)
{
  GtkWidget *page = hk_screen_window_get_page (HK_SCREEN_WINDOW (hk_screen_find (GTK_WINDOW (window))));
  GtkWidget *canvas = gtk_widget_get_parent (page);
  double scale;
  double least;

  hk_text_size_set_percent (hk_display_get_text_size (GTK_WIDGET (window)), percent);
  hk_fixture_settle ();
  hk_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (canvas), ==, HK_SCREEN_WIDTH);
  g_assert_cmpint (gtk_widget_get_height (canvas), ==, HK_SCREEN_HEIGHT);
  scale = hk_screen_canvas_get_scale (HK_SCREEN_CANVAS (canvas));
  least = scale * hk_letters_find_least (page);
  g_test_message ("%s, %d %%: the smallest letters have %.1f pixels of %d, scale %.3f", name, percent, least, HK_SCREEN_HEIGHT, scale);
  if (least < HK_INK_LEAST_ON_SCREEN - 0.1)
    {
      g_printerr ("%s, %d %%: letters of %.1f pixels\n", name, percent, least);
      g_test_fail ();
    }
}

static void
test_letters (gconstpointer data)
{
  const HkShot *shot = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 1100);
  GtkWidget *screen;

  /* GTK warns where a cursor blinks while its text grows. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  shot->show (application, window);
  screen = hk_screen_find (GTK_WINDOW (window));
  /* As on a television of 720 lines, which is the smallest there is, without the bar that a full screen hides. */
  adw_toolbar_view_set_reveal_top_bars (ADW_TOOLBAR_VIEW (adw_window_get_content (ADW_WINDOW (screen))), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (screen), HK_SCREEN_WIDTH, HK_SCREEN_HEIGHT);
  hk_fixture_set_resizing (TRUE);
  check (window, shot->name, HK_TEXT_SIZE_NORMAL);
  check (window, shot->name, HK_TEXT_SIZE_MOST);
  hk_text_size_set_percent (hk_display_get_text_size (GTK_WIDGET (window)), HK_TEXT_SIZE_NORMAL);
  hk_fixture_set_resizing (FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", TRUE, NULL);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const HkShot *shot = hk_shots_of_screen; shot->name != NULL; shot++)
    {
      g_autofree char *path = g_strconcat ("/screen-letters/", shot->name, NULL);

      g_test_add_data_func (path, shot, test_letters);
    }
  return g_test_run ();
}
