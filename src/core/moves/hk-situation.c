/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-keep.h"
#include "hk-situation.h"

/* Frees it with what it tells. */
void
hk_situation_free (HkSituation *situation)
{
  g_free (situation->title);
  json_object_unref (situation->params);
  g_free (situation);
}

/* Adds one after the others.
 * @situations: of hk_table_list_situations()
 * @title: what a person calls it
 * @params: (transfer full): what the table knows */
void
hk_situation_add (GPtrArray  *situations,
                  const char *title,
                  JsonObject *params)
{
  HkSituation *situation = g_new0 (HkSituation, 1);

  situation->title = g_strdup (title);
  situation->params = params;
  g_ptr_array_add (situations, situation);
}

/* Takes out what parts tell that are not kept. Returns whether any of what parts tell is left, or none of it was there. */
static gboolean
drop_unkept (HkTable    *self,
             const char *calculator,
             JsonObject *params)
{
  g_autoptr (GList) names = json_object_get_members (params);
  gboolean dropped = FALSE;
  gboolean left = FALSE;

  for (GList *l = names; l != NULL; l = l->next)
    if (!hk_table_keeps_told (self, calculator, l->data))
      {
        json_object_remove_member (params, l->data);
        dropped = TRUE;
      }
    else if (hk_keep_is_told (self->game->keep, calculator, l->data))
      left = TRUE;
  return left || !dropped;
}

/* Returns (transfer full) (element-type HkSituation): what the calculator can be asked about the table, with what
 * everybody may know and the group keeps, the likeliest first; empty where the table says nothing of it. */
GPtrArray *
hk_table_list_situations (HkTable                *self,
                          const HkCalculatorSpec *calculator)
{
  GPtrArray *situations = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);

  if (calculator->list_situations != NULL)
    calculator->list_situations (self, situations);
  for (guint i = situations->len; self->parts_kept != NULL && i > 0; i--)
    if (!drop_unkept (self, calculator->name, ((HkSituation *) g_ptr_array_index (situations, i - 1))->params))
      g_ptr_array_remove_index (situations, i - 1);
  return situations;
}
