/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "core/record/hk-error.h"
#include "core/session/hk-journal.h"
#include "core/session/hk-session-store.h"
#include "hk-tally-game.h"

/* What a disk, a sync client or a person can do to a journal: docs/journal.md. */

static char *
new_path (void)
{
  static guint n = 0;
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", ++n);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
}

static HkSession *
new_session (const char *path)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, &error);

  g_assert_no_error (error);
  return session;
}

static gboolean
try_score (HkSession *session,
           int        points,
           GError   **error)
{
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 0, "i:points", points, NULL);

  return hk_session_play (session, move, error);
}

static void
score (HkSession *session,
       int        points)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (try_score (session, points, &error));
  g_assert_no_error (error);
}

static int
get_score (HkSession *session)
{
  return hk_tally_get_player (hk_session_get_table (session), 0)->score;
}

static char *
read_text (const char *path,
           gsize      *length)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/* A game of @n_moves with undo, redo and a new title among them, as the text of its file. */
static char *
make_journal (guint  n_moves,
              gsize *length)
{
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);

  for (guint i = 0; i < n_moves; i++)
    {
      score (session, (int) (i % 7));
      if (i % 9 == 5)
        {
          g_assert_true (hk_session_undo (session, 2, NULL));
          g_assert_true (hk_session_redo (session, 1, NULL));
        }
      if (i == 2)
        g_assert_true (hk_session_set_title (session, "Saturday", NULL));
    }
  return read_text (path, length);
}

static char **
split_lines (const char *text)
{
  char **lines = g_strsplit (text, "\n", -1);

  g_assert_cmpstr (lines[g_strv_length (lines) - 1], ==, "");
  return lines;
}

/* Puts @text where a game of the library would be; the second copy is of no help here. */
static char *
put (const char *text,
     gsize       length)
{
  char *path = new_path ();

  g_assert_true (g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return path;
}

/* Opens changed text: it must not pass for the game that it was. A torn end is the game up to there, and said. */
static void
refuse (const char *text,
        gsize       length,
        guint       n_moves)
{
  g_autofree char *path = put (text, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_open_at (path, G_MAXUINT, &error);
  g_autofree char *after = NULL;
  gsize after_length;

  if (session != NULL)
    {
      g_assert_nonnull (hk_session_get_warning (session));
      g_assert_cmpuint (hk_session_get_n_moves (session), <=, n_moves);
    }
  else
    {
      g_assert_nonnull (error);
      g_assert_cmpint (error->domain, ==, HK_ERROR);
    }
  after = read_text (path, &after_length);
  g_assert_cmpmem (text, length, after, after_length);
  g_unlink (path);
}

/* Each bit of a short journal, and many of a long one. */
static void
test_flipped_bits (void)
{
  static const struct
  {
    guint n_moves;
    guint step;
  } cases[] = { { 3, 1 }, { 200, 977 } };

  for (gsize c = 0; c < G_N_ELEMENTS (cases); c++)
    {
      gsize length;
      g_autofree char *text = make_journal (cases[c].n_moves, &length);

      for (gsize bit = 0; bit < length * 8; bit += cases[c].step)
        {
          text[bit / 8] ^= (char) (1 << bit % 8);
          refuse (text, length, cases[c].n_moves);
          text[bit / 8] ^= (char) (1 << bit % 8);
        }
    }
}

/* A flipped bit before the last line is damage, never a torn end. */
static void
test_damaged_is_not_torn (void)
{
  gsize length;
  g_autofree char *text = make_journal (10, &length);
  const char *last = text;

  for (const char *line = text; (line = strchr (line, '\n')) != NULL && line[1] != '\0'; line++)
    last = line;
  for (const char *at = text; at < last; at += 7)
    {
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;

      text[at - text] ^= 4;
      path = put (text, length);
      text[at - text] ^= 4;
      g_assert_null (hk_session_open_at (path, G_MAXUINT, &error));
      g_assert_nonnull (error);
      g_assert_null (hk_session_open (path, NULL));
      g_unlink (path);
    }
}

static void
refuse_lines (char **lines,
              guint  n_moves)
{
  g_autofree char *text = g_strjoinv ("\n", lines);

  refuse (text, strlen (text), n_moves);
}

/* Every line removed, doubled, and swapped with the next. Only the loss of the last lines leaves a game, the one before them. */
static void
test_moved_lines (void)
{
  gsize length;
  g_autofree char *text = make_journal (70, &length);
  g_auto (GStrv) lines = split_lines (text);
  const guint n = g_strv_length (lines) - 1;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) other = g_ptr_array_new ();

      for (guint j = 0; j <= n; j++)
        if (j != i)
          g_ptr_array_add (other, lines[j]);
      g_ptr_array_add (other, NULL);
      if (i + 1 < n)
        refuse_lines ((char **) other->pdata, 70);
      g_ptr_array_insert (other, (int) i, lines[i]);
      g_ptr_array_insert (other, (int) i, lines[i]);
      refuse_lines ((char **) other->pdata, 70);
      g_ptr_array_remove_index (other, i);
      if (i + 1 < n)
        {
          other->pdata[i] = lines[i + 1];
          other->pdata[i + 1] = lines[i];
          refuse_lines ((char **) other->pdata, 70);
        }
    }
}

