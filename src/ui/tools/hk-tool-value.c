/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content-words.h"
#include "hk-tool-value.h"

struct _HkToolValue
{
  GObject            parent_instance;

  const HkToolField *field;
  HkToolValue       *parent;   /* not owned: it owns this one */
  JsonNode          *node;     /* (nullable): of a leaf */
  GListStore        *children; /* (nullable): HkToolValue, of a group or a list */
  GStrv              notes;    /* (nullable): the result for each choice */
  int                best;     /* the best choice by its note; -1 for none */
};

G_DEFINE_FINAL_TYPE (HkToolValue, hk_tool_value, G_TYPE_OBJECT)

enum { CHANGED, NOTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
drop_children (HkToolValue *self)
{
  for (guint i = 0; self->children != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      child->parent = NULL;
    }
}

static void
hk_tool_value_dispose (GObject *object)
{
  HkToolValue *self = HK_TOOL_VALUE (object);

  drop_children (self);
  g_clear_object (&self->children);
  g_clear_pointer (&self->node, json_node_unref);
  g_clear_pointer (&self->notes, g_strfreev);
  G_OBJECT_CLASS (hk_tool_value_parent_class)->dispose (object);
}

static void
hk_tool_value_class_init (HkToolValueClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_tool_value_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[NOTED] = g_signal_new ("noted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
hk_tool_value_init (HkToolValue *self)
{
  self->best = -1;
}

static void
emit_changed (HkToolValue *self)
{
  for (HkToolValue *value = self; value != NULL; value = value->parent)
    g_signal_emit (value, signals[CHANGED], 0);
}

static HkToolValue *
append (HkToolValue       *self,
        const HkToolField *field)
{
  g_autoptr (HkToolValue) child = hk_tool_value_new (field);

  child->parent = self;
  g_list_store_append (self->children, child);
  return child;
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

/* Returns (transfer full): what it is before anything is told.
 * @field: for the life of the program, or as long as the value */
HkToolValue *
hk_tool_value_new (const HkToolField *field)
{
  HkToolValue *self = g_object_new (HK_TYPE_TOOL_VALUE, NULL);

  self->field = field;
  if (field->kind == HK_TOOL_GROUP || field->kind == HK_TOOL_LIST)
    self->children = g_list_store_new (HK_TYPE_TOOL_VALUE);
  for (const HkToolField *part = field->fields; field->kind == HK_TOOL_GROUP && part->name != NULL; part++)
    if (part->kind != HK_TOOL_NONE)
      append (self, part);
  if (field->preset != NULL)
    {
      g_autoptr (JsonNode) preset = parse (field->preset);

      hk_tool_value_read (self, preset);
    }
  return self;
}

/* Returns (transfer none): what it is told for. */
const HkToolField *
hk_tool_value_get_field (HkToolValue *self)
{
  return self->field;
}

/* Returns (transfer none) (nullable): the group or list that it is part of. */
HkToolValue *
hk_tool_value_get_parent (HkToolValue *self)
{
  return self->parent;
}

/* Returns what a person calls it, translated. */
const char *
hk_tool_value_get_title (HkToolValue *self)
{
  return _(self->field->title);
}

/* Returns (transfer none) (nullable): what there is to choose; after the last one without an id. */
const HkWord *
hk_tool_value_list_words (HkToolValue *self)
{
  return self->field->list_words != NULL ? self->field->list_words () : self->field->words;
}

/* Returns (transfer none) (nullable): what a leaf has been told. */
JsonNode *
hk_tool_value_get_node (HkToolValue *self)
{
  return self->node;
}

static gboolean
is_same (JsonNode *a,
         JsonNode *b)
{
  return a == NULL || b == NULL ? a == b : json_node_equal (a, b);
}

/* @node: (transfer full) (nullable): what it is from now on; %NULL leaves it out */
void
hk_tool_value_set_node (HkToolValue *self,
                        JsonNode    *node)
{
  g_autoptr (JsonNode) taken = node;

  g_return_if_fail (HK_IS_TOOL_VALUE (self));
  g_return_if_fail (self->children == NULL);

  if (is_same (self->node, node))
    return;
  g_clear_pointer (&self->node, json_node_unref);
  self->node = g_steal_pointer (&taken);
  emit_changed (self);
}

/* Returns the number, or @fallback where none has been told. */
int
hk_tool_value_get_int (HkToolValue *self,
                       int          fallback)
{
  return self->node == NULL ? fallback : (int) json_node_get_int (self->node);
}

void
hk_tool_value_set_int (HkToolValue *self,
                       int          value)
{
  hk_tool_value_set_node (self, json_node_init_int (json_node_alloc (), value));
}

gboolean
hk_tool_value_get_boolean (HkToolValue *self)
{
  return self->node != NULL && json_node_get_boolean (self->node);
}

void
hk_tool_value_set_boolean (HkToolValue *self,
                           gboolean     value)
{
  hk_tool_value_set_node (self, json_node_init_boolean (json_node_alloc (), value));
}

/* Returns (nullable): the text of a choice or a text. */
const char *
hk_tool_value_get_text (HkToolValue *self)
{
  return self->node == NULL ? NULL : json_node_get_string (self->node);
}

/* @text: (nullable): %NULL and "" leave it out */
void
hk_tool_value_set_text (HkToolValue *self,
                        const char  *text)
{
  hk_tool_value_set_node (self, text == NULL || text[0] == '\0' ? NULL : json_node_init_string (json_node_alloc (), text));
}

/* Returns (transfer none) (nullable): the values of a group or a list. */
GListModel *
hk_tool_value_get_children (HkToolValue *self)
{
  return G_LIST_MODEL (self->children);
}

/* Returns (transfer none) (nullable): the value in a group.
 * @name: the name of a field */
HkToolValue *
hk_tool_value_find (HkToolValue *self,
                    const char  *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      if (g_str_equal (child->field->name, name))
        return child;
    }
  return NULL;
}

/* Returns whether a list has room for one more. */
gboolean
hk_tool_value_can_add (HkToolValue *self)
{
  return (int) g_list_model_get_n_items (G_LIST_MODEL (self->children)) < self->field->maximum;
}

/* Returns (transfer none): one more at the end of a list that has room for it. */
HkToolValue *
hk_tool_value_add (HkToolValue *self)
{
  HkToolValue *item;

  g_return_val_if_fail (hk_tool_value_can_add (self), NULL);

  item = append (self, self->field->fields);
  emit_changed (self);
  return item;
}

/* @item: of the list */
void
hk_tool_value_remove (HkToolValue *self,
                      HkToolValue *item)
{
  guint at;

  if (!g_list_store_find (self->children, item, &at))
    return;
  item->parent = NULL;
  g_list_store_remove (self->children, at);
  emit_changed (self);
}

static void
read_group (HkToolValue *self,
            JsonObject  *object)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      if (json_object_has_member (object, child->field->name))
        hk_tool_value_read (child, json_object_get_member (object, child->field->name));
    }
}

static void
read_list (HkToolValue *self,
           JsonArray   *array)
{
  drop_children (self);
  g_list_store_remove_all (self->children);
  for (guint i = 0; i < json_array_get_length (array) && hk_tool_value_can_add (self); i++)
    hk_tool_value_read (append (self, self->field->fields), json_array_get_element (array, i));
}

/* Takes over what has the form of the field; members of a group that are not there stay as they are.
 * @told: what the field would be before it is encoded */
void
hk_tool_value_read (HkToolValue *self,
                    JsonNode    *told)
{
  if (JSON_NODE_HOLDS_NULL (told))
    return;
  if (self->field->kind == HK_TOOL_GROUP && JSON_NODE_HOLDS_OBJECT (told))
    read_group (self, json_node_get_object (told));
  else if (self->field->kind == HK_TOOL_LIST && JSON_NODE_HOLDS_ARRAY (told))
    read_list (self, json_node_get_array (told));
  else if (self->field->kind == HK_TOOL_SWITCH && JSON_NODE_HOLDS_VALUE (told) && json_node_get_value_type (told) == G_TYPE_INT64)
    hk_tool_value_set_boolean (self, json_node_get_int (told) != 0);
  else if (self->children == NULL && hk_tool_field_accepts (self->field, told))
    hk_tool_value_set_node (self, json_node_copy (told));
  emit_changed (self);
}

/* Takes over what a calculator would be given; members of a group that are not there stay as they are.
 * @given: as hk_tool_value_encode() gives it */
void
hk_tool_value_decode (HkToolValue *self,
                      JsonNode    *given)
{
  g_autoptr (JsonNode) told = JSON_NODE_HOLDS_NULL (given) || self->field->decode == NULL ? json_node_copy (given) : self->field->decode (given);

  if (self->field->kind == HK_TOOL_GROUP && JSON_NODE_HOLDS_OBJECT (told))
    for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
      {
        g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);
        JsonNode *member = json_object_get_member (json_node_get_object (told), child->field->name);

        if (member != NULL)
          hk_tool_value_decode (child, member);
      }
  else if (self->field->kind == HK_TOOL_LIST && JSON_NODE_HOLDS_ARRAY (told))
    {
      drop_children (self);
      g_list_store_remove_all (self->children);
      for (guint i = 0; i < json_array_get_length (json_node_get_array (told)) && hk_tool_value_can_add (self); i++)
        hk_tool_value_decode (append (self, self->field->fields), json_array_get_element (json_node_get_array (told), i));
      emit_changed (self);
    }
  else
    hk_tool_value_read (self, told);
}

