/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/record/hk-error.h"
#include "core/session/hk-journal.h"
#include "core/session/hk-session-info-private.h"
#include "hk-tally-game.h"
#include "hk-tally-session.h"

/* The second copy, full and vanished folders, and the library of games: docs/journal.md. */

static void
assert_not_renamed (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (HkSessionStore) store = hk_session_store_new (folder);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (g_str_equal (hk_session_info_get_path (info), path))
        g_assert_false (hk_session_store_rename (store, info, "Saturday", &error));
    }
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
}

static struct stat watched;
static guint n_synced = 0;

/* Stands in for that of the system, and counts. */
int
fsync (int fd)
{
  struct stat info;

  if (fstat (fd, &info) == 0 && info.st_ino == watched.st_ino && info.st_dev == watched.st_dev)
    n_synced++;
  return (int) syscall (SYS_fsync, fd);
}

/* A new journal is still there after a machine has lost power: the folder that has its name is brought to the disk. */
static void
test_brought_to_the_disk (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (HkSession) session = NULL;

  g_assert_cmpint (stat (folder, &watched), ==, 0);
  session = hk_tally_new_session (path);
  g_assert_cmpuint (n_synced, >, 0);
}

/* The second copy grows with the journal, is made anew when it does not follow, and is kept when it goes further. */
static void
test_second_copy (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *ahead = g_strconcat (copy, ".ahead", NULL);
  g_autofree char *elsewhere = g_build_filename (g_get_user_data_dir (), "elsewhere.hordekeeper", NULL);
  g_autofree char *text = NULL;
  g_autofree char *text_of_copy = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (HkSession) session = hk_tally_new_session (path);

  g_assert_null (hk_session_dup_copy_path (elsewhere));
  for (guint i = 0; i < 140; i++)
    hk_tally_score (session, 1);
  text = hk_tally_read_text (path, NULL);
  text_of_copy = hk_tally_read_text (copy, NULL);
  g_assert_cmpstr (text, ==, text_of_copy);
  g_clear_object (&session);

  g_assert_true (g_file_set_contents (copy, "something else", -1, NULL));
  session = hk_session_open (path, NULL);
  hk_tally_score (session, 1);
  g_clear_object (&session);
  g_clear_pointer (&text_of_copy, g_free);
  text_of_copy = hk_tally_read_text (copy, NULL);
  g_assert_true (g_str_has_prefix (text_of_copy, text));
  g_assert_cmpuint (strlen (text_of_copy), >, strlen (text));

  /* An older backup is put back: the copy knows more, and a new name does not make it forgotten. */
  longer = g_strdup (text_of_copy);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_not_renamed (path);
  session = hk_session_open (path, NULL);
  g_assert_cmpstr (hk_session_get_ahead (session), ==, ahead);
  g_assert_nonnull (strstr (hk_session_get_warning (session), "the last moves are missing"));
  hk_tally_score (session, 2);
  g_clear_pointer (&text_of_copy, g_free);
  text_of_copy = hk_tally_read_text (ahead, NULL);
  g_assert_cmpstr (text_of_copy, ==, longer);

  /* It is said once: from then on the copy follows the file again. */
  g_clear_object (&session);
  session = hk_session_open (path, NULL);
  g_assert_null (hk_session_get_ahead (session));
  g_assert_null (hk_session_get_warning (session));
}

/* Runs out of disk after @n more bytes of @path. */
static void
limit_file_size (const char *path,
                 gsize       n)
{
  struct rlimit limit = { RLIM_INFINITY, RLIM_INFINITY };
  struct stat about;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = limit.rlim_max;
  if (path != NULL)
    {
      g_assert_cmpint (stat (path, &about), ==, 0);
      limit.rlim_cur = (rlim_t) about.st_size + n;
    }
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* When nothing can be written, a session that plays on keeps its moves in memory and says so; others refuse. */
static void
test_full_disk (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (HkSession) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copy = NULL;

  signal (SIGXFSZ, SIG_IGN);
  hk_tally_score (session, 1);
  before = hk_tally_read_text (path, NULL);
  limit_file_size (path, 20);
  g_assert_false (hk_tally_try_score (session, 1, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  g_assert_cmpint (hk_tally_get_score (session), ==, 6);
  g_assert_null (hk_session_get_unsaved (session));

  hk_session_set_plays_on (session, TRUE);
  hk_tally_score (session, 1);
  g_assert_nonnull (hk_session_get_unsaved (session));
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));
  for (guint i = 0; i < 80; i++)
    hk_tally_score (session, 1);
  g_assert_true (hk_session_undo (session, 3, NULL));
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));
  g_assert_false (hk_session_save (session, NULL));
  limit_file_size (NULL, 0);
  after = hk_tally_read_text (path, NULL);
  g_assert_cmpstr (after, ==, before);

  /* What is saved as a copy has all of it. */
  bytes = hk_session_dup_file (session);
  copy = hk_tally_put (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  again = hk_session_open_at (copy, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_position (again), ==, 79);
  g_assert_cmpuint (hk_session_get_n_moves (again), ==, 82);
  g_clear_object (&again);

  /* There is room again. */
  hk_tally_score (session, 1);
  g_assert_null (hk_session_get_unsaved (session));
  g_clear_object (&session);
  again = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_n_moves (again), ==, 80);
  g_assert_cmpint (hk_tally_get_score (again), ==, 85);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A game that cannot be begun leaves nothing behind, not a file without contents either. */
