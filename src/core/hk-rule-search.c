/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-private.h"
#include "hk-rule-search-private.h"
#include "hk-rule-words.h"

static void
clear_entry (gpointer data)
{
  HkRuleEntry *entry = data;

  g_object_unref (entry->rule);
  g_array_unref (entry->title);
  g_array_unref (entry->text);
  g_free (entry->words);
}

/* hk_rule_search_new:
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Returns: (transfer full): a search that knows no rules yet, or %NULL */
HkRuleSearch *
hk_rule_search_new (GError **error)
{
  HkRuleIndex *index = hk_rule_index_new (error);
  HkRuleSearch *self;

  if (index == NULL)
    return NULL;
  self = g_new0 (HkRuleSearch, 1);
  self->index = index;
  self->vocabulary = hk_rule_vocabulary_new ();
  self->entries = g_array_new (FALSE, FALSE, sizeof (HkRuleEntry));
  g_array_set_clear_func (self->entries, clear_entry);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/* hk_rule_search_free:
 * @self: (transfer full): a search */
void
hk_rule_search_free (HkRuleSearch *self)
{
  hk_rule_index_free (self->index);
  hk_rule_vocabulary_free (self->vocabulary);
  g_array_unref (self->entries);
  g_array_unref (self->numbers);
  g_free (self);
}

static gboolean
add_word (HkRuleSearch *self,
          const char   *word,
          guint         rule,
          GString      *words,
          guint        *number,
          GError      **error)
{
  const guint n_words = hk_rule_vocabulary_count (self->vocabulary);

  *number = hk_rule_vocabulary_add (self->vocabulary, word, rule);
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, word);
  return *number < n_words || hk_rule_index_add_word (self->index, *number, word, error);
}

/* Splits @text into words, which go to the vocabulary and to @words; where they stand goes to
 * @tokens, unless that is NULL. Words with a hyphen between them are also taken as one. */
static gboolean
add_text (HkRuleSearch *self,
          const char   *text,
          guint         rule,
          GString      *words,
          GArray       *tokens,
          GError      **error)
{
  g_autoptr (GString) word = g_string_new (NULL);
  g_autoptr (GString) last = g_string_new (NULL);
  HkRuleRange last_range = { 0 };
  HkRuleRange range;
  guint position = 0;
  HkRuleToken token;

  while (hk_rule_words_next (text, &position, &range, word))
    {
      token = (HkRuleToken) { range.start, range.end, 0, !hk_rule_words_is_common (word->str) };
      if (!add_word (self, word->str, rule, words, &token.word, error))
        return FALSE;
      if (tokens != NULL)
        g_array_append_val (tokens, token);
      if (last->len > 0 && hk_rule_words_is_joined (text, last_range.end, range.start))
        {
          token = (HkRuleToken) { last_range.start, range.end, 0, FALSE };
          g_string_append (last, word->str);
          if (!add_word (self, last->str, rule, words, &token.word, error))
            return FALSE;
          if (tokens != NULL)
            g_array_append_val (tokens, token);
        }
      g_string_assign (last, word->str);
      last_range = range;
    }
  return TRUE;
}

/* What is ours, or only an example, comes after what the book says as well as they do. */
static double
get_worth (HkRule *rule)
{
  const char *kind = hk_rule_get_kind (rule);

  return g_str_equal (kind, "ruling") || g_str_equal (kind, "example") ? 0.85 : 1;
}

static gboolean
add_entry (HkRuleSearch *self,
           HkRuleEntry        *entry,
           guint         number,
           GError      **error)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) keywords = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) place = g_string_new (NULL);
  g_autofree char *where = NULL;
  const char *columns[HK_RULE_INDEX_N_COLUMNS];

  if (!add_text (self, hk_rule_get_title (entry->rule), number, title, entry->title, error))
    return FALSE;
  for (const char * const *keyword = hk_rule_get_keywords (entry->rule); *keyword != NULL; keyword++)
    if (!add_text (self, *keyword, number, keywords, NULL, error))
      return FALSE;
  where = g_strjoin (" ", hk_rule_get_kind (entry->rule), hk_rule_get_game_title (entry->rule),
                     hk_rule_get_section (entry->rule), NULL);
  if (!add_text (self, hk_rule_get_text (entry->rule), number, text, entry->text, error)
      || !add_text (self, where, number, place, NULL, error))
    return FALSE;

  entry->words = g_strdup (title->str);
  columns[HK_RULE_INDEX_TITLE] = title->str;
  columns[HK_RULE_INDEX_KEYWORDS] = keywords->str;
  columns[HK_RULE_INDEX_TEXT] = text->str;
  columns[HK_RULE_INDEX_PLACE] = place->str;
  return hk_rule_index_add_rule (self->index, number, columns, error);
}

/* hk_rule_search_add:
 * @self: a search
 * @rules: (element-type HkRule): rules to be found from now on, after those that are there
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Returns: whether they can be found */
gboolean
hk_rule_search_add (HkRuleSearch *self,
                    GPtrArray    *rules,
                    GError      **error)
{
  const guint before = self->entries->len;
  gboolean done = hk_rule_index_begin (self->index, error);

  for (guint i = 0; done && i < rules->len; i++)
    {
      HkRuleEntry entry = { g_object_ref (g_ptr_array_index (rules, i)) };

      entry.title = g_array_new (FALSE, FALSE, sizeof (HkRuleToken));
      entry.text = g_array_new (FALSE, FALSE, sizeof (HkRuleToken));
      entry.worth = get_worth (entry.rule);
      g_array_append_val (self->entries, entry);
      done = add_entry (self, hk_rule_search_get_entry (self, before + i), before + i, error);
    }
  done = hk_rule_index_end (self->index, done, done ? error : NULL) && done;
  if (!done)
    g_array_set_size (self->entries, before);
  return done;
}