/* Lines of another game with the same numbers do not fit. */
static void
test_foreign_line (void)
{
  gsize length;
  g_autofree char *text = make_journal (6, &length);
  g_autofree char *other = make_journal (6, &length);
  g_auto (GStrv) lines = split_lines (text);
  g_auto (GStrv) others = split_lines (other);

  for (guint i = 1; i + 1 < g_strv_length (lines); i++)
    {
      g_autofree char *own = lines[i];

      lines[i] = others[i];
      refuse_lines (lines, 6);
      lines[i] = g_steal_pointer (&own);
    }
}

/* Each block of 512 bytes zeroed: torn only at the end, else damaged. */
static void
test_zeroed_blocks (void)
{
  gsize length;
  g_autofree char *text = make_journal (100, &length);
  g_autofree char *zeroed = g_malloc (length);

  for (gsize at = 0; at < length; at += 512)
    {
      const gsize n = MIN (512, length - at);
      g_autofree char *path = NULL;
      g_autoptr (HkSession) session = NULL;
      gboolean follows;

      memcpy (zeroed, text, length);
      memset (zeroed + at, 0, n);
      path = put (zeroed, length);
      session = hk_session_open_at (path, G_MAXUINT, NULL);
      follows = memmem (zeroed + at, length - at, "\n{", 2) != NULL && zeroed[length - 1] == '\n';
      g_assert_true ((session == NULL) == (follows || at == 0));
      g_unlink (path);
    }
}

/* The good part of a damaged game is opened as a copy with a number in its name; the damaged file stays as it is. */
static void
test_good_part (void)
{
  gsize length;
  g_autofree char *text = make_journal (5, &length);
  g_auto (GStrv) lines = split_lines (text);
  g_autofree char *other = NULL;
  g_autofree char *path = NULL;
  g_autofree char *copy = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *after = NULL;
  g_autoptr (HkSession) good = NULL;
  g_autoptr (HkSession) again = NULL;
  g_autoptr (GError) error = NULL;
  const char *why;

  /* Header, three moves, the title: the fourth move is line 6. */
  lines[5][12] ^= 1;
  other = g_strjoinv ("\n", lines);
  path = put (other, length);
  good = hk_session_open_good (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_bad_line (good, &why), ==, 6);
  g_assert_cmpstr (why, ==, "The checksum does not match the line.");
  g_assert_cmpuint (hk_session_get_position (good), ==, 3);
  g_assert_cmpstr (hk_session_get_title (good), ==, "Saturday");
  copy = hk_session_save_good (good, NULL, &error);
  g_assert_no_error (error);
  expected = g_strndup (path, strlen (path) - strlen (".hordekeeper"));
  g_assert_true (g_str_has_prefix (copy, expected) && g_str_has_suffix (copy, "-2.hordekeeper"));
  after = read_text (path, NULL);
  g_assert_cmpstr (after, ==, other);
  again = hk_session_open (copy, &error);
  g_assert_no_error (error);
  g_assert_null (hk_session_get_warning (again));
  g_assert_cmpuint (hk_session_get_position (again), ==, 3);
  score (again, 1);
}

/* A file of the format before. */
static const char old_header[] = "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n";
static const char old_moves[] = "{\"move\":\"score\",\"with\":{\"player\":0,\"points\":2},\"said\":\"A scores 2.\"}\n"
                                "{\"move\":\"score\",\"with\":{\"player\":0,\"points\":3}}\n{\"undo\":1}\n{\"title\":\"Old\"}\n";

