/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sqlite3.h>

#include "hk-rule-private.h"
#include "hk-rule-search-private.h"
#include "hk-rule-synonyms.h"
#include "hk-rule-words.h"

/* What is kept in a file is made anew when the index is made in another way. */
#define INDEX_VERSION "1"

/* A rule must meet so much of what the best one meets. */
#define MIN_COVER 0.6

static void
clear_entry (gpointer data)
{
  HkRuleEntry *entry = data;

  g_object_unref (entry->rule);
  g_ptr_array_unref (entry->names);
  g_array_unref (entry->text);
  g_free (entry->words);
}

/* hk_rule_search_new:
 * @game: the id of a game
 * @folder: (nullable): where the index is kept from one start to the next
 *
 * Returns: (transfer full): a search that knows no rules yet */
HkRuleSearch *
hk_rule_search_new (const char *game,
                    const char *folder)
{
  HkRuleSearch *self = g_new0 (HkRuleSearch, 1);

  self->game = g_strdup (game);
  self->folder = g_strdup (folder);
  self->rules = g_ptr_array_new_with_free_func (g_object_unref);
  self->synonyms = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  return self;
}

/* Forgets what was made of the rules to find them. */
static void
reset (HkRuleSearch *self)
{
  g_clear_pointer (&self->index, hk_rule_index_free);
  g_clear_pointer (&self->vocabulary, hk_rule_vocabulary_free);
  g_clear_pointer (&self->postings, hk_rule_postings_free);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->numbers, g_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->usual, g_array_unref);
  g_clear_pointer (&self->same, g_hash_table_unref);
}

/* hk_rule_search_free:
 * @self: (transfer full): a search */
void
hk_rule_search_free (HkRuleSearch *self)
{
  reset (self);
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->synonyms);
  g_free (self->folder);
  g_free (self->game);
  g_free (self);
}

/* (transfer none): the id of the game whose rules these are. */
const char *
hk_rule_search_get_game (HkRuleSearch *self)
{
  return self->game;
}

static gboolean
add_word (HkRuleSearch     *self,
          const char       *word,
          guint             rule,
          HkRuleIndexColumn column,
          GString          *words,
          guint            *number,
          GError          **error)
{
  const guint n_words = hk_rule_vocabulary_count (self->vocabulary);

  *number = hk_rule_vocabulary_add (self->vocabulary, word, rule);
  if (column < HK_RULE_INDEX_N_COLUMNS)
    hk_rule_postings_add (self->postings, *number, rule, column);
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, word);
  return *number < n_words || hk_rule_index_is_kept (self->index) || hk_rule_index_add_word (self->index, *number, word, error);
}

/* Splits @text into words, which go to the vocabulary and to @words; where they stand goes to
 * @tokens, unless that is NULL. Words with a hyphen between them are also taken as one.
 * @column: what of a rule it is; HK_RULE_INDEX_N_COLUMNS when it is of none */
static gboolean
add_text (HkRuleSearch     *self,
          const char       *text,
          guint             rule,
          HkRuleIndexColumn column,
          GString          *words,
          GArray           *tokens,
          GError          **error)
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
      if (!add_word (self, word->str, rule, column, words, &token.word, error))
        return FALSE;
      if (tokens != NULL)
        g_array_append_val (tokens, token);
      if (last->len > 0 && hk_rule_words_is_joined (text, last_range.end, range.start))
        {
          token = (HkRuleToken) { last_range.start, range.end, 0, FALSE };
          g_string_append (last, word->str);
          if (!add_word (self, last->str, rule, column, words, &token.word, error))
            return FALSE;
          if (tokens != NULL)
            g_array_append_val (tokens, token);
        }
      g_string_assign (last, word->str);
      last_range = range;
    }
  return TRUE;
}

/* What the book says comes before what only lists the box, shows it or is ours, when all say it as well. */
static double
get_worth (HkRule *rule)
{
  static const struct
  {
    const char *kind;
    double      worth;
  } worths[] = { { "component", 0.85 }, { "example", 0.75 }, { "mission", 0.85 }, { "ruling", 0.75 }, { "variant", 0.8 } };

  for (gsize i = 0; i < G_N_ELEMENTS (worths); i++)
    if (g_str_equal (hk_rule_get_kind (rule), worths[i].kind))
      return worths[i].worth;
  return 1;
}

