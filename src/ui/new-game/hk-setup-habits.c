/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-mission.h"
#include "hk-setup-habits.h"

/* What the person at this machine brings to every new game: how it was played last, and the values of the own box. */

/* Returns how many components of their own box the group has entered. */
guint
hk_setup_count_pack (HkApplication    *application,
                     const HkGameSpec *game)
{
  HkPack *pack = hk_application_get_pack (application, game, NULL);
  JsonArray *kinds = pack == NULL ? NULL : hk_pack_list_kinds (pack);
  guint n = 0;

  for (guint i = 0; kinds != NULL && i < json_array_get_length (kinds); i++)
    if (!hk_pack_kind_is_mission (json_array_get_object_element (kinds, i)))
      n += hk_pack_count (pack, json_object_get_string_member (json_array_get_object_element (kinds, i), "id"));
  return n;
}

/* Returns (transfer full): where the values come from by the choice that the group made last for @game: "none" (they
 * are asked for), "owner" or "stand-in"; before any choice from the pack, where anything stands in it, else they are
 * asked for. */
char *
hk_setup_dup_way (HkApplication    *application,
                  const HkGameSpec *game)
{
  g_autoptr (GVariant) ways = g_settings_get_value (hk_application_get_settings (application), "last-ways");
  char *way = NULL;

  return g_variant_lookup (ways, game->id, "s", &way) ? way : g_strdup (hk_setup_count_pack (application, game) > 0 ? "owner" : "none");
}

/* Lets the next new game of @game begin with @way.
 * @way: (nullable): where its values come from now; %NULL when the game does not ask for that */
void
hk_setup_remember_way (HkApplication    *application,
                       const HkGameSpec *game,
                       const char       *way)
{
  GSettings *settings = hk_application_get_settings (application);
  g_autoptr (GVariant) ways = g_settings_get_value (settings, "last-ways");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  const char *other;

  if (way == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, ways);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &other))
    if (!g_str_equal (id, game->id))
      g_variant_builder_add (&builder, "{ss}", id, other);
  g_variant_builder_add (&builder, "{ss}", game->id, way);
  g_settings_set_value (settings, "last-ways", g_variant_builder_end (&builder));
}

/* Copies the values of the pack of the owner into @setup, so that a journal can be read without the pack. Returns
 * whether that could be done.
 * @setup: the setup of a new session */
gboolean
hk_setup_add_pack (HkApplication    *application,
                   const HkGameSpec *game,
                   JsonObject       *setup,
                   GError          **error)
{
  HkPack *pack = hk_application_get_pack (application, game, error);
  JsonObject *copy;
  JsonArray *kinds;

  if (pack == NULL)
    return FALSE;
  copy = json_object_new ();
  json_object_set_object_member (setup, "pack", copy);
  kinds = hk_pack_list_kinds (pack);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *components = hk_pack_list (pack, kind);
      JsonArray *array;

      if (hk_pack_kind_is_mission (json_array_get_object_element (kinds, i)))
        continue;
      array = json_array_new ();
      for (guint j = 0; j < components->len; j++)
        json_array_add_object_element (array, json_object_ref (g_ptr_array_index (components, j)));
      json_object_set_array_member (copy, kind, array);
    }
  return TRUE;
}

/* Has the values asked for when they should come from a box of which nothing has been entered, whatever the game.
 * Returns whether that was so.
 * @setup: the setup of a new session */
gboolean
hk_setup_ask_for_empty_box (HkApplication    *application,
                            const HkGameSpec *game,
                            JsonObject       *setup)
{
  if (g_strcmp0 (json_object_get_string_member_with_default (setup, "components", NULL), "owner") != 0
      || hk_setup_count_pack (application, game) > 0)
    return FALSE;
  json_object_set_string_member (setup, "components", "none");
  json_object_remove_member (setup, "pack");
  return TRUE;
}

/* The key of a group: the game and the names, in any order. */
static char *
make_key (const HkGameSpec   *game,
          const char * const *names)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (sorted, (gpointer) names[i]);
  g_ptr_array_sort_values (sorted, (GCompareFunc) g_strcmp0);
  g_ptr_array_add (sorted, NULL);
  joined = g_strjoinv ("\n", (char **) sorted->pdata);
  return g_strdup_printf ("%s\n%s", game->id, joined);
}

/* Whether what stands there is of the group, whatever its people were called then.
 * @key: as make_key() makes it
 * @game: (nullable): %NULL any */
static gboolean
is_of_group (const char         *key,
             const HkGameSpec   *game,
             const char * const *names)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_auto (GStrv) parts = g_strsplit (key, "\n", -1);
  g_autofree char *theirs = NULL;
  g_autofree char *its = NULL;

  if (parts[0] == NULL || (game != NULL && !g_str_equal (parts[0], game->id)))
    return FALSE;
  theirs = hk_people_dup_group_key (people, names);
  its = hk_people_dup_group_key (people, (const char * const *) parts + 1);
  return g_str_equal (its, theirs);
}

/* (transfer full) (nullable): what stands there for the group; NULL for nothing.
 * @habit: a setting */
