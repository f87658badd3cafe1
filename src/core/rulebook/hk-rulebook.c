/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "core/content/hk-content-words.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-rule-private.h"
#include "hk-rule-search.h"
#include "hk-rulebook.h"

#define MAX_PAGE 9999
#define SYNONYMS "synonyms"

struct _HkRulebook
{
  GObject       parent_instance;

  GListStore   *rules;
  GHashTable   *by_id;  /* global id to rule */
  GPtrArray    *searches; /* HkRuleSearch, of each game */
  char         *cache;    /* (nullable): the folder where their indexes are kept */
};

G_DEFINE_FINAL_TYPE (HkRulebook, hk_rulebook, G_TYPE_OBJECT)

/* A file while it is read. */
typedef struct
{
  HkRulebook *rulebook;
  const char *game;
  const char *title;
  const char *book;
  JsonArray  *entries;
  GHashTable *titles; /* global id to the title of an entry of the file */
} Reading;

static void
hk_rulebook_dispose (GObject *object)
{
  HkRulebook *self = HK_RULEBOOK (object);

  g_clear_object (&self->rules);
  G_OBJECT_CLASS (hk_rulebook_parent_class)->dispose (object);
}

static void
hk_rulebook_finalize (GObject *object)
{
  HkRulebook *self = HK_RULEBOOK (object);

  g_hash_table_unref (self->by_id);
  g_ptr_array_unref (self->searches);
  g_free (self->cache);
  G_OBJECT_CLASS (hk_rulebook_parent_class)->finalize (object);
}

static void
hk_rulebook_class_init (HkRulebookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hk_rulebook_dispose;
  object_class->finalize = hk_rulebook_finalize;
}

static void
hk_rulebook_init (HkRulebook *self)
{
  self->rules = g_list_store_new (HK_TYPE_RULE);
  self->searches = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_rule_search_free);
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
}

/* Returns (transfer full): a rulebook without rules.
 * @cache: (nullable): the folder where the index of each game is kept, so that the first search of the next start is as fast as
 *   the second; thrown away when the rules change */
HkRulebook *
hk_rulebook_new (const char *cache)
{
  HkRulebook *self = g_object_new (HK_TYPE_RULEBOOK, NULL);

  self->cache = g_strdup (cache);
  return self;
}

static gboolean
check_members (JsonObject         *object,
               const char * const *known,
               const char         *where,
               GError            **error)
{
  JsonObjectIter iter;
  const char *member;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, NULL))
    if (!g_strv_contains (known, member))
      {
        /* Translators: %s: a member; %s: a file or a part of it. */
        g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” has no place in %s."), member, where);
        return FALSE;
      }
  return TRUE;
}

/* A text that says something. */
static const char *
get_text (JsonObject *object,
          const char *member,
          const char *where,
          GError    **error)
{
  const char *text = hk_content_string (object, member, where, error);
  const gsize length = text == NULL ? 0 : strlen (text);

  if (text == NULL || (length > 0 && !g_ascii_isspace (text[0]) && !g_ascii_isspace (text[length - 1])))
    return text;
  /* Translators: %s: a member; %s: a file or a part of it. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” is empty, or begins or ends with a space, in %s."),
               member, where);
  return NULL;
}

/* A text that names something in the files. */
static const char *
get_name (JsonObject *object,
          const char *member,
          const char *where,
          GError    **error)
{
  const char *name = hk_content_string (object, member, where, error);

  if (name == NULL || hk_rule_is_name (name))
    return name;
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT,
               /* Translators: %s: a member; %s: a file or a part of it. */
               _("“%s” should be made of small letters, digits, dashes and dots in %s."), member, where);
  return NULL;
}

/* Whether @object has @member and it is not null. */
static gboolean
has (JsonObject *object,
     const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && !JSON_NODE_HOLDS_NULL (node);
}