static GArray *
add_name (HkRuleEntry *entry)
{
  GArray *name = g_array_new (FALSE, FALSE, sizeof (HkRuleToken));

  g_ptr_array_add (entry->names, name);
  return name;
}

static gboolean
add_entry (HkRuleSearch *self,
           HkRuleEntry  *entry,
           guint         number,
           GError      **error)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) keywords = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) place = g_string_new (NULL);
  g_autofree char *where = NULL;
  const char *columns[HK_RULE_INDEX_N_COLUMNS];

  if (!add_text (self, hk_rule_get_title (entry->rule), number, HK_RULE_INDEX_TITLE, title, add_name (entry), error))
    return FALSE;
  for (const char * const *keyword = hk_rule_get_keywords (entry->rule); *keyword != NULL; keyword++)
    if (!add_text (self, *keyword, number, HK_RULE_INDEX_KEYWORDS, keywords, add_name (entry), error))
      return FALSE;
  where = g_strjoin (" ", hk_rule_get_kind (entry->rule), hk_rule_get_game_title (entry->rule),
                     hk_rule_get_section (entry->rule), NULL);
  if (!add_text (self, hk_rule_get_text (entry->rule), number, HK_RULE_INDEX_TEXT, text, entry->text, error)
      || !add_text (self, where, number, HK_RULE_INDEX_PLACE, place, NULL, error))
    return FALSE;

  entry->words = g_strdup (title->str);
  columns[HK_RULE_INDEX_TITLE] = title->str;
  columns[HK_RULE_INDEX_KEYWORDS] = keywords->str;
  columns[HK_RULE_INDEX_TEXT] = text->str;
  columns[HK_RULE_INDEX_PLACE] = place->str;
  return hk_rule_index_is_kept (self->index) || hk_rule_index_add_rule (self->index, number, columns, error);
}

/* Adds a group of words that mean the same, written as the index has them. */
static gboolean
add_group (HkRuleSearch       *self,
           const char * const *group,
           gboolean            is_usual,
           guint               rule,
           GError            **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const guint number = self->groups->len;

  for (; *group != NULL; group++)
    {
      g_autoptr (GString) words = g_string_new (NULL);
      g_autoptr (GArray) tokens = g_array_new (FALSE, FALSE, sizeof (HkRuleToken));

      if (!add_text (self, *group, rule, HK_RULE_INDEX_N_COLUMNS, words, tokens, error))
        return FALSE;
      g_strv_builder_add (builder, words->str);
      if (tokens->len == 1)
        {
          gpointer word = GUINT_TO_POINTER (g_array_index (tokens, HkRuleToken, 0).word);
          GArray *groups = g_hash_table_lookup (self->same, word);

          if (groups == NULL)
            g_hash_table_insert (self->same, word, groups = g_array_new (FALSE, FALSE, sizeof (guint)));
          g_array_append_val (groups, number);
        }
    }
  g_ptr_array_add (self->groups, g_strv_builder_end (builder));
  g_array_append_val (self->usual, is_usual);
  return TRUE;
}

/* Whether any word of @group is in the rules. */
static gboolean
is_of_use (HkRuleSearch       *self,
           const char * const *group)
{
  for (; *group != NULL; group++)
    if (hk_rule_vocabulary_find (self->vocabulary, *group) != HK_RULE_VOCABULARY_NONE)
      return TRUE;
  return FALSE;
}

/* hk_rule_search_add:
 * @self: a search
 * @rules: (element-type HkRule): rules of the game to be found from now on, after those that are there
 * @synonyms: (element-type GStrv): groups of words that mean the same; who asks for a word finds the others of its groups */
void
hk_rule_search_add (HkRuleSearch *self,
                    GPtrArray    *rules,
                    GPtrArray    *synonyms)
{
  reset (self);
  for (guint i = 0; i < rules->len; i++)
    g_ptr_array_add (self->rules, g_object_ref (g_ptr_array_index (rules, i)));
  for (guint i = 0; i < synonyms->len; i++)
    g_ptr_array_add (self->synonyms, g_strdupv (g_ptr_array_index (synonyms, i)));
}

static void
update_sum (GChecksum  *sum,
            const char *text)
{
  g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text) + 1);
}

