/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "hk-cz-pair.h"

/* Its two children below each other, or side by side where there is room for both. Unlike a box it asks for no more
 * height than the width that it gets makes necessary, and for no more width than either of them alone. */
struct _HkCzPair
{
  GtkWidget  parent_instance;

  int        wide;
  int        share;
  int        spacing;
};

enum
{
  PROP_WIDE = 1,
  PROP_SHARE,
  PROP_SPACING,
  N_PROPERTIES,
};

G_DEFINE_FINAL_TYPE (HkCzPair, hk_cz_pair, GTK_TYPE_WIDGET)

static GtkWidget *
get_first (HkCzPair *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self));
}

static GtkWidget *
get_second (HkCzPair *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self));
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int natural = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
get_width (GtkWidget *widget,
           int       *minimum,
           int       *natural)
{
  *minimum = *natural = 0;
  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

/* Whether both have room beside each other, and how wide they are then. */
static gboolean
stands_beside (HkCzPair *self,
               int       width,
               int      *first,
               int      *second)
{
  const int threshold = (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, self->wide, gtk_widget_get_settings (GTK_WIDGET (self)));
  int least[2], most[2];

  if (!gtk_widget_should_layout (get_first (self)) || !gtk_widget_should_layout (get_second (self)) || width < threshold)
    return FALSE;
  *first = (width - self->spacing) * self->share / 100;
  *second = (width - self->spacing) * (100 - self->share) / 100;
  get_width (get_first (self), &least[0], &most[0]);
  get_width (get_second (self), &least[1], &most[1]);
  return least[0] <= *first && least[1] <= *second;
}

static void
place (GtkWidget *widget,
       int        x,
       int        y,
       int        width,
       int        height)
{
  if (gtk_widget_should_layout (widget))
    gtk_widget_allocate (widget, width, height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* Lays out for a width. Returns: how high it is. */
static int
lay_out (HkCzPair *self,
         int       width,
         gboolean  allocate)
{
  const gboolean both = gtk_widget_should_layout (get_first (self)) && gtk_widget_should_layout (get_second (self));
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int widths[2] = { width, width };
  const gboolean beside = stands_beside (self, width, &widths[0], &widths[1]);
  int heights[2];

  if (!beside)
    widths[0] = widths[1] = width;
  heights[0] = get_height (get_first (self), widths[0]);
  heights[1] = get_height (get_second (self), widths[1]);
  if (allocate && beside)
    {
      place (get_first (self), rtl ? width - widths[0] : 0, 0, widths[0], heights[0]);
      place (get_second (self), rtl ? 0 : width - widths[1], 0, widths[1], heights[1]);
    }
  else if (allocate)
    {
      place (get_first (self), 0, 0, width, heights[0]);
      place (get_second (self), 0, both ? heights[0] + self->spacing : 0, width, heights[1]);
    }
  return beside ? MAX (heights[0], heights[1]) : heights[0] + heights[1] + (both ? self->spacing : 0);
}

static GtkSizeRequestMode
hk_cz_pair_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_cz_pair_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  HkCzPair *self = HK_CZ_PAIR (widget);
  int least[2], most[2];

  get_width (get_first (self), &least[0], &most[0]);
  get_width (get_second (self), &least[1], &most[1]);
  *minimum = MAX (least[0], least[1]);
  *natural = MAX (*minimum, MAX (most[0], most[1]));
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const int height = lay_out (self, for_size < 0 ? *natural : MAX (for_size, *minimum), FALSE);

      *minimum = *natural = height;
    }
}

static void
hk_cz_pair_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  lay_out (HK_CZ_PAIR (widget), width, TRUE);
}

static void
hk_cz_pair_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  HkCzPair *self = HK_CZ_PAIR (object);
  int *fields[N_PROPERTIES] = { NULL, &self->wide, &self->share, &self->spacing };

  *fields[id] = g_value_get_int (value);
}

static void
hk_cz_pair_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (hk_cz_pair_parent_class)->dispose (object);
}

static void
hk_cz_pair_class_init (HkCzPairClass *klass)
{
  static const char * const names[N_PROPERTIES] = { NULL, "wide", "share", "spacing" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = hk_cz_pair_set_property;
  G_OBJECT_CLASS (klass)->dispose = hk_cz_pair_dispose;
  widget_class->get_request_mode = hk_cz_pair_get_request_mode;
  widget_class->measure = hk_cz_pair_measure;
  widget_class->size_allocate = hk_cz_pair_size_allocate;
  for (guint i = PROP_WIDE; i < N_PROPERTIES; i++)
    g_object_class_install_property (G_OBJECT_CLASS (klass), i,
                                     g_param_spec_int (names[i], NULL, NULL, 0, G_MAXINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
hk_cz_pair_init (HkCzPair *self)
{
}
