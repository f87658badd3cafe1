/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-pack-cell.h"
#include "hk-pack-private.h"
#include "hk-pack-table.h"
#include "hk-pack-typing.h"

/* Typing into the cells of a table with as few keys as can be: a number is whole when no other can begin with it, a choice and a name
 * as soon as nothing else begins so. */

#define BETWEEN ", "

static gboolean
is_digits (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

/* Whether a digit more would leave the range. */
static HkPackTyped
type_number (JsonObject *field,
             const char *typed)
{
  const gint64 minimum = json_object_get_int_member_with_default (field, "min", 0);
  const gint64 maximum = json_object_get_int_member_with_default (field, "max", 999);
  const gboolean negative = *typed == '-';
  const gint64 most = negative ? -minimum : maximum;
  const char *digits = typed + (negative || *typed == '+');

  if (!is_digits (digits) || strlen (digits) > 9)
    return HK_PACK_TYPED_OPEN;
  return digits[0] == '0' || g_ascii_strtoll (digits, NULL, 10) * 10 > most ? HK_PACK_TYPED_WHOLE : HK_PACK_TYPED_OPEN;
}

/* Where the last of several names begins. */
static const char *
find_last (const char *text)
{
  const char *comma = strrchr (text, ',');

  return comma == NULL ? text : comma + 1 + strspn (comma + 1, " ");
}

static gboolean
is_taken (HkPackPick *pick,
          const char *folded)
{
  g_autofree char *title = hk_pack_table_fold (pick->title);

  return g_str_has_prefix (title, folded);
}

/* (nullable): the only name that begins so, the own one of the language before the ids. */
static HkPackPick *
find_only (GPtrArray  *picks,
           const char *typed)
{
  g_autofree char *folded = hk_pack_table_fold (typed);
  HkPackPick *only = NULL;

  if (folded[0] == '\0')
    return NULL;
  for (guint i = 0; i < picks->len; i++)
    if (is_taken (g_ptr_array_index (picks, i), folded))
      {
        if (only != NULL)
          return NULL;
        only = g_ptr_array_index (picks, i);
      }
  return only;
}

static HkPackTyped
type_name (JsonObject  *field,
           GPtrArray   *picks,
           const char  *typed,
           char       **text)
{
  const gboolean several = json_object_has_member (field, "join");
  const gboolean amounts = json_object_get_boolean_member_with_default (field, "amounts", FALSE);
  const gboolean open = json_object_get_boolean_member_with_default (field, "open", FALSE);
  const char *last = several ? find_last (typed) : typed;
  const char *blank = strrchr (last, ' ');
  HkPackPick *only;

  /* The number behind a name ends it. */
  if (amounts && blank != NULL && strlen (blank) == 2 && g_ascii_isdigit (blank[1]))
    {
      *text = g_strconcat (typed, BETWEEN, NULL);
      return HK_PACK_TYPED_OPEN;
    }
  only = find_only (picks, last);
  if (only == NULL)
    return HK_PACK_TYPED_OPEN;
  *text = g_strdup_printf ("%.*s%s%s", (int) (last - typed), typed, only->title, amounts ? " " : several && !open ? BETWEEN : "");
  if (open && !amounts)
    return HK_PACK_TYPED_SUGGESTED;
  return several ? HK_PACK_TYPED_OPEN : HK_PACK_TYPED_WHOLE;
}

/* Works out what a key has made of a cell. Returns what the cell is now.
 * @typed: what stands in it, the key included
 * @text: (out) (nullable): what is to stand there instead, or %NULL */
HkPackTyped
hk_pack_type (HkPack     *pack,
              JsonObject *field,
              const char *typed,
              char      **text)
{
  g_autoptr (GPtrArray) picks = hk_pack_list_picks (pack, field);

  *text = NULL;
  if (hk_pack_field_is_yes_no (field) && (g_str_equal (typed, "0") || g_str_equal (typed, "1")))
    {
      HkPackPick *pick = g_ptr_array_index (picks, *typed == '1' ? 0 : 1);

      *text = g_strdup (pick->title);
      return HK_PACK_TYPED_WHOLE;
    }
  if (picks != NULL)
    return type_name (field, picks, typed, text);
  return g_str_equal (hk_pack_field_get_type (field), "int") ? type_number (field, typed) : HK_PACK_TYPED_OPEN;
}

/* Returns (transfer full) (nullable): the text without its last name, where the field holds several and the end of that was erased.
 * @text: what stood in the cell before */
char *
hk_pack_type_back (JsonObject *field,
                   const char *text)
{
  g_autofree char *kept = NULL;

  if (!json_object_has_member (field, "join") || !g_str_has_suffix (text, BETWEEN))
    return NULL;
  kept = g_strndup (text, strlen (text) - strlen (BETWEEN));
  return g_strndup (kept, (gsize) (find_last (kept) - kept));
}

/* Returns (transfer full): what stays in a cell that is left. */
char *
hk_pack_type_leave (JsonObject *field,
                    const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  if (json_object_has_member (field, "join") && g_str_has_suffix (stripped, ","))
    stripped[strlen (stripped) - 1] = '\0';
  return g_steal_pointer (&stripped);
}

/* Returns (transfer full) (nullable): what the key of the next component should be, where the keys are counted: a number more than above.
 * @above: (nullable): the key in the row above, as it is shown */
char *
hk_pack_type_new_key (HkPack     *pack,
                      const char *kind,
                      const char *above)
{
  JsonObject *schema = hk_pack_find_kind (pack, kind, NULL);
  const char *key = json_object_get_string_member_with_default (schema, "key", NULL);
  JsonObject *field = key == NULL ? NULL : hk_pack_find_field (schema, key);
  const gboolean counted = json_object_get_boolean_member_with_default (schema, "counted", FALSE);

  if (field == NULL || (!counted && !g_str_equal (hk_pack_field_get_type (field), "int")))
    return NULL;
  if (above == NULL)
    return g_strdup_printf ("%" G_GINT64_FORMAT, MAX (1, json_object_get_int_member_with_default (field, "min", 1)));
  return is_digits (above) && strlen (above) < 9 ? g_strdup_printf ("%" G_GINT64_FORMAT, g_ascii_strtoll (above, NULL, 10) + 1) : NULL;
}

/* What the texts of a row tell; what cannot be read is left out. */
static JsonObject *
read_loosely (HkPack             *pack,
              JsonArray          *fields,
              const char * const *texts)
{
  JsonObject *component = json_object_new ();

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      JsonNode *value = hk_pack_cell_read (pack, field, texts[i], NULL);

      if (value != NULL)
        json_object_set_member (component, hk_pack_field_get_id (field), value);
    }
  return component;
}