/* What stands for all that the index is made of, the way it is made included. */
static char *
make_key (HkRuleSearch *self,
          GPtrArray    *usual)
{
  const GPtrArray * const groups[] = { self->synonyms, usual };
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  update_sum (sum, PACKAGE_VERSION " " INDEX_VERSION);
  update_sum (sum, sqlite3_libversion ());
  for (guint i = 0; i < self->rules->len; i++)
    {
      HkRule *rule = g_ptr_array_index (self->rules, i);

      update_sum (sum, hk_rule_get_title (rule));
      for (const char * const *keyword = hk_rule_get_keywords (rule); *keyword != NULL; keyword++)
        update_sum (sum, *keyword);
      update_sum (sum, hk_rule_get_text (rule));
      update_sum (sum, hk_rule_get_kind (rule));
      update_sum (sum, hk_rule_get_game_title (rule));
      update_sum (sum, hk_rule_get_section (rule));
    }
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    for (guint j = 0; j < groups[i]->len; j++)
      for (char **word = g_ptr_array_index (groups[i], j); *word != NULL; word++)
        update_sum (sum, *word);
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
add_all (HkRuleSearch *self,
         GPtrArray    *usual,
         GError      **error)
{
  for (guint i = 0; i < self->rules->len; i++)
    {
      HkRuleEntry entry = { g_object_ref (g_ptr_array_index (self->rules, i)) };

      entry.names = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
      entry.text = g_array_new (FALSE, FALSE, sizeof (HkRuleToken));
      entry.worth = get_worth (entry.rule);
      g_array_append_val (self->entries, entry);
      if (!add_entry (self, hk_rule_search_get_entry (self, i), i, error))
        return FALSE;
    }
  for (guint i = 0; i < self->synonyms->len; i++)
    if (!add_group (self, g_ptr_array_index (self->synonyms, i), FALSE, self->rules->len, error))
      return FALSE;
  for (guint i = 0; i < usual->len; i++)
    if (is_of_use (self, g_ptr_array_index (usual, i))
        && !add_group (self, g_ptr_array_index (usual, i), TRUE, self->rules->len, error))
      return FALSE;
  return TRUE;
}

static gboolean
fill (HkRuleSearch *self,
      GPtrArray    *usual,
      const char   *path,
      const char   *key,
      GError      **error)
{
  gboolean done;

  self->index = hk_rule_index_new (path, key, error);
  if (self->index == NULL)
    return FALSE;
  if (hk_rule_index_is_kept (self->index))
    return add_all (self, usual, error);
  done = hk_rule_index_begin (self->index, error) && add_all (self, usual, error);
  done = hk_rule_index_end (self->index, done, done ? error : NULL) && done;
  if (done && path != NULL)
    hk_rule_index_write (self->index, path, key);
  return done;
}

/* hk_rule_search_prepare:
 * @self: a search
 *
 * Makes the index, unless that is done: so a game costs nothing before somebody asks for its rules.
 *
 * Returns: whether rules can be found */
gboolean
hk_rule_search_prepare (HkRuleSearch *self)
{
  g_autoptr (GPtrArray) usual = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *key = NULL;

  if (self->index != NULL)
    return TRUE;
  usual = hk_rule_synonyms_list ();
  self->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->usual = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->same = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  self->vocabulary = hk_rule_vocabulary_new ();
  self->postings = hk_rule_postings_new ();
  self->entries = g_array_new (FALSE, FALSE, sizeof (HkRuleEntry));
  g_array_set_clear_func (self->entries, clear_entry);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  if (self->folder != NULL)
    {
      g_autofree char *name = g_strconcat (self->game, ".rules", NULL);

      path = g_build_filename (self->folder, name, NULL);
      key = make_key (self, usual);
    }
  if (fill (self, usual, path, key, &error))
    return TRUE;
  g_warning ("The rules of %s cannot be searched: %s", self->game, error->message);
  reset (self);
  return FALSE;
}

/* hk_rule_search_is_of:
 * @entry: a rule
 * @phase: (nullable): a phase
 *
 * Returns: whether it is of that phase, or any is meant */
gboolean
hk_rule_search_is_of (const HkRuleEntry *entry,
                      const char        *phase)
{
  return phase == NULL || g_strcmp0 (hk_rule_get_phase (entry->rule), phase) == 0;
}

/* Returns (transfer full) (element-type HkRuleResult): these rules in the order of the book.
 * @phase: (nullable): only the rules of this phase */
static GArray *
list_rules (HkRuleSearch *self,
            const char   *phase)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (HkRuleResult));

  for (guint i = 0; i < self->entries->len; i++)
    {
      const HkRuleResult result = { i, 0, 0 };

      if (hk_rule_search_is_of (hk_rule_search_get_entry (self, i), phase))
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

/* A question put to one game. */
typedef struct
{
  HkRuleSearch  *search;
  HkRuleQuestion question;
  GArray        *results; /* HkRuleResult */
} Asked;

static void
asked_clear (gpointer data)
{
  Asked *asked = data;

  hk_rule_question_clear (&asked->question);
  g_clear_pointer (&asked->results, g_array_unref);
}

/* What was found, wherever that was. */
typedef struct
{
  const Asked        *asked;
  const HkRuleResult *result;
  guint               place; /* in the order of the books */
} Found;

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *one = a;
  const Found *other = b;

  if (one->result->score > other->result->score || one->result->score < other->result->score)
    return one->result->score > other->result->score ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place;
}