static void
test_full_disk_at_the_start (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-start-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  const struct rlimit none = { 0, RLIM_INFINITY };
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, &error);
  limit_file_size (NULL, 0);
  g_assert_null (session);
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_assert_cmpuint (count_files (folder), ==, 0);
}

/* Nor does a program that is ended while it writes the first line: here by the first byte that is too many. */
static void
test_killed_at_the_start (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-killed-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  int status;
  const pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      const struct rlimit few = { 100, RLIM_INFINITY };
      const struct rlimit no_core = { 0, 0 };
      g_autoptr (JsonObject) setup = hk_tally_make_setup (2);

      signal (SIGXFSZ, SIG_DFL);
      setrlimit (RLIMIT_CORE, &no_core);
      setrlimit (RLIMIT_FSIZE, &few);
      hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, NULL);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGXFSZ);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A game can be begun where it cannot be saved; once it can be, all of it is. */
static void
test_unsaved_from_the_start (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *other = NULL;
  const struct rlimit none = { 0, RLIM_INFINITY };
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (HkSession) again = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  session = hk_session_new_unsaved (hk_tally_get_spec (), setup, NULL, 7, path, "There is no room.", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (hk_session_get_unsaved (session), ==, "Nothing of this game is saved. There is no room.");
  for (guint i = 0; i < 70; i++)
    hk_tally_score (session, 1);
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_assert_true (hk_session_set_title (session, "Friday", NULL));
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Nothing of this game is saved."));
  g_assert_false (hk_session_save (session, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  limit_file_size (NULL, 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  bytes = hk_session_dup_file (session);
  other = hk_tally_put (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  again = hk_session_open_at (other, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_position (again), ==, 69);
  g_clear_object (&again);

  hk_tally_score (session, 1);
  g_assert_null (hk_session_get_unsaved (session));
  g_assert_cmpstr (hk_session_get_path (session), ==, path);
  hk_tally_score (session, 1);
  limit_file_size (path, 20);
  hk_tally_score (session, 1);
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 71."));
  limit_file_size (NULL, 0);
  g_assert_true (hk_session_save (session, NULL));
  g_clear_object (&session);
  again = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_position (again), ==, 72);
  g_assert_cmpstr (hk_session_get_title (again), ==, "Friday");
  g_assert_null (hk_session_get_warning (again));
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
}

/* Each try to open a torn game on a full disk leaves the folder as it was. */
static void
test_torn_on_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-torn-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  const struct rlimit none = { 0, RLIM_INFINITY };
  gsize length;
  g_autofree char *text = hk_tally_make_journal (5, &length);
  g_autofree char *after = NULL;

  text[length - 5] = '\0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (hk_session_open (path, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
    }
  limit_file_size (NULL, 0);
  g_assert_cmpuint (count_files (folder), ==, 1);
  after = hk_tally_read_text (path, NULL);
  g_assert_cmpstr (after, ==, text);
}

/* The folder goes and cannot be made again: a file is in its way. */
static void
test_vanished_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-gone-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  g_autofree char *other = g_build_filename (folder, "night-2.hordekeeper", NULL);
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (GError) error = NULL;

  hk_session_set_plays_on (session, TRUE);
  hk_tally_score (session, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  hk_tally_score (session, 1);
  hk_tally_score (session, 1);
  g_assert_nonnull (hk_session_get_unsaved (session));
  g_assert_false (hk_session_save (session, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_true (hk_session_save (session, &error));
  g_assert_no_error (error);
  g_assert_null (hk_session_get_unsaved (session));
  g_assert_cmpstr (hk_session_get_path (session), ==, other);
  g_clear_object (&session);
  session = hk_session_open (other, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_tally_get_score (session), ==, 8);
}

/* Somebody edits the open file: what the game has is written elsewhere. */
static void
test_edited_while_open (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (HkSession) again = NULL;
  g_autoptr (GError) error = NULL;
  FILE *file;

  hk_tally_score (session, 1);
  file = fopen (path, "a");
  fputs ("a line by hand\n", file);
  fclose (file);
  hk_tally_score (session, 1);
  g_assert_nonnull (hk_session_get_warning (session));
  g_assert_cmpstr (hk_session_get_path (session), !=, path);
  again = hk_session_open_at (hk_session_get_path (session), G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_tally_get_score (again), ==, 7);
}

/* With a clock that was set back, the game that is played last comes first, and its times do not go back. */
static void
test_clock (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-clock-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "now.hordekeeper", NULL);
  g_autofree char *other = g_build_filename (folder, "future.hordekeeper", NULL);
  g_autofree char *text = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (HkSessionStore) store = NULL;
  g_autoptr (HkSessionInfo) info = NULL;
  g_autoptr (HkLogEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  const struct timespec times[2] = { { 4102444800, 0 }, { 4102444800, 0 } };

  session = hk_tally_new_session (other);
  g_clear_object (&session);
  g_assert_cmpint (utimensat (AT_FDCWD, other, times, 0), ==, 0);
  text = g_strdup ("{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n"
                   "{\"move\":\"score\",\"with\":{\"player\":0,\"points\":2},\"at\":\"2099-01-01T00:00:00Z\"}\n");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  hk_tally_score (session, 1);
  entry = g_list_model_get_item (hk_session_get_log (session), 1);
  g_assert_cmpstr (hk_log_entry_get_time (entry), ==, "2099-01-01T00:00:00Z");
  store = hk_session_store_new (folder);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_path (info), ==, path);
}

/* The row of a damaged game says so. */
static void
test_row_shows_damage (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-row-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  gsize length;
  g_autofree char *text = hk_tally_make_journal (5, &length);
  g_autoptr (HkSessionStore) store = NULL;
  g_autoptr (HkSessionInfo) info = NULL;

  text[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  store = hk_session_store_new (folder);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_nonnull (hk_session_info_get_problem (info));
  g_assert_nonnull (strstr (hk_session_info_get_problem (info), "is damaged in line"));
}

/* A game whose file is gone is shown from its second copy and comes back from it; what was deleted does not. */
static void
test_gone_game (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *elsewhere = g_build_filename (folder, "other-name.hordekeeper", NULL);
  g_autofree char *removed = g_strconcat (path, ".removed", NULL);
  g_autofree char *restored = NULL;
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (HkSessionStore) store = NULL;
  g_autoptr (HkSessionInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  hk_tally_score (session, 1);
  g_clear_object (&session);
  /* Renamed: it is there once. */
  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
  store = hk_session_store_new (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_path (info), ==, elsewhere);
  g_assert_cmpint (hk_session_info_get_facts (info)->standing, ==, HK_SESSION_STANDING_UNKNOWN); /* not read for it */
  g_clear_object (&info);
  /* Gone. */
  g_assert_cmpint (g_unlink (elsewhere), ==, 0);
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_path (info), ==, copy);
  g_assert_nonnull (hk_session_info_get_problem (info));
  g_assert_cmpuint (hk_session_info_get_n_moves (info), ==, 1);
  session = hk_session_open_good (copy, &error);
  g_assert_no_error (error);
  restored = hk_session_save_good (session, path, &error);
  g_assert_cmpstr (restored, ==, path);
  g_clear_object (&session);
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  g_clear_object (&info);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_null (hk_session_info_get_problem (info));
  /* Deleted by the player: it does not come up again. */
  g_assert_true (hk_session_store_remove (store, info, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  hk_session_store_sweep (store, now + 29 * 24 * 60 * 60);
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
  hk_session_store_sweep (store, now + 31 * 24 * 60 * 60);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (removed, G_FILE_TEST_EXISTS));
}

/* A game that was given another name outside of the app leaves one second copy, not two. */
static void
test_copies_do_not_pile_up (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *other = g_build_filename (folder, "renamed.hordekeeper", NULL);
  g_autofree char *other_copy = hk_session_dup_copy_path (other);
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (HkSessionStore) store = NULL;

  g_clear_object (&session);
  g_assert_cmpint (g_rename (path, other), ==, 0);
  session = hk_session_open (other, NULL);
  g_clear_object (&session);
  store = hk_session_store_new (folder);
  hk_session_store_sweep (store, g_get_real_time () / G_USEC_PER_SEC + 7200);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other_copy, G_FILE_TEST_EXISTS));
}

/* A folder that cannot be written to is told, not shown as an empty library. */
static void
test_folder_is_checked (void)
{
  g_autofree char *file = g_build_filename (g_get_user_data_dir (), "file", NULL);
  g_autofree char *folder = g_build_filename (file, "sessions", NULL);
  g_autofree char *good = g_build_filename (g_get_user_data_dir (), "good", NULL);
  g_autoptr (HkSessionStore) store = NULL;
  g_autoptr (HkSessionStore) good_store = hk_session_store_new (good);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_store_check (good_store, &error));
  g_assert_true (g_file_set_contents (file, "x", -1, NULL));
  store = hk_session_store_new (folder);
  g_assert_false (hk_session_store_check (store, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, folder));
}

/* At the start only our own leftovers go, and only old ones. */
static void
test_sweep (void)
{
  static const struct
  {
    const char *name;
    gboolean    goes;
  } cases[] = {
    { "night.hordekeeper.Ab3dE6", TRUE }, { "dark-age-z.json.ABCDEF", TRUE }, { "night.hordekeeper.torn-1", FALSE },
    { "night.hordekeeper.format-1", FALSE }, { "letter.txt.ABCDEF", FALSE }, { "night.hordekeeper.ABCDE", FALSE },
    { "night.hordekeeper.ABC-EF", FALSE }, { "people.json.Ab3dE6", TRUE }, { "past-games.Ab3dE6", TRUE }, { "zombiez.rules.Ab3dE6", TRUE },
    { "past-games", FALSE }, { "my-past-games.Ab3dE6", FALSE },
  };
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-sweep-XXXXXX", NULL);
  g_autofree char *import = g_build_filename (folder, ".import-AbC123", NULL);
  g_autofree char *imported = g_build_filename (import, "x.hordekeeper", NULL);
  g_autoptr (HkSessionStore) store = hk_session_store_new (folder);

  for (guint age = 0; age < 2; age++)
    {
      g_assert_cmpint (g_mkdir_with_parents (import, 0700), ==, 0);
      g_assert_true (g_file_set_contents (imported, "x", -1, NULL));
      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          g_autofree char *path = g_build_filename (folder, cases[i].name, NULL);

          g_assert_true (g_file_set_contents_full (path, "x", -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
        }
      hk_session_store_sweep (store, g_get_real_time () / G_USEC_PER_SEC + 7200 * age);
      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          g_autofree char *path = g_build_filename (folder, cases[i].name, NULL);

          g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == !(age == 1 && cases[i].goes));
        }
      g_assert_true (g_file_test (import, G_FILE_TEST_EXISTS) == (age == 0));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/journal/brought-to-the-disk", test_brought_to_the_disk);
  g_test_add_func ("/journal/second-copy", test_second_copy);
  g_test_add_func ("/journal/full-disk", test_full_disk);
  g_test_add_func ("/journal/full-disk/start", test_full_disk_at_the_start);
  g_test_add_func ("/journal/full-disk/killed", test_killed_at_the_start);
  g_test_add_func ("/journal/full-disk/unsaved", test_unsaved_from_the_start);
  g_test_add_func ("/journal/full-disk/torn", test_torn_on_full_disk);
  g_test_add_func ("/journal/vanished-folder", test_vanished_folder);
  g_test_add_func ("/journal/edited-while-open", test_edited_while_open);
  g_test_add_func ("/journal/clock", test_clock);
  g_test_add_func ("/journal/row-shows-damage", test_row_shows_damage);
  g_test_add_func ("/library/gone-game", test_gone_game);
  g_test_add_func ("/library/copies-do-not-pile-up", test_copies_do_not_pile_up);
  g_test_add_func ("/library/folder-is-checked", test_folder_is_checked);
  g_test_add_func ("/library/sweep", test_sweep);
  return g_test_run ();
}
