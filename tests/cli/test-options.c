/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>

/* What every program of the house says of itself, also where there is no screen. It is given as the
 * only argument. */

static const char *program;

static char *
run (const char *option)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *complaints = NULL;
  char *said = NULL;

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "DBUS_SESSION_BUS_ADDRESS");
  process = g_subprocess_launcher_spawn (launcher, &error, program, option, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &said, &complaints, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  g_assert_cmpstr (complaints, ==, "");
  return said;
}

/* One line: its name and its version. */
static void
test_version (void)
{
  g_autofree char *name = g_path_get_basename (program);
  g_autofree char *expected = g_strdup_printf ("%s %s\n", name, PACKAGE_VERSION);
  g_autofree char *said = run ("--version");

  g_assert_cmpstr (said, ==, expected);
}

/* How it is called, and every option or command on a line of its own. */
static void
test_help (void)
{
  g_autofree char *name = g_path_get_basename (program);
  g_autofree char *said = run ("--help");
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  g_assert_true (g_str_has_prefix (said, "Usage:"));
  g_assert_nonnull (strstr (said, name));
  g_assert_nonnull (strstr (said, g_str_equal (name, "hordekeeper") ? "--version" : "export"));
  g_assert_cmpuint (g_strv_length (lines), >, 8);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add_func ("/options/version", test_version);
  g_test_add_func ("/options/help", test_help);
  return g_test_run ();
}
