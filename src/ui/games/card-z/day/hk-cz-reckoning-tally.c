/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "hk-cz-reckoning-tally.h"
#include "ui/games/card-z/team/hk-cz-ailments.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_NUMBERS 4

/* What the plan of the meals comes to: how many are fed, starve, die, and fall sick to be expected. It says whether
 * a better plan is known, and why the best is the best. */
struct _HkCzReckoningTally
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *numbers[N_NUMBERS];
  GtkWidget *cells[N_NUMBERS];
  GtkWidget *fine;
  GtkWidget *best;
  GtkWidget *fold;
  GtkWidget *breakdown;
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

G_DEFINE_FINAL_TYPE (HkCzReckoningTally, hk_cz_reckoning_tally, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzReckoningTally *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

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
show (HkCzReckoningTally *self,
      int                 number,
      const char         *text,
      const char         *style)
{
  gtk_label_set_text (GTK_LABEL (self->numbers[number]), text);
  hk_widget_set_class (self->cells[number], "cz-fine", g_strcmp0 (style, "cz-fine") == 0);
  hk_widget_set_class (self->cells[number], "cz-warn", g_strcmp0 (style, "cz-warn") == 0);
  hk_widget_set_class (self->cells[number], "cz-bad", g_strcmp0 (style, "cz-bad") == 0);
}

static void
show_sum (HkCzReckoningTally *self,
          const Sum          *sum)
{
  g_autofree char *fed = g_strdup_printf ("%d/%d", sum->fed, sum->living);
  g_autofree char *starving = g_strdup_printf ("%d", sum->starving);
  g_autofree char *deaths = g_strdup_printf ("%d", sum->deaths);
  g_autofree char *sick = g_strdup_printf (sum->faces % 10 == 0 ? "%.0f" : "%.1f", sum->faces / 10.0);

  show (self, 0, fed, sum->fed == sum->living ? "cz-fine" : NULL);
  show (self, 1, starving, sum->starving > 0 ? "cz-warn" : NULL);
  show (self, 2, deaths, sum->deaths > 0 ? "cz-bad" : NULL);
  show (self, 3, sick, sum->faces >= 10 ? "cz-warn" : NULL);
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
    hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
}

static void
update (HkCzReckoningTally *self)
{
  HkCzTable *table = get_table (self);
  gboolean open;
  Sum sum;

  if (!hk_cz_table_is_phase (table, "reckoning"))
    return;
  open = hk_cz_get_reckoning_step (table) <= 2;
  add_up (table, open, &sum);
  show_sum (self, &sum);
  show_best (self, table, &sum, open);
}

static void
best_cb (HkCzReckoningTally *self)
{
  g_autoptr (HkMove) move = hk_move_build ("plan-food", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_reckoning_tally_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_RECKONING_TALLY (object)->session);
  G_OBJECT_CLASS (hk_cz_reckoning_tally_parent_class)->dispose (object);
}

static void
hk_cz_reckoning_tally_class_init (HkCzReckoningTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_reckoning_tally_dispose;
}

static void
hk_cz_reckoning_tally_init (HkCzReckoningTally *self)
{
}

static GtkWidget *
make_cell (HkCzReckoningTally *self,
           int                 number,
           HkCzSignKind        sign,
           const char         *caption)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (caption);

  self->cells[number] = cell;
  self->numbers[number] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->numbers[number], "cz-score");
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), hk_cz_sign_new (sign, 16));
  gtk_box_append (GTK_BOX (line), self->numbers[number]);
  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (cell), line);
  gtk_box_append (GTK_BOX (cell), label);
  gtk_widget_add_css_class (cell, "cz-tally");
  return cell;
}

/* Returns (transfer floating): what the plan of the meals comes to.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_reckoning_tally_new (HkSession *session)
{
  HkCzReckoningTally *self = g_object_new (HK_TYPE_CZ_RECKONING_TALLY, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->session = g_object_ref (session);
  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  gtk_box_append (GTK_BOX (cells), make_cell (self, 0, HK_CZ_SIGN_MEAL, _("fed")));
  gtk_box_append (GTK_BOX (cells), make_cell (self, 1, HK_CZ_SIGN_STARVING, _("starve")));
  gtk_box_append (GTK_BOX (cells), make_cell (self, 2, HK_CZ_SIGN_DEAD, _("die")));
  gtk_box_append (GTK_BOX (cells), make_cell (self, 3, HK_CZ_SIGN_SICK, _("fall sick")));
  hk_tooltip_set (self->cells[3], _("How many fall sick, to be expected"));
  self->fine = gtk_label_new (_("✓ As good as the best plan"));
  gtk_label_set_xalign (GTK_LABEL (self->fine), 0);
  gtk_label_set_wrap (GTK_LABEL (self->fine), TRUE);
  gtk_widget_add_css_class (self->fine, "success");
  gtk_widget_set_margin_top (self->fine, 4);
  self->best = gtk_button_new_with_label (_("Use the Best Plan"));
  gtk_widget_set_size_request (self->best, -1, 44);
  hk_tooltip_set (self->best, _("Plan anew: fewest deaths, fewest starving, least sickness, least Food"));
  g_signal_connect_object (self->best, "clicked", G_CALLBACK (best_cb), self, G_CONNECT_SWAPPED);
  self->breakdown = hk_breakdown_view_new ();
  self->fold = hk_fold_new (_("Why This Is the Best Plan"), self->breakdown);
  gtk_box_append (GTK_BOX (box), cells);
  gtk_box_append (GTK_BOX (box), self->fine);
  gtk_box_append (GTK_BOX (box), self->best);
  gtk_box_append (GTK_BOX (box), self->fold);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
