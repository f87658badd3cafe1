/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "hk-cz-columns.h"

#define WIDE 620
#define PANEL_WIDTH 288
#define SPACING 8

/* How high a map may be, of its width, to lie above the rest where there is room for two columns. */
#define FLAT 0.55

/* Four children: what has to be done before all else, a map, the panel of the Location that is looked at, and what else there is
 * to do: below each other where it is narrow. Where there is room the panel stands beside the map, or beside the rest
 * when the map is flat. The map grows in height with its width, which boxes do not reckon with. */
struct _HkCzColumns
{
  GtkWidget  parent_instance;
};

enum
{
  URGENT,
  MAP,
  PANEL,
  BELOW,
  N_CHILDREN,
};

G_DEFINE_FINAL_TYPE (HkCzColumns, hk_cz_columns, GTK_TYPE_WIDGET)

static GtkWidget *
get_child (HkCzColumns *self,
           int          number)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (number-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
scale (HkCzColumns *self,
       double       length)
{
  return (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, length, gtk_widget_get_settings (GTK_WIDGET (self)));
}

/* As wide as it is meant to be, or as it has to be. */
static int
get_panel_width (HkCzColumns *self)
{
  int least;

  gtk_widget_measure (get_child (self, PANEL), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX (scale (self, PANEL_WIDTH), least);
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

/* Two columns, from @top on: the panel at the end. */
static int
lay_out_columns (HkCzColumns *self,
                 int          width,
                 int          top,
                 gboolean     flat,
                 gboolean     allocate)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const gboolean rest = !flat || gtk_widget_should_layout (get_child (self, URGENT)) || gtk_widget_should_layout (get_child (self, BELOW));
  const int panel = !gtk_widget_should_layout (get_child (self, PANEL)) ? 0 : rest ? get_panel_width (self) : width;
  const int column = panel > 0 ? MAX (0, width - panel - SPACING) : width;
  const int start = rtl && panel > 0 ? panel + SPACING : 0;
  int left = top;
  int right = top;

  if (!flat)
    left = place (get_child (self, MAP), start, left, column, allocate);
  left = place (get_child (self, URGENT), start, left, column, allocate);
  left = place (get_child (self, BELOW), start, left, column, allocate);
  if (panel > 0)
    right = place (get_child (self, PANEL), rtl || !rest ? 0 : column + SPACING, right, panel, allocate);
  return MAX (left, right);
}

/* Lays out for a width. Returns: how high it is. */
static int
lay_out (HkCzColumns *self,
         int          width,
         gboolean     allocate)
{
  int y = 0;

  if (width >= scale (self, WIDE))
    {
      const gboolean flat = get_height (get_child (self, MAP), width) < FLAT * width;

      if (flat)
        y = place (get_child (self, MAP), 0, y, width, allocate);
      y = lay_out_columns (self, width, y, flat, allocate);
    }
  else
    {
      y = place (get_child (self, URGENT), 0, y, width, allocate);
      y = place (get_child (self, MAP), 0, y, width, allocate);
      y = place (get_child (self, PANEL), 0, y, width, allocate);
      y = place (get_child (self, BELOW), 0, y, width, allocate);
    }
  return MAX (0, y - SPACING);
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

  *minimum = *natural = 0;
  for (int i = 0; i < N_CHILDREN; i++)
    {
      int least = 0;
      int most = 0;

      if (gtk_widget_should_layout (get_child (self, i)))
        gtk_widget_measure (get_child (self, i), GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const int least = for_size < 0 ? lay_out (self, *minimum, FALSE) : lay_out (self, MAX (for_size, *minimum), FALSE);

      *natural = for_size < 0 ? lay_out (self, *natural, FALSE) : least;
      *minimum = MIN (least, *natural);
    }
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
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
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