static void
test_older_format (void)
{
  static const char * const ends[] = { "", "{\"move\":\"sc" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strconcat (old_header, old_moves, ends[i], NULL);
      g_autofree char *path = put (text, strlen (text));
      g_autofree char *kept = g_strconcat (path, ".format-1", NULL);
      g_autofree char *after = NULL;
      g_autofree char *old = NULL;
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      /* Looking at it changes nothing. */
      session = hk_session_open_at (path, G_MAXUINT, &error);
      g_assert_no_error (error);
      g_assert_cmpint (get_score (session), ==, 7);
      after = read_text (path, NULL);
      g_assert_cmpstr (after, ==, text);
      g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
      g_clear_object (&session);

      session = hk_session_open (path, &error);
      g_assert_no_error (error);
      g_assert_cmpint (get_score (session), ==, 7);
      g_assert_cmpstr (hk_session_get_title (session), ==, "Old");
      g_assert_true ((hk_session_get_warning (session) != NULL) == (ends[i][0] != '\0'));
      old = read_text (kept, NULL);
      g_assert_cmpstr (old, ==, text);
      g_assert_true (hk_session_redo (session, 1, NULL));
      score (session, 1);
      g_clear_object (&session);
      g_clear_pointer (&after, g_free);
      after = read_text (path, NULL);
      g_assert_true (g_str_has_prefix (after, "{\"hordekeeper\":2,"));
      session = hk_session_open (path, &error);
      g_assert_no_error (error);
      g_assert_cmpint (get_score (session), ==, 11);
      g_assert_null (hk_session_get_warning (session));
      refuse (after, strlen (after) - 1, 3);
    }
}

