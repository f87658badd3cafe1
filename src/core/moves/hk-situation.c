/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-situation.h"

static void
situation_free (gpointer data)
{
  HkSituation *situation = data;

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

/* Returns (transfer full) (element-type HkSituation): what the calculator can be asked about the table, with what
 * everybody may know, the likeliest first; empty where the table says nothing of it. */
GPtrArray *
hk_table_list_situations (HkTable                *self,
                          const HkCalculatorSpec *calculator)
{
  GPtrArray *situations = g_ptr_array_new_with_free_func (situation_free);

  if (calculator->list_situations != NULL)
    calculator->list_situations (self, situations);
  return situations;
}