static GArray *
ask_all (GPtrArray  *searches,
         const char *query,
         const char *game,
         const char *phase)
{
  GArray *all = g_array_new (FALSE, TRUE, sizeof (Asked));

  g_array_set_clear_func (all, asked_clear);
  for (guint i = 0; i < searches->len; i++)
    {
      HkRuleSearch *search = g_ptr_array_index (searches, i);
      Asked asked = { search };

      if ((game != NULL && !g_str_equal (search->game, game)) || !hk_rule_search_prepare (search))
        continue;
      hk_rule_question_read (&asked.question, query);
      if (asked.question.n_words > 0)
        asked.results = hk_rule_question_ask (&asked.question, search, phase);
      else
        asked.results = list_rules (search, phase);
      g_array_append_val (all, asked);
    }
  return all;
}

/* Takes together what the games have, the best first; what meets much less of the question than another is left out. */
static GArray *
merge (GArray *all)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Found));
  double most = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const GArray *results = g_array_index (all, Asked, i).results;

      for (guint j = 0; j < results->len; j++)
        most = MAX (most, g_array_index (results, HkRuleResult, j).cover);
    }
  for (guint i = 0; i < all->len; i++)
    {
      const Asked *asked = &g_array_index (all, Asked, i);

      for (guint j = 0; j < asked->results->len; j++)
        {
          const Found one = { asked, &g_array_index (asked->results, HkRuleResult, j), found->len };

          if (one.result->cover >= most * MIN_COVER)
            g_array_append_val (found, one);
        }
    }
  g_array_sort (found, compare_found);
  return found;
}

/* hk_rule_search_find:
 * @searches: (element-type HkRuleSearch): one for each game
 * @query: what a person typed
 * @game: (nullable): only the rules of this game
 * @phase: (nullable): only the rules of this phase
 * @limit: how many rules at most, or 0
 *
 * Returns: (transfer full) (element-type HkRuleHit): the rules found, the best first; all in the
 *   order of the books when @query has no word */
GPtrArray *
hk_rule_search_find (GPtrArray  *searches,
                     const char *query,
                     const char *game,
                     const char *phase,
                     guint       limit)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  g_autoptr (GArray) title = g_array_new (FALSE, FALSE, sizeof (HkRuleRange));
  g_autoptr (GArray) text = g_array_new (FALSE, FALSE, sizeof (HkRuleRange));
  g_autoptr (GArray) all = ask_all (searches, valid, game, phase);
  g_autoptr (GArray) found = merge (all);

  for (guint i = 0; i < found->len && (limit == 0 || i < limit); i++)
    {
      const Found *one = &g_array_index (found, Found, i);
      const HkRuleEntry *entry = hk_rule_search_get_entry (one->asked->search, one->result->entry);

      list_marks (&one->asked->question, g_ptr_array_index (entry->names, 0), title);
      list_marks (&one->asked->question, entry->text, text);
      g_ptr_array_add (hits, hk_rule_hit_new (entry->rule, one->result->score, title, text));
    }
  return hits;
}
