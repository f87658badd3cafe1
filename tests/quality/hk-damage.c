/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <stdio.h>

#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "games/hk-games.h"

/* hk-damage JOURNAL…: damages journals in every way that a disk or a person could, and says what becomes of them. A journal that is damaged
 * must be refused with a sentence and be left as it is, or open as far as it goes; the program ends with 1 when one passed for another game. */

#define N_FLIPS  500
#define N_BLOCKS 125
#define BLOCK    512

/* What damaged files were taken for. */
typedef struct
{
  guint n_tried;
  guint n_same;    /* as the undamaged one, without a word */
  guint n_less;    /* as a game that ends earlier, without a word: whole lines are missing at the end */
  guint n_torn;    /* as far as it goes, with a sentence */
  guint n_refused; /* not at all, with a sentence */
  guint n_other;   /* as another game, or the refused file was changed */
} Tally;

static char *path;
static char *original; /* the table of the undamaged journal, as JSON */
static GPtrArray *ends; /* (element-type utf8): the table after each line of it, the header first */

static void
put (const char *text,
     gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}

static char *
save_table (HkSession *session)
{
  g_autoptr (JsonNode) node = hk_record_save (hk_session_get_table (session));

  return json_to_string (node, FALSE);
}

/* A file that is refused is not touched when somebody wants to go on with it, either. */
static gboolean
stays (const char *text,
       gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_open (path, &error);
  g_autofree char *after = NULL;
  gsize size;

  return session == NULL && error->domain == HK_ERROR && g_file_get_contents (path, &after, &size, NULL) && size == length
         && memcmp (after, text, length) == 0;
}

static void
look (Tally      *tally,
      const char *text,
      gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autofree char *table = NULL;

  put (text, length);
  tally->n_tried++;
  session = hk_session_open_at (path, G_MAXUINT, &error);
  if (session == NULL)
    {
      if (error->domain == HK_ERROR && g_utf8_validate (error->message, -1, NULL) && (tally->n_tried % 16 != 0 || stays (text, length)))
        tally->n_refused++;
      else
        tally->n_other++;
      return;
    }
  table = save_table (session);
  if (hk_session_get_warning (session) == NULL && g_str_equal (table, original))
    tally->n_same++;
  else if (!g_ptr_array_find_with_equal_func (ends, table, g_str_equal, NULL))
    tally->n_other++;
  else if (hk_session_get_warning (session) != NULL)
    tally->n_torn++;
  else
    tally->n_less++;
}

/* Notes where the game stands after each line. */
static void
follow (const char *text)
{
  g_ptr_array_set_size (ends, 0);
  for (const char *stop = strchr (text, '\n'); stop != NULL; stop = strchr (stop + 1, '\n'))
    {
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      put (text, (gsize) (stop + 1 - text));
      session = hk_session_open_at (path, G_MAXUINT, &error);
      g_assert_no_error (error);
      g_ptr_array_add (ends, save_table (session));
    }
  g_set_str (&original, g_ptr_array_index (ends, ends->len - 1));
}

/* Cut at every byte. */
static void
cut (Tally      *tally,
     const char *text,
     gsize       length)
{
  for (gsize n = 0; n < length; n++)
    look (tally, text, n);
}

static void
flip (Tally      *tally,
      const char *text,
      gsize       length)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (14);

  for (guint i = 0; i < N_FLIPS; i++)
    {
      g_autofree char *flipped = g_memdup2 (text, length);

      flipped[g_rand_int_range (chance, 0, (gint32) length)] ^= (char) (1 << g_rand_int_range (chance, 0, 8));
      look (tally, flipped, length);
    }
}

static void
zero (Tally      *tally,
      const char *text,
      gsize       length)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (14);

  for (guint i = 0; i < N_BLOCKS; i++)
    {
      g_autofree char *zeroed = g_memdup2 (text, length);
      const gsize start = (gsize) g_rand_int_range (chance, 0, (gint32) (length / BLOCK + 1)) * BLOCK;

      memset (zeroed + MIN (start, length), 0, MIN (BLOCK, length - MIN (start, length)));
      look (tally, zeroed, length);
    }
}

/* Each line removed, doubled, or swapped with the next one. */
static void
move_lines (Tally      *removed,
            Tally      *doubled,
            Tally      *swapped,
            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const guint n = g_strv_length (lines) - 1;

  for (guint i = 0; i < n; i++)
    for (guint way = 0; way < 3; way++)
      {
        g_autoptr (GString) changed = g_string_new (NULL);

        if (way == 2 && i + 1 == n)
          continue;
        for (guint j = 0; j < n; j++)
          {
            const guint from = way != 2 ? j : j == i ? i + 1 : j == i + 1 ? i : j;

            for (guint times = way == 0 && j == i ? 0 : way == 1 && j == i ? 2 : 1; times > 0; times--)
              g_string_append_printf (changed, "%s\n", lines[from]);
          }
        look (way == 0 ? removed : way == 1 ? doubled : swapped, changed->str, changed->len);
      }
}

static guint
tell (const char  *what,
      const Tally *tally)
{
  printf ("  %-22s %6u  as it was %3u  shorter %3u  torn %6u  refused %6u  ANOTHER GAME %u\n", what, tally->n_tried, tally->n_same,
          tally->n_less, tally->n_torn, tally->n_refused, tally->n_other);
  fflush (stdout);
  return tally->n_other;
}

static guint
damage (const char *journal)
{
  g_autofree char *text = NULL;
  g_autofree char *name = g_path_get_basename (journal);
  g_autoptr (GError) error = NULL;
  gsize length;
  Tally cuts = { 0 }, flips = { 0 }, blocks = { 0 }, removed = { 0 }, doubled = { 0 }, swapped = { 0 };
  guint n_other;

  g_file_get_contents (journal, &text, &length, &error);
  g_assert_no_error (error);
  follow (text);
  printf ("%s: %" G_GSIZE_FORMAT " bytes, %u lines\n", name, length, ends->len);
  flip (&flips, text, length);
  n_other = tell ("bits flipped", &flips);
  zero (&blocks, text, length);
  n_other += tell ("blocks zeroed", &blocks);
  move_lines (&removed, &doubled, &swapped, text);
  n_other += tell ("lines removed", &removed);
  n_other += tell ("lines doubled", &doubled);
  n_other += tell ("lines swapped", &swapped);
  cut (&cuts, text, length);
  return n_other + tell ("cut at every byte", &cuts);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-damage-XXXXXX", NULL);
  guint n_other = 0;

  hk_games_register_all ();
  path = g_build_filename (folder, "damaged.hordekeeper", NULL);
  ends = g_ptr_array_new_with_free_func (g_free);
  for (int i = 1; i < argc; i++)
    n_other += damage (argv[i]);
  g_unlink (path);
  g_rmdir (folder);
  return n_other == 0 ? 0 : 1;
}
