/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-choice-row.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-toggle-fit.h"

/* A row of a list with a few choices side by side, or below each other where that is too narrow, all of them in
 * sight and one tap away. */
struct _HkChoiceRow
{
  AdwPreferencesRow parent_instance;

  AdwToggleGroup   *choices;

  char             *subtitle;
};

typedef enum
{
  PROP_SUBTITLE = 1,
  PROP_SELECTED,
} HkChoiceRowProps;

static GParamSpec *props[PROP_SELECTED + 1];

HK_DEFINE_TEMPLATE_TYPE (HkChoiceRow, hk_choice_row, ADW_TYPE_PREFERENCES_ROW)

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  return text != NULL && *text != '\0';
}

static void
active_name_cb (HkChoiceRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static gboolean
hk_choice_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (HK_CHOICE_ROW (widget)->choices), GTK_DIR_TAB_FORWARD);
}

static void
hk_choice_row_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  HkChoiceRow *self = HK_CHOICE_ROW (object);

  switch ((HkChoiceRowProps) prop_id)
    {
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_SELECTED:
      g_value_set_string (value, hk_choice_row_get_selected (self));
      break;
    }
}

static void
hk_choice_row_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  HkChoiceRow *self = HK_CHOICE_ROW (object);

  switch ((HkChoiceRowProps) prop_id)
    {
    case PROP_SUBTITLE:
      if (g_set_str (&self->subtitle, g_value_get_string (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_SELECTED:
      hk_choice_row_set_selected (self, g_value_get_string (value));
      break;
    }
}

static void
hk_choice_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CHOICE_ROW);

  G_OBJECT_CLASS (hk_choice_row_parent_class)->dispose (object);
}

static void
hk_choice_row_finalize (GObject *object)
{
  g_free (HK_CHOICE_ROW (object)->subtitle);

  G_OBJECT_CLASS (hk_choice_row_parent_class)->finalize (object);
}

static void
hk_choice_row_class_init (HkChoiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_choice_row_get_property;
  object_class->set_property = hk_choice_row_set_property;
  object_class->dispose = hk_choice_row_dispose;
  object_class->finalize = hk_choice_row_finalize;
  widget_class->grab_focus = hk_choice_row_grab_focus;

  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SELECTED] = g_param_spec_string ("selected", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  g_type_ensure (HK_TYPE_TOGGLE_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-choice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkChoiceRow, choices);
  HK_BIND_CALLBACKS (widget_class, has_text, active_name_cb);
}

/* Returns a row without choices yet.
 * @subtitle: (nullable): what hangs on it */
GtkWidget *
hk_choice_row_new (const char *title,
                   const char *subtitle)
{
  return g_object_new (HK_TYPE_CHOICE_ROW, "title", title, "subtitle", subtitle, NULL);
}

/* Adds a choice at the end. The first one is selected until another is.
 * @name: the choice, as hk_choice_row_get_selected() will say it
 * @label: what a person reads */
void
hk_choice_row_add (HkChoiceRow *self,
                   const char  *name,
                   const char  *label)
{
  AdwToggle *toggle;

  g_return_if_fail (HK_IS_CHOICE_ROW (self));
  g_return_if_fail (name != NULL);

  toggle = adw_toggle_new ();
  adw_toggle_set_name (toggle, name);
  adw_toggle_set_label (toggle, label);
  adw_toggle_group_add (self->choices, toggle);
}

/* Returns (nullable): the name of the choice that is made. */
const char *
hk_choice_row_get_selected (HkChoiceRow *self)
{
  g_return_val_if_fail (HK_IS_CHOICE_ROW (self), NULL);

  return adw_toggle_group_get_active_name (self->choices);
}

/* @name: the name of one of its choices; another is ignored */
void
hk_choice_row_set_selected (HkChoiceRow *self,
                            const char  *name)
{
  g_return_if_fail (HK_IS_CHOICE_ROW (self));

  if (name != NULL && adw_toggle_group_get_toggle_by_name (self->choices, name) != NULL)
    adw_toggle_group_set_active_name (self->choices, name);
}
