/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"

/* The window for whoever needs more contrast. */

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/appearance/contrast", test_contrast);
  return g_test_run ();
}
