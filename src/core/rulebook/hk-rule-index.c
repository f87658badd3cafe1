/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>

#include "core/content/hk-kept-database.h"
#include "core/record/hk-error.h"
#include "hk-rule-index.h"
#include "hk-rule-stem.h"

#define TABLE(name, columns, options)                                                                        \
  "CREATE VIRTUAL TABLE " name " USING fts5 (" columns ", content='', " options ");"
#define PLAIN   "unicode61 remove_diacritics 2"
#define COLUMNS "title, keywords, text, place"
#define MATCH(name)                                                                                          \
  "SELECT rowid, -bm25 (" name ", " G_STRINGIFY (HK_RULE_INDEX_WORTH_TITLE) ", " G_STRINGIFY (HK_RULE_INDEX_WORTH_KEYWORDS) ", "  \
  G_STRINGIFY (HK_RULE_INDEX_WORTH_TEXT) ", " G_STRINGIFY (HK_RULE_INDEX_WORTH_PLACE) ") FROM " name " WHERE " name " MATCH ?1"

typedef enum
{
  MATCH_STEMS,
  MATCH_WORDS,
  MATCH_STEM,
  ADD_STEMS,
  ADD_WORDS,
  ADD_STEM,
  N_STATEMENTS,
} Statement;

struct _HkRuleIndex
{
  sqlite3      *database;
  gboolean      is_kept;                  /* read from a file: nothing has to be added */
  sqlite3_stmt *statements[N_STATEMENTS]; /* prepared once */
  GHashTable   *matches[2];               /* of each table: expression to GArray of HkRuleMatch */
  GHashTable   *same;                     /* word to GArray of the numbers of the words with its stem */
};

/* The index of a game has some hundred thousand bytes. */
#define MAX_FILE ((gsize) 8 << 20)

/* Who types one more letter asks all words but the last again, and what means the same as they. */
#define MAX_REMEMBERED 200

static const char schema[]
  = TABLE ("stems", COLUMNS, "tokenize = 'porter " PLAIN "'")
    TABLE ("words", COLUMNS, "tokenize = '" PLAIN "'")
    TABLE ("stem", "word", "tokenize = 'porter " PLAIN "', columnsize = 0, detail = none");

static const char * const texts[N_STATEMENTS] = {
  [MATCH_STEMS] = MATCH ("stems"),
  [MATCH_WORDS] = MATCH ("words"),
  [MATCH_STEM] = "SELECT rowid FROM stem WHERE stem MATCH ?1",
  [ADD_STEMS] = "INSERT INTO stems (rowid, title, keywords, text, place) VALUES (?1, ?2, ?3, ?4, ?5)",
  [ADD_WORDS] = "INSERT INTO words (rowid, title, keywords, text, place) VALUES (?1, ?2, ?3, ?4, ?5)",
  [ADD_STEM] = "INSERT INTO stem (rowid, word) VALUES (?1, ?2)",
};

static gboolean
fail (HkRuleIndex *self,
      GError     **error)
{
  g_debug ("The index of the rules: %s", sqlite3_errmsg (self->database));
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The rules cannot be made ready for searching."));
  return FALSE;
}

static gboolean
run (HkRuleIndex *self,
     const char  *sql,
     GError     **error)
{
  return sqlite3_exec (self->database, sql, NULL, NULL, NULL) == SQLITE_OK || fail (self, error);
}

/* hk_rule_index_write:
 * @self: an index
 * @path: a file in the cache folder; its folder is made where it is lacking
 * @key: what hk_rule_index_new() is given to find it there
 *
 * Keeps the index for the next time, as far as the disk allows: without the file it is made anew. */
void
hk_rule_index_write (HkRuleIndex *self,
                     const char  *path,
                     const char  *key)
{
  if (!self->is_kept)
    hk_kept_database_write (self->database, path, key);
}