/* Returns whether a component like that can have anything in a column.
 * @texts: one for each field of the kind
 * @column: the position of a field */
gboolean
hk_pack_type_needs (HkPack             *pack,
                    const char         *kind,
                    const char * const *texts,
                    guint               column)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  JsonObject *field = json_array_get_object_element (fields, column);
  g_autoptr (JsonObject) component = NULL;

  if (!json_object_has_member (field, "when"))
    return TRUE;
  component = read_loosely (pack, fields, texts);
  return hk_pack_field_is_needed (field, component);
}

/* Returns (transfer full): the component that a row of texts tells of, or %NULL. Errors: %HK_ERROR_PARAMETER.
 * @texts: one for each field of the kind
 * @column: (out): where the error is */
JsonObject *
hk_pack_type_read (HkPack             *pack,
                   const char         *kind,
                   const char * const *texts,
                   guint              *column,
                   GError            **error)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  g_autoptr (JsonObject) component = json_object_new ();

  for (*column = 0; *column < json_array_get_length (fields); (*column)++)
    {
      JsonObject *field = json_array_get_object_element (fields, *column);
      g_autoptr (GError) local = NULL;
      JsonNode *value;

      value = hk_pack_cell_read (pack, field, texts[*column], &local);
      if (value != NULL)
        json_object_set_member (component, hk_pack_field_get_id (field), json_node_ref (value));
      if (local == NULL && value != NULL)
        hk_pack_check_field (field, value, &local);
      else if (local == NULL && !hk_pack_field_is_optional (field))
        hk_error_expect (hk_pack_field_get_title (field), _("filled in"), &local);
      g_clear_pointer (&value, json_node_unref);
      if (local == NULL)
        continue;
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  json_object_set_string_member (component, "source", "owner");
  return g_steal_pointer (&component);
}

/* Returns (transfer full): the keys of the kind, as people read them, that nobody has entered; empty where they are not known. */
GStrv
hk_pack_list_missing (HkPack     *pack,
                      const char *kind)
{
  JsonObject *schema = hk_pack_find_kind (pack, kind, NULL);
  const char *key = json_object_get_string_member_with_default (schema, "key", NULL);
  JsonObject *field = key == NULL ? NULL : hk_pack_find_field (schema, key);
  g_autoptr (GPtrArray) picks = field == NULL ? NULL : hk_pack_list_picks (pack, field);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; picks != NULL && i < picks->len; i++)
    {
      HkPackPick *pick = g_ptr_array_index (picks, i);

      if (hk_pack_lookup (pack, kind, pick->id) == NULL)
        g_strv_builder_add (builder, pick->title);
    }
  return g_strv_builder_end (builder);
}
