/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/record/hk-error.h"
#include "core/session/hk-journal.h"
#include "core/session/hk-session-library.h"
#include "hk-tally-game.h"
#include "hk-tally-session.h"

/* What the disk does with a line that it is asked to write. */
static struct
{
  GMutex mutex;
  GCond  cond;
  gboolean hangs;
  int      refuses; /* errno; 0 for not */
  guint    n_written;
} disk;

/* Stands in for that of the system. */
int
fdatasync (int fd)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&disk.mutex);

  while (disk.hangs)
    g_cond_wait (&disk.cond, &disk.mutex);
  if (disk.refuses != 0)
    {
      errno = disk.refuses;
      return -1;
    }
  disk.n_written++;
  return (int) syscall (SYS_fdatasync, fd);
}

static void
set_disk (gboolean hangs,
          int      refuses)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&disk.mutex);

  disk.hangs = hangs;
  disk.refuses = refuses;
  disk.n_written = 0;
  g_cond_broadcast (&disk.cond);
}

static gpointer
recover_thread (gpointer data)
{
  g_usleep (20000);
  set_disk (FALSE, 0);
  return NULL;
}

/* A window tells of a move while the disk is still at it, and waits for it before the next one, and before it lets go of the file. */
static void
test_slow_disk (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (GError) error = NULL;

  set_disk (FALSE, 0);
  hk_tally_score (session, 1);
  g_assert_cmpuint (disk.n_written, ==, 1);

  hk_session_set_plays_on (session, TRUE);
  for (guint i = 0; i < 3; i++)
    {
      GThread *thread;

      g_assert_true (hk_session_save (session, NULL));
      set_disk (TRUE, 0);
      hk_tally_score (session, 1);
      g_assert_cmpint (hk_tally_get_score (session), ==, 7 + (int) i * 2 - (i == 2));
      thread = g_thread_new ("recover", recover_thread, NULL);
      if (i == 0)
        hk_tally_score (session, 1);
      else if (i == 1)
        g_assert_true (hk_session_save (session, NULL));
      else
        g_clear_object (&session);
      g_assert_cmpuint (disk.n_written, >=, 1);
      g_thread_join (thread);
    }
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_tally_get_score (session), ==, 10);
}

/* What the disk refuses afterwards is said, held, and written with the next move. */
static void
test_refusing_disk (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (GError) error = NULL;

  set_disk (FALSE, 0);
  hk_session_set_plays_on (session, TRUE);
  hk_tally_score (session, 1);
  g_assert_true (hk_session_save (session, NULL));
  before = hk_tally_read_text (path, NULL);

  set_disk (FALSE, EIO);
  hk_tally_score (session, 1);
  while (hk_session_get_unsaved (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));
  g_assert_cmpint (hk_tally_get_score (session), ==, 7);
  after = hk_tally_read_text (path, NULL);
  g_assert_cmpstr (after, ==, before);
  hk_tally_score (session, 1);
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));

  set_disk (FALSE, 0);
  hk_tally_score (session, 1);
  g_assert_null (hk_session_get_unsaved (session));
  g_clear_object (&session);
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_null (hk_session_get_warning (session));
  g_assert_cmpint (hk_tally_get_score (session), ==, 9);

  /* Also where nobody is there any more to be told: then the second copy has the move. */
  hk_session_set_plays_on (session, TRUE);
  hk_tally_score (session, 1);
  g_assert_true (hk_session_save (session, NULL));
  set_disk (FALSE, EIO);
  hk_tally_score (session, 1);
  g_clear_object (&session);
  set_disk (FALSE, 0);
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_tally_get_score (session), ==, 10);
  g_assert_cmpstr (hk_session_get_warning (session), ==, "The file ends before its second copy does: the last moves are missing in it.");
}

