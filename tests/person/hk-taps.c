/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "hk-person-private.h"
#include "hk-taps.h"

typedef struct
{
  char  *happening;
  guint  budget;
  guint  taps;   /* the most that it took */
} Row;

static GPtrArray *rows; /* Row, in the order of their first time */
static Row       *current;
static guint      start;

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->happening);
  g_free (row);
}

static Row *
find_row (const char *happening,
          guint       budget)
{
  Row *row;

  if (rows == NULL)
    rows = g_ptr_array_new_with_free_func (row_free);
  for (guint i = 0; i < rows->len; i++)
    {
      row = g_ptr_array_index (rows, i);
      if (g_str_equal (row->happening, happening) && row->budget == budget)
        return row;
    }
  row = g_new0 (Row, 1);
  row->happening = g_strdup (happening);
  row->budget = budget;
  g_ptr_array_add (rows, row);
  return row;
}

/**
 * hk_taps_begin:
 * @person: a person at a table
 * @happening: what happens now, as docs/taps.md calls it, such as “Play an army”
 * @budget: how many taps it may take at most; facts that are told count one each
 *
 * Begins to count.
 */
void
hk_taps_begin (HkPerson   *person,
               const char *happening,
               guint       budget)
{
  g_assert_null (current);
  current = find_row (happening, budget);
  start = person->n_taps;
}

/**
 * hk_taps_end:
 * @person: a person at a table
 *
 * Fails when it took more taps than it may take.
 */
void
hk_taps_end (HkPerson *person)
{
  const guint taps = person->n_taps - start;

  g_assert_nonnull (current);
  g_test_message ("%s: %u taps of %u", current->happening, taps, current->budget);
  /* By the keyboard alone, each step to a button is a key. */
  if (!hk_person_uses_keys (person))
    g_assert_cmpuint (taps, <=, current->budget);
  current->taps = MAX (current->taps, taps);
  current = NULL;
}

/* The text with the section of a game made anew; at the end when there is none yet. */
static char *
replace_section (const char *text,
                 const char *game,
                 const char *section)
{
  g_autofree char *title = g_strdup_printf ("\n## %s\n", game);
  const char *begin = strstr (text, title);
  const char *end = begin == NULL ? NULL : strstr (begin + strlen (title), "\n## ");
  g_autofree char *before = begin == NULL ? g_strdup (text) : g_strndup (text, (gsize) (begin - text));

  return g_strconcat (before, title, section, end == NULL ? "" : end, NULL);
}

/**
 * hk_taps_publish:
 * @game: the title of the game
 *
 * Fails when docs/taps.md does not have for this game just what was counted; writes it there when HK_TAPS_WRITE is set in
 * the environment.
 */
void
hk_taps_publish (const char *game)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "taps.md", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GString) section = g_string_new ("\n| what happens | taps | at most |\n| --- | ---: | ---: |\n");
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (rows);
  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = g_ptr_array_index (rows, i);

      g_string_append_printf (section, "| %s | %u | %u |\n", row->happening, row->taps, row->budget);
    }
  g_clear_pointer (&rows, g_ptr_array_unref);
  g_assert_true (g_file_get_contents (path, &before, NULL, &error));
  g_assert_no_error (error);
  after = replace_section (before, game, section->str);
  if (g_getenv ("HK_TAPS_WRITE") != NULL)
    g_assert_true (g_file_set_contents (path, after, -1, NULL));
  else
    g_assert_cmpstr (before, ==, after);
}