/* hk_rule_index_new:
 * @path: (nullable): a file that hk_rule_index_write() has written, or that is not there yet
 * @key: (nullable): what stands for the rules; another one means that the file is of other rules
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Returns: (transfer full): an index without rules, or the one of the file, to which nothing more is added; or %NULL */
HkRuleIndex *
hk_rule_index_new (const char *path,
                   const char *key,
                   GError    **error)
{
  g_autoptr (HkRuleIndex) self = g_new0 (HkRuleIndex, 1);
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX;

  for (guint i = 0; i < G_N_ELEMENTS (self->matches); i++)
    self->matches[i] = g_hash_table_new_full (g_str_hash, g_str_equal,
                                              g_free, (GDestroyNotify) g_array_unref);
  self->same = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  if (sqlite3_open_v2 (":memory:", &self->database, flags, NULL) != SQLITE_OK)
    {
      fail (self, error);
      return NULL;
    }
  self->is_kept = path != NULL && hk_kept_database_read (self->database, path, key, MAX_FILE, FALSE);
  if (!self->is_kept && !run (self, schema, error))
    return NULL;
  for (Statement i = 0; i < N_STATEMENTS; i++)
    if (sqlite3_prepare_v3 (self->database, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                            &self->statements[i], NULL) != SQLITE_OK)
      {
        fail (self, error);
        return NULL;
      }
  return g_steal_pointer (&self);
}

/* hk_rule_index_is_kept:
 * @self: an index
 *
 * Returns: whether it was read from a file, with all rules and words in it */
gboolean
hk_rule_index_is_kept (HkRuleIndex *self)
{
  return self->is_kept;
}

/* hk_rule_index_free:
 * @self: (transfer full): an index */
void
hk_rule_index_free (HkRuleIndex *self)
{
  for (Statement i = 0; i < N_STATEMENTS; i++)
    sqlite3_finalize (self->statements[i]);
  sqlite3_close (self->database);
  for (guint i = 0; i < G_N_ELEMENTS (self->matches); i++)
    g_hash_table_unref (self->matches[i]);
  g_hash_table_unref (self->same);
  g_free (self);
}

/* hk_rule_index_begin:
 * @self: an index
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Rules and words are added between this and hk_rule_index_end(). */
gboolean
hk_rule_index_begin (HkRuleIndex *self,
                     GError     **error)
{
  return run (self, "BEGIN", error);
}

/* hk_rule_index_end:
 * @self: an index
 * @keep: whether what was added since hk_rule_index_begin() stays
 * @error: return location for %HK_ERROR_STORAGE */
gboolean
hk_rule_index_end (HkRuleIndex *self,
                   gboolean     keep,
                   GError     **error)
{
  return run (self, keep ? "COMMIT" : "ROLLBACK", error);
}

static gboolean
add (HkRuleIndex        *self,
     Statement           kind,
     guint               number,
     const char * const *columns,
     guint               n_columns,
     GError            **error)
{
  sqlite3_stmt *statement = self->statements[kind];
  gboolean done;

  sqlite3_bind_int64 (statement, 1, (sqlite3_int64) number + 1);
  for (guint i = 0; i < n_columns; i++)
    sqlite3_bind_text (statement, (int) i + 2, columns[i], -1, SQLITE_STATIC);
  done = sqlite3_step (statement) == SQLITE_DONE;
  if (!done)
    fail (self, error);
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return done;
}

/* hk_rule_index_add_rule:
 * @self: an index
 * @number: the number of the rule from 0
 * @columns: its words as hk_rule_words_next() gives them, set off by spaces
 * @error: return location for %HK_ERROR_STORAGE */
