/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/content/hk-content-words.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-pack-cell.h"
#include "hk-pack-private.h"
#include "hk-pack-table.h"

/* What stands in a field as text that people read and write: numbers, choices and names, never ids. */

const char *
hk_pack_field_get_id (JsonObject *field)
{
  return json_object_get_string_member (field, "id");
}

const char *
hk_pack_field_get_title (JsonObject *field)
{
  return json_object_get_string_member_with_default (field, "title", hk_pack_field_get_id (field));
}

const char *
hk_pack_field_get_type (JsonObject *field)
{
  return json_object_get_string_member_with_default (field, "type", "string");
}

gboolean
hk_pack_field_is_optional (JsonObject *field)
{
  return json_object_get_boolean_member_with_default (field, "optional", FALSE);
}

/* Returns whether it is 1 for yes or 0 for no. */
gboolean
hk_pack_field_is_yes_no (JsonObject *field)
{
  return g_str_equal (hk_pack_field_get_type (field), "int") && json_object_get_int_member_with_default (field, "min", 0) == 0
         && json_object_get_int_member_with_default (field, "max", 999) == 1;
}

/* Returns whether a component like that can have anything in the field: its "when" names another field and the values of it.
 * @component: what is known of the component so far */
gboolean
hk_pack_field_is_needed (JsonObject *field,
                         JsonObject *component)
{
  JsonObject *when = json_object_has_member (field, "when") ? json_object_get_object_member (field, "when") : NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  if (when == NULL)
    return TRUE;
  json_object_iter_init (&iter, when);
  while (json_object_iter_next (&iter, &member, &node))
    {
      const char *value = json_object_get_string_member_with_default (component, member, "");
      JsonArray *values = json_node_get_array (node);
      gboolean found = FALSE;

      for (guint i = 0; !found && i < json_array_get_length (values); i++)
        found = g_str_equal (json_array_get_string_element (values, i), value);
      if (!found)
        return FALSE;
    }
  return TRUE;
}

/* Returns (nullable): the field of that id.
 * @kind: a kind of the schema */
JsonObject *
hk_pack_find_field (JsonObject *kind,
                    const char *id)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");

  for (guint i = 0; i < json_array_get_length (fields); i++)
    if (g_str_equal (hk_pack_field_get_id (json_array_get_object_element (fields, i)), id))
      return json_array_get_object_element (fields, i);
  return NULL;
}

static void
free_pick (gpointer pick)
{
  g_free (((HkPackPick *) pick)->id);
  g_free (((HkPackPick *) pick)->title);
  g_free (pick);
}

static void
add_pick (GPtrArray  *picks,
          const char *id,
          const char *title)
{
  HkPackPick *pick = g_new0 (HkPackPick, 1);

  pick->id = g_strdup (id);
  pick->title = g_strdup (title);
  g_ptr_array_add (picks, pick);
}

/* (transfer none) (nullable): what the game lists under a name, which is asked once: a table asks for it at each of its cells. */
static GStrv
list_of_game (HkPack     *pack,
              const char *list)
{
  GStrv pairs = g_hash_table_lookup (pack->picks, list);

  if (pairs == NULL && pack->game->list_picks != NULL && (pairs = pack->game->list_picks (list)) != NULL)
    g_hash_table_insert (pack->picks, g_strdup (list), pairs);
  return pairs;
}

/* What the game lists under a name, or the keys of a kind. */
static void
add_picks_of (GPtrArray  *picks,
              HkPack     *pack,
              const char *list)
{
  GStrv pairs = list_of_game (pack, list);
  JsonObject *kind = pairs == NULL ? hk_pack_find_kind (pack, list, NULL) : NULL;

  for (guint i = 0; pairs != NULL && pairs[i] != NULL && pairs[i + 1] != NULL; i += 2)
    add_pick (picks, pairs[i], pairs[i + 1]);
  for (guint i = 0; kind != NULL && i < hk_pack_list (pack, list)->len; i++)
    {
      g_autofree char *key = hk_pack_key_of (kind, g_ptr_array_index (hk_pack_list (pack, list), i));

      add_pick (picks, key, key);
    }
}

