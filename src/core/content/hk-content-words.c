/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-content-words.h"

/* po/hk-content-texts.py gathers for translators what is translated here: both go by the same rules. */

#define KEYWORDS "keywords"
#define SYNONYMS "synonyms"
#define PRINTED  "printed"
#define VALUE    "value"

/* What is nothing but a text wherever it stands, file by file. */
static const struct
{
  const char *file;
  const char *members[6];
} texts[] = {
  { "components", { "text", "title", NULL } },
  { "first-round", { "text", "title", NULL } },
  { "help", { "text", "title", NULL } },
  { "pack-schema", { "form", "help", "plural", "title", NULL } },
  { "phases", { "summary", "text", "title", NULL } },
  { "rules", { "book", "section", "text", "title", NULL } },
  { "setup", { "text", "title", NULL } },
  { "stand-in", { "text", "token", NULL } },
};

/* Lists that the checks of the content read, and nobody else. */
static const char * const unseen[] = { "conflicts", "facts", "to-hit-examples", NULL };

/* Where a rule stands in the printed book: a language may keep it as it is printed, even where a rule has the same title. */
static const char * const printed[] = { "book", "section", NULL };

static JsonNode *translate (const char *file, const char *list, JsonNode *node);

/* A name is a text only beside an id: without one it is what the component is known by. The title of a game is its
 * name, and stays as it is. Returns whether people see the member, and nothing looks it up.
 * @file: the name of a file of content without its ending, such as "phases"
 * @list: (nullable): the member of the whole that @object stands in
 * @object: an object of the file
 * @member: one of its members */
static gboolean
is_text (const char *file,
         const char *list,
         JsonObject *object,
         const char *member)
{
  const gboolean is_facts = g_str_equal (file, "components");

  if (is_facts && list != NULL && g_strv_contains (unseen, list))
    return FALSE;
  if (g_str_equal (file, "rules") && list == NULL)
    return g_str_equal (member, "book");
  if (is_facts && g_str_equal (member, "name"))
    return json_object_has_member (object, "id");
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].file, file))
      return g_strv_contains (texts[i].members, member);
  return FALSE;
}

/* The rules that the links of a text lead to, between bars and with one at each end, or NULL when a link is not closed. */
static char *
dup_links (const char *text)
{
  g_autoptr (GString) links = g_string_new ("|");
  const char *open;

  while ((open = strstr (text, "[[")) != NULL)
    {
      const char *close = strstr (open, "]]");
      const gsize length = strcspn (open + 2, "|]");

      if (close == NULL)
        return NULL;
      g_string_append_len (links, open + 2, (gssize) length);
      g_string_append_c (links, '|');
      text = close + 2;
    }
  return strstr (text, "]]") != NULL ? NULL : g_string_free_and_steal (g_steal_pointer (&links));
}

/* Whether the links of a translation are well formed and lead where those of the text lead. */
static gboolean
links_hold (const char *text,
            const char *translation)
{
  g_autofree char *known = dup_links (text);
  g_autofree char *found = dup_links (translation);
  g_auto (GStrv) ids = found == NULL ? NULL : g_strsplit (found, "|", -1);

  if (known == NULL || ids == NULL)
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *id = g_strconcat ("|", ids[i], "|", NULL);

      if (*ids[i] != '\0' && strstr (known, id) == NULL)
        return FALSE;
    }
  return TRUE;
}

static const char *
say (const char *context,
     const char *text)
{
  const char *translation = *text == '\0' ? text : g_dpgettext2 (GETTEXT_PACKAGE, context, text);

  return *translation != '\0' && links_hold (text, translation) ? translation : text;
}

/* Other words that a rule is looked for by are translated together: another language may have fewer of them, or more. */
static JsonArray *
translate_keywords (JsonArray *array)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *joined = NULL;
  JsonArray *result = json_array_new ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_strv_builder_add (builder, json_array_get_string_element (array, i));
  words = g_strv_builder_end (builder);
  joined = g_strjoinv (", ", words);
  parts = g_strsplit (say (KEYWORDS, joined), ",", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      json_array_add_string_element (result, parts[i]);
  return result;
}

static gboolean
is_string (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

static gboolean
holds_strings (JsonNode *node)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (!is_string (json_array_get_element (array, i)))
      return FALSE;
  return array != NULL;
}

static JsonNode *
translate_words (JsonNode *node)
{
  JsonNode *words;

  if (!holds_strings (node))
    return json_node_copy (node);
  words = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (words, translate_keywords (json_node_get_array (node)));
  return words;
}

static JsonNode *
translate_member (const char *file,
                  const char *list,
                  JsonObject *object,
                  const char *member,
                  JsonNode   *node)
{
  const gboolean is_rules = g_str_equal (file, "rules");

  if (is_string (node) && is_text (file, list, object, member))
    return json_node_init_string (json_node_alloc (),
                                  say (is_rules && g_strv_contains (printed, member) ? PRINTED : file, json_node_get_string (node)));
  if (is_rules && g_str_equal (member, KEYWORDS))
    return translate_words (node);
  if (is_rules && list == NULL && g_str_equal (member, SYNONYMS) && JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *groups = json_node_get_array (node);
      JsonArray *copy = json_array_new ();
      JsonNode *result;

      for (guint i = 0; i < json_array_get_length (groups); i++)
        json_array_add_element (copy, translate_words (json_array_get_element (groups, i)));
      result = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (result, copy);
      return result;
    }
  return translate (file, list != NULL ? list : member, node);
}

static JsonNode *
translate (const char *file,
           const char *list,
           JsonNode   *node)
{
  JsonNode *result;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      JsonArray *copy = json_array_sized_new (json_array_get_length (array));

      for (guint i = 0; i < json_array_get_length (array); i++)
        json_array_add_element (copy, translate (file, list, json_array_get_element (array, i)));
      result = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (result, copy);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      JsonObject *copy = json_object_new ();
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, object);
      while (json_object_iter_next_ordered (&iter, &member, &value))
        json_object_set_member (copy, member, translate_member (file, list, object, member, value));
      result = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (result, copy);
    }
  else
    result = json_node_copy (node);
  return result;
}

/* Puts what people read in their language. Ids, keys and whatever else is looked up stay as they are, and so does a
 * text of which there is no translation, or one whose links lead elsewhere. Returns (transfer full): the content, or
 * @node again where nothing is translated.
 * @file: the name of a file of content without its ending, such as "rules" */
JsonNode *
hk_content_translate (const char *file,
                      JsonNode   *node)
{
  g_return_val_if_fail (file != NULL, NULL);
  g_return_val_if_fail (node != NULL, NULL);

  return *g_dgettext (GETTEXT_PACKAGE, "") == '\0' ? json_node_ref (node) : translate (file, NULL, node);
}

/* Returns what people read for it.
 * @value: one of the values that a field of a pack may have */
const char *
hk_content_say_value (const char *value)
{
  return say (VALUE, value);
}
