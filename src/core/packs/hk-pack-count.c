/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/guide/hk-setup-step.h"
#include "hk-pack.h"

/* How much of the box a pack knows. */

/* Where a kind counts nothing, "copies" may be any number that somebody has typed. */
#define MAX_COPIES 10000

/* Returns how many components of that kind are known, each as often as its "copies" say.
 * @kind: the id of a kind */
guint
hk_pack_count (HkPack     *self,
               const char *kind)
{
  GPtrArray *list = hk_pack_list (self, kind);
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    n += (guint) CLAMP (json_object_get_int_member_with_default (g_ptr_array_index (list, i), "copies", 1), 0, MAX_COPIES);
  return n;
}

/* Returns how many components of that kind the box holds, or holds at least.
 * @kind: the id of a kind */
guint
hk_pack_get_expected (HkPack     *self,
                      const char *kind)
{
  JsonObject *object = hk_pack_find_kind (self, kind, NULL);

  return object == NULL ? 0 : (guint) json_object_get_int_member_with_default (object, "count", 1);
}

/* Whether the box may hold more than the count of its kind, because the rulebook does not say how many there are. */
static gboolean
may_be_more (HkPack     *self,
             const char *kind)
{
  JsonObject *object = hk_pack_find_kind (self, kind, NULL);

  return object != NULL && json_object_get_boolean_member_with_default (object, "more", FALSE);
}

/* Returns whether all that the box holds of that kind is known.
 * @kind: the id of a kind */
gboolean
hk_pack_is_complete (HkPack     *self,
                     const char *kind)
{
  const guint n = hk_pack_count (self, kind);
  const guint all = hk_pack_get_expected (self, kind);

  return n == all || (n > all && may_be_more (self, kind));
}

/* (transfer full): how far @n is from the count that is printed. */
static char *
compare (guint n,
         guint all)
{
  if (n == all)
    return g_strdup (_("Complete."));
  if (n > all)
    return g_strdup_printf (ngettext ("%u of %u; %u more than the box holds.", "%u of %u; %u more than the box holds.", n - all),
                            n, all, n - all);
  return g_strdup_printf (ngettext ("%u of %u; %u is still missing.", "%u of %u; %u are still missing.", all - n), n, all, all - n);
}

/* Returns (transfer full): a sentence that says what is still missing.
 * @kind: the id of a kind */
char *
hk_pack_describe_missing (HkPack     *self,
                          const char *kind)
{
  const guint n = hk_pack_count (self, kind);
  const guint all = hk_pack_get_expected (self, kind);

  if (n == 0 && all == 0)
    return g_strdup (_("None yet."));
  if (n >= all && may_be_more (self, kind))
    return g_strdup_printf (ngettext ("%u so far; how many there are is not printed.", "%u so far; how many there are is not printed.", n), n);
  return compare (n, all);
}

/* More than the box holds is kept, for there are boxes with more in them than one; but it is said. Returns (transfer
 * full) (nullable): a line for each kind of which there is more than the box holds. */
char *
hk_pack_describe_excess (HkPack *self)
{
  JsonArray *kinds = hk_pack_list_kinds (self);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      const char *id = json_object_get_string_member (kind, "id");
      g_autofree char *count = NULL;

      if (may_be_more (self, id) || hk_pack_count (self, id) <= hk_pack_get_expected (self, id))
        continue;
      count = hk_pack_describe_missing (self, id);
      /* Translators: %s: a kind of component, such as “Vault Cards”; %s: how many there are, a sentence. */
      g_strv_builder_take (lines, g_strdup_printf (_("%s: %s"), json_object_get_string_member (kind, "plural"), count));
    }
  texts = g_strv_builder_end (lines);
  return texts[0] == NULL ? NULL : g_strjoinv ("\n", texts);
}

static JsonArray *
list_checks (HkPack *self)
{
  JsonObject *schema = hk_pack_get_schema (self);

  return json_object_has_member (schema, "checks") ? json_object_get_array_member (schema, "checks") : NULL;
}

/* Returns how many counts are printed beside those of the kinds, such as that of a deck in several kinds. */
guint
hk_pack_count_checks (HkPack *self)
{
  return list_checks (self) == NULL ? 0 : json_array_get_length (list_checks (self));
}

/* Whether a printed count counts the component. */
static gboolean
is_counted (JsonObject *check,
            JsonObject *component)
{
  JsonObject *where = json_object_has_member (check, "where") ? json_object_get_object_member (check, "where") : NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *values;

  if (where == NULL)
    return TRUE;
  json_object_iter_init (&iter, where);
  while (json_object_iter_next (&iter, &member, &values))
    {
      const char *value = json_object_get_string_member_with_default (component, member, "");
      gboolean found = FALSE;

      for (guint i = 0; i < json_array_get_length (json_node_get_array (values)); i++)
        found |= g_str_equal (json_array_get_string_element (json_node_get_array (values), i), value);
      if (!found)
        return FALSE;
    }
  return TRUE;
}

/* How many cards a component is, by the fields that say so; copies that nobody has given are one. */
static guint
count_cards (JsonArray  *fields,
             JsonObject *component)
{
  gint64 n = 0;

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      const char *field = json_array_get_string_element (fields, i);

      n += CLAMP (json_object_get_int_member_with_default (component, field, g_str_equal (field, "copies")), 0, MAX_COPIES);
    }
  return (guint) n;
}

/* Compares what was entered with a count that is printed; a "component" of the box is there until its owner says otherwise. Returns what is counted, for people.
 * @i: which count
 * @sentence: (out) (transfer full): how many there are, and how many are missing
 * @holds: (out): whether it is as printed */
const char *
hk_pack_check_printed (HkPack   *self,
                       guint     i,
                       char    **sentence,
                       gboolean *holds)
{
  JsonObject *check = json_array_get_object_element (list_checks (self), i);
  JsonArray *kinds = json_object_get_array_member (check, "kinds");
  JsonArray *fields = json_object_has_member (check, "fields") ? json_object_get_array_member (check, "fields") : NULL;
  const char *component = json_object_get_string_member_with_default (check, "component", NULL);
  const guint all = (guint) (component != NULL ? hk_setup_count_component (hk_pack_get_game (self)->id, component) : json_object_get_int_member (check, "is"));
  gboolean told = component == NULL;
  guint n = 0;

  for (guint j = 0; j < json_array_get_length (kinds); j++)
    {
      GPtrArray *list = hk_pack_list (self, json_array_get_string_element (kinds, j));

      for (guint k = 0; k < list->len; k++)
        if (is_counted (check, g_ptr_array_index (list, k)))
          {
            n += fields == NULL ? 1 : count_cards (fields, g_ptr_array_index (list, k));
            told = TRUE;
          }
    }
  *sentence = told ? compare (n, all) : g_strdup_printf (_("%u, as the rulebook prints it. Say how many you have where some are lost."), all);
  *holds = !told || n == all;
  return json_object_get_string_member (check, "title");
}