/* Returns (transfer full) (nullable) (element-type HkPackPick): what the field may name; %NULL where it is no choice. */
GPtrArray *
hk_pack_list_picks (HkPack     *pack,
                    JsonObject *field)
{
  g_autoptr (GPtrArray) picks = g_ptr_array_new_with_free_func (free_pick);
  JsonArray *array;

  if (hk_pack_field_is_yes_no (field))
    {
      add_pick (picks, "1", C_("a cell of a table", "yes"));
      add_pick (picks, "0", C_("a cell of a table", "no"));
    }
  else if (g_str_equal (hk_pack_field_get_type (field), "enum"))
    {
      array = json_object_get_array_member (field, "values");
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          const char *value = json_array_get_string_element (array, i);
          const char *said = hk_content_say_value (value);
          g_autofree char *words = g_strdup (said);

          /* Where no language has words for it, the id has them. */
          if (g_str_equal (said, value))
            g_strdelimit (words, "-", ' ');
          add_pick (picks, value, words);
        }
    }
  else if (json_object_has_member (field, "picks"))
    {
      array = json_object_get_array_member (field, "picks");
      for (guint i = 0; i < json_array_get_length (array); i++)
        add_pick (picks, hk_pack_field_get_id (json_array_get_object_element (array, i)),
                  hk_pack_field_get_title (json_array_get_object_element (array, i)));
    }
  if (json_object_has_member (field, "picks-of"))
    add_picks_of (picks, pack, json_object_get_string_member (field, "picks-of"));
  else if (picks->len == 0)
    return NULL;
  return g_steal_pointer (&picks);
}

/* What stands between several names in what is kept; NULL where the field holds one. */
static const char *
get_join (JsonObject *field)
{
  return json_object_get_string_member_with_default (field, "join", NULL);
}

static gboolean
is_open (JsonObject *field)
{
  return json_object_get_boolean_member_with_default (field, "open", FALSE);
}

static gboolean
has_amounts (JsonObject *field)
{
  return json_object_get_boolean_member_with_default (field, "amounts", FALSE);
}

/* Returns (transfer full): what may stand in a cell of the field, such as "0 to 16", for people. */
char *
hk_pack_describe_allowed (HkPack     *pack,
                          JsonObject *field)
{
  g_autoptr (GPtrArray) picks = hk_pack_list_picks (pack, field);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  for (guint i = 0; picks != NULL && i < picks->len; i++)
    g_strv_builder_add (builder, ((HkPackPick *) g_ptr_array_index (picks, i))->title);
  titles = g_strv_builder_end (builder);
  if (titles[0] != NULL)
    return g_strjoinv (", ", titles);
  if (json_object_has_member (field, "form"))
    return g_strdup (json_object_get_string_member (field, "form"));
  if (g_str_equal (hk_pack_field_get_type (field), "string"))
    return g_strdup (C_("what may stand in a cell", "text"));
  /* Translators: what may stand in a cell of a table: a number from %d to %d. */
  return g_strdup_printf (_("%d to %d"), (int) json_object_get_int_member_with_default (field, "min", 0),
                          (int) json_object_get_int_member_with_default (field, "max", 999));
}

/* @id: as long as @length, or −1 */
static const char *
find_title (GPtrArray  *picks,
            const char *id,
            gssize      length)
{
  const gsize n = length < 0 ? strlen (id) : (gsize) length;

  for (guint i = 0; i < picks->len; i++)
    {
      HkPackPick *pick = g_ptr_array_index (picks, i);

      if (strlen (pick->id) == n && strncmp (pick->id, id, n) == 0)
        return pick->title;
    }
  return NULL;
}

/* "oo|i" as "outside, outside, wall, inside"; "club:1, fishing:2" as "Club 1, Fishing 2". */
static char *
show_names (JsonObject *field,
            GPtrArray  *picks,
            const char *value)
{
  const char *join = get_join (field);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  if (*join == '\0')
    for (const char *at = value; *at != '\0'; at = g_utf8_next_char (at))
      {
        const gsize length = (gsize) (g_utf8_next_char (at) - at);
        const char *title = find_title (picks, at, (gssize) length);

        g_strv_builder_take (builder, title == NULL ? g_strndup (at, length) : g_strdup (title));
      }
  else
    {
      g_auto (GStrv) parts = g_strsplit (value, ",", -1);

      for (guint i = 0; parts[i] != NULL; i++)
        {
          const char *part = g_strstrip (parts[i]);
          const char *colon = has_amounts (field) ? strrchr (part, ':') : NULL;
          const char *title = find_title (picks, part, colon == NULL ? -1 : colon - part);

          if (part[0] == '\0')
            continue;
          if (colon == NULL)
            g_strv_builder_add (builder, title == NULL ? part : title);
          else if (title != NULL)
            g_strv_builder_take (builder, g_strdup_printf ("%s %s", title, colon + 1));
          else
            g_strv_builder_take (builder, g_strdup_printf ("%.*s %s", (int) (colon - part), part, colon + 1));
        }
    }
  titles = g_strv_builder_end (builder);
  return g_strjoinv (", ", titles);
}

/* Returns (transfer full): what stands in the field, as people read it; hk_pack_cell_read() makes the same of it.
 * @value: (nullable): the member of a component */
