/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-search-private.h"

/* How many other words are offered. */
#define MAX_TERMS 4

/* The greatest number of slips that a suggestion mends, by how long the word is. */
static guint
get_limit (const char *word)
{
  const glong n_letters = g_utf8_strlen (word, -1);

  return n_letters < 6 ? 1 : n_letters < 9 ? 2 : 3;
}

static gboolean
is_known (HkRuleSearch *search,
          const char   *word)
{
  gboolean known;

  hk_rule_index_list_same_stem (search->index, word, search->numbers);
  hk_rule_vocabulary_list_beginning (search->vocabulary, word, search->numbers);
  known = search->numbers->len > 0;
  g_array_set_size (search->numbers, 0);
  return known;
}

/* (transfer none) (nullable): the word itself if the rules have it, or else the nearest that they have. */
static const char *
find_word (GPtrArray  *searches,
           const char *game,
           const char *word)
{
  const char *near = NULL;

  for (guint i = 0; i < searches->len; i++)
    {
      HkRuleSearch *search = g_ptr_array_index (searches, i);

      if ((game != NULL && !g_str_equal (search->game, game)) || !hk_rule_search_prepare (search))
        continue;
      if (is_known (search, word))
        return word;
      hk_rule_vocabulary_list_near (search->vocabulary, word, get_limit (word), 1, search->numbers);
      if (near == NULL && search->numbers->len > 0)
        near = hk_rule_vocabulary_get (search->vocabulary, g_array_index (search->numbers, guint, 0));
      g_array_set_size (search->numbers, 0);
    }
  return near;
}

/* Adds words that find something, unless they are there or are what was asked. */
static void
add_term (GPtrArray  *terms,
          GPtrArray  *searches,
          const char *game,
          const char *asked,
          const char *term)
{
  g_autoptr (GPtrArray) hits = NULL;

  if (*term == '\0' || terms->len == MAX_TERMS || g_str_equal (asked, term)
      || g_ptr_array_find_with_equal_func (terms, term, g_str_equal, NULL))
    return;
  hits = hk_rule_search_find (searches, term, game, NULL, 1);
  if (hits->len > 0)
    g_ptr_array_add (terms, g_strdup (term));
}

/* hk_rule_search_suggest:
 * @searches: (element-type HkRuleSearch): one for each game
 * @query: what a person typed and nothing was found for
 * @game: (nullable): only the words of this game
 *
 * Returns: (transfer full): what may have been meant, and finds something: @query with the nearest word in place of
 *   each that no rule has, then its words one by one */
GStrv
hk_rule_search_suggest (GPtrArray  *searches,
                        const char *query,
                        const char *game)
{
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  g_autoptr (GPtrArray) terms = g_ptr_array_new_null_terminated (MAX_TERMS, g_free, TRUE);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GString) all = g_string_new (NULL);
  g_auto (HkRuleQuestion) question = { 0 };

  hk_rule_question_read (&question, valid);
  for (guint i = 0; i < question.n_words; i++)
    {
      const char *word = question.words[i].common ? NULL : find_word (searches, game, question.words[i].text);

      if (word == NULL)
        continue;
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", word);
      g_ptr_array_add (words, (gpointer) word);
    }
  add_term (terms, searches, game, question.text, all->str);
  for (guint i = 0; i < words->len; i++)
    add_term (terms, searches, game, question.text, g_ptr_array_index (words, i));
  return (GStrv) g_ptr_array_free (g_steal_pointer (&terms), FALSE);
}
