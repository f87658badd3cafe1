/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-record-when.h"
#include "core/session/hk-session.h"
#include "hk-setup-step.h"

/* setup.json of a game says what is taken out of the box. How many of it is not said there again: it is counted on a table that the
 * rules have laid out, or taken from what the rulebook prints of the box. */

/* Frees it. */
void
hk_setup_step_free (HkSetupStep *self)
{
  g_free (self->id);
  g_free (self->group);
  g_free (self->title);
  g_free (self->text);
  g_free (self->rule);
  g_free (self->shares);
  g_free (self);
}

/* Lays the table out as the app would do it alone, since then it knows of every card where it lies. Where the setup names what only
 * a box has, it is laid out as it is. */
static HkSession *
lay_out (const HkGameSpec *game,
         JsonObject       *setup,
         GError          **error)
{
  static const char * const left_out[] = { "pack", "components", "cards-by", NULL };
  g_autoptr (JsonObject) plain = json_object_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;
  HkSession *session;

  json_object_iter_init_ordered (&iter, setup);
  while (json_object_iter_next_ordered (&iter, &member, &value))
    if (!g_strv_contains (left_out, member))
      json_object_set_member (plain, member, json_node_copy (value));
  session = hk_session_new (game, plain, NULL, 0, NULL, NULL);
  return session != NULL ? session : hk_session_new (game, setup, NULL, 0, NULL, error);
}

static int
count_field (HkTable    *table,
             const char *path)
{
  g_autoptr (JsonNode) value = hk_record_get_by_path (table, path, NULL);

  return hk_record_count_value (value);
}

static char *
dup_name (HkTable    *table,
          const char *list,
          int         position)
{
  g_autofree char *path = g_strdup_printf ("%s/%d/name", list, position);
  g_autoptr (JsonNode) name = hk_record_get_by_path (table, path, NULL);

  return name == NULL || JSON_NODE_HOLDS_NULL (name) ? g_strdup ("") : json_node_dup_string (name);
}

/* Counts a field of each record of a list, and says who has how many. */
static int
count_each (HkTable    *table,
            JsonObject *count,
            char      **shares)
{
  const char *list = json_object_get_string_member (count, "each");
  const char *field = json_object_get_string_member (count, "field");
  const int n = count_field (table, list);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  gboolean equal = TRUE;
  int first = 0;
  int sum = 0;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%d/%s", list, i, field);
      g_autofree char *name = dup_name (table, list, i);
      const int here = count_field (table, path);

      if (here == 0)
        continue;
      equal = equal && (sum == 0 || here == first);
      first = here;
      sum += here;
      /* Translators: who gets how many: "Ann 3" */
      g_strv_builder_take (builder, g_strdup_printf (_("%s %d"), name, here));
    }
  parts = g_strv_builder_end (builder);
  if (sum > 0 && equal)
    *shares = g_strdup_printf (ngettext ("%d each", "%d each", (gulong) first), first);
  else if (sum > 0)
    *shares = g_strjoinv (", ", parts);
  return sum;
}

/* Returns how many of a component of components.json the rulebook prints; 0 where it prints no number. */
int
hk_setup_count_component (const char *game,
                          const char *id)
{
  JsonArray *components = json_object_get_array_member (hk_content_get (game, "components"), "components");

  for (guint i = 0; i < json_array_get_length (components); i++)
    {
      JsonObject *component = json_array_get_object_element (components, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (component, "id", NULL), id) == 0)
        return (int) json_object_get_int_member_with_default (component, "count", 0);
    }
  g_return_val_if_reached (0);
}

/* As many as the owner has counted in the box, where some are lost: a "supply" of the pack; else as many as are printed. */
static int
count_supply (const char *game,
              JsonObject *setup,
              const char *id)
{
  JsonObject *pack = json_object_has_member (setup, "pack") ? json_object_get_object_member (setup, "pack") : NULL;
  JsonArray *supplies = pack == NULL || !json_object_has_member (pack, "supply") ? NULL : json_object_get_array_member (pack, "supply");

  for (guint i = 0; supplies != NULL && i < json_array_get_length (supplies); i++)
    {
      JsonObject *supply = json_array_get_object_element (supplies, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (supply, "id", NULL), id) == 0)
        return (int) json_object_get_int_member_with_default (supply, "have", 0);
    }
  return hk_setup_count_component (game, id);
}