/* A zero byte in the middle of an old file, or a line that is no move, does not throw away what follows in silence. */
static void
test_older_format_damaged (void)
{
  static const struct
  {
    const char *bad;
    guint       length;
  } cases[] = { { "{\"mo\0e\":\"score\"}\n", 17 }, { "{\"move\":\"score\",,}\n", 19 }, { "{\"undo\":7}\n", 11 }, { "{\"move\":\"fly\"}\n", 15 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (old_header);
      g_autofree char *path = NULL;
      g_autoptr (HkSession) good = NULL;
      g_autoptr (GError) error = NULL;

      g_string_append (text, old_moves);
      g_string_append_len (text, cases[i].bad, cases[i].length);
      g_string_append (text, old_moves);
      path = put (text->str, text->len);
      g_assert_null (hk_session_open (path, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      g_clear_error (&error);
      good = hk_session_open_good (path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_bad_line (good, NULL), ==, 6);
      g_assert_cmpint (get_score (good), ==, 7);
    }
}

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

/* The second copy grows with the journal, is made anew when it does not follow, and is kept when it goes further. */
static void
test_second_copy (void)
{
  g_autofree char *path = new_path ();
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *ahead = g_strconcat (copy, ".ahead", NULL);
  g_autofree char *elsewhere = g_build_filename (g_get_user_data_dir (), "elsewhere.hordekeeper", NULL);
  g_autofree char *text = NULL;
  g_autofree char *text_of_copy = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (HkSession) session = new_session (path);

  g_assert_null (hk_session_dup_copy_path (elsewhere));
  for (guint i = 0; i < 140; i++)
    score (session, 1);
  text = read_text (path, NULL);
  text_of_copy = read_text (copy, NULL);
  g_assert_cmpstr (text, ==, text_of_copy);
  g_clear_object (&session);

  g_assert_true (g_file_set_contents (copy, "something else", -1, NULL));
  session = hk_session_open (path, NULL);
  score (session, 1);
  g_clear_object (&session);
  g_clear_pointer (&text_of_copy, g_free);
  text_of_copy = read_text (copy, NULL);
  g_assert_true (g_str_has_prefix (text_of_copy, text));
  g_assert_cmpuint (strlen (text_of_copy), >, strlen (text));

  /* An older backup is put back: the copy knows more, and a new name does not make it forgotten. */
  longer = g_strdup (text_of_copy);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_not_renamed (path);
  session = hk_session_open (path, NULL);
  g_assert_cmpstr (hk_session_get_ahead (session), ==, ahead);
  g_assert_nonnull (strstr (hk_session_get_warning (session), "the last moves are missing"));
  score (session, 2);
  g_clear_pointer (&text_of_copy, g_free);
  text_of_copy = read_text (ahead, NULL);
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
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (HkSession) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copy = NULL;

  signal (SIGXFSZ, SIG_IGN);
  score (session, 1);
  before = read_text (path, NULL);
  limit_file_size (path, 20);
  g_assert_false (try_score (session, 1, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  g_assert_cmpint (get_score (session), ==, 6);
  g_assert_null (hk_session_get_unsaved (session));

  hk_session_set_plays_on (session, TRUE);
  score (session, 1);
  g_assert_nonnull (hk_session_get_unsaved (session));
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));
  for (guint i = 0; i < 80; i++)
    score (session, 1);
  g_assert_true (hk_session_undo (session, 3, NULL));
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Not saved since move 1."));
  g_assert_false (hk_session_save (session, NULL));
  limit_file_size (NULL, 0);
  after = read_text (path, NULL);
  g_assert_cmpstr (after, ==, before);

  /* What is saved as a copy has all of it. */
  bytes = hk_session_dup_file (session);
  copy = put (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  again = hk_session_open_at (copy, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_position (again), ==, 79);
  g_assert_cmpuint (hk_session_get_n_moves (again), ==, 82);
  g_clear_object (&again);

  /* There is room again. */
  score (session, 1);
  g_assert_null (hk_session_get_unsaved (session));
  g_clear_object (&session);
  again = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_n_moves (again), ==, 80);
  g_assert_cmpint (get_score (again), ==, 85);
}

/* The folder goes and cannot be made again: a file is in its way. */
static void
test_vanished_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-gone-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
  g_autofree char *other = g_build_filename (folder, "night-2.hordekeeper", NULL);
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (GError) error = NULL;

  hk_session_set_plays_on (session, TRUE);
  score (session, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  score (session, 1);
  score (session, 1);
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
  g_assert_cmpint (get_score (session), ==, 8);
}

/* Somebody edits the open file: what the game has is written elsewhere. */
static void
test_edited_while_open (void)
{
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (HkSession) again = NULL;
  g_autoptr (GError) error = NULL;
  FILE *file;

  score (session, 1);
  file = fopen (path, "a");
  fputs ("a line by hand\n", file);
  fclose (file);
  score (session, 1);
  g_assert_nonnull (hk_session_get_warning (session));
  g_assert_cmpstr (hk_session_get_path (session), !=, path);
  again = hk_session_open_at (hk_session_get_path (session), G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_score (again), ==, 7);
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

  session = new_session (other);
  g_clear_object (&session);
  g_assert_cmpint (utimensat (AT_FDCWD, other, times, 0), ==, 0);
  text = g_strdup ("{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n"
                   "{\"move\":\"score\",\"with\":{\"player\":0,\"points\":2},\"at\":\"2099-01-01T00:00:00Z\"}\n");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  score (session, 1);
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
  g_autofree char *text = make_journal (5, &length);
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
  g_autofree char *path = new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *elsewhere = g_build_filename (folder, "other-name.hordekeeper", NULL);
  g_autofree char *removed = g_strconcat (path, ".removed", NULL);
  g_autofree char *restored = NULL;
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (HkSessionStore) store = NULL;
  g_autoptr (HkSessionInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  score (session, 1);
  g_clear_object (&session);
  /* Renamed: it is there once. */
  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
  store = hk_session_store_new (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
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
  g_autofree char *path = new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *other = g_build_filename (folder, "renamed.hordekeeper", NULL);
  g_autofree char *other_copy = hk_session_dup_copy_path (other);
  g_autoptr (HkSession) session = new_session (path);
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
    { "night.hordekeeper.ABC-EF", FALSE },
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
  g_test_add_func ("/journal/flipped-bits", test_flipped_bits);
  g_test_add_func ("/journal/damaged-is-not-torn", test_damaged_is_not_torn);
  g_test_add_func ("/journal/moved-lines", test_moved_lines);
  g_test_add_func ("/journal/foreign-line", test_foreign_line);
  g_test_add_func ("/journal/zeroed-blocks", test_zeroed_blocks);
  g_test_add_func ("/journal/good-part", test_good_part);
  g_test_add_func ("/journal/older-format", test_older_format);
  g_test_add_func ("/journal/older-format-damaged", test_older_format_damaged);
  g_test_add_func ("/journal/second-copy", test_second_copy);
  g_test_add_func ("/journal/full-disk", test_full_disk);
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
