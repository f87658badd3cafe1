/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-reckoning-steps.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_STEPS 5

/* The steps of the reckoning side by side, those that are done with a tick, and a button that makes only the next
 * one. */
struct _HkCzReckoningSteps
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *cells[N_STEPS];
  GtkWidget *signs[N_STEPS];
  GtkWidget *step;
};

G_DEFINE_FINAL_TYPE (HkCzReckoningSteps, hk_cz_reckoning_steps, ADW_TYPE_BIN)

/* Translators: the steps of the reckoning, in very little room */
static const char * const names[N_STEPS] = { N_("Chips"), N_("Gather"), N_("Eat"), N_("Sleep"), N_("Hordes") };

static const char * const hints[N_STEPS] = {
  N_("Safe-chips come off where nobody is inside"),
  N_("Encounters go back into the deck, but not the blockaded"),
  N_("Everybody eats or starves"),
  N_("Everybody sleeps, inside or outside"),
  N_("The hordes walk"),
};

static HkCzTable *
get_table (HkCzReckoningSteps *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
update (HkCzReckoningSteps *self)
{
  HkCzTable *table = get_table (self);
  const int step = hk_cz_get_reckoning_step (table);
  g_autofree char *title = g_strdup_printf (_("Reckoning of Day %d"), table->day);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  for (int i = 0; i < N_STEPS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);
      g_autofree char *spoken = g_strdup_printf (i < step    ? _("%s: done")
                                                 : i == step ? _("%s: comes next")
                                                             : "%s",
                                                 _(hints[i]));

      gtk_label_set_text (GTK_LABEL (self->signs[i]), i < step ? "✓" : number);
      hk_widget_set_class (self->cells[i], "cz-over", i < step);
      hk_widget_set_class (self->cells[i], "cz-now", i == step);
      hk_tooltip_set (self->cells[i], spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  gtk_widget_set_visible (self->step, table->outcome == NULL);
}

/* What the group has to tell is asked for. */
static void
step_cb (HkCzReckoningSteps *self)
{
  hk_cz_ask (GTK_WIDGET (self), self->session, "reckon-step");
}

static void
hk_cz_reckoning_steps_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_RECKONING_STEPS (object)->session);
  G_OBJECT_CLASS (hk_cz_reckoning_steps_parent_class)->dispose (object);
}

static void
hk_cz_reckoning_steps_class_init (HkCzReckoningStepsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_reckoning_steps_dispose;
}

static void
hk_cz_reckoning_steps_init (HkCzReckoningSteps *self)
{
}

static GtkWidget *
make_cell (HkCzReckoningSteps *self,
           int                 number)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *name = gtk_label_new (_(names[number]));

  self->cells[number] = cell;
  self->signs[number] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->signs[number], "cz-order");
  gtk_widget_set_halign (self->signs[number], GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "caption");
  gtk_box_append (GTK_BOX (cell), self->signs[number]);
  gtk_box_append (GTK_BOX (cell), name);
  gtk_widget_add_css_class (cell, "cz-reckoning-step");
  return cell;
}

/* Returns (transfer floating): the steps of the reckoning.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_reckoning_steps_new (HkSession *session)
{
  HkCzReckoningSteps *self = g_object_new (HK_TYPE_CZ_RECKONING_STEPS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->session = g_object_ref (session);
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_add_css_class (self->title, "title-3");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->step = gtk_button_new_with_label (_("Next Step"));
  gtk_widget_set_size_request (self->step, -1, 44);
  gtk_widget_set_valign (self->step, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->step, "flat");
  hk_tooltip_set (self->step, _("Make only the next step of the reckoning"));
  g_signal_connect_object (self->step, "clicked", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->step);
  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  for (int i = 0; i < N_STEPS; i++)
    gtk_box_append (GTK_BOX (cells), make_cell (self, i));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), cells);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-reckoning-head");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
