/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "core/describe/hk-standing.h"
#include "core/moves/hk-situation.h"
#include "core/record/hk-error.h"
#include "hk-fuzz.h"

/* The others sit like these. */
#define MOST_SEATS 3

/**
 * hk_fuzz_start:
 *
 * Makes each warning end the program, as a crash does. It may be called for every input.
 */
void
hk_fuzz_start (void)
{
  static gboolean started = FALSE;

  if (started)
    return;
  started = TRUE;
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  g_setenv ("GIO_USE_VFS", "local", TRUE);
}

/**
 * hk_fuzz_check_error:
 * @error: why something was refused
 *
 * A refusal is ours, and a sentence.
 */
void
hk_fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 3);
}

/**
 * hk_fuzz_is_one_in:
 * @bytes: anything
 * @n_bytes: how many
 * @n: one in how many
 *
 * What takes long is not done with every input; whether it is follows from the input alone, so that what is found is found again.
 *
 * Returns: whether it is one of those that are looked at closely, as all of the corpus are
 */
gboolean
hk_fuzz_is_one_in (const guint8 *bytes,
                   gsize         n_bytes,
                   guint         n)
{
  guint32 sum = 2166136261u;

  if (g_test_initialized ())
    return TRUE;
  for (gsize i = 0; i < n_bytes; i++)
    sum = (guint32) ((sum ^ bytes[i]) * (guint64) 16777619u);
  return (sum >> 16) % n == 0;
}

/**
 * hk_fuzz_to_text:
 * @bytes: anything
 * @n_bytes: how many
 *
 * Returns: (transfer full): a text that ends where the bytes end, so that reading beyond is noticed
 */
char *
hk_fuzz_to_text (const guint8 *bytes,
                 gsize         n_bytes)
{
  char *text = g_malloc (n_bytes + 1);

  memcpy (text, bytes, n_bytes);
  text[n_bytes] = '\0';
  return text;
}

/**
 * hk_fuzz_to_file:
 * @bytes: anything
 * @n_bytes: how many
 *
 * Puts the bytes into the one file of the program, which lies in memory only.
 *
 * Returns: (transfer none): its path
 */
const char *
hk_fuzz_to_file (const guint8 *bytes,
                 gsize         n_bytes)
{
  static int fd = -1;
  static char *path = NULL;

  if (fd < 0)
    {
      fd = memfd_create ("game.hordekeeper", MFD_CLOEXEC);
      path = g_strdup_printf ("/proc/self/fd/%d", fd);
    }
  g_assert_cmpint (ftruncate (fd, 0), ==, 0);
  g_assert_cmpint (pwrite (fd, bytes, n_bytes, 0), ==, (gssize) n_bytes);
  return path;
}

/**
 * hk_fuzz_begin_folder:
 *
 * Returns: (transfer none): the one folder of the program, empty
 */
const char *
hk_fuzz_begin_folder (void)
{
  static char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (folder == NULL)
    folder = g_dir_make_tmp ("hordekeeper-fuzz-XXXXXX", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  return folder;
}

/**
 * hk_fuzz_put:
 * @folder: a folder
 * @name: of a file in it
 * @bytes: anything
 * @n_bytes: how many
 *
 * Returns: (transfer full): the path of the file, which has these bytes now
 */
char *
hk_fuzz_put (const char   *folder,
             const char   *name,
             const guint8 *bytes,
             gsize         n_bytes)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, (const char *) bytes, (gssize) n_bytes, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
  return path;
}

/* What a viewer is told of the table, and what can be done there. */
static void
look_as (HkTable *table,
         int      viewer)
{
  g_autoptr (JsonNode) described = hk_table_describe (table, viewer);
  g_autoptr (GPtrArray) options = hk_table_list_options (table, viewer);
  g_autofree char *text = json_to_string (described, FALSE);

  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/**
 * hk_fuzz_look_at:
 * @table: a table
 *
 * Asks for all that the window and the command line show of it.
 */
void
hk_fuzz_look_at (HkTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (table);
  g_autoptr (JsonNode) seen = hk_table_save_seen (table, HK_VIEWER_NOBODY);
  g_autofree char *headline = hk_table_get_headline (table);
  g_autofree char *outcome = hk_table_get_outcome (table);
  g_autofree char *csv = hk_score_sheet_to_csv (sheet);
  g_auto (GStrv) reminders = hk_table_list_reminders (table);
  g_autoptr (GPtrArray) standings = hk_table_list_standings (table);
  const HkGameSpec *game = hk_table_get_game (table);
  const guint n_seats = g_list_model_get_n_items (hk_table_get_seats (table));

  for (int viewer = HK_VIEWER_ALL; viewer < (int) MIN (n_seats, MOST_SEATS); viewer++)
    look_as (table, viewer);
  for (guint i = 0; i < game->n_calculators; i++)
    {
      g_autoptr (GPtrArray) situations = hk_table_list_situations (table, &game->calculators[i]);
    }
  g_assert_nonnull (headline);
  g_assert_true (g_utf8_validate (headline, -1, NULL));
  g_assert_true ((next == NULL) == hk_table_is_over (table));
}

/**
 * hk_fuzz_get_pack:
 * @game: any number
 *
 * Returns: (transfer none): the one pack of a game, in memory only
 */
HkPack *
hk_fuzz_get_pack (guint game)
{
  static HkPack *packs[8];
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  game %= n_games;
  if (packs[game] == NULL)
    packs[game] = hk_pack_open (games[game], NULL, NULL);
  return packs[game];
}

/**
 * hk_fuzz_get_kind:
 * @pack: a pack
 * @kind: any number
 *
 * Returns: (transfer none): the id of a kind of its entries
 */
const char *
hk_fuzz_get_kind (HkPack *pack,
                  guint   kind)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  return json_object_get_string_member (json_array_get_object_element (kinds, kind % json_array_get_length (kinds)), "id");
}

/**
 * hk_fuzz_empty_pack:
 * @pack: a pack
 *
 * Takes all entries out of it, for the next input.
 */
void
hk_fuzz_empty_pack (HkPack *pack)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    g_ptr_array_set_size (hk_pack_list (pack, json_object_get_string_member (json_array_get_object_element (kinds, i), "id")), 0);
}
