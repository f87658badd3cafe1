/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-describe.h"
#include "core/record/hk-record-private.h"
#include "hk-seen-facts.h"

struct _HkSeenFacts
{
  GPtrArray  *list;   /* HkSeenFact */
  GHashTable *by_key; /* of list */
  GHashTable *hidden; /* how many there are of each value of each place, by both */
};

static void
fact_free (gpointer data)
{
  HkSeenFact *fact = data;

  g_free (fact->where);
  g_free (fact->title);
  g_free (fact->text);
  g_free (fact->parent);
  g_free (fact->key);
  g_free (fact);
}

/* Things of one name are told apart by their order. (transfer none): the key. */
static const char *
add_fact (HkSeenFacts *self,
          const char  *where,
          const char  *title,
          const char  *text,
          const char  *parent)
{
  HkSeenFact *fact = g_new (HkSeenFact, 1);
  char *key = g_strdup_printf ("%s\n%s\n%s", parent == NULL ? "" : parent, where, title);

  for (guint i = 2; g_hash_table_contains (self->by_key, key); i++)
    {
      g_free (key);
      key = g_strdup_printf ("%s\n%s\n%s\n%u", parent == NULL ? "" : parent, where, title, i);
    }
  *fact = (HkSeenFact) { g_strdup (where), g_strdup (title), g_strdup (text), g_strdup (parent), key };
  g_ptr_array_add (self->list, fact);
  g_hash_table_insert (self->by_key, key, fact);
  return key;
}

static JsonArray *
get_list (JsonObject *object,
          const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;
}

static guint
count (JsonArray *array)
{
  return array == NULL ? 0 : json_array_get_length (array);
}

static char *
say_where (const char *where,
           const char *group,
           const char *card)
{
  g_autofree char *name = group == NULL || g_strcmp0 (group, card) == 0 ? g_strdup (card) : g_strdup_printf ("%s · %s", group, card);

  return where[0] == '\0' ? g_steal_pointer (&name) : g_strdup_printf ("%s · %s", where, name);
}

/* @object: the table or a card of it, as hk_table_describe_records() has it */
static void
add_object (HkSeenFacts *self,
            JsonObject  *object,
            const char  *where,
            const char  *parent)
{
  JsonArray *facts = get_list (object, "facts");
  JsonArray *numbers = get_list (object, "numbers");
  JsonArray *groups = get_list (object, "groups");

  for (guint i = 0; i < count (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);

      add_fact (self, where, json_object_get_string_member (fact, "title"), json_object_get_string_member (fact, "text"), parent);
    }
  for (guint i = 0; i < count (numbers); i++)
    {
      JsonObject *number = json_array_get_object_element (numbers, i);

      add_fact (self, where, json_object_get_string_member (number, "title"), json_object_get_string_member (number, "text"), parent);
    }
  for (guint i = 0; i < count (groups); i++)
    {
      JsonObject *group = json_array_get_object_element (groups, i);
      JsonArray *cards = get_list (group, "cards");
      const char *title = json_object_has_member (group, "seats") ? NULL : json_object_get_string_member (group, "title");

      for (guint j = 0; j < count (cards); j++)
        {
          JsonObject *card = json_array_get_object_element (cards, j);
          g_autofree char *inside = say_where (where, title, json_object_get_string_member_with_default (card, "title", ""));

          add_object (self, card, inside, add_fact (self, inside, "", _("there"), parent));
        }
    }
}

static void
count_hidden (HkSeenFacts *self,
              const char  *path,
              JsonNode    *value)
{
  g_autofree char *text = json_to_string (value, FALSE);
  char *key = g_strdup_printf ("%s=%s", path, text);
  const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->hidden, key));

  g_hash_table_insert (self->hidden, key, GUINT_TO_POINTER (n + 1));
}

/* Whether the app alone has the field of the table, so that nobody asks for it. */
static gboolean
is_note (HkTable    *table,
         const char *name)
{
  const HkField *field = hk_record_find_field (HK_RECORD (table), name);

  return field == NULL || field->seen_by == HK_SEEN_BY_APP || g_str_equal (name, "random");
}

