/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>

#include "hk-cli-run.h"

void
hk_cli_result_clear (HkCliResult *result)
{
  g_free (result->out);
  g_free (result->err);
}

/* Calls the program with the words that follow, in the folders of this test. Returns what came of it.
 * @input: (nullable): what it reads */
HkCliResult
hk_cli_run (const char *input,
            ...)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "input", NULL);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  HkCliResult result = { 0 };
  const char *word;
  va_list args;

  g_ptr_array_add (argv, (gpointer) g_getenv ("HK_CLI"));
  va_start (args, input);
  while ((word = va_arg (args, const char *)) != NULL)
    g_ptr_array_add (argv, (gpointer) word);
  va_end (args);
  g_ptr_array_add (argv, NULL);

  /* A file: a pipe breaks whenever a program has said no before it was told everything. */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, input == NULL ? "" : input, -1, &error));
  g_subprocess_launcher_set_stdin_file_path (launcher, path);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", g_get_user_data_dir (), TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", g_get_user_cache_dir (), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv->pdata, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &result.out, &result.err, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  result.status = g_subprocess_get_exit_status (process);
  return result;
}
