/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-player-marks.h"

/* The short marks by which the players of a group are told apart: one letter where that will do. */

/* A last word of up to so many letters is a mark as it stands, such as the number of "Player 2". */
#define SHORT_WORD 2

static char *
make_start (const char *name,
            glong       n)
{
  g_autofree char *start = g_utf8_substring (name, 0, MIN (n, g_utf8_strlen (name, -1)));

  return n == 1 ? g_utf8_strup (start, -1) : g_steal_pointer (&start);
}

static char *
make_last_word (const char *name)
{
  const char *word = g_utf8_strrchr (name, -1, ' ');

  if (word == NULL)
    return g_strdup ("");
  return g_utf8_strlen (word + 1, -1) <= SHORT_WORD ? g_strdup (word + 1) : make_start (word + 1, 1);
}

/* The first letter and a later one: the second, the third and so on. */
static char *
make_pair (const char *name,
           glong       second)
{
  g_autofree char *first = make_start (name, 1);
  g_autofree char *letter = g_utf8_strlen (name, -1) > second ? g_utf8_substring (name, second, second + 1) : g_strdup ("");

  return *letter == '\0' ? g_strdup ("") : g_strconcat (first, letter, NULL);
}

/* The mark of @name that is the better the lower @level is; "" where there is none such. */
static char *
make_mark (const char *name,
           glong       level)
{
  return level == 0 ? make_start (name, 1) : level == 1 ? make_last_word (name) : make_pair (name, level - 1);
}

static gboolean
equals (const char *one,
        const char *other)
{
  g_autofree char *folded = g_utf8_casefold (one, -1);
  g_autofree char *folded_other = g_utf8_casefold (other, -1);

  return g_str_equal (folded, folded_other);
}

static gboolean
is_free (GPtrArray           *names,
         char               **marks,
         const char * const  *taken,
         guint                player,
         const char          *mark,
         glong                level)
{
  for (guint i = 0; taken != NULL && taken[i] != NULL; i++)
    if (equals (mark, taken[i]))
      return FALSE;
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *other = i == player || level < 0 || marks[i] != NULL ? g_strdup ("") : make_mark (g_ptr_array_index (names, i), level);

      if (equals (mark, other) || (marks[i] != NULL && equals (mark, marks[i])))
        return FALSE;
    }
  return TRUE;
}

/* Returns (transfer full): a mark for each, no two of them alike: the first letter, else a short last word or its
 * first letter, else the first letter with a later one, else a number.
 * @names: the names of a group; %NULL at the end
 * @taken: (nullable): letters that mean something else where the marks are shown, and are no marks; %NULL at the end */
GStrv
hk_player_marks_make (const char * const *names,
                      const char * const *taken)
{
  const guint n = g_strv_length ((GStrv) names);
  g_autoptr (GPtrArray) trimmed = g_ptr_array_new_with_free_func (g_free);
  char **marks = g_new0 (char *, n + 1);
  glong longest = 0;

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (trimmed, g_strstrip (g_strdup (names[i])));
      longest = MAX (longest, g_utf8_strlen (g_ptr_array_index (trimmed, i), -1));
    }
  for (glong level = 0; level <= longest; level++)
    for (guint i = 0; i < n; i++)
      {
        g_autofree char *mark = marks[i] != NULL ? NULL : make_mark (g_ptr_array_index (trimmed, i), level);

        if (mark != NULL && *mark != '\0' && is_free (trimmed, marks, taken, i, mark, level))
          marks[i] = g_steal_pointer (&mark);
      }
  for (guint i = 0; i < n; i++)
    for (guint number = i + 1; marks[i] == NULL; number++)
      {
        g_autofree char *mark = g_strdup_printf ("%u", number);

        if (is_free (trimmed, marks, taken, i, mark, -1))
          marks[i] = g_steal_pointer (&mark);
      }
  return marks;
}