static GStrv
read_texts (JsonNode   *list,
            const char *member,
            const char *where,
            GError    **error)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING
          || *json_node_get_string (node) == '\0')
        array = NULL;
      else
        g_strv_builder_add (texts, json_node_get_string (node));
    }
  if (array != NULL)
    return g_strv_builder_end (texts);
  /* Translators: %s: a member; %s: a file or a part of it. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should hold texts only in %s."), member, where);
  return NULL;
}

static GStrv
get_texts (JsonObject *object,
           const char *member,
           const char *where,
           GError    **error)
{
  if (!has (object, member))
    return g_new0 (char *, 1);
  if (hk_content_array (object, member, where, error) == NULL)
    return NULL;
  return read_texts (json_object_get_member (object, member), member, where, error);
}

static const char *
title_of (const char *id,
          gpointer    user_data)
{
  const Reading *reading = user_data;
  HkRule *rule = hk_rulebook_lookup (reading->rulebook, id);

  return rule != NULL ? hk_rule_get_title (rule) : g_hash_table_lookup (reading->titles, id);
}

static JsonObject *
get_entry (const Reading *reading,
           guint          i,
           GError       **error)
{
  JsonNode *node = json_array_get_element (reading->entries, i);

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Rule %u of %s should be an object."),
               i + 1, reading->title);
  return NULL;
}

/* Reads all ids and titles first, so that links can lead to what stands further down. */
static gboolean
read_titles (const Reading *reading,
             GError       **error)
{
  for (guint i = 0; i < json_array_get_length (reading->entries); i++)
    {
      JsonObject *entry = get_entry (reading, i, error);
      g_autofree char *where = g_strdup_printf (_("rule %u of %s"), i + 1, reading->title);
      const char *id = entry == NULL ? NULL : get_name (entry, "id", where, error);
      g_autofree char *quoted = id == NULL ? NULL : g_strdup_printf (_("the rule “%s”"), id);
      const char *title = id == NULL ? NULL : get_text (entry, "title", quoted, error);
      g_autofree char *global = NULL;

      if (title == NULL)
        return FALSE;
      global = g_strconcat (reading->game, "/", id, NULL);
      if (title_of (global, (gpointer) reading) != NULL)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The rule “%s” is there twice."), id);
          return FALSE;
        }
      g_hash_table_insert (reading->titles, g_steal_pointer (&global), (gpointer) title);
    }
  return TRUE;
}

static HkRule *
read_rule (Reading    *reading,
           JsonObject *entry,
           GError    **error)
{
  static const char * const members[] = {
    "id", "title", "phase", "section", "page", "kind", "keywords", "text", "see", "settled", NULL,
  };
  const char *id = json_object_get_string_member (entry, "id");
  g_autofree char *where = g_strdup_printf (_("the rule “%s”"), id);
  g_auto (GStrv) keywords = NULL;
  g_auto (GStrv) see = NULL;
  HkRuleSource source = { reading->game, reading->title, reading->book, id };
  int page = 0;

  if (!check_members (entry, members, where, error))
    return NULL;
  source.title = json_object_get_string_member (entry, "title");
  source.kind = get_name (entry, "kind", where, error);
  if (source.kind == NULL)
    return NULL;
  source.text = get_text (entry, "text", where, error);
  if (source.text == NULL)
    return NULL;
  if (has (entry, "phase") && (source.phase = get_name (entry, "phase", where, error)) == NULL)
    return NULL;
  if (has (entry, "section") && (source.section = get_text (entry, "section", where, error)) == NULL)
    return NULL;
  if (has (entry, "page") && !hk_content_int (entry, "page", where, 1, MAX_PAGE, &page, error))
    return NULL;
  source.page = (guint) page;
  source.keywords = keywords = get_texts (entry, "keywords", where, error);
  if (keywords == NULL)
    return NULL;
  source.see = see = get_texts (entry, "see", where, error);
  if (see == NULL)
    return NULL;
  return hk_rule_new (&source, title_of, reading, error);
}

/* Groups of words that mean the same in the game. */
static GPtrArray *
read_synonyms (JsonObject *object,
               const char *where,
               GError    **error)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  JsonArray *array;

  if (!has (object, SYNONYMS))
    return g_steal_pointer (&groups);
  array = hk_content_array (object, SYNONYMS, where, error);
  if (array == NULL)
    return NULL;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      GStrv group = read_texts (json_array_get_element (array, i), SYNONYMS, where, error);

      if (group == NULL)
        return NULL;
      g_ptr_array_add (groups, group);
    }
  return g_steal_pointer (&groups);
}

static GPtrArray *
read_rules (Reading *reading,
            GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < json_array_get_length (reading->entries); i++)
    {
      HkRule *rule = read_rule (reading, json_array_get_object_element (reading->entries, i), error);

      if (rule == NULL)
        return NULL;
      g_ptr_array_add (rules, rule);
    }
  return g_steal_pointer (&rules);
}

static HkRuleSearch *
get_search (HkRulebook *self,
            const char *game)
{
  HkRuleSearch *search;

  for (guint i = 0; i < self->searches->len; i++)
    if (g_str_equal (hk_rule_search_get_game (g_ptr_array_index (self->searches, i)), game))
      return g_ptr_array_index (self->searches, i);
  search = hk_rule_search_new (game, self->cache);
  g_ptr_array_add (self->searches, search);
  return search;
}

static void
add_rules (HkRulebook *self,
           const char *game,
           GPtrArray  *rules,
           GPtrArray  *synonyms)
{
  hk_rule_search_add (get_search (self, game), rules, synonyms);
  for (guint i = 0; i < rules->len; i++)
    {
      HkRule *rule = g_ptr_array_index (rules, i);

      g_hash_table_insert (self->by_id, (gpointer) hk_rule_get_id (rule), g_object_ref (rule));
    }
  g_list_store_splice (self->rules, g_list_model_get_n_items (G_LIST_MODEL (self->rules)), 0,
                       rules->pdata, rules->len);
}