gboolean
hk_rule_index_add_rule (HkRuleIndex       *self,
                        guint              number,
                        const char * const columns[HK_RULE_INDEX_N_COLUMNS],
                        GError           **error)
{
  g_autofree char *title = hk_rule_stem_text (columns[HK_RULE_INDEX_TITLE]);
  g_autofree char *keywords = hk_rule_stem_text (columns[HK_RULE_INDEX_KEYWORDS]);
  g_autofree char *text = hk_rule_stem_text (columns[HK_RULE_INDEX_TEXT]);
  g_autofree char *place = hk_rule_stem_text (columns[HK_RULE_INDEX_PLACE]);
  const char * const stems[HK_RULE_INDEX_N_COLUMNS] = {
    [HK_RULE_INDEX_TITLE] = title,
    [HK_RULE_INDEX_KEYWORDS] = keywords,
    [HK_RULE_INDEX_TEXT] = text,
    [HK_RULE_INDEX_PLACE] = place,
  };

  return add (self, ADD_STEMS, number, stems, HK_RULE_INDEX_N_COLUMNS, error)
         && add (self, ADD_WORDS, number, columns, HK_RULE_INDEX_N_COLUMNS, error);
}

/* hk_rule_index_add_word:
 * @self: an index
 * @number: the number of the word from 0
 * @word: a word that has not been added before
 * @error: return location for %HK_ERROR_STORAGE */
gboolean
hk_rule_index_add_word (HkRuleIndex *self,
                        guint        number,
                        const char  *word,
                        GError     **error)
{
  g_autofree char *stem = hk_rule_stem_text (word);

  return add (self, ADD_STEM, number, (const char * const *) &stem, 1, error);
}

static GArray *
find_matches (HkRuleIndex *self,
              Statement    kind,
              const char  *expression)
{
  sqlite3_stmt *statement = self->statements[kind];
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (HkRuleMatch));

  sqlite3_bind_text (statement, 1, expression, -1, SQLITE_STATIC);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const HkRuleMatch match = {
        .rule = (guint) (sqlite3_column_int64 (statement, 0) - 1),
        .fit = sqlite3_column_double (statement, 1),
      };

      g_array_append_val (matches, match);
    }
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return matches;
}

/* hk_rule_index_match:
 * @self: an index
 * @table: how words are compared
 * @expression: what to find, in the words of FTS5; never what a person typed
 *
 * Returns: (transfer none) (element-type HkRuleMatch): the rules in the order of their numbers, until
 *   the next call */
GArray *
hk_rule_index_match (HkRuleIndex     *self,
                     HkRuleIndexTable table,
                     const char      *expression)
{
  GHashTable *remembered = self->matches[table];
  GArray *matches = g_hash_table_lookup (remembered, expression);

  if (matches == NULL)
    {
      g_autofree char *stems = table == HK_RULE_INDEX_STEMS ? hk_rule_stem_text (expression) : NULL;

      if (g_hash_table_size (remembered) == MAX_REMEMBERED)
        g_hash_table_remove_all (remembered);
      matches = find_matches (self, stems != NULL ? MATCH_STEMS : MATCH_WORDS, stems != NULL ? stems : expression);
      g_hash_table_insert (remembered, g_strdup (expression), matches);
    }
  return matches;
}

static GArray *
find_same_stem (HkRuleIndex *self,
                const char  *word)
{
  sqlite3_stmt *statement = self->statements[MATCH_STEM];
  g_autofree char *stem = hk_rule_stem_text (word);
  g_autofree char *expression = g_strconcat ("\"", stem, "\"", NULL);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  sqlite3_bind_text (statement, 1, expression, -1, SQLITE_STATIC);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const guint number = (guint) (sqlite3_column_int64 (statement, 0) - 1);

      g_array_append_val (numbers, number);
    }
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return numbers;
}

/* hk_rule_index_list_same_stem:
 * @self: an index
 * @word: a word as hk_rule_words_next() gives it
 * @numbers: takes the numbers of the words with the same stem */
void
hk_rule_index_list_same_stem (HkRuleIndex *self,
                              const char  *word,
                              GArray      *numbers)
{
  GArray *same = g_hash_table_lookup (self->same, word);

  if (same == NULL)
    {
      if (g_hash_table_size (self->same) == MAX_REMEMBERED)
        g_hash_table_remove_all (self->same);
      same = find_same_stem (self, word);
      g_hash_table_insert (self->same, g_strdup (word), same);
    }
  g_array_append_vals (numbers, same->data, same->len);
}