/* A snapshot, too, waits for the line before it, also where the file has been taken away meanwhile: then all of it is in another one. */
static void
test_taken_away_on_the_way (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkJournal) journal = hk_journal_create (path, "{\"hordekeeper\":2}", &error);
  GThread *thread;

  g_assert_no_error (error);
  set_disk (TRUE, 0);
  g_assert_true (hk_journal_append (journal, "{\"move\":\"score\"}", HK_JOURNAL_SYNC_LATER, &error));
  g_assert_cmpint (g_unlink (path), ==, 0);
  thread = g_thread_new ("recover", recover_thread, NULL);
  g_assert_true (hk_journal_append (journal, "{\"snapshot\":{}}", HK_JOURNAL_NO_SYNC, &error));
  g_thread_join (thread);
  g_assert_true (hk_journal_write_held (journal, &error));
  g_assert_cmpstr (hk_journal_get_path (journal), !=, path);
  text = hk_tally_read_text (hk_journal_get_path (journal), NULL);
  g_assert_nonnull (strstr (text, "\"move\""));
  g_assert_true (g_str_has_suffix (text, "}\n"));
  g_assert_nonnull (strstr (text, "\"snapshot\""));
}

static void
test_torn_line (void)
{
  /* Cut the file at every byte: what is whole is there, what is torn is set aside, nothing is lost. */
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *text = NULL;
  gsize length;
  gsize header;

  {
    g_autoptr (HkSession) session = hk_tally_new_session (path);

    for (int i = 0; i < 4; i++)
      hk_tally_score (session, 1);
  }
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  header = (gsize) (strchr (text, '\n') - text) + 1;
  for (gsize cut = header; cut <= length; cut++)
    {
      g_autofree char *cut_path = hk_tally_new_path ();
      g_autofree char *torn_path = g_strconcat (cut_path, ".torn-1", NULL);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;
      guint whole = 0;

      for (gsize i = header; i < cut; i++)
        whole += text[i] == '\n';
      g_assert_true (g_file_set_contents (cut_path, text, (gssize) cut, NULL));
      session = hk_session_open (cut_path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_n_moves (session), ==, whole);
      g_assert_cmpint (hk_tally_get_score (session), ==, 5 + (int) whole);
      if (text[cut - 1] == '\n')
        {
          g_assert_null (hk_session_get_warning (session));
          g_assert_false (g_file_test (torn_path, G_FILE_TEST_EXISTS));
        }
      else
        {
          g_autofree char *torn = NULL;
          g_autofree char *expected = NULL;
          gsize from = cut;

          while (text[from - 1] != '\n')
            from--;
          expected = g_strndup (text + from, cut - from);
          g_assert_nonnull (hk_session_get_warning (session));
          g_assert_true (g_file_get_contents (torn_path, &torn, NULL, NULL));
          g_assert_cmpstr (torn, ==, expected);
        }
      hk_tally_score (session, 1);
      g_clear_object (&session);
      session = hk_session_open (cut_path, &error);
      g_assert_no_error (error);
      g_assert_null (hk_session_get_warning (session));
      g_assert_cmpint (hk_tally_get_score (session), ==, 6 + (int) whole);
    }
}

/* A sync client, a restore or a person takes the open file away: no move is lost, and the session says where it goes on. */
static void
test_file_taken_away (void)
{
  static const char * const ways[] = { "delete", "replace", "rename", "folder" };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("hordekeeper-away-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
      g_autofree char *other = g_build_filename (folder, "night-2.hordekeeper", NULL);
      g_autofree char *away = g_strconcat (folder, ".away", NULL);
      g_autofree char *renamed = g_build_filename (folder, "elsewhere", NULL);
      g_autoptr (HkSession) session = hk_tally_new_session (path);
      g_autoptr (HkSession) again = NULL;
      g_autoptr (GError) error = NULL;

      hk_tally_score (session, 1);
      if (g_str_equal (ways[i], "delete"))
        g_assert_cmpint (g_unlink (path), ==, 0);
      else if (g_str_equal (ways[i], "replace"))
        {
          g_assert_cmpint (g_unlink (path), ==, 0);
          g_assert_true (g_file_set_contents (path, "something else", -1, NULL));
        }
      else if (g_str_equal (ways[i], "rename"))
        g_assert_cmpint (g_rename (path, renamed), ==, 0);
      else
        g_assert_cmpint (g_rename (folder, away), ==, 0);
      hk_tally_score (session, 1);
      hk_tally_score (session, 1);
      g_assert_cmpstr (hk_session_get_path (session), ==, other);
      g_assert_nonnull (hk_session_get_warning (session));
      g_assert_cmpint (hk_tally_get_score (session), ==, 8);
      g_clear_object (&session);

      again = hk_session_open (other, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_n_moves (again), ==, 3);
      g_assert_cmpint (hk_tally_get_score (again), ==, 8);
      if (g_str_equal (ways[i], "replace"))
        {
          g_autofree char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_assert_cmpstr (text, ==, "something else");
        }
    }
}

