/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-score-sheet.h"
#include "core/record/hk-error.h"
#include "hk-pack-paste.h"

/* Packs as tables: one file a kind, one row a component, as RFC 4180 has it. */

static char *
to_cell (JsonNode *node)
{
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_to_string (node, FALSE);
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      GString *text = g_string_new (NULL);

      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        g_string_append_printf (text, i == 0 ? "%" G_GINT64_FORMAT : " %" G_GINT64_FORMAT,
                                json_array_get_int_element (json_node_get_array (node), i));
      return g_string_free_and_steal (text);
    }
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));
  return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
}

/* (transfer full): the ids of the fields, and where the values come from. */
static GStrv
list_columns (JsonObject *kind)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *fields = json_object_get_array_member (kind, "fields");

  for (guint i = 0; i < json_array_get_length (fields); i++)
    g_strv_builder_add (builder, json_object_get_string_member (json_array_get_object_element (fields, i), "id"));
  g_strv_builder_add (builder, "source");
  return g_strv_builder_end (builder);
}

/* Returns (transfer full): a line of column names and a line for every component, or %NULL. Errors:
 * %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind */
char *
hk_pack_to_csv (HkPack     *self,
                const char *kind,
                GError    **error)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, error);
  g_auto (GStrv) columns = schema == NULL ? NULL : list_columns (schema);
  GPtrArray *list = hk_pack_list (self, kind);
  g_autoptr (HkScoreSheet) sheet = NULL;

  if (schema == NULL)
    return NULL;
  sheet = hk_score_sheet_new (kind, (const char * const *) columns);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) cells = NULL;

      for (guint j = 0; columns[j] != NULL; j++)
        g_strv_builder_take (builder, to_cell (json_object_get_member (g_ptr_array_index (list, i), columns[j])));
      cells = g_strv_builder_end (builder);
      hk_score_sheet_add_row (sheet, (const char * const *) cells);
    }
  return hk_score_sheet_to_csv (sheet);
}

/* Adds components of one kind; what a row says of one that is there is laid over it. All or nothing. Returns whether it
 * worked. Errors: %HK_ERROR_FORMAT, %HK_ERROR_PARAMETER or %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind
 * @text: UTF-8: a line of column names and a line for every component, as a spreadsheet writes them */
gboolean
hk_pack_import_csv (HkPack     *self,
                    const char *kind,
                    const char *text,
                    GError    **error)
{
  g_autoptr (HkPackPaste) paste = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return hk_error_fail (error, HK_ERROR_FORMAT, _("%s is not UTF-8 text."), _("The file"));
  paste = hk_pack_paste_new (self, kind, text, error);
  if (paste == NULL)
    return FALSE;
  for (guint i = 0; i < hk_pack_paste_get_n_columns (paste); i++)
    {
      const char *title = hk_pack_paste_get_title (paste, i);

      if (hk_pack_paste_get_field (paste, i) == NULL || title == NULL)
        return hk_error_fail (error, HK_ERROR_FORMAT, _("There is no column “%s” for “%s”."), title == NULL ? "" : title, kind);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (paste)); i++)
    {
      g_autoptr (HkPackRow) row = g_list_model_get_item (G_LIST_MODEL (paste), i);
      g_autofree char *problem = hk_pack_row_describe (row);

      if (problem != NULL)
        return hk_error_fail (error, HK_ERROR_FORMAT, _("Row %u: %s"), hk_pack_row_get_number (row), problem);
    }
  return hk_pack_paste_apply (paste, error);
}