char *
hk_pack_cell_show (HkPack     *pack,
                   JsonObject *field,
                   JsonNode   *value)
{
  g_autoptr (GPtrArray) picks = NULL;
  g_autofree char *id = NULL;
  const char *title;

  if (value == NULL || JSON_NODE_HOLDS_NULL (value))
    return g_strdup ("");
  if (JSON_NODE_HOLDS_OBJECT (value))
    return json_to_string (value, FALSE);
  if (JSON_NODE_HOLDS_ARRAY (value))
    {
      GString *text = g_string_new (NULL);

      for (guint i = 0; i < json_array_get_length (json_node_get_array (value)); i++)
        g_string_append_printf (text, i == 0 ? "%" G_GINT64_FORMAT : " %" G_GINT64_FORMAT,
                                json_array_get_int_element (json_node_get_array (value), i));
      return g_string_free_and_steal (text);
    }
  id = json_node_get_value_type (value) == G_TYPE_STRING ? g_strdup (json_node_get_string (value))
                                                          : g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (value));
  picks = hk_pack_list_picks (pack, field);
  if (picks == NULL)
    return g_steal_pointer (&id);
  if (get_join (field) != NULL)
    return show_names (field, picks, id);
  title = find_title (picks, id, -1);
  return title == NULL ? g_steal_pointer (&id) : g_strdup (title);
}

/* A whole number as people and spreadsheets write it: "3", "+3", "−3", "3,0" and "3.00". */
static gboolean
read_number (const char *text,
             gint64     *number)
{
  g_autofree char *plain = NULL;
  const char *at = text;
  gboolean negative = FALSE;
  char *point;

  if (g_str_has_prefix (at, "\342\210\222") || g_str_has_prefix (at, "\342\200\223"))
    {
      negative = TRUE;
      at += 3;
    }
  else if (*at == '+' || *at == '-')
    negative = *at++ == '-';
  plain = g_strdup (at);
  point = strpbrk (plain, ".,");
  if (point != NULL && point[1] != '\0' && strspn (point + 1, "0") == strlen (point + 1))
    *point = '\0';
  if (!g_ascii_isdigit (plain[0]) || !g_ascii_string_to_signed (plain, 10, G_MININT, G_MAXINT, number, NULL))
    return FALSE;
  if (negative)
    *number = -*number;
  return TRUE;
}

/* Marks of spreadsheets for yes and no in a language or in none. */
static const char *
read_yes_no (const char *text)
{
  static const char * const marks[2][9] = {
    { "0", "no", "n", "false", "-", "\342\200\223", "\342\200\224", "\342\234\227", NULL },
    { "1", "yes", "y", "true", "x", "\342\234\223", "\342\234\224", "\342\230\221", NULL },
  };
  g_autofree char *small = g_utf8_casefold (text, -1);

  for (guint i = 0; i < 2; i++)
    if (g_strv_contains (marks[i], small))
      return i == 1 ? "1" : "0";
  return NULL;
}

/* (nullable): the pick that the text names by its title or its id, however it is written. */
static const HkPackPick *
find_pick (GPtrArray  *picks,
           const char *text)
{
  g_autofree char *folded = hk_pack_table_fold (text);

  for (guint i = 0; i < picks->len; i++)
    {
      HkPackPick *pick = g_ptr_array_index (picks, i);

      if (g_str_equal (pick->id, text))
        return pick;
    }
  for (guint i = 0; i < picks->len && folded[0] != '\0'; i++)
    {
      HkPackPick *pick = g_ptr_array_index (picks, i);
      g_autofree char *title = hk_pack_table_fold (pick->title);
      g_autofree char *id = hk_pack_table_fold (pick->id);

      if (g_str_equal (title, folded) || g_str_equal (id, folded))
        return pick;
    }
  return NULL;
}

static gboolean
fail_choice (HkPack     *pack,
             JsonObject *field,
             const char *text,
             GError    **error)
{
  g_autofree char *allowed = hk_pack_describe_allowed (pack, field);

  if (allowed[0] == '\0')
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not a choice for “%s”."), text, hk_pack_field_get_title (field));
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not a choice for “%s”; it can be: %s."), text,
                        hk_pack_field_get_title (field), allowed);
}

/* The amount behind a name, which is cut off it; a colon or a blank stands between. NULL when there is none. */
static char *
cut_amount (char *part)
{
  char *end = part + strlen (part);
  char *amount;

  while (end > part && g_ascii_isdigit (end[-1]))
    end--;
  if (*end == '\0')
    return NULL;
  amount = g_strdup (end > part && end[-1] == '-' ? end - 1 : end);
  end -= end > part && (end[-1] == '-' || end[-1] == '+');
  while (end > part && (end[-1] == ' ' || end[-1] == ':'))
    end--;
  *end = '\0';
  return amount;
}

