/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-step-list.h"
#include "hk-step.h"

struct _HkStepList
{
  GtkWidget  parent_instance;

  GtkWidget *list;
};

enum
{
  SHOW_RULE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkStepList, hk_step_list, GTK_TYPE_WIDGET)

static void
rule_clicked_cb (GtkButton  *button,
                 HkStepList *self)
{
  g_signal_emit (self, signals[SHOW_RULE], 0, g_object_get_data (G_OBJECT (button), "rule"));
}

static const char *
describe_state (HkStepState state)
{
  switch (state)
    {
    case HK_STEP_TODO:
      return _("to do");
    case HK_STEP_CURRENT:
      return _("now");
    case HK_STEP_DONE:
      return _("done");
    case HK_STEP_SKIPPED:
      return _("left out");
    }
  g_assert_not_reached ();
}

static GtkWidget *
make_state (HkStepState state)
{
  static const char * const faces[] = { "○", "●", "✓", "–" };
  GtkWidget *face = gtk_label_new (faces[state]);

  gtk_label_set_width_chars (GTK_LABEL (face), 2);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  if (state == HK_STEP_CURRENT)
    gtk_widget_add_css_class (face, "accent");
  else if (state == HK_STEP_DONE)
    gtk_widget_add_css_class (face, "success");
  else
    gtk_widget_add_css_class (face, "dimmed");
  return face;
}

static GtkWidget *
make_row (gpointer item,
          gpointer data)
{
  HkStepList *self = data;
  HkStep *step = item;
  const char * const *reminders = hk_step_get_reminders (step);
  const HkStepState state = hk_step_get_state (step);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", hk_step_get_title (step), describe_state (state));
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new (hk_step_get_title (step));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 24);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  if (state == HK_STEP_CURRENT)
    gtk_widget_add_css_class (title, "heading");
  else if (state != HK_STEP_TODO)
    gtk_widget_add_css_class (title, "dimmed");
  gtk_box_append (GTK_BOX (texts), title);
  for (guint i = 0; state == HK_STEP_CURRENT && reminders[i] != NULL; i++)
    {
      GtkWidget *reminder = gtk_label_new (reminders[i]);

      gtk_label_set_wrap (GTK_LABEL (reminder), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (reminder), 28);
      gtk_label_set_xalign (GTK_LABEL (reminder), 0);
      gtk_widget_add_css_class (reminder, "caption");
      gtk_widget_add_css_class (reminder, "dimmed");
      gtk_box_append (GTK_BOX (texts), reminder);
    }
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), make_state (state));
  gtk_box_append (GTK_BOX (box), texts);
  if (hk_step_get_rule (step) != NULL)
    {
      GtkWidget *rule = gtk_button_new_from_icon_name ("help-about-symbolic");
      g_autofree char *label = g_strdup_printf (_("Rule of: %s"), hk_step_get_title (step));

      gtk_widget_add_css_class (rule, "flat");
      gtk_widget_add_css_class (rule, "circular");
      gtk_widget_set_valign (rule, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (rule, _("Show the Rule"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (rule), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_object_set_data_full (G_OBJECT (rule), "rule", g_strdup (hk_step_get_rule (step)), g_free);
      g_signal_connect_object (rule, "clicked", G_CALLBACK (rule_clicked_cb), self, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), rule);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "table.tick");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", hk_step_get_id (step));
  gtk_widget_set_tooltip_text (row, _("Tick by hand"));
  g_object_set_data_full (G_OBJECT (row), "step", g_object_ref (step), g_object_unref);
  return row;
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  HkStep *step = g_object_get_data (G_OBJECT (row), "step");
  HkStep *step_before = before == NULL ? NULL : g_object_get_data (G_OBJECT (before), "step");
  GtkWidget *label;

  if (step_before != NULL && g_strcmp0 (hk_step_get_phase (step), hk_step_get_phase (step_before)) == 0)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;
  label = gtk_label_new (hk_step_get_phase_title (step));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "hk-phase");
  gtk_list_box_row_set_header (row, label);
}

static void
hk_step_list_dispose (GObject *object)
{
  HkStepList *self = HK_STEP_LIST (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  G_OBJECT_CLASS (hk_step_list_parent_class)->dispose (object);
}

static void
hk_step_list_class_init (HkStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_step_list_dispose;

  signals[SHOW_RULE] = g_signal_new ("show-rule", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hk_step_list_init (HkStepList *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, NULL, NULL);
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps"), -1);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

/**
 * hk_step_list_set_model:
 * @self: a checklist
 * @steps: (nullable): a list of #HkStep
 */
void
hk_step_list_set_model (HkStepList *self,
                        GListModel *steps)
{
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), steps, make_row, self, NULL);
}

/**
 * hk_step_list_focus_current:
 * @self: a checklist
 *
 * Moves the focus to the step that is now, which also brings it into view; without one, to the
 * first step.
 */
void
hk_step_list_focus_current (HkStepList *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0);
  GtkListBoxRow *row = first;

  for (int i = 1; row != NULL && hk_step_get_state (g_object_get_data (G_OBJECT (row), "step")) != HK_STEP_CURRENT; i++)
    row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i);
  if (row == NULL)
    row = first;
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}
