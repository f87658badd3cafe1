/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-fuzz.h"

/* Feeds each file of a folder to a target, without libFuzzer: what it has once found is tried in every build. */

static void
test_file (gconstpointer path)
{
  g_autofree char *contents = NULL;
  g_autofree guint8 *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  /* Without the zero byte after it. */
  bytes = g_memdup2 (contents, length);
  LLVMFuzzerTestOneInput (bytes, length);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GDir) folder = NULL;
  g_autofree char *path = NULL;
  const char *name;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  path = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", argv[1], NULL);
  folder = g_dir_open (path, 0, NULL);
  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *test = g_strdup_printf ("/fuzz/%s/%s", argv[1], name);

      g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_file, g_free);
    }
  return g_test_run ();
}
