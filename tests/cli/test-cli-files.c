/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "hk-cli-run.h"

/* Files of every kind, as the command line meets them. */

#define SCRIPT "{\"game\":\"zombiez\",\"seed\":3,\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n" \
               "{\"move\":\"note\",\"with\":{\"text\":\"Pizza\"}}\n"

/* @command: for the shell; “cli” stands for the program */
static HkCliResult
run (const char *format,
     ...)
{
  g_autofree char *words = NULL;
  g_autofree char *command = NULL;
  const char *argv[] = { "/bin/sh", "-c", NULL, "sh", g_getenv ("HK_CLI"), NULL };
  g_autoptr (GError) error = NULL;
  HkCliResult result = { 0 };
  int status;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  command = g_strconcat ("cli=$1; ", words, NULL);
  argv[2] = command;
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &result.out, &result.err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  result.status = WEXITSTATUS (status);
  return result;
}

static char *
make_journal (void)
{
  static guint n;
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", ++n);
  g_autofree char *script = g_build_filename (g_get_user_data_dir (), "script", NULL);
  char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (script, SCRIPT, -1, NULL));
  {
    g_auto (HkCliResult) made = run ("\"$cli\" play '%s' --keep '%s'", script, path);

    g_assert_cmpint (made.status, ==, 0);
  }
  return path;
}

static void
assert_refused (const char *path,
                const char *part)
{
  g_auto (HkCliResult) result = run ("\"$cli\" validate '%s'", path);

  g_assert_cmpint (result.status, ==, 1);
  g_assert_cmpstr (result.out, ==, "");
  if (strstr (result.err, part) == NULL)
    g_error ("“%s” lacks “%s”", result.err, part);
}

/* A journal that lacks its end, or has a strange one, is not in order, and says which it is. */
static void
test_torn (void)
{
  g_autofree char *path = make_journal ();
  g_autofree char *text = NULL;
  g_autofree char *strange = NULL;
  gsize length;

  {
    g_auto (HkCliResult) good = run ("\"$cli\" validate '%s'", path);

    g_assert_cmpint (good.status, ==, 0);
    g_assert_cmpstr (good.out, ==, "1 file is in order.\n");
  }
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize) length - 5, NULL));
  assert_refused (path, "The last line was cut off before it was whole");
  strange = g_strconcat (text, "by hand\n", NULL);
  g_assert_true (g_file_set_contents (path, strange, -1, NULL));
  assert_refused (path, "What stands after the last move is not of Hordekeeper");
}

/* What never ends is given up with a sentence. */
static void
test_endless (void)
{
  static const char * const commands[] = {
    "\"$cli\" play /dev/zero", "\"$cli\" play - < /dev/zero", "\"$cli\" pack merge zombiez /dev/zero", "\"$cli\" validate /dev/zero",
    "\"$cli\" pack merge zombiez - < /dev/zero", "\"$cli\" calc dark-age-z army < /dev/zero", "\"$cli\" show /dev/zero",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (HkCliResult) result = run ("%s", commands[i]);

      g_test_message ("%s: %s", commands[i], result.err);
      g_assert_cmpint (result.status, !=, 0);
      g_assert_cmpint (result.status, <, 3);
      g_assert_true (g_str_has_prefix (result.err, "hordekeeper-cli: "));
    }
}

/* A script comes through a pipe as well, with a name and without. */
static void
test_pipe (void)
{
  g_autofree char *fifo = g_build_filename (g_get_user_data_dir (), "fifo", NULL);
  g_autofree char *script = g_build_filename (g_get_user_data_dir (), "script", NULL);
  g_autofree char *path = make_journal ();

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  {
    g_auto (HkCliResult) named = run ("cat '%s' > '%s' & \"$cli\" play '%s' --log", script, fifo, fifo);
    g_auto (HkCliResult) piped = run ("cat '%s' | \"$cli\" play - --log", script);

    g_assert_cmpint (named.status, ==, 0);
    g_assert_nonnull (strstr (named.out, "Pizza"));
    g_assert_cmpstr (named.out, ==, piped.out);
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/cli-files/torn", test_torn);
  g_test_add_func ("/cli-files/endless", test_endless);
  g_test_add_func ("/cli-files/pipe", test_pipe);
  return g_test_run ();
}
