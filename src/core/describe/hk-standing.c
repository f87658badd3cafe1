/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-standing.h"

/* Returns (transfer full): how somebody stands, of which the rest is to be filled in.
 * @colour: (nullable): of the player */
HkStanding *
hk_standing_new (const char *name,
                 const char *colour)
{
  HkStanding *self = g_new0 (HkStanding, 1);

  self->name = g_strdup (name != NULL ? name : "");
  self->colour = g_strdup (colour);
  return self;
}

void
hk_standing_free (HkStanding *self)
{
  g_free (self->name);
  g_free (self->player);
  g_free (self->colour);
  g_free (self->text);
  g_free (self->spoken);
  g_free (self);
}

/* Returns (transfer full) (element-type HkStanding): an empty list. */
GPtrArray *
hk_standing_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) hk_standing_free);
}

/* Returns (transfer full) (element-type HkStanding): how everyone stands, in an order that stays; empty where the game does not
 * tell. */
GPtrArray *
hk_table_list_standings (HkTable *self)
{
  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  /* Some of what it stands on is not kept. */
  if (HK_TABLE_FUNCS (self)->list_standings == NULL || hk_table_goes_by_hand (self))
    return hk_standing_list_new ();
  return HK_TABLE_FUNCS (self)->list_standings (self);
}
