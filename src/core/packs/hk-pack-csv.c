/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-score-sheet.h"
#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* Packs as tables: one file a kind, one row a component, as RFC 4180 has it. */

static char *
to_cell (JsonNode *node)
{
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
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

/* More columns than any kind has fields. */
#define MAX_COLUMNS 100

/* (transfer full): the cells of the row at *@text, which moves on to the next; NULL at the end. A row that is too long ends early,
 * with more cells than there may be. */
static GPtrArray *
read_row (const char **text)
{
  g_autoptr (GPtrArray) cells = NULL;
  const char *at = *text;

  if (*at == '\0')
    return NULL;
  cells = g_ptr_array_new_with_free_func (g_free);
  for (;;)
    {
      GString *cell = g_string_new (NULL);

      if (*at == '"')
        {
          at++;
          while (*at != '\0' && (*at != '"' || at[1] == '"'))
            {
              at += *at == '"';
              g_string_append_c (cell, *at++);
            }
          at += *at == '"';
        }
      while (*at != '\0' && *at != ',' && *at != '\r' && *at != '\n')
        g_string_append_c (cell, *at++);
      g_ptr_array_add (cells, g_string_free_and_steal (cell));
      if (*at != ',' || cells->len > MAX_COLUMNS)
        break;
      at++;
    }
  at += *at == '\r';
  at += *at == '\n';
  *text = at;
  return g_steal_pointer (&cells);
}

static JsonNode *
from_cell (JsonObject *field,
           const char *cell,
           guint       row,
           GError    **error)
{
  const char *type = json_object_get_string_member_with_default (field, "type", "string");
  gint64 number;

  if (g_str_equal (type, "int"))
    {
      if (g_ascii_string_to_signed (cell, 10, G_MININT, G_MAXINT, &number, NULL))
        return json_node_init_int (json_node_alloc (), number);
    }
  else if (g_str_equal (type, "int-list"))
    {
      g_auto (GStrv) parts = g_strsplit_set (cell, " ;", -1);
      g_autoptr (JsonArray) array = json_array_new ();
      gboolean ok = TRUE;

      for (guint i = 0; parts[i] != NULL && ok; i++)
        {
          if (parts[i][0] == '\0')
            continue;
          ok = g_ascii_string_to_signed (parts[i], 10, G_MININT, G_MAXINT, &number, NULL);
          json_array_add_int_element (array, number);
        }
      if (ok)
        return json_node_init_array (json_node_alloc (), array);
    }
  else
    return json_node_init_string (json_node_alloc (), cell);
  /* Translators: %u: a row of the table; %s: what stands there; %s: a field. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Row %u: “%s” is not a number for “%s”."), row, cell,
               json_object_get_string_member (field, "id"));
  return NULL;
}

static JsonObject *
find_field (JsonObject *kind,
            const char *id)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");

  for (guint i = 0; i < json_array_get_length (fields); i++)
    if (g_str_equal (json_object_get_string_member (json_array_get_object_element (fields, i), "id"), id))
      return json_array_get_object_element (fields, i);
  return NULL;
}

static JsonObject *
read_component (JsonObject *schema,
                GPtrArray  *columns,
                GPtrArray  *cells,
                guint       row,
                GError    **error)
{
  g_autoptr (JsonObject) component = json_object_new ();

  if (cells->len != columns->len)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Row %u has %u cells, but there are %u columns."), row, cells->len, columns->len);
      return NULL;
    }
  for (guint i = 0; i < cells->len; i++)
    {
      const char *id = g_ptr_array_index (columns, i);
      const char *cell = g_ptr_array_index (cells, i);
      JsonObject *field = find_field (schema, id);
      JsonNode *value;

      if (cell[0] == '\0')
        continue;
      if (strlen (cell) > HK_PACK_MAX_TEXT)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Row %u: a cell is too long."), row);
          return NULL;
        }
      if (field == NULL)
        {
          json_object_set_string_member (component, id, cell);
          continue;
        }
      value = from_cell (field, cell, row, error);
      if (value == NULL)
        return NULL;
      json_object_set_member (component, id, value);
    }
  if (!json_object_has_member (component, "source"))
    json_object_set_string_member (component, "source", "owner");
  return g_steal_pointer (&component);
}

/* Adds components of one kind; those with the same key are replaced. All or nothing. Returns whether it worked.
 * Errors: %HK_ERROR_FORMAT or %HK_ERROR_PARAMETER.
 * @kind: the id of a kind
 * @text: a line of column names and a line for every component */
gboolean
hk_pack_import_csv (HkPack     *self,
                    const char *kind,
                    const char *text,
                    GError    **error)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, error);
  g_autoptr (GPtrArray) columns = NULL;
  g_autoptr (GHashTable) components = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  guint row = 1;

  g_hash_table_insert (components, g_strdup (kind), list);
  if (schema == NULL)
    return FALSE;
  if (strlen (text) > HK_PACK_MAX_BYTES)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is too large to be read."), _("The file"));
      return FALSE;
    }
  if (!g_utf8_validate (text, -1, NULL))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not UTF-8 text."), _("The file"));
      return FALSE;
    }
  if (g_str_has_prefix (text, "\357\273\277"))
    text += 3;
  columns = read_row (&text);
  if (columns == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The file is empty; its first line should name the columns."));
      return FALSE;
    }
  for (guint i = 0; i < columns->len; i++)
    {
      const char *id = g_ptr_array_index (columns, i);

      if (find_field (schema, id) == NULL && !g_str_equal (id, "source"))
        {
          if (strlen (id) > HK_PACK_MAX_TEXT)
            {
              g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is too large to be read."), _("The file"));
              return FALSE;
            }
          /* Translators: %s: a column of the table; %s: a kind of component. */
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("There is no column “%s” for “%s”."), id, kind);
          return FALSE;
        }
    }
  for (;;)
    {
      g_autoptr (GPtrArray) cells = read_row (&text);
      g_autoptr (GError) local = NULL;
      JsonObject *component;

      row++;
      if (cells == NULL)
        break;
      if (cells->len == 1 && ((const char *) g_ptr_array_index (cells, 0))[0] == '\0')
        continue;
      if (list->len >= HK_PACK_MAX_COMPONENTS)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The table has more than %d rows."), HK_PACK_MAX_COMPONENTS);
          return FALSE;
        }
      component = read_component (schema, columns, cells, row, error);
      if (component == NULL)
        return FALSE;
      g_ptr_array_add (list, component);
      if (!hk_pack_check (self, kind, component, &local))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Row %u: %s"), row, local->message);
          return FALSE;
        }
    }
  return hk_pack_merge (self, components, error);
}
