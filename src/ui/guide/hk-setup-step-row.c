/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-step-row.h"
#include "ui/display/hk-template.h"

/* What is taken out of the box: how many of it, and where it goes. */
struct _HkSetupStepRow
{
  AdwActionRow parent_instance;

  GtkLabel    *count;
  GtkWidget   *check;
  GtkWidget   *rule;

  gboolean     ticked;
};

typedef enum
{
  PROP_TICKED = 1,
} HkSetupStepRowProps;

static GParamSpec *props[PROP_TICKED + 1];

HK_DEFINE_TEMPLATE_TYPE (HkSetupStepRow, hk_setup_step_row, ADW_TYPE_ACTION_ROW)

static void
hk_setup_step_row_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch ((HkSetupStepRowProps) property_id)
    {
    case PROP_TICKED:
      g_value_set_boolean (value, HK_SETUP_STEP_ROW (object)->ticked);
      break;
    }
}

static void
hk_setup_step_row_set_property (GObject      *object,
                                guint         property_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  HkSetupStepRow *self = HK_SETUP_STEP_ROW (object);

  switch ((HkSetupStepRowProps) property_id)
    {
    case PROP_TICKED:
      if (self->ticked == g_value_get_boolean (value))
        break;
      self->ticked = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    }
}

static void
hk_setup_step_row_class_init (HkSetupStepRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_setup_step_row_get_property;
  object_class->set_property = hk_setup_step_row_set_property;
  object_class->dispose = hk_template_dispose;
  props[PROP_TICKED] = g_param_spec_boolean ("ticked", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-setup-step-row.ui");
  HK_BIND_CHILDREN (widget_class, HkSetupStepRow, count, check, rule);
}

/* Returns (transfer floating): its row, not ticked. */
GtkWidget *
hk_setup_step_row_new (const HkSetupStep *step)
{
  HkSetupStepRow *self = g_object_new (HK_TYPE_SETUP_STEP_ROW, NULL);
  g_autofree char *count = step->count > 0 ? g_strdup_printf ("%d", step->count) : g_strdup ("");
  g_autofree char *subtitle = step->shares != NULL ? g_strdup_printf ("%s\n%s", step->shares, step->text) : g_strdup (step->text);
  g_autofree char *name = step->count > 0 ? g_strdup_printf ("%d %s", step->count, step->title) : g_strdup (step->title);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), step->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_label_set_label (self->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_widget_set_visible (self->rule, step->rule != NULL);
  if (step->rule != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", step->rule);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "win.show-rule");
    }
  return GTK_WIDGET (self);
}
