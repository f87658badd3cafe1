/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-typing.h"
#include "hk-component-grid-row.h"

struct _HkComponentGridRow
{
  GObject     parent_instance;

  HkPack     *pack;
  char       *kind;
  JsonArray  *fields;
  JsonObject *kept;  /* as it is in the pack; NULL while it is not */
  GPtrArray  *texts; /* one a field */
};

G_DEFINE_FINAL_TYPE (HkComponentGridRow, hk_component_grid_row, G_TYPE_OBJECT)

static void
hk_component_grid_row_finalize (GObject *object)
{
  HkComponentGridRow *self = HK_COMPONENT_GRID_ROW (object);

  g_object_unref (self->pack);
  g_free (self->kind);
  g_clear_pointer (&self->kept, json_object_unref);
  g_ptr_array_unref (self->texts);
  G_OBJECT_CLASS (hk_component_grid_row_parent_class)->finalize (object);
}

static void
hk_component_grid_row_class_init (HkComponentGridRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_component_grid_row_finalize;
}

static void
hk_component_grid_row_init (HkComponentGridRow *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
}

/* Returns (transfer full): a row that shows the component.
 * @kind: the id of a kind
 * @component: (nullable): what is known; %NULL for an empty row */
HkComponentGridRow *
hk_component_grid_row_new (HkPack     *pack,
                           const char *kind,
                           JsonObject *component)
{
  HkComponentGridRow *self = g_object_new (HK_TYPE_COMPONENT_GRID_ROW, NULL);

  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  self->fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  self->kept = component == NULL ? NULL : json_object_ref (component);
  for (guint i = 0; i < json_array_get_length (self->fields); i++)
    {
      JsonObject *field = json_array_get_object_element (self->fields, i);
      JsonNode *value = component == NULL ? NULL : json_object_get_member (component, hk_pack_field_get_id (field));

      g_ptr_array_add (self->texts, hk_pack_cell_show (pack, field, value));
    }
  g_ptr_array_add (self->texts, NULL);
  return self;
}

/* Returns what stands in the cell.
 * @column: the position of a field */
const char *
hk_component_grid_row_get_text (HkComponentGridRow *self,
                                guint               column)
{
  return g_ptr_array_index (self->texts, column);
}

void
hk_component_grid_row_set_text (HkComponentGridRow *self,
                                guint               column,
                                const char         *text)
{
  char *copy = g_strdup (text);

  g_free (g_ptr_array_index (self->texts, column));
  g_ptr_array_index (self->texts, column) = copy;
}

/* Returns whether a component like this can have anything in the column. */
gboolean
hk_component_grid_row_needs (HkComponentGridRow *self,
                             guint               column)
{
  return hk_pack_type_needs (self->pack, self->kind, (const char * const *) self->texts->pdata, column);
}

/* Returns whether nothing was typed yet, besides a key. */
gboolean
hk_component_grid_row_is_blank (HkComponentGridRow *self)
{
  const char *key = json_object_get_string_member_with_default (hk_pack_find_kind (self->pack, self->kind, NULL), "key", NULL);

  for (guint i = 0; self->kept == NULL && i < json_array_get_length (self->fields); i++)
    if (*hk_component_grid_row_get_text (self, i) != '\0'
        && g_strcmp0 (hk_pack_field_get_id (json_array_get_object_element (self->fields, i)), key) != 0)
      return FALSE;
  return self->kept == NULL;
}

/* Returns (nullable): the component as it is in the pack; %NULL while it is not. */
JsonObject *
hk_component_grid_row_get_kept (HkComponentGridRow *self)
{
  return self->kept;
}

/* Returns (transfer full) (nullable): the key under which it is in the pack; %NULL while it is not. */
char *
hk_component_grid_row_dup_key (HkComponentGridRow *self)
{
  const char *key = json_object_get_string_member_with_default (hk_pack_find_kind (self->pack, self->kind, NULL), "key", NULL);
  JsonNode *node = key == NULL || self->kept == NULL ? NULL : json_object_get_member (self->kept, key);

  if (node == NULL)
    return self->kept == NULL ? NULL : g_strdup ("");
  return json_node_get_value_type (node) == G_TYPE_STRING ? g_strdup (json_node_get_string (node)) : json_to_string (node, FALSE);
}

/* Returns what stands in the cells, one a field, with %NULL behind the last. */
const char * const *
hk_component_grid_row_get_texts (HkComponentGridRow *self)
{
  return (const char * const *) self->texts->pdata;
}

/* Takes the component out of the pack, if it is there. Returns whether it is not there now. Errors: those of hk_pack_remove(). */
gboolean
hk_component_grid_row_remove (HkComponentGridRow *self,
                              GError            **error)
{
  g_autofree char *key = hk_component_grid_row_dup_key (self);

  if (key != NULL && !hk_pack_remove (self->pack, self->kind, key, error))
    return FALSE;
  g_clear_pointer (&self->kept, json_object_unref);
  return TRUE;
}

/* Brings the row into the pack, where it differs from what is there. Returns whether it is there now. Errors: those of hk_pack_put().
 * @column: (out): where the error is */
gboolean
hk_component_grid_row_keep (HkComponentGridRow *self,
                            guint              *column,
                            GError            **error)
{
  g_autoptr (JsonObject) component = hk_pack_type_read (self->pack, self->kind, hk_component_grid_row_get_texts (self), column, error);
  g_autofree char *old_key = hk_component_grid_row_dup_key (self);
  g_autofree char *key = NULL;

  if (component == NULL)
    return FALSE;
  *column = 0;
  if (self->kept != NULL && json_object_equal (self->kept, component))
    return TRUE;
  if (!hk_pack_replace (self->pack, self->kind, old_key, component, error))
    return FALSE;
  g_clear_pointer (&self->kept, json_object_unref);
  self->kept = json_object_ref (component);
  /* As the pack has it: signed, and without what there is none of. */
  key = hk_component_grid_row_dup_key (self);
  json_object_unref (self->kept);
  self->kept = json_object_ref (hk_pack_lookup (self->pack, self->kind, key));
  return TRUE;
}
