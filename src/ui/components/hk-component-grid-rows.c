/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-typing.h"
#include "hk-component-grid-rows.h"

/* The rows of the grid: what the pack knows, what it is known to lack, and what is being typed. */

static HkComponentGridRow *
dup_row (GListStore *rows,
         guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (rows), position);
}

static guint
count (GListStore *rows)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rows));
}

/* Adds an empty row, with the next key where keys are counted. */
void
hk_component_grid_rows_add (GListStore *rows,
                            HkPack     *pack,
                            const char *kind)
{
  JsonObject *schema = hk_pack_find_kind (pack, kind, NULL);
  JsonArray *fields = json_object_get_array_member (schema, "fields");
  const char *key = json_object_get_string_member_with_default (schema, "key", NULL);
  g_autoptr (HkComponentGridRow) row = hk_component_grid_row_new (pack, kind, NULL);
  g_autoptr (HkComponentGridRow) above = count (rows) == 0 ? NULL : dup_row (rows, count (rows) - 1);

  for (guint i = 0; key != NULL && i < json_array_get_length (fields); i++)
    if (g_str_equal (hk_pack_field_get_id (json_array_get_object_element (fields, i)), key))
      {
        g_autofree char *next = hk_pack_type_new_key (pack, kind, above == NULL ? NULL : hk_component_grid_row_get_text (above, i));

        hk_component_grid_row_set_text (row, i, next == NULL ? "" : next);
      }
  g_list_store_append (rows, row);
}

/* Adds the row that was not whole when the grid was left. Returns whether there was one. */
static gboolean
add_draft (GListStore *rows,
           HkPack     *pack,
           const char *kind)
{
  g_auto (GStrv) texts = hk_component_draft_read (pack, kind);
  g_autoptr (HkComponentGridRow) row = NULL;

  if (texts == NULL)
    return FALSE;
  row = hk_component_grid_row_new (pack, kind, NULL);
  for (guint i = 0; texts[i] != NULL; i++)
    hk_component_grid_row_set_text (row, i, texts[i]);
  g_list_store_append (rows, row);
  return TRUE;
}

/* What is known, then what was being typed, what is known to be missing, or an empty row. */
void
hk_component_grid_rows_fill (GListStore *rows,
                             HkPack     *pack,
                             const char *kind)
{
  GPtrArray *list = hk_pack_list (pack, kind);
  g_auto (GStrv) missing = hk_pack_list_missing (pack, kind);
  gboolean has_draft;

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (HkComponentGridRow) row = hk_component_grid_row_new (pack, kind, g_ptr_array_index (list, i));

      g_list_store_append (rows, row);
    }
  has_draft = add_draft (rows, pack, kind);
  for (guint i = 0; missing[i] != NULL; i++)
    {
      g_autoptr (HkComponentGridRow) row = hk_component_grid_row_new (pack, kind, NULL);

      hk_component_grid_row_set_text (row, 0, missing[i]);
      g_list_store_append (rows, row);
    }
  if (!has_draft && missing[0] == NULL && (list->len == 0 || list->len < hk_pack_get_expected (pack, kind)))
    hk_component_grid_rows_add (rows, pack, kind);
}

/* The row of a component, and the place behind those that are kept. */
static gboolean
find_row (GListStore *rows,
          JsonObject *component,
          guint      *behind)
{
  gboolean found = FALSE;

  *behind = 0;
  for (guint i = 0; i < count (rows); i++)
    {
      g_autoptr (HkComponentGridRow) row = dup_row (rows, i);
      JsonObject *kept = hk_component_grid_row_get_kept (row);

      if (kept == NULL)
        continue;
      *behind = i + 1;
      found |= json_object_equal (kept, component);
    }
  return found;
}

/* Shows the pack as it is now, after it was changed elsewhere; what is being typed stays, and there is a row to
 * type into. */
void
hk_component_grid_rows_refresh (GListStore *rows,
                                HkPack     *pack,
                                const char *kind)
{
  GPtrArray *list = hk_pack_list (pack, kind);

  for (guint i = count (rows); i > 0; i--)
    {
      g_autoptr (HkComponentGridRow) row = dup_row (rows, i - 1);
      JsonObject *kept = hk_component_grid_row_get_kept (row);
      g_autofree char *key = hk_component_grid_row_dup_key (row);
      JsonObject *now = kept == NULL ? NULL : hk_pack_lookup (pack, kind, key);

      if (kept == NULL || (now != NULL && json_object_equal (kept, now)))
        continue;
      g_list_store_remove (rows, i - 1);
      if (now != NULL)
        {
          g_autoptr (HkComponentGridRow) changed = hk_component_grid_row_new (pack, kind, now);

          g_list_store_insert (rows, i - 1, changed);
        }
    }
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (HkComponentGridRow) added = NULL;
      guint behind;

      if (find_row (rows, g_ptr_array_index (list, i), &behind))
        continue;
      added = hk_component_grid_row_new (pack, kind, g_ptr_array_index (list, i));
      g_list_store_insert (rows, MIN (i, behind), added);
    }
  if (count (rows) == 0)
    hk_component_grid_rows_add (rows, pack, kind);
}

/* Returns where the first row is that is not in the pack; 0 when all are. */
guint
hk_component_grid_rows_find_open (GListStore *rows)
{
  for (guint i = 0; i < count (rows); i++)
    {
      g_autoptr (HkComponentGridRow) row = dup_row (rows, i);

      if (hk_component_grid_row_get_kept (row) == NULL)
        return i;
    }
  return 0;
}