/* Several names, as they are kept. */
static char *
read_names (HkPack     *pack,
            JsonObject *field,
            GPtrArray  *picks,
            const char *text,
            GError    **error)
{
  const char *join = get_join (field);
  g_auto (GStrv) parts = g_strsplit_set (text, *join == '\0' ? ",; " : ",;", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *part = g_strstrip (parts[i]);
      g_autofree char *amount = has_amounts (field) ? cut_amount (part) : NULL;
      const HkPackPick *pick = find_pick (picks, part);
      gboolean letters = *join == '\0' && pick == NULL;

      if (part[0] == '\0')
        continue;
      /* Ids of one letter may stand side by side. */
      for (const char *at = part; letters && *at != '\0'; at = g_utf8_next_char (at))
        letters = find_title (picks, at, g_utf8_next_char (at) - at) != NULL;
      if (pick == NULL && !letters && !is_open (field))
        {
          fail_choice (pack, field, part, error);
          return NULL;
        }
      if (has_amounts (field) && amount == NULL)
        {
          hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” needs a number behind it for “%s”, such as “%s 1”."), part,
                         hk_pack_field_get_title (field), part);
          return NULL;
        }
      if (amount != NULL)
        g_strv_builder_take (builder, g_strdup_printf ("%s:%s", pick == NULL ? part : pick->id, amount));
      else
        g_strv_builder_add (builder, pick == NULL ? part : pick->id);
    }
  ids = g_strv_builder_end (builder);
  return g_strjoinv (join, ids);
}

static JsonNode *
read_number_list (JsonObject *field,
                  const char *text,
                  GError    **error)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " ,;", -1);
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      gint64 number;

      if (parts[i][0] == '\0')
        continue;
      if (!read_number (parts[i], &number))
        {
          hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not a whole number for “%s”."), parts[i], hk_pack_field_get_title (field));
          return NULL;
        }
      json_array_add_int_element (array, number);
    }
  return json_node_init_array (json_node_alloc (), array);
}

/* Reads what a person or a spreadsheet has put into a cell. Returns (transfer full) (nullable): the value; %NULL without an error when
 * there is none. Errors: %HK_ERROR_PARAMETER.
 * @text: may be empty */
JsonNode *
hk_pack_cell_read (HkPack     *pack,
                   JsonObject *field,
                   const char *text,
                   GError    **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *names = NULL;
  g_autofree char *capitals = NULL;
  g_autoptr (GPtrArray) picks = NULL;
  const HkPackPick *pick = NULL;
  gint64 number;

  if (stripped[0] == '\0')
    return NULL;
  if (g_str_equal (hk_pack_field_get_type (field), "setup"))
    return hk_content_parse (stripped, -1, hk_pack_field_get_title (field), error);
  if (g_str_equal (hk_pack_field_get_type (field), "int-list"))
    return read_number_list (field, stripped, error);
  if (g_str_equal (hk_pack_field_get_type (field), "int"))
    {
      if (hk_pack_field_is_yes_no (field))
        {
          picks = hk_pack_list_picks (pack, field);
          pick = find_pick (picks, stripped);
          if (pick != NULL || read_yes_no (stripped) != NULL)
            return json_node_init_int (json_node_alloc (), g_str_equal (pick != NULL ? pick->id : read_yes_no (stripped), "1"));
        }
      if (read_number (stripped, &number))
        return json_node_init_int (json_node_alloc (), number);
      hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not a whole number for “%s”."), stripped, hk_pack_field_get_title (field));
      return NULL;
    }
  picks = hk_pack_list_picks (pack, field);
  if (picks != NULL && get_join (field) != NULL)
    {
      names = read_names (pack, field, picks, stripped, error);
      return names == NULL ? NULL : json_node_init_string (json_node_alloc (), names);
    }
  if (picks != NULL)
    pick = find_pick (picks, stripped);
  if (picks != NULL && pick == NULL && !is_open (field))
    {
      fail_choice (pack, field, stripped, error);
      return NULL;
    }
  capitals = g_utf8_strup (stripped, -1);
  if (!hk_pack_has_form (field, stripped) && hk_pack_has_form (field, capitals))
    return json_node_init_string (json_node_alloc (), capitals);
  return json_node_init_string (json_node_alloc (), pick == NULL ? stripped : pick->id);
}

/* Returns (transfer full): what a component is called.
 * @kind: its kind */
char *
hk_pack_cell_dup_name (HkPack     *pack,
                       JsonObject *kind,
                       JsonObject *component)
{
  const char *title = json_object_get_string_member (kind, "title");
  const char *key = json_object_get_string_member_with_default (kind, "key", NULL);
  g_autofree char *name = key == NULL ? NULL : hk_pack_cell_show (pack, hk_pack_find_field (kind, key), json_object_get_member (component, key));

  /* Translators: %s: a kind of component, such as “Vault Card”; %s: its name. */
  return name == NULL ? g_strdup (title) : g_strdup_printf (_("%s “%s”"), title, name);
}
