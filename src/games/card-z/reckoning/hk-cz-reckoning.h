/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* What one survivor gets in a plan.
 * @holder: whose Loot it is; −1 nobody’s, so that the survivor starves
 * @loot: the number of the Loot of @holder; −1 none
 * @food: (nullable): "junk", "normal" or "fresh"
 * @faces: how many of the ten faces of the die make sick
 * @dies: whether the survivor is starving already and gets nothing */
typedef struct
{
  int         survivor;
  int         holder;
  int         loot;
  const char *food;
  int         faces;
  gboolean    dies;
} HkCzMeal;

/* Who eats what at the reckoning.
 * @meals: (element-type HkCzMeal): one for each living survivor, in their order
 * @deaths: survivors who starve to death
 * @starving: survivors who are starving afterwards and live
 * @faces: the faces that make sick, of all who roll; a tenth of it is the number of sick to be expected
 * @supply: meals that are used
 * @value: what the Food is worth that is used: 2 a Fresh, 1 a Normal, 0 a Junk meal */
typedef struct
{
  GArray *meals;
  int     deaths;
  int     starving;
  int     faces;
  int     supply;
  int     value;
} HkCzPlan;

void      hk_cz_plan_free      (HkCzPlan *plan);
HkCzPlan *hk_cz_plan_reckoning (HkCzTable *self, HkBreakdown **breakdown);
gboolean  hk_cz_can_share_food (HkCzTable *self, int survivor, int holder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkCzPlan, hk_cz_plan_free)

/* Begins the phase: the diets are those of the best plan. Called when the night is over. */
void       hk_cz_table_begin_reckoning  (HkCzTable *self, HkMove *move);

const char *hk_cz_diet_get_food         (HkCzTable *self, HkCzDiet *diet);
int        hk_cz_table_find_hungry      (HkCzTable *self);

extern const HkMoveSpec hk_cz_reckoning_moves[];
extern const guint      hk_cz_n_reckoning_moves;
extern const HkMoveSpec hk_cz_diet_moves[];
extern const guint      hk_cz_n_diet_moves;
void     hk_cz_begin_day_by_hand (HkTable *table);

G_END_DECLS
