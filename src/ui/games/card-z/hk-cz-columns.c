/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "hk-cz-columns.h"

#define WIDE 620
#define PANEL_WIDTH 288
#define SPACING 8

/**
 * HkCzColumns:
 *
 * A map, the panel of the Location that is looked at, and what else there is to do: below each other where it is narrow.
 * Where there is room the panel stands beside the map, and the rest below the map. The map grows in height with its
 * width, which boxes do not reckon with.
 */
struct _HkCzColumns
{
  GtkWidget  parent_instance;

  GtkWidget *map;
  GtkWidget *panel;
  GtkWidget *below;
};

G_DEFINE_FINAL_TYPE (HkCzColumns, hk_cz_columns, GTK_TYPE_WIDGET)

static int
scale (HkCzColumns *self,
       double       length)
{
  return (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, length, gtk_widget_get_settings (GTK_WIDGET (self)));
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int natural;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Puts a widget below another; hidden ones take no room. */
static int
place (GtkWidget *widget,
       int        x,
       int        y,
       int        width,
       gboolean   allocate)
{
  const int height = get_height (widget, width);

  if (height == 0)
    return y;
  if (allocate)
    gtk_widget_allocate (widget, width, height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
  return y + height + SPACING;
}

/* Lays out for a width. Returns: how high it is. */
static int
lay_out (HkCzColumns *self,
         int          width,
         gboolean     allocate)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int left = 0;
  int right = 0;

  if (width >= scale (self, WIDE))
    {
      const int panel = gtk_widget_should_layout (self->panel) ? scale (self, PANEL_WIDTH) : 0;
      const int map = panel > 0 ? width - panel - SPACING : width;

      left = place (self->map, rtl && panel > 0 ? panel + SPACING : 0, left, map, allocate);
      left = place (self->below, rtl && panel > 0 ? panel + SPACING : 0, left, map, allocate);
      if (panel > 0)
        right = place (self->panel, rtl ? 0 : map + SPACING, right, panel, allocate);
    }
  else
    {
      left = place (self->map, 0, left, width, allocate);
      left = place (self->panel, 0, left, width, allocate);
      left = place (self->below, 0, left, width, allocate);
    }
  return MAX (0, MAX (left, right) - SPACING);
}

static GtkSizeRequestMode
hk_cz_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_cz_columns_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  HkCzColumns *self = HK_CZ_COLUMNS (widget);
  GtkWidget *children[] = { self->map, self->panel, self->below };

  *minimum = *natural = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least = 0;
      int most = 0;

      if (gtk_widget_should_layout (children[i]))
        gtk_widget_measure (children[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (self, for_size < 0 ? *natural : MAX (for_size, *minimum), FALSE);
}

static void
hk_cz_columns_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  lay_out (HK_CZ_COLUMNS (widget), width, TRUE);
}

static void
hk_cz_columns_dispose (GObject *object)
{
  HkCzColumns *self = HK_CZ_COLUMNS (object);

  g_clear_pointer (&self->map, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);
  G_OBJECT_CLASS (hk_cz_columns_parent_class)->dispose (object);
}

static void
hk_cz_columns_class_init (HkCzColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_columns_dispose;
  widget_class->get_request_mode = hk_cz_columns_get_request_mode;
  widget_class->measure = hk_cz_columns_measure;
  widget_class->size_allocate = hk_cz_columns_size_allocate;
}

static void
hk_cz_columns_init (HkCzColumns *self)
{
}

/**
 * hk_cz_columns_new:
 * @map: the map
 * @panel: what stands beside it
 * @below: what stands below it
 *
 * Returns: (transfer floating): all three
 */
GtkWidget *
hk_cz_columns_new (GtkWidget *map,
                   GtkWidget *panel,
                   GtkWidget *below)
{
  HkCzColumns *self = g_object_new (HK_TYPE_CZ_COLUMNS, NULL);

  self->map = map;
  self->panel = panel;
  self->below = below;
  gtk_widget_set_parent (map, GTK_WIDGET (self));
  gtk_widget_set_parent (panel, GTK_WIDGET (self));
  gtk_widget_set_parent (below, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
