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

/* Returns (transfer full): the remembered groups that can play it, latest first, %NULL at the end; free with
 * hk_groups_free().
 * @settings: the settings of the app
 * @min_players: the fewest players of the game */
GStrv *
hk_list_groups (GSettings *settings,
                int        min_players,
                int        max_players)
{
  g_autoptr (GVariant) remembered = NULL;
  g_autoptr (GPtrArray) groups = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  remembered = g_settings_get_value (settings, "last-groups");
  groups = g_ptr_array_new ();
  for (gsize i = 0; i < g_variant_n_children (remembered); i++)
    {
      g_autoptr (GVariant) group = g_variant_get_child_value (remembered, i);
      const int n = (int) g_variant_n_children (group);

      if (n >= min_players && n <= max_players)
        g_ptr_array_add (groups, g_variant_dup_strv (group, NULL));
    }
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