static void
forget (HkToolValue *self,
        gboolean     take_presets)
{
  g_autoptr (JsonNode) preset = self->field->preset == NULL || !take_presets ? NULL : parse (self->field->preset);

  if (self->field->kind == HK_TOOL_LIST)
    {
      drop_children (self);
      g_list_store_remove_all (self->children);
    }
  for (guint i = 0; self->children != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      forget (child, take_presets);
    }
  g_clear_pointer (&self->node, json_node_unref);
  if (preset != NULL)
    hk_tool_value_read (self, preset);
  emit_changed (self);
}

/* Forgets what has been told; it is again what it was before anything was. */
void
hk_tool_value_reset (HkToolValue *self)
{
  forget (self, TRUE);
}

/* Forgets what has been told, and what it was before that. */
void
hk_tool_value_clear (HkToolValue *self)
{
  forget (self, FALSE);
}

/* Returns (transfer full): what has been told, as hk_tool_value_read() takes it; null where nothing has. */
JsonNode *
hk_tool_value_save (HkToolValue *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) array = json_array_new ();

  if (self->children == NULL)
    return self->node != NULL ? json_node_copy (self->node) : json_node_init_null (json_node_alloc ());
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      if (self->field->kind == HK_TOOL_LIST)
        json_array_add_element (array, hk_tool_value_save (child));
      else
        json_object_set_member (object, child->field->name, hk_tool_value_save (child));
    }
  return self->field->kind == HK_TOOL_LIST ? json_node_init_array (json_node_alloc (), array)
                                           : json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
