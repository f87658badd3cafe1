/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-canvas.h"

#include "ui/display/hk-style.h"

/* Draws its child larger the larger it is itself, words and lines and all: a page that is laid out once looks the same on a
 * laptop and on a television. Where the shape is another one the child gets more room, never less. */
struct _HkScreenCanvas
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  double     scale;
};

enum
{
  PROP_CHILD = 1,
};

static void buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (HkScreenCanvas, hk_screen_canvas, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static void
hk_screen_canvas_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? HK_SCREEN_WIDTH : HK_SCREEN_HEIGHT;
}

static void
hk_screen_canvas_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  HkScreenCanvas *self = HK_SCREEN_CANVAS (widget);
  int least_width, least_height;

  if (self->child == NULL)
    return;
  /* What does not fit all the same is made smaller, not cut. */
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  least_width = MAX (least_width, HK_SCREEN_WIDTH);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, least_width, &least_height, NULL, NULL, NULL);
  least_height = MAX (least_height, HK_SCREEN_HEIGHT);
  self->scale = MIN ((double) width / least_width, (double) height / least_height);
  if (self->scale <= 0)
    return;
  gtk_widget_allocate (self->child, MAX (least_width, (int) (width / self->scale)), MAX (least_height, (int) (height / self->scale)), -1,
                       gsk_transform_scale (NULL, (float) self->scale, (float) self->scale));
}

static void
set_child (HkScreenCanvas *self,
           GtkWidget      *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
hk_screen_canvas_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  if (id == PROP_CHILD)
    set_child (HK_SCREEN_CANVAS (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
hk_screen_canvas_dispose (GObject *object)
{
  set_child (HK_SCREEN_CANVAS (object), NULL);
  G_OBJECT_CLASS (hk_screen_canvas_parent_class)->dispose (object);
}

static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  if (GTK_IS_WIDGET (child))
    set_child (HK_SCREEN_CANVAS (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
hk_screen_canvas_class_init (HkScreenCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  hk_style_add (HK_STYLE_GAMES);
  G_OBJECT_CLASS (klass)->set_property = hk_screen_canvas_set_property;
  G_OBJECT_CLASS (klass)->dispose = hk_screen_canvas_dispose;
  widget_class->measure = hk_screen_canvas_measure;
  widget_class->size_allocate = hk_screen_canvas_size_allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
hk_screen_canvas_init (HkScreenCanvas *self)
{
  self->scale = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Returns by how much its child is drawn larger; it has been laid out. */
double
hk_screen_canvas_get_scale (HkScreenCanvas *self)
{
  g_return_val_if_fail (HK_IS_SCREEN_CANVAS (self), 1);

  return self->scale;
}