/* Counts what is in @all and not in @seen; where the order of a deck is hidden a trial does without it.
 * @table: (nullable): whose fields these are
 * @seen: (nullable): the same as everybody sees it */
static void
compare (HkSeenFacts *self,
         HkTable     *table,
         const char  *path,
         JsonNode    *all,
         JsonNode    *seen)
{
  if (JSON_NODE_HOLDS_OBJECT (all))
    {
      JsonObject *object = json_node_get_object (all);
      JsonObject *other = seen == NULL || !JSON_NODE_HOLDS_OBJECT (seen) ? NULL : json_node_get_object (seen);
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      if (json_object_has_member (object, "draw-pile"))
        return;
      json_object_iter_init (&iter, object);
      while (json_object_iter_next (&iter, &name, &member))
        {
          g_autofree char *inside = g_strdup_printf ("%s/%s", path, name);

          if (table == NULL || !is_note (table, name))
            compare (self, NULL, inside, member, other == NULL ? NULL : json_object_get_member (other, name));
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (all))
    {
      JsonArray *array = json_node_get_array (all);
      JsonArray *other = seen == NULL || !JSON_NODE_HOLDS_ARRAY (seen) ? NULL : json_node_get_array (seen);

      for (guint i = 0; i < json_array_get_length (array); i++)
        compare (self, NULL, path, json_array_get_element (array, i), i >= count (other) ? NULL : json_array_get_element (other, i));
    }
  else if (seen == NULL)
    count_hidden (self, path, all);
}

/* Returns (transfer full): what everybody sees of @table now. */
HkSeenFacts *
hk_seen_facts_new (HkTable *table)
{
  HkSeenFacts *self = g_new (HkSeenFacts, 1);
  g_autoptr (JsonNode) all = hk_record_save (table);
  g_autoptr (JsonNode) seen = hk_table_save_seen (table, HK_VIEWER_NOBODY);
  g_autoptr (JsonNode) described = hk_table_describe_records (table, HK_VIEWER_NOBODY);
  JsonObject *object = json_node_get_object (described);
  const char *outcome = json_object_get_string_member_with_default (object, "outcome", NULL);

  self->list = g_ptr_array_new_with_free_func (fact_free);
  self->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  self->hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_fact (self, "", _("Where It Stands"), json_object_get_string_member_with_default (object, "headline", ""), NULL);
  if (outcome != NULL && hk_table_is_over (table))
    add_fact (self, "", _("The End"), outcome, NULL);
  add_object (self, object, "", NULL);
  compare (self, table, "", all, seen);
  return self;
}

/* Frees it. */
void
hk_seen_facts_free (HkSeenFacts *self)
{
  g_ptr_array_unref (self->list);
  g_hash_table_unref (self->by_key);
  g_hash_table_unref (self->hidden);
  g_free (self);
}

/* Returns (transfer none) (element-type HkSeenFact): all that is seen, in the order of the table. */
GPtrArray *
hk_seen_facts_get_list (HkSeenFacts *self)
{
  return self->list;
}

/* Returns (transfer none) (nullable): the fact that has the key of one of another table; %NULL where there is none. */
const HkSeenFact *
hk_seen_facts_find (HkSeenFacts *self,
                    const char  *key)
{
  return g_hash_table_lookup (self->by_key, key);
}

/* Returns whether something that nobody saw lies there no longer unseen, so that @later tells of it.
 * @later: the same table, changed */
gboolean
hk_seen_facts_turn_up (HkSeenFacts *self,
                       HkSeenFacts *later)
{
  GHashTableIter iter;
  gpointer key;
  gpointer n;

  g_hash_table_iter_init (&iter, self->hidden);
  while (g_hash_table_iter_next (&iter, &key, &n))
    if (GPOINTER_TO_UINT (g_hash_table_lookup (later->hidden, key)) < GPOINTER_TO_UINT (n))
      return TRUE;
  return FALSE;
}
