/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-toggle-fit.h"

/* Toggles of the same width that stand side by side where their words have room for that, and one below the other
 * where they would be cut short. */
struct _HkToggleFit
{
  GtkWidget  parent_instance;

  GtkWidget *toggles; /* AdwToggleGroup */
  guint      turning;
};

typedef enum
{
  PROP_TOGGLES = 1,
} HkToggleFitProps;

static GParamSpec *props[PROP_TOGGLES + 1];

G_DEFINE_FINAL_TYPE (HkToggleFit, hk_toggle_fit, GTK_TYPE_WIDGET)

static gboolean
is_upright (HkToggleFit *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self->toggles)) == GTK_ORIENTATION_VERTICAL;
}

/* How wide the toggles are side by side. Standing, they are as wide as the widest. */
static int
measure_side_by_side (HkToggleFit *self)
{
  const int n = is_upright (self) ? (int) adw_toggle_group_get_n_toggles (ADW_TOGGLE_GROUP (self->toggles)) : 1;
  int natural;

  gtk_widget_measure (self->toggles, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return n * natural;
}

static gboolean
turn_cb (gpointer data)
{
  HkToggleFit *self = data;

  self->turning = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->toggles), is_upright (self) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  return G_SOURCE_REMOVE;
}

static void
hk_toggle_fit_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  HkToggleFit *self = HK_TOGGLE_FIT (widget);

  gtk_widget_measure (self->toggles, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, measure_side_by_side (self));
}

static void
hk_toggle_fit_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HkToggleFit *self = HK_TOGGLE_FIT (widget);
  const gboolean fits = measure_side_by_side (self) <= width;

  gtk_widget_allocate (self->toggles, width, height, baseline, NULL);
  /* Sizes cannot change while they are given. */
  if (fits == is_upright (self) && self->turning == 0)
    self->turning = g_idle_add_full (G_PRIORITY_HIGH_IDLE, turn_cb, self, NULL);
  else if (fits != is_upright (self))
    g_clear_handle_id (&self->turning, g_source_remove);
}

static GtkSizeRequestMode
hk_toggle_fit_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (HK_TOGGLE_FIT (widget)->toggles);
}

static void
hk_toggle_fit_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  HkToggleFit *self = HK_TOGGLE_FIT (object);

  switch ((HkToggleFitProps) prop_id)
    {
    case PROP_TOGGLES:
      self->toggles = g_value_get_object (value);
      gtk_widget_set_parent (self->toggles, GTK_WIDGET (self));
      break;
    }
}

static void
hk_toggle_fit_dispose (GObject *object)
{
  HkToggleFit *self = HK_TOGGLE_FIT (object);

  g_clear_handle_id (&self->turning, g_source_remove);
  g_clear_pointer (&self->toggles, gtk_widget_unparent);
  G_OBJECT_CLASS (hk_toggle_fit_parent_class)->dispose (object);
}

static void
hk_toggle_fit_class_init (HkToggleFitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = hk_toggle_fit_set_property;
  object_class->dispose = hk_toggle_fit_dispose;
  widget_class->measure = hk_toggle_fit_measure;
  widget_class->size_allocate = hk_toggle_fit_size_allocate;
  widget_class->get_request_mode = hk_toggle_fit_get_request_mode;
  props[PROP_TOGGLES] = g_param_spec_object ("toggles", NULL, NULL, ADW_TYPE_TOGGLE_GROUP,
                                             G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_toggle_fit_init (HkToggleFit *self)
{
}
