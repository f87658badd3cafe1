/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-remembered-names.h"

/* Who has played: the settings "player-names" and "last-groups", latest first. */

#define MAX_NAMES  24
#define MAX_GROUPS 6

/* Puts the group and its names before all others that are remembered; the oldest are forgotten.
 * @settings: the settings of the app
 * @names: who plays now, in seat order */
void
hk_remember_group (GSettings          *settings,
                   const char * const *names)
{
  g_autoptr (GVariant) old_groups = NULL;
  g_autoptr (GVariant) group = NULL;
  g_auto (GStrv) old_names = NULL;
  g_autoptr (GPtrArray) all = NULL;
  GVariantBuilder groups;
  gsize n_groups = 1;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (names != NULL);

  old_names = g_settings_get_strv (settings, "player-names");
  all = g_ptr_array_new ();
  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (all, (gpointer) names[i]);
  for (guint i = 0; old_names[i] != NULL && all->len < MAX_NAMES; i++)
    if (!g_strv_contains (names, old_names[i]))
      g_ptr_array_add (all, old_names[i]);
  g_ptr_array_add (all, NULL);
  g_settings_set_strv (settings, "player-names", (const char * const *) all->pdata);

  old_groups = g_settings_get_value (settings, "last-groups");
  group = g_variant_ref_sink (g_variant_new_strv (names, -1));
  g_variant_builder_init (&groups, G_VARIANT_TYPE ("aas"));
  g_variant_builder_add_value (&groups, group);
  for (gsize i = 0; i < g_variant_n_children (old_groups) && n_groups < MAX_GROUPS; i++)
    {
      g_autoptr (GVariant) old = g_variant_get_child_value (old_groups, i);

      if (g_variant_equal (old, group))
        continue;
      g_variant_builder_add_value (&groups, old);
      n_groups++;
    }
  g_settings_set_value (settings, "last-groups", g_variant_builder_end (&groups));
}

/* Returns (transfer full): who has played, as they are called now, latest first.
 * @settings: the settings of the app */
GStrv
hk_list_names (GSettings *settings,
               HkPeople  *people)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "player-names");

  return hk_people_find_all (people, (const char * const *) names);
}

static gboolean
is_same_group (gconstpointer a,
               gconstpointer b)
{
  return g_strv_equal (a, b);
}

/* Adds the group as its people are called now, if it can play and does not sit there like that already.
 * @known: (nullable): the keys of the groups that are there: in other seats it is the same; %NULL in other seats it is another */
static void
add_group (GPtrArray          *groups,
           GHashTable         *known,
           HkPeople           *people,
           const char * const *names,
           int                 min_players,
           int                 max_players)
{
  g_auto (GStrv) group = hk_people_find_all (people, names);
  const int n = (int) g_strv_length (group);

  if (n < min_players || n > max_players)
    return;
  if (known != NULL ? !g_hash_table_add (known, hk_people_dup_group_key (people, (const char * const *) group))
                    : g_ptr_array_find_with_equal_func (groups, group, is_same_group, NULL))
    return;
  g_ptr_array_add (groups, g_steal_pointer (&group));
}

static GPtrArray *
list_groups (GSettings  *settings,
             HkPeople   *people,
             GHashTable *known,
             int         min_players,
             int         max_players)
{
  g_autoptr (GVariant) remembered = g_settings_get_value (settings, "last-groups");
  GPtrArray *groups = g_ptr_array_new ();

  for (gsize i = 0; i < g_variant_n_children (remembered); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (remembered, i);
      g_autofree const char **names = g_variant_get_strv (group, NULL);

      add_group (groups, known, people, names, min_players, max_players);
    }
  return groups;
}

static void
add_named (GPtrArray  *groups,
           HkPeople   *people,
           GHashTable *known,
           int         min_players,
           int         max_players)
{
  GPtrArray *named = hk_people_get_groups (people);

  for (guint i = 0; i < named->len; i++)
    add_group (groups, known, people, (const char * const *) ((const HkPeopleGroup *) g_ptr_array_index (named, i))->names, min_players, max_players);
}

/* Returns (transfer full): the groups that are remembered or have a name, each once in whatever order they sit; free with
 * hk_groups_free().
 * @settings: the settings of the app */
GStrv *
hk_list_all_groups (GSettings *settings,
                    HkPeople  *people)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *groups = list_groups (settings, people, known, 2, G_MAXINT);

  add_named (groups, people, known, 2, G_MAXINT);
  g_ptr_array_add (groups, NULL);
  return (GStrv *) g_ptr_array_free (groups, FALSE);
}

/* Forgets a group, in whatever order they sit.
 * @settings: the settings of the app */
void
hk_forget_group (GSettings          *settings,
                 HkPeople           *people,
                 const char * const *names)
{
  g_autofree char *key = hk_people_dup_group_key (people, names);
  g_autoptr (GVariant) remembered = g_settings_get_value (settings, "last-groups");
  GVariantBuilder groups;

  g_variant_builder_init (&groups, G_VARIANT_TYPE ("aas"));
  for (gsize i = 0; i < g_variant_n_children (remembered); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (remembered, i);
      g_autofree const char **its = g_variant_get_strv (group, NULL);
      g_autofree char *other = hk_people_dup_group_key (people, its);

      if (!g_str_equal (other, key))
        g_variant_builder_add_value (&groups, group);
    }
  g_settings_set_value (settings, "last-groups", g_variant_builder_end (&groups));
}

/* Returns (transfer full): the groups that can play it, those that played latest first, then others that have a name, %NULL at the end;
 * free with hk_groups_free().
 * @settings: the settings of the app
 * @min_players: the fewest players of the game */
GStrv *
hk_list_groups (GSettings *settings,
                HkPeople  *people,
                int        min_players,
                int        max_players)
{
  g_autoptr (GHashTable) known = NULL;
  g_autoptr (GPtrArray) groups = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  groups = list_groups (settings, people, NULL, min_players, max_players);
  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < groups->len; i++)
    g_hash_table_add (known, hk_people_dup_group_key (people, g_ptr_array_index (groups, i)));
  add_named (groups, people, known, min_players, max_players);
  g_ptr_array_add (groups, NULL);
  return (GStrv *) g_ptr_array_free (g_steal_pointer (&groups), FALSE);
}

/* @groups: (transfer full) (nullable): what hk_list_groups() returned */
void
hk_groups_free (GStrv *groups)
{
  for (guint i = 0; groups != NULL && groups[i] != NULL; i++)
    g_strfreev (groups[i]);
  g_free (groups);
}