/* Adds the rules of a game after those that are there, in the language of the person who reads them. Links without
 * words of their own must lead to rules of the same file or of those loaded before. Returns whether it has;
 * otherwise nothing is added. Errors: %HK_ERROR_FORMAT, which names the rule and the member that is not as it should
 * be.
 * @bytes: a file of rules, as JSON */
gboolean
hk_rulebook_load (HkRulebook *self,
                  GBytes     *bytes,
                  GError    **error)
{
  static const char * const members[] = { "game", "title", "book", "entries", SYNONYMS, NULL };
  const char *where = _("the file of rules");
  g_autoptr (GPtrArray) synonyms = NULL;
  g_autoptr (GHashTable) titles = NULL;
  g_autoptr (GPtrArray) rules = NULL;
  g_autoptr (JsonNode) file = NULL;
  g_autoptr (JsonNode) node = NULL;
  Reading reading = { self };
  JsonObject *object;
  const char *text;
  gsize length;

  g_return_val_if_fail (HK_IS_RULEBOOK (self), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  text = g_bytes_get_data (bytes, &length);
  file = hk_content_parse (length > 0 ? text : "", (gssize) length, _("The file of rules"), error);
  if (file == NULL)
    return FALSE;
  node = hk_content_translate ("rules", file);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The file of rules should be an object."));
      return FALSE;
    }
  object = json_node_get_object (node);
  if (!check_members (object, members, where, error)
      || (reading.game = get_name (object, "game", where, error)) == NULL
      || (reading.title = get_text (object, "title", where, error)) == NULL
      || (reading.book = get_text (object, "book", where, error)) == NULL
      || (reading.entries = hk_content_array (object, "entries", where, error)) == NULL
      || (synonyms = read_synonyms (object, where, error)) == NULL)
    return FALSE;

  reading.titles = titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!read_titles (&reading, error))
    return FALSE;
  rules = read_rules (&reading, error);
  if (rules == NULL)
    return FALSE;
  add_rules (self, reading.game, rules, synonyms);
  return TRUE;
}

/* Returns all rules in the order of the books, as HkRule. */
GListModel *
hk_rulebook_get_rules (HkRulebook *self)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);

  return G_LIST_MODEL (self->rules);
}

/* Returns (nullable): the rule.
 * @id: a global id, such as "dark-age-z/planning.march" */
HkRule *
hk_rulebook_lookup (HkRulebook *self,
                    const char *id)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return g_hash_table_lookup (self->by_id, id);
}

/* Every different name that @get gives for the rules of @game, in the order of the books. */
static GStrv
list_names (HkRulebook *self,
            const char *game,
            const char *(*get) (HkRule *rule))
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rules)); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (G_LIST_MODEL (self->rules), i);
      const char *name = get (rule);

      if (name == NULL || (game != NULL && !g_str_equal (game, hk_rule_get_game (rule))))
        continue;
      if (g_hash_table_add (known, (gpointer) name))
        g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

/* Returns (transfer full): the ids of the games that have rules. */
GStrv
hk_rulebook_list_games (HkRulebook *self)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);

  return list_names (self, NULL, hk_rule_get_game);
}

/* Returns (nullable): the name of the game.
 * @game: the id of a game */
const char *
hk_rulebook_get_game_title (HkRulebook *self,
                            const char *game)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rules)); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (G_LIST_MODEL (self->rules), i);

      if (g_str_equal (hk_rule_get_game (rule), game))
        return hk_rule_get_game_title (rule);
    }
  return NULL;
}

/* Returns (transfer full): the ids of the phases that have rules, in the order of the books.
 * @game: (nullable): only the phases of this game */
GStrv
hk_rulebook_list_phases (HkRulebook *self,
                         const char *game)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);

  return list_names (self, game, hk_rule_get_phase);
}

/* Finds rules by their words: halves of words, other forms of them, and words with a slip are met too. A title
 * counts more than keywords, keywords more than the text; a rule whose title is just what was typed comes first.
 * Returns (transfer full) (element-type HkRuleHit): what was found, the best first; every rule in the order of the
 * books when no word was typed.
 * @query: what a person typed; nothing that can be typed is wrong
 * @game: (nullable): the id of a game, to find only its rules
 * @phase: (nullable): the id of a phase, to find only its rules
 * @limit: how many rules to give at most, 0 for no limit */
GPtrArray *
hk_rulebook_search (HkRulebook *self,
                    const char *query,
                    const char *game,
                    const char *phase,
                    guint       limit)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  return hk_rule_search_find (self->searches, query, game, phase, limit);
}

/* Returns (transfer full): what may have been meant instead, and finds something; empty when nothing is near.
 * @query: what a person typed and nothing was found for
 * @game: (nullable): the id of a game, to suggest only what its rules have */
GStrv
hk_rulebook_suggest (HkRulebook *self,
                     const char *query,
                     const char *game)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  return hk_rule_search_suggest (self->searches, query, game);
}