static GStrv
lookup (GSettings          *settings,
        const char         *habit,
        const HkGameSpec   *game,
        const char * const *names)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, habit);
  GVariantIter iter;
  const char *key;
  GStrv list;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s^as}", &key, &list))
    {
      if (is_of_group (key, game, names))
        return list;
      g_strfreev (list);
    }
  return NULL;
}

/* @game: (nullable): %NULL all games, which takes away what stands there
 * @list: (nullable): what stands there for the group from now on */
static void
remember (GSettings          *settings,
          const char         *habit,
          const HkGameSpec   *game,
          const char * const *names,
          const char * const *list)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, habit);
  g_autofree char *key = game == NULL ? NULL : make_key (game, names);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GStrv others;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s^as}", &other, &others))
    {
      if (!is_of_group (other, game, names))
        g_variant_builder_add (&builder, "{s^as}", other, others);
      g_strfreev (others);
    }
  if (list != NULL)
    g_variant_builder_add (&builder, "{s^as}", key, list);
  g_settings_set_value (settings, habit, g_variant_builder_end (&builder));
}

/* Returns (transfer none) (nullable): the row that asks how much to keep, in @group; %NULL where the game is kept as a whole, and
 * the group is hidden. */
HkKeepRows *
hk_setup_add_keep_rows (AdwPreferencesGroup *group,
                        const HkGameSpec    *game)
{
  GtkWidget *rows = game->keep == NULL ? NULL : hk_keep_rows_new (game);

  gtk_widget_set_visible (GTK_WIDGET (group), rows != NULL);
  if (rows == NULL)
    return NULL;
  adw_preferences_group_add (group, rows);
  return HK_KEEP_ROWS (rows);
}

/* Shows the parts of @game that the group kept last; all where it has not played it yet. What a person has chosen stays.
 * @names: the players */
void
hk_setup_show_kept (HkKeepRows         *rows,
                    HkApplication      *application,
                    const HkGameSpec   *game,
                    const char * const *names)
{
  g_auto (GStrv) parts = lookup (hk_application_get_settings (application), "last-kept", game, names);

  if (hk_keep_rows_is_chosen (rows))
    return;
  if (parts == NULL)
    parts = hk_keep_list_parts (game->keep, HK_WAY_EVERYTHING);
  hk_keep_rows_set_parts (rows, (const char * const *) parts);
}

/* Lets the next game of the group begin with these parts.
 * @names: the players */
void
hk_setup_remember_kept (HkKeepRows         *rows,
                        HkApplication      *application,
                        const HkGameSpec   *game,
                        const char * const *names)
{
  g_auto (GStrv) parts = hk_keep_rows_dup_parts (rows);
  const gboolean all = hk_keep_find_way (game->keep, (const char * const *) parts) == HK_WAY_EVERYTHING;

  remember (hk_application_get_settings (application), "last-kept", game, names, all ? NULL : (const char * const *) parts);
}

/* Returns (transfer full): the house rules by which the group played @game last, by their ids; those that there are no more are left out.
 * @names: the players */
GStrv
hk_setup_list_house (GSettings          *settings,
                     const HkGameSpec   *game,
                     const char * const *names)
{
  g_auto (GStrv) ids = lookup (settings, "last-house", game, names);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; ids != NULL && i < game->n_house_rules; i++)
    if (g_strv_contains ((const char * const *) ids, game->house_rules[i].id))
      g_strv_builder_add (builder, game->house_rules[i].id);
  return g_strv_builder_end (builder);
}

/* Lets the next game of the group begin with these house rules.
 * @names: the players
 * @ids: the house rules */
void
hk_setup_remember_house (GSettings          *settings,
                         const HkGameSpec   *game,
                         const char * const *names,
                         const char * const *ids)
{
  remember (settings, "last-house", game, names, ids[0] == NULL ? NULL : ids);
}

/* Forgets by which parts and which house rules the group has played whatever game. */
void
hk_setup_forget_group (GSettings          *settings,
                       const char * const *names)
{
  remember (settings, "last-kept", NULL, names, NULL);
  remember (settings, "last-house", NULL, names, NULL);
}

/* Shows what an earlier setup kept. */
void
hk_setup_fill_kept (HkKeepRows       *rows,
                    const HkGameSpec *game,
                    JsonObject       *setup)
{
  JsonNode *node = json_object_get_member (setup, "keep");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    parts = hk_keep_list_parts (game->keep, HK_WAY_EVERYTHING);
  else
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      g_strv_builder_add (builder, json_array_get_string_element (json_node_get_array (node), i));
  if (parts == NULL)
    parts = g_strv_builder_end (builder);
  hk_keep_rows_set_parts (rows, (const char * const *) parts);
}

/* Adds what is kept to a setup, which says nothing where that is everything. */
void
hk_setup_add_kept (HkKeepRows       *rows,
                   const HkGameSpec *game,
                   JsonObject       *setup)
{
  g_auto (GStrv) parts = hk_keep_rows_dup_parts (rows);
  JsonArray *array;

  if (hk_keep_find_way (game->keep, (const char * const *) parts) == HK_WAY_EVERYTHING)
    return;
  array = json_array_new ();
  for (guint i = 0; parts[i] != NULL; i++)
    json_array_add_string_element (array, parts[i]);
  json_object_set_array_member (setup, "keep", array);
}