/* hk_rule_search_list:
 * @self: a search
 * @game: (nullable): only the rules of this game
 * @phase: (nullable): only the rules of this phase
 *
 * Returns: (transfer full) (element-type HkRuleResult): these rules in the order of the books */
GArray *
hk_rule_search_list (HkRuleSearch *self,
                     const char   *game,
                     const char   *phase)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (HkRuleResult));

  for (guint i = 0; i < self->entries->len; i++)
    {
      HkRule *rule = hk_rule_search_get_entry (self, i)->rule;
      const HkRuleResult result = { i, 0 };

      if ((game == NULL || g_str_equal (hk_rule_get_game (rule), game))
          && (phase == NULL || g_strcmp0 (hk_rule_get_phase (rule), phase) == 0))
        g_array_append_val (results, result);
    }
  return results;
}

/* Where the words stand that meet the question, runs that overlap taken as one: two words read as one
 * come after both. */
static void
list_marks (const HkRuleQuestion *question,
            GArray               *tokens,
            GArray               *ranges)
{
  g_array_set_size (ranges, 0);
  for (guint i = 0; question->marks != NULL && i < tokens->len; i++)
    {
      const HkRuleToken *token = &g_array_index (tokens, HkRuleToken, i);
      HkRuleRange range = { token->start, token->end };

      if ((question->marks[token->word] & question->telling) == 0)
        continue;
      while (ranges->len > 0 && g_array_index (ranges, HkRuleRange, ranges->len - 1).end > range.start)
        {
          range.start = MIN (range.start, g_array_index (ranges, HkRuleRange, ranges->len - 1).start);
          g_array_set_size (ranges, ranges->len - 1);
        }
      g_array_append_val (ranges, range);
    }
}

/* hk_rule_search_find:
 * @self: a search
 * @query: what a person typed
 * @game: (nullable): only the rules of this game
 * @phase: (nullable): only the rules of this phase
 * @limit: how many rules at most, or 0
 *
 * Returns: (transfer full) (element-type HkRuleHit): the rules found, the best first; all in the
 *   order of the books when @query has no word */
GPtrArray *
hk_rule_search_find (HkRuleSearch *self,
                     const char   *query,
                     const char   *game,
                     const char   *phase,
                     guint         limit)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  g_autoptr (GArray) title = g_array_new (FALSE, FALSE, sizeof (HkRuleRange));
  g_autoptr (GArray) text = g_array_new (FALSE, FALSE, sizeof (HkRuleRange));
  g_autoptr (GArray) results = NULL;
  g_auto (HkRuleQuestion) question = { 0 };

  hk_rule_question_read (&question, valid);
  if (question.n_words > 0)
    results = hk_rule_question_ask (&question, self, game, phase);
  else
    results = hk_rule_search_list (self, game, phase);
  for (guint i = 0; i < results->len && (limit == 0 || i < limit); i++)
    {
      const HkRuleResult *result = &g_array_index (results, HkRuleResult, i);
      const HkRuleEntry *entry = hk_rule_search_get_entry (self, result->entry);

      list_marks (&question, entry->title, title);
      list_marks (&question, entry->text, text);
      g_ptr_array_add (hits, hk_rule_hit_new (entry->rule, result->score, title, text));
    }
  return hits;
}

/* The greatest number of slips that a suggestion mends, by how long the word is. */
static guint
get_limit (const char *word)
{
  const glong n_letters = g_utf8_strlen (word, -1);

  return n_letters < 4 ? 1 : n_letters < 6 ? 2 : 3;
}

/* hk_rule_search_suggest:
 * @self: a search
 * @query: what a person typed and nothing was found for
 *
 * Returns: (transfer full) (nullable): @query with the nearest word in place of each that no rule
 *   has, or %NULL when none is near */
char *
hk_rule_search_suggest (HkRuleSearch *self,
                        const char   *query)
{
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  g_autoptr (GString) result = g_string_new (NULL);
  g_auto (HkRuleQuestion) question = { 0 };
  gboolean changed = FALSE;

  hk_rule_question_read (&question, valid);
  for (guint i = 0; i < question.n_words; i++)
    {
      const char *word = question.words[i].text;

      hk_rule_index_list_same_stem (self->index, word, self->numbers);
      hk_rule_vocabulary_list_beginning (self->vocabulary, word, self->numbers);
      if (self->numbers->len == 0)
        {
          hk_rule_vocabulary_list_near (self->vocabulary, word, get_limit (word), 1, self->numbers);
          if (self->numbers->len == 0)
            continue;
          word = hk_rule_vocabulary_get (self->vocabulary, g_array_index (self->numbers, guint, 0));
          changed = TRUE;
        }
      g_string_append_printf (result, "%s%s", result->len > 0 ? " " : "", word);
      g_array_set_size (self->numbers, 0);
    }
  return changed ? g_string_free_and_steal (g_steal_pointer (&result)) : NULL;
}