/* Whether the group has told how many: an option of the setup that is left out is no number. */
static gboolean
is_told (JsonObject *setup,
         JsonObject *count)
{
  return !json_object_has_member (count, "option") || json_object_has_member (setup, json_object_get_string_member (count, "option"));
}

/* How many of it there are: "component" of the box, an "option" of the setup, "field" of the table, "each" of a list of the table with its "field", or
 * "players"; of a field "times" as many, and "plus" more of them. */
static int
count_step (HkTable    *table,
            JsonObject *setup,
            JsonObject *count,
            char      **shares)
{
  const int plus = (int) json_object_get_int_member_with_default (count, "plus", 0);
  const int times = (int) json_object_get_int_member_with_default (count, "times", 1);

  if (json_object_has_member (count, "component"))
    return count_supply (hk_table_get_game (table)->id, setup, json_object_get_string_member (count, "component")) + plus;
  if (json_object_has_member (count, "option"))
    return hk_record_count_value (json_object_get_member (setup, json_object_get_string_member (count, "option"))) + plus;
  if (json_object_has_member (count, "each"))
    return count_each (table, count, shares) + plus;
  if (json_object_has_member (count, "players"))
    return (int) json_array_get_length (json_object_get_array_member (setup, "players")) + plus;
  return count_field (table, json_object_get_string_member (count, "field")) * times + plus;
}

/* Returns (transfer full): what is done with it: the text of the line, or what the group has written into the field that it "says". */
static char *
dup_text (HkTable    *table,
          JsonObject *object)
{
  const char *path = json_object_get_string_member_with_default (object, "says", NULL);
  g_autoptr (JsonNode) said = path == NULL ? NULL : hk_record_get_by_path (table, path, NULL);
  const char *text = said == NULL || !JSON_NODE_HOLDS_VALUE (said) ? NULL : json_node_get_string (said);

  return g_strdup (text != NULL ? text : json_object_get_string_member (object, "text"));
}

/* What there is none of is not taken out. */
static void
add_step (GPtrArray  *steps,
          HkTable    *table,
          JsonObject *setup,
          const char *group,
          JsonObject *object)
{
  const char *rule = json_object_get_string_member_with_default (object, "rule", NULL);
  g_autofree char *shares = NULL;
  HkSetupStep *step;
  int count = 0;

  if (!hk_record_fits (table, object))
    return;
  if (json_object_has_member (object, "count") && is_told (setup, json_object_get_object_member (object, "count")))
    {
      count = count_step (table, setup, json_object_get_object_member (object, "count"), &shares);
      if (count <= 0)
        return;
    }
  step = g_new0 (HkSetupStep, 1);
  step->id = g_strdup (json_object_get_string_member (object, "id"));
  step->group = g_strdup (group);
  step->title = g_strdup (json_object_get_string_member (object, "title"));
  step->text = dup_text (table, object);
  step->rule = rule == NULL ? NULL : g_strconcat (hk_table_get_game (table)->id, "/", rule, NULL);
  step->count = count;
  step->shares = g_steal_pointer (&shares);
  g_ptr_array_add (steps, step);
}

/* Returns (transfer full) (element-type HkSetupStep) (nullable): what is taken out of the box and where it goes, group by group in
 * the order in which it is done; empty for a game that says nothing of it. %NULL when no table can be laid out that way.
 * @setup: the setup object of a session */
GPtrArray *
hk_setup_steps_list (const HkGameSpec *game,
                     JsonObject       *setup,
                     GError          **error)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_setup_step_free);
  g_autoptr (HkSession) session = lay_out (game, setup, error);
  JsonArray *groups;

  if (session == NULL)
    return NULL;
  if (!hk_content_has (game->id, "setup"))
    return g_steal_pointer (&steps);
  groups = json_object_get_array_member (hk_content_get (game->id, "setup"), "groups");
  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonObject *group = json_array_get_object_element (groups, i);
      JsonArray *lines = json_object_get_array_member (group, "steps");

      for (guint j = 0; j < json_array_get_length (lines); j++)
        add_step (steps, hk_session_get_table (session), setup, json_object_get_string_member (group, "title"),
                  json_array_get_object_element (lines, j));
    }
  return g_steal_pointer (&steps);
}
