/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-map-frame.h"

#define LEAST 260

/* Gives its map (a property) the room that there is. A map that is too wide for it scrolls sideways, and is as high as it needs to
 * be. */
struct _HkCzMapFrame
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *map;
};

enum
{
  PROP_MAP = 1,
};

G_DEFINE_FINAL_TYPE (HkCzMapFrame, hk_cz_map_frame, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
hk_cz_map_frame_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_cz_map_frame_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  HkCzMapFrame *self = HK_CZ_MAP_FRAME (widget);
  int least, most;

  gtk_widget_measure (self->map, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (least, LEAST);
      *natural = most;
      return;
    }
  gtk_widget_measure (self->map, GTK_ORIENTATION_VERTICAL, for_size < 0 ? -1 : MAX (least, for_size), minimum, natural, NULL, NULL);
}

static void
hk_cz_map_frame_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  gtk_widget_allocate (HK_CZ_MAP_FRAME (widget)->scroller, width, height, -1, NULL);
}

static void
hk_cz_map_frame_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  HkCzMapFrame *self = HK_CZ_MAP_FRAME (object);

  self->map = g_value_get_object (value);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->map);
}

static void
hk_cz_map_frame_dispose (GObject *object)
{
  HkCzMapFrame *self = HK_CZ_MAP_FRAME (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  self->map = NULL;
  G_OBJECT_CLASS (hk_cz_map_frame_parent_class)->dispose (object);
}

static void
hk_cz_map_frame_class_init (HkCzMapFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = hk_cz_map_frame_set_property;
  G_OBJECT_CLASS (klass)->dispose = hk_cz_map_frame_dispose;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_MAP,
                                   g_param_spec_object ("map", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->get_request_mode = hk_cz_map_frame_get_request_mode;
  widget_class->measure = hk_cz_map_frame_measure;
  widget_class->size_allocate = hk_cz_map_frame_size_allocate;
}

static void
hk_cz_map_frame_init (HkCzMapFrame *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
