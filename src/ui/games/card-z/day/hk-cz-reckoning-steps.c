/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The steps of the reckoning side by side, those that are done with a tick, and a button that makes only the next
 * one. */
struct _HkCzReckoningSteps
{
  HkView     parent_instance;

  GtkLabel  *title;
  GtkWidget *cells;
  GtkWidget *step;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzReckoningSteps, hk_cz_reckoning_steps, HK_TYPE_VIEW)

static const char * const hints[] = {
  N_("Safe-chips come off where nobody is inside"),
  N_("Encounters go back into the deck, but not the blockaded"),
  N_("Everybody eats or starves"),
  N_("Everybody sleeps, inside or outside"),
  N_("The hordes walk"),
};

static void
update (HkView *view)
{
  HkCzReckoningSteps *self = HK_CZ_RECKONING_STEPS (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const int step = hk_cz_table_get_reckoning_step (table);
  g_autofree char *title = g_strdup_printf (_("Reckoning of Day %d"), table->day);
  GtkWidget *cell = gtk_widget_get_first_child (self->cells);

  gtk_label_set_text (self->title, title);
  for (int i = 0; cell != NULL; i++, cell = gtk_widget_get_next_sibling (cell))
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);
      g_autofree char *spoken = g_strdup_printf (i < step    ? _("%s: done")
                                                 : i == step ? _("%s: comes next")
                                                             : "%s",
                                                 _(hints[i]));

      gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (cell)), i < step ? "✓" : number);
      hk_widget_set_class (cell, "cz-over", i < step);
      hk_widget_set_class (cell, "cz-now", i == step);
      hk_tooltip_set (cell, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  gtk_widget_set_visible (self->step, table->outcome == HK_CZ_OUTCOME_NONE);
}

/* What the move needs is asked for. */
static void
step_cb (HkCzReckoningSteps *self)
{
  hk_cz_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), "reckon-step");
}

static void
hk_cz_reckoning_steps_class_init (HkCzReckoningStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-reckoning-steps");
  HK_BIND_CHILDREN (widget_class, HkCzReckoningSteps, title, cells, step);
  gtk_widget_class_bind_template_callback (widget_class, step_cb);
}
