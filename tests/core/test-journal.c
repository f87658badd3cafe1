/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/record/hk-error.h"
#include "core/session/hk-journal.h"
#include "core/session/hk-session-store.h"
#include "hk-tally-game.h"
#include "hk-tally-session.h"

/* What a disk, a sync client or a person can do to a journal: docs/journal.md. */

/* Opens changed text: it must not pass for the game that it was. A torn end is the game up to there, and said. */
static void
refuse (const char *text,
        gsize       length,
        guint       n_moves)
{
  g_autofree char *path = hk_tally_put (text, length);
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
  after = hk_tally_read_text (path, &after_length);
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
      g_autofree char *text = hk_tally_make_journal (cases[c].n_moves, &length);

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
  g_autofree char *text = hk_tally_make_journal (10, &length);
  const char *last = text;

  for (const char *line = text; (line = strchr (line, '\n')) != NULL && line[1] != '\0'; line++)
    last = line;
  for (const char *at = text; at < last; at += 7)
    {
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;

      text[at - text] ^= 4;
      path = hk_tally_put (text, length);
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
  g_autofree char *text = hk_tally_make_journal (70, &length);
  g_auto (GStrv) lines = hk_tally_split_lines (text);
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
  g_autofree char *text = hk_tally_make_journal (6, &length);
  g_autofree char *other = hk_tally_make_journal (6, &length);
  g_auto (GStrv) lines = hk_tally_split_lines (text);
  g_auto (GStrv) others = hk_tally_split_lines (other);

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
  g_autofree char *text = hk_tally_make_journal (100, &length);
  g_autofree char *zeroed = g_malloc (length);

  for (gsize at = 0; at < length; at += 512)
    {
      const gsize n = MIN (512, length - at);
      g_autofree char *path = NULL;
      g_autoptr (HkSession) session = NULL;
      gboolean follows;

      memcpy (zeroed, text, length);
      memset (zeroed + at, 0, n);
      path = hk_tally_put (zeroed, length);
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
  g_autofree char *text = hk_tally_make_journal (5, &length);
  g_auto (GStrv) lines = hk_tally_split_lines (text);
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
  path = hk_tally_put (other, length);
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
  after = hk_tally_read_text (path, NULL);
  g_assert_cmpstr (after, ==, other);
  again = hk_session_open (copy, &error);
  g_assert_no_error (error);
  g_assert_null (hk_session_get_warning (again));
  g_assert_cmpuint (hk_session_get_position (again), ==, 3);
  hk_tally_score (again, 1);
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
      g_autofree char *path = hk_tally_put (text, strlen (text));
      g_autofree char *kept = g_strconcat (path, ".format-1", NULL);
      g_autofree char *after = NULL;
      g_autofree char *old = NULL;
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      /* Looking at it changes nothing. */
      session = hk_session_open_at (path, G_MAXUINT, &error);
      g_assert_no_error (error);
      g_assert_cmpint (hk_tally_get_score (session), ==, 7);
      after = hk_tally_read_text (path, NULL);
      g_assert_cmpstr (after, ==, text);
      g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
      g_clear_object (&session);

      session = hk_session_open (path, &error);
      g_assert_no_error (error);
      g_assert_cmpint (hk_tally_get_score (session), ==, 7);
      g_assert_cmpstr (hk_session_get_title (session), ==, "Old");
      g_assert_true ((hk_session_get_warning (session) != NULL) == (ends[i][0] != '\0'));
      old = hk_tally_read_text (kept, NULL);
      g_assert_cmpstr (old, ==, text);
      g_assert_true (hk_session_redo (session, 1, NULL));
      hk_tally_score (session, 1);
      g_clear_object (&session);
      g_clear_pointer (&after, g_free);
      after = hk_tally_read_text (path, NULL);
      g_assert_true (g_str_has_prefix (after, "{\"hordekeeper\":2,"));
      session = hk_session_open (path, &error);
      g_assert_no_error (error);
      g_assert_cmpint (hk_tally_get_score (session), ==, 11);
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
      path = hk_tally_put (text->str, text->len);
      g_assert_null (hk_session_open (path, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      g_clear_error (&error);
      good = hk_session_open_good (path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_bad_line (good, NULL), ==, 6);
      g_assert_cmpint (hk_tally_get_score (good), ==, 7);
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
  return g_test_run ();
}