encode_group (HkToolValue *self)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);
      JsonNode *node = hk_tool_value_encode (child);

      if (node != NULL)
        json_object_set_member (object, child->field->name, node);
    }
  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
encode_list (HkToolValue *self)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);
      JsonNode *node = hk_tool_value_encode (child);

      json_array_add_element (array, node != NULL ? node : json_node_init_null (json_node_alloc ()));
    }
  return json_node_init_array (json_node_alloc (), array);
}

/* Whether it can be left out, and is. */
static gboolean
is_left_out (HkToolValue *self)
{
  if (self->children == NULL)
    return self->node == NULL;
  if (self->field->required || (self->parent != NULL && self->parent->field->kind == HK_TOOL_LIST))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      if (self->field->kind == HK_TOOL_LIST || !is_left_out (child))
        return FALSE;
    }
  return TRUE;
}

/* Returns (transfer full) (nullable): what the calculator is given; %NULL where it is left out. */
JsonNode *
hk_tool_value_encode (HkToolValue *self)
{
  g_autoptr (JsonNode) told = NULL;

  if (is_left_out (self))
    return NULL;
  if (self->field->kind == HK_TOOL_GROUP)
    told = encode_group (self);
  else if (self->field->kind == HK_TOOL_LIST)
    told = encode_list (self);
  else
    told = json_node_copy (self->node);
  return self->field->encode != NULL ? self->field->encode (told) : g_steal_pointer (&told);
}

