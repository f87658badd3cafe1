/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-people-private.h"

/* People who play together. A group is the same in whatever order they sit, and whatever they were called. */

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Returns (transfer full): the same for the same people. */
char *
hk_people_dup_group_key (HkPeople           *self,
                         const char * const *names)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (HK_IS_PEOPLE (self) && names != NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (keys, hk_people_dup_key (hk_people_find (self, names[i])));
  g_ptr_array_sort (keys, compare_keys);
  g_ptr_array_add (keys, NULL);
  return g_strjoinv ("\n", (char **) keys->pdata);
}

/* Returns (transfer none) (element-type HkPeopleGroup): the groups that have a name; until the next change. */
GPtrArray *
hk_people_get_groups (HkPeople *self)
{
  g_return_val_if_fail (HK_IS_PEOPLE (self), NULL);

  return self->state->groups;
}

static gboolean
is_group (HkPeople      *self,
          HkPeopleGroup *group,
          const char    *key)
{
  g_autofree char *its = hk_people_dup_group_key (self, (const char * const *) group->names);

  return g_str_equal (its, key);
}

/* Returns (transfer none) (nullable): what the group is called; until the next change.
 * @names: who plays, as they were called whenever */
const char *
hk_people_get_group_name (HkPeople           *self,
                          const char * const *names)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && names != NULL, NULL);

  if (self->state->groups->len == 0)
    return NULL;
  key = hk_people_dup_group_key (self, names);
  for (guint i = 0; i < self->state->groups->len; i++)
    {
      HkPeopleGroup *group = g_ptr_array_index (self->state->groups, i);

      if (is_group (self, group, key))
        return group->name;
    }
  return NULL;
}

/* Gives the group a name.
 * @names: who is in it
 * @name: (nullable): %NULL or empty takes the name away
 * @error: return location for %HK_ERROR_PARAMETER, %HK_ERROR_NEWER and %HK_ERROR_STORAGE; nothing changes then
 *
 * Returns: whether it worked */
gboolean
hk_people_name_group (HkPeople           *self,
                      const char * const *names,
                      const char         *name,
                      GError            **error)
{
  g_autofree char *bare = g_strstrip (g_strdup (name == NULL ? "" : name));
  g_autofree char *key = NULL;
  HkPeopleState *state;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && names != NULL, FALSE);

  if (!hk_limits_check_name (bare, error))
    return FALSE;
  key = hk_people_dup_group_key (self, names);
  for (guint i = 0; *bare != '\0' && i < self->state->groups->len; i++)
    {
      HkPeopleGroup *group = g_ptr_array_index (self->state->groups, i);

      if (hk_people_is_same (group->name, bare) && !is_group (self, group, key))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Another group is called %s."), group->name);
    }
  state = hk_people_state_copy (self);
  for (guint i = state->groups->len; i-- > 0;)
    if (is_group (self, g_ptr_array_index (state->groups, i), key))
      g_ptr_array_remove_index (state->groups, i);
  if (*bare != '\0')
    hk_people_state_add_group (state, bare, names);
  return hk_people_take (self, state, error);
}