/* A pipe in the folder is told, not waited for. */
static void
test_not_a_file (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (directory, 0700);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (hk_session_open (path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  g_assert_null (hk_session_open_at (path, G_MAXUINT, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, "is not an ordinary file"));
}

static void
test_damaged_files_are_left_alone (void)
{
  static const struct
  {
    const char *text;
    int         code;
  } cases[] = {
    { "", HK_ERROR_FORMAT },
    { "half a line", HK_ERROR_FORMAT },
    { "not json\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":\"x\"}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1}\n", HK_ERROR_UNKNOWN },
    { "{\"hordekeeper\":1,\"game\":\"chess\"}\n", HK_ERROR_UNKNOWN },
    { "{\"hordekeeper\":1,\"game\":\"tally\"}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"setup\":{\"players\":[]}}\n", HK_ERROR_PARAMETER },
    { "{\"hordekeeper\":1,\"game\":3,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":5,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"title\":[],\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"created\":1,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"luck\":\"x\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"setup\":[]}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":3,\"game\":\"tally\",\"future\":true}\n", HK_ERROR_NEWER },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\nrubbish\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n{\"undo\":1}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n{\"move\":\"fly\"}\n", HK_ERROR_FORMAT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = hk_tally_new_path ();
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *directory = g_path_get_dirname (path);

      g_mkdir_with_parents (directory, 0700);
      g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      g_assert_null (hk_session_open (path, &error));
      g_assert_error (error, HK_ERROR, cases[i].code);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, cases[i].text);
    }
}

static void
test_two_writers (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (HkSession) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_build ("draw", NULL);

  g_assert_null (hk_session_open (path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_BUSY);
  g_clear_error (&error);
  hk_tally_score (session, 2);
  reader = hk_session_open_at (path, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hk_tally_get_score (reader), ==, 7);
  g_assert_false (hk_session_play (reader, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
}

static void
test_never_overwrites (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autoptr (JsonObject) setup = hk_tally_make_setup (1);
  g_autoptr (GError) error = NULL;

  g_assert_null (hk_session_new (hk_tally_get_spec (), setup, NULL, 1, path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
}

static void
test_store (void)
{
  g_autofree char *directory = g_build_filename (g_get_user_data_dir (), "shelf", NULL);
  g_autoptr (HkSessionStore) store = hk_session_store_new (directory);
  g_autofree char *path = hk_session_store_new_path (store, hk_tally_get_spec ());
  g_autofree char *other_path = NULL;
  g_autofree char *broken = g_build_filename (directory, "broken.hordekeeper", NULL);
  g_autoptr (HkSessionInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  {
    g_autoptr (HkSession) session = hk_tally_new_session (path);

    hk_tally_score (session, 1);
    hk_tally_end (session);
  }
  other_path = hk_session_store_new_path (store, hk_tally_get_spec ());
  g_assert_cmpstr (path, !=, other_path);
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "Friday night");
  g_assert_cmpstr (hk_session_info_get_players (info), ==, "Ann, Bo");
  g_assert_cmpstr (hk_session_info_get_headline (info), ==, "Round 1");
  g_assert_cmpstr (hk_session_info_get_outcome (info), ==, "Everybody won.");
  g_assert_cmpuint (hk_session_info_get_n_moves (info), ==, 2);

  g_assert_true (hk_session_store_rename (store, info, "Saturday", &error));
  g_clear_object (&info);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "Saturday");
  g_assert_cmpstr (hk_session_info_get_outcome (info), ==, "Everybody won.");
  g_assert_false (hk_session_store_rename (store, info, "  ", &error));
  g_clear_error (&error);

  g_assert_true (hk_session_store_remove (store, info, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  g_assert_true (hk_session_store_bring_back (store, info, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);

  g_assert_true (g_file_set_contents (broken, "junk\n", -1, NULL));
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 2);
  g_clear_object (&info);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "broken.hordekeeper");
  g_assert_nonnull (hk_session_info_get_problem (info));
}

/* Makes a library of so many games, of which only the first is not over: the second, and copies of it. */
static void
fill_library (const char *directory,
              guint       n)
{
  g_autoptr (HkSessionStore) store = hk_session_store_new (directory);
  g_autofree char *over = NULL;
  gsize length;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = hk_session_store_new_path (store, hk_tally_get_spec ());
      g_autoptr (HkSession) session = i < 2 ? hk_tally_new_session (path) : NULL;

      if (session == NULL)
        {
          g_assert_true (g_file_set_contents_full (path, over, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
          continue;
        }
      hk_tally_score (session, 1);
      if (i == 0)
        continue;
      hk_tally_end (session);
      g_assert_true (g_file_get_contents (path, &over, &length, NULL));
    }
}

/* Writes something else into the file, without that its size or its time tells. */
static void
spoil (HkSessionInfo *info)
{
  const char *path = hk_session_info_get_path (info);
  g_autofree char *text = NULL;
  struct timespec times[2];
  struct stat about;
  FILE *file;

  g_assert_cmpint (stat (path, &about), ==, 0);
  text = g_strnfill ((gsize) about.st_size, '#');
  file = fopen (path, "r+");
  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  times[0] = about.st_atim;
  times[1] = about.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
assert_same_order (HkSessionStore *one,
                   HkSessionStore *other)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (one));

  g_assert_cmpuint (n, ==, g_list_model_get_n_items (G_LIST_MODEL (other)));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkSessionInfo) here = g_list_model_get_item (G_LIST_MODEL (one), i);
      g_autoptr (HkSessionInfo) there = g_list_model_get_item (G_LIST_MODEL (other), i);

      g_assert_cmpstr (hk_session_info_get_path (here), ==, hk_session_info_get_path (there));
      g_assert_true (g_date_time_equal (hk_session_info_get_played (here), hk_session_info_get_played (there)));
    }
}

/* A library that has been listed is listed again without reading a journal; whichever was written since is read. */
static void
test_index (void)
{
  g_autofree char *directory = g_build_filename (g_get_user_data_dir (), "library", NULL);
  g_autofree char *index = g_build_filename (g_get_user_cache_dir (), "hordekeeper", "library", NULL);
  g_autoptr (HkSessionStore) first = NULL;
  g_autoptr (HkSessionStore) again = NULL;
  g_autoptr (HkSessionInfo) unfinished = NULL;
  g_autoptr (HkSessionInfo) same = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  fill_library (directory, 60);
  first = hk_session_store_new_kept (directory, index);
  unfinished = hk_session_store_dup_unfinished (first);
  g_assert_nonnull (unfinished);
  g_assert_true (g_file_test (index, G_FILE_TEST_IS_REGULAR));
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (first), i);

      spoil (info);
    }
  again = hk_session_store_new_kept (directory, index);
  assert_same_order (first, again);
  same = hk_session_store_dup_unfinished (again);
  g_assert_cmpstr (hk_session_info_get_path (unfinished), ==, hk_session_info_get_path (same));

  /* Written since. */
  g_assert_true (g_file_get_contents (hk_session_info_get_path (same), &text, NULL, &error));
  g_assert_true (g_file_set_contents (hk_session_info_get_path (same), text, -1, &error));
  hk_session_store_refresh (again);
  g_clear_object (&same);
  same = hk_session_store_dup_unfinished (again);
  g_assert_null (same);

  /* What is no index is made anew. */
  g_assert_true (g_file_set_contents (index, "hordekeeper-library 1\n1 2 3\n7\n\nx", -1, &error));
  g_clear_object (&again);
  again = hk_session_store_new_kept (directory, index);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 60);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/session/slow-disk", test_slow_disk);
  g_test_add_func ("/session/refusing-disk", test_refusing_disk);
  g_test_add_func ("/session/taken-away-on-the-way", test_taken_away_on_the_way);
  g_test_add_func ("/session/torn-line", test_torn_line);
  g_test_add_func ("/session/file-taken-away", test_file_taken_away);
  g_test_add_func ("/session/not-a-file", test_not_a_file);
  g_test_add_func ("/session/damaged-files-are-left-alone", test_damaged_files_are_left_alone);
  g_test_add_func ("/session/two-writers", test_two_writers);
  g_test_add_func ("/session/never-overwrites", test_never_overwrites);
  g_test_add_func ("/session/store", test_store);
  g_test_add_func ("/session/index", test_index);
  return g_test_run ();
}