/* Adds what has been told of a choice, a number or a name, such as "Attack Power 7". */
static void
add_summary (HkToolValue *self,
             GString     *text)
{
  const HkWord *words = hk_tool_value_list_words (self);
  const char *said = NULL;
  g_autofree char *number = NULL;

  for (guint i = 0; self->children != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      add_summary (child, text);
    }
  if (self->node == NULL)
    return;
  if (self->field->kind == HK_TOOL_INT)
    said = number = g_strdup_printf ("%s %d", hk_tool_value_get_title (self), hk_tool_value_get_int (self, 0));
  else if (self->field->kind == HK_TOOL_TEXT)
    said = hk_tool_value_get_text (self);
  else if (self->field->kind == HK_TOOL_SWITCH && hk_tool_value_get_boolean (self))
    said = hk_tool_value_get_title (self);
  for (guint i = 0; self->field->kind == HK_TOOL_CHOICE && words[i].id != NULL; i++)
    if (g_strcmp0 (words[i].id, hk_tool_value_get_text (self)) == 0)
      said = hk_tool_choice_get_label (&words[i]);
  if (said != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", said);
}

/* Returns what a person reads for a choice. */
const char *
hk_tool_choice_get_label (const HkWord *word)
{
  return word->label != NULL ? _(word->label) : hk_content_say_value (word->id);
}

/* Returns (transfer full): what has been told of it on one line. */
char *
hk_tool_value_summarise (HkToolValue *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  add_summary (self, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* @titles: (element-type utf8): what is lacking for anything to be worked out is added to it */
void
hk_tool_value_list_missing (HkToolValue *self,
                            GPtrArray   *titles)
{
  const guint n = self->children == NULL ? 0 : g_list_model_get_n_items (G_LIST_MODEL (self->children));

  if (is_left_out (self) ? self->field->required : self->field->kind == HK_TOOL_LIST && (int) n < self->field->minimum)
    g_ptr_array_add (titles, (gpointer) hk_tool_value_get_title (self));
  for (guint i = 0; i < n && !is_left_out (self); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      hk_tool_value_list_missing (child, titles);
    }
}

/* Returns (transfer none) (nullable): the value of the same field in another sheet of the same calculator; %NULL within
 * a list.
 * @root: all of the other sheet */
HkToolValue *
hk_tool_value_find_twin (HkToolValue *self,
                         HkToolValue *root)
{
  HkToolValue *parent = self->parent == NULL ? NULL : hk_tool_value_find_twin (self->parent, root);

  if (self->parent == NULL)
    return root;
  return parent == NULL || parent->field->kind == HK_TOOL_LIST ? NULL : hk_tool_value_find (parent, self->field->name);
}

/* Returns (nullable): the result for one of the choices, in a few letters.
 * @choice: its number */
const char *
hk_tool_value_get_note (HkToolValue *self,
                        guint        choice)
{
  return self->notes == NULL || choice >= g_strv_length (self->notes) || self->notes[choice][0] == '\0' ? NULL : self->notes[choice];
}

/* Returns whether nothing is better than that choice. */
gboolean
hk_tool_value_is_best (HkToolValue *self,
                       guint        choice)
{
  return self->best >= 0 && (guint) self->best == choice;
}

/* Says what the result is for each choice.
 * @notes: (transfer full) (nullable): "" where there is none
 * @best: the best of them; -1 for none */
void
hk_tool_value_set_notes (HkToolValue *self,
                         GStrv        notes,
                         int          best)
{
  g_strfreev (self->notes);
  self->notes = notes;
  self->best = best;
  g_signal_emit (self, signals[NOTED], 0);
}
