/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "hk-words.h"

/* Returns (nullable): the word for it, translated; %NULL when there is none.
 * @words: (array length=n): words
 * @id: (nullable): an id */
const char *
hk_word_find (const HkWord *words,
              gsize         n,
              const char   *id)
{
  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (words[i].id, id) == 0)
      return _(words[i].label);
  return NULL;
}

/* Returns the word for it, translated; the id itself when there is none, and an empty text for %NULL.
 * @words: (array length=n): words
 * @id: (nullable): an id */
const char *
hk_word_tell (const HkWord *words,
              gsize         n,
              const char   *id)
{
  const char *word = hk_word_find (words, n, id);

  if (word != NULL)
    return word;
  return id == NULL ? "" : id;
}

/* The sign stays before its number where people read from right to left: the number alone has no direction of its own. */
static char *
format (int         number,
        const char *plus)
{
  const char *mark = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "\u200e" : "";

  return g_strdup_printf ("%s%s%d", mark, number < 0 ? "−" : plus, ABS (number));
}

/* Returns (transfer full): the number, such as “2”, “−2” or “0”. */
char *
hk_word_number (int number)
{
  return format (number, "");
}

/* Returns (transfer full): the number with its sign, such as “+2”, “−2” or “0”. */
char *
hk_word_sign (int number)
{
  return format (number, number > 0 ? "+" : "");
}
