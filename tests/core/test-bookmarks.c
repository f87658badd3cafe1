/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/record/hk-error.h"
#include "core/rulebook/hk-bookmarks.h"

/* Rules that somebody has marked, in a folder of their own. */

static char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("hordekeeper-bookmarks-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
mark (HkBookmarks *bookmarks,
      const char  *rule,
      gboolean     marked)
{
  g_autoptr (GError) error = NULL;

  hk_bookmarks_set (bookmarks, rule, marked, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_bookmarks_has (bookmarks, rule), ==, marked);
}

/* What is marked is on the disk at once, and there after the next start; each game has its file. */
static void
test_kept (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *below = g_build_filename (folder, "bookmarks", NULL);
  g_autofree char *file = g_build_filename (below, "zombiez.json", NULL);
  g_autofree char *other = g_build_filename (below, "rfyl.json", NULL);
  g_autoptr (HkBookmarks) bookmarks = hk_bookmarks_new (below);
  guint n = 0;

  g_assert_false (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
  g_signal_connect_swapped (bookmarks, "changed", G_CALLBACK (count_cb), &n);
  mark (bookmarks, "zombiez/turn.push", TRUE);
  mark (bookmarks, "zombiez/turn.push", TRUE);
  mark (bookmarks, "zombiez/turn.bust", TRUE);
  mark (bookmarks, "rfyl/events.draw", TRUE);
  g_assert_cmpuint (n, ==, 3);
  g_clear_object (&bookmarks);
  bookmarks = hk_bookmarks_new (below);
  g_assert_true (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
  g_assert_true (hk_bookmarks_has (bookmarks, "rfyl/events.draw"));
  g_assert_false (hk_bookmarks_has (bookmarks, "rfyl/turn.push"));
  mark (bookmarks, "zombiez/turn.push", FALSE);
  g_clear_object (&bookmarks);
  bookmarks = hk_bookmarks_new (below);
  g_assert_false (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
  g_assert_true (hk_bookmarks_has (bookmarks, "zombiez/turn.bust"));
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_unlink (other), ==, 0);
  g_rmdir (below);
  g_rmdir (folder);
}

/* A file that is something else is refused with a sentence, and stays as it is. */
static void
test_damaged (void)
{
  static const char * const texts[] = { "", "{", "[]", "{\"rules\": 3}", "{\"rules\": [\"a/b\", 3]}", "\xff" };
  g_autofree char *folder = make_folder ();
  g_autofree char *file = g_build_filename (folder, "zombiez.json", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (HkBookmarks) bookmarks = hk_bookmarks_new (folder);
      g_autoptr (GError) error = NULL;
      g_autofree char *found = NULL;

      g_assert_true (g_file_set_contents (file, texts[i], -1, NULL));
      g_assert_false (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
      g_assert_false (hk_bookmarks_set (bookmarks, "zombiez/turn.push", TRUE, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (error->domain, ==, HK_ERROR);
      g_assert_false (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
      g_assert_true (g_file_get_contents (file, &found, NULL, NULL));
      g_assert_cmpstr (found, ==, texts[i]);
    }
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_rmdir (folder);
}

/* Where the folder cannot be made nothing is marked. */
static void
test_no_folder (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *below = g_build_filename (file, "bookmarks", NULL);
  g_autoptr (HkBookmarks) bookmarks = hk_bookmarks_new (below);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  g_assert_false (hk_bookmarks_set (bookmarks, "zombiez/turn.push", TRUE, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_assert_false (hk_bookmarks_has (bookmarks, "zombiez/turn.push"));
  g_unlink (file);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/bookmarks/kept", test_kept);
  g_test_add_func ("/bookmarks/damaged", test_damaged);
  g_test_add_func ("/bookmarks/no-folder", test_no_folder);

  return g_test_run ();
}
