/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* What the plan of the meals comes to: how many are fed, starve, die, and fall sick to be expected. It says whether
 * a better plan is known, and why the best is the best. */
struct _HkCzReckoningTally
{
  HkView           parent_instance;

  GtkWidget       *fed_cell;
  GtkLabel        *fed;
  GtkWidget       *starve_cell;
  GtkLabel        *starve;
  GtkWidget       *die_cell;
  GtkLabel        *die;
  GtkWidget       *sick_cell;
  GtkLabel        *sick;
  GtkWidget       *fine;
  GtkWidget       *best;
  GtkWidget       *fold;
  HkBreakdownView *breakdown;
};

/* What the diets come to. */
typedef struct
{
  int living;
  int fed;
  int starving;
  int deaths;
  int faces;
} Sum;

HK_DEFINE_TEMPLATE_TYPE (HkCzReckoningTally, hk_cz_reckoning_tally, HK_TYPE_VIEW)

static void
add_up (HkCzTable *table,
        gboolean   open,
        Sum       *sum)
{
  *sum = (Sum) { 0 };
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzDiet *diet = hk_cz_find_diet (table, i);
      const int faces = hk_cz_diet_get_faces (table, diet);

      if (!hk_cz_survivor_is_alive (survivor) || survivor->player < 0)
        continue;
      sum->living++;
      /* Of whom nobody has said what they eat, nobody knows whether they starve. */
      if (diet == NULL)
        continue;
      if (diet->food != NULL)
        {
          sum->fed++;
          sum->faces += diet->roll < 0 ? (open ? faces : 0) : (open ? diet->roll < faces : diet->sick) ? 10 : 0;
        }
      else if (survivor->starving && open)
        sum->deaths++;
      else
        sum->starving++;
    }
}

static void
show (GtkWidget  *cell,
      GtkLabel   *label,
      const char *text,
      const char *style)
{
  gtk_label_set_text (label, text);
  hk_widget_set_class (cell, "cz-fine", g_strcmp0 (style, "cz-fine") == 0);
  hk_widget_set_class (cell, "cz-warn", g_strcmp0 (style, "cz-warn") == 0);
  hk_widget_set_class (cell, "cz-bad", g_strcmp0 (style, "cz-bad") == 0);
}

static void
show_sum (HkCzReckoningTally *self,
          const Sum          *sum)
{
  g_autofree char *fed = g_strdup_printf ("%d/%d", sum->fed, sum->living);
  g_autofree char *starving = g_strdup_printf ("%d", sum->starving);
  g_autofree char *deaths = g_strdup_printf ("%d", sum->deaths);
  g_autofree char *sick = g_strdup_printf (sum->faces % 10 == 0 ? "%.0f" : "%.1f", sum->faces / 10.0);

  show (self->fed_cell, self->fed, fed, sum->fed == sum->living ? "cz-fine" : NULL);
  show (self->starve_cell, self->starve, starving, sum->starving > 0 ? "cz-warn" : NULL);
  show (self->die_cell, self->die, deaths, sum->deaths > 0 ? "cz-bad" : NULL);
  show (self->sick_cell, self->sick, sick, sum->faces >= 10 ? "cz-warn" : NULL);
}

static gboolean
has_rolls (HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->roll >= 0)
        return TRUE;
    }
  return FALSE;
}

/* A plan is as good as the best when it costs as many lives, hungry and sick. */
static void
show_best (HkCzReckoningTally *self,
           HkCzTable          *table,
           const Sum          *sum,
           gboolean            open)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (HkCzPlan) plan = open ? hk_cz_plan_reckoning (table, &breakdown) : NULL;
  const gboolean good = plan != NULL && plan->deaths == sum->deaths && plan->starving == sum->starving
                        && (plan->faces == sum->faces || has_rolls (table));

  gtk_widget_set_visible (self->fine, plan != NULL && good && sum->living > 0);
  gtk_widget_set_visible (self->best, plan != NULL && !good && sum->living > 0);
  gtk_widget_set_visible (self->fold, plan != NULL && breakdown != NULL);
  if (breakdown != NULL)
    hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
}

static void
update (HkView *view)
{
  HkCzReckoningTally *self = HK_CZ_RECKONING_TALLY (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  gboolean open;
  Sum sum;

  if (hk_cz_table_get_phase (table) != HK_CZ_PHASE_RECKONING)
    return;
  open = hk_cz_table_get_reckoning_step (table) <= HK_CZ_RECKONING_EAT;
  add_up (table, open, &sum);
  show_sum (self, &sum);
  show_best (self, table, &sum, open);
}

static void
best_cb (HkCzReckoningTally *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("plan-food", NULL));
}

static void
hk_cz_reckoning_tally_class_init (HkCzReckoningTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_FOLD);
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-reckoning-tally");
  HK_BIND_CHILDREN (widget_class, HkCzReckoningTally, fed_cell, fed, starve_cell, starve, die_cell, die, sick_cell, sick, fine, best, fold,
                    breakdown);
  gtk_widget_class_bind_template_callback (widget_class, best_cb);
}
