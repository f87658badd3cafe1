/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-dry-run.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "hk-cz-reckoning-ask.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/games/card-z/widgets/hk-cz-choices.h"


/* What is asked of the group when it makes the reckoning with its own dice and cards. */

/* Returns whether it is the reckoning, or a step of it. */
gboolean
hk_cz_reckoning_is_asked (HkMove *partial)
{
  return g_str_equal (hk_move_get_name (partial), "reckon") || g_str_equal (hk_move_get_name (partial), "reckon-step");
}

/* Returns whether it can be made without another question, found out on a copy.
 * @partial: the reckoning, or a step of it */
gboolean
hk_cz_reckoning_is_clear (HkCzTable *table,
                          HkMove    *partial)
{
  HkDryRun trial = { .table = HK_TABLE (table) };

  return hk_dry_run_apply (&trial, partial, NULL);
}

static gboolean
rolls (HkCzTable *table,
       int        survivor)
{
  HkCzDiet *diet = hk_cz_find_diet (table, survivor);

  return diet != NULL && diet->food != NULL && diet->roll < 0 && hk_cz_survivor_is_alive (hk_cz_table_get_survivor (table, survivor))
         && hk_cz_diet_get_faces (table, diet) > 0;
}

static gboolean
rolls_any (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (rolls (table, i))
      return TRUE;
  return FALSE;
}

/* Returns where the parameter is asked for: nowhere when nothing is rolled or drawn for it now.
 * @table: a table at the reckoning
 * @partial: the reckoning, or a step of it
 * @spec: one of its parameters */
HkParamPlace
hk_cz_reckoning_place (HkCzTable         *table,
                       HkMove            *partial,
                       const HkParamSpec *spec)
{
  const gboolean all = g_str_equal (hk_move_get_name (partial), "reckon");
  const HkCzReckoning step = hk_cz_table_get_reckoning_step (table);
  const gboolean eats = all ? step <= HK_CZ_RECKONING_EAT : step == HK_CZ_RECKONING_EAT;
  const gboolean walks = all ? step <= HK_CZ_RECKONING_WALK : step == HK_CZ_RECKONING_WALK;

  if (g_str_equal (spec->name, "horde-rolls"))
    return walks && hk_cz_table_has_rolling_horde (table) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
  /* Who does not roll falls not sick. */
  if (!eats || !rolls_any (table))
    return HK_PARAM_PLACE_NOWHERE;
  return g_str_equal (spec->name, "sick") && table->cards_by != HK_BY_HAND ? HK_PARAM_PLACE_MORE : HK_PARAM_PLACE_FIRST;
}

/* Names the dice of the reckoning.
 * @parts: where to add who rolls against sickness, in the order of the plan, or the hordes that walk */
void
hk_cz_reckoning_name_rolls (HkCzTable         *table,
                            const HkParamSpec *spec,
                            HkChoices         *parts)
{
  if (g_str_equal (spec->name, "horde-rolls"))
    hk_cz_choices_add_hordes (parts, table, TRUE);
  if (!g_str_equal (spec->name, "rolls"))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (rolls (table, diet->survivor))
        hk_choices_add_text (parts, hk_cz_table_get_survivor_name (table, diet->survivor), hk_cz_table_get_survivor_name (table, diet->survivor));
    }
}
