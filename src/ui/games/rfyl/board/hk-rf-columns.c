/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-columns.h"

#define SPACING 8

/* Cards side by side in columns of the same width, as many as there is room for, line by line. Unlike in a flow box
 * a card is as high as it needs to be, and unlike in a wrap box the width that a card would like has no say. */
struct _HkRfColumns
{
  GtkWidget parent_instance;

  int       column_width;
};

G_DEFINE_FINAL_TYPE (HkRfColumns, hk_rf_columns, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
hk_rf_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
count_shown (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

static int
get_least_width (GtkWidget *widget)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int minimum;

        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        least = MAX (least, minimum);
      }
  return least;
}

/* In a single line, with all the width in the world. */
static int
get_least_height (GtkWidget *widget)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int minimum;

        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
        least = MAX (least, minimum);
      }
  return least;
}

static int
count_columns (HkRfColumns *self,
               GtkWidget   *widget,
               int          width)
{
  const int column = MAX (self->column_width, get_least_width (widget));

  return CLAMP ((width + SPACING) / (column + SPACING), 1, MAX (1, count_shown (widget)));
}

/* Goes through the cards line by line, and gives them their places if @place. Returns the height of all lines. */
static int
lay_out (HkRfColumns *self,
         GtkWidget   *widget,
         int          width,
         gboolean     place)
{
  const int n_columns = count_columns (self, widget, width);
  const int column = (width - SPACING * (n_columns - 1)) / n_columns;
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;
  int line = 0;
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const int at = i % n_columns;
      int height;

      if (!gtk_widget_should_layout (child))
        continue;
      if (at == 0 && i > 0)
        {
          y += line + SPACING;
          line = 0;
        }
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, &height, NULL, NULL, NULL);
      line = MAX (line, height);
      if (place)
        gtk_widget_size_allocate (child, &(GtkAllocation) { (rtl ? n_columns - 1 - at : at) * (column + SPACING), y, column, height }, -1);
      i++;
    }
  return y + line;
}

static void
hk_rf_columns_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  HkRfColumns *self = HK_RF_COLUMNS (widget);
  const int least = get_least_width (widget);
  const int n = count_shown (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, n * self->column_width + MAX (0, n - 1) * SPACING);
      return;
    }
  *minimum = *natural = for_size < 0 ? get_least_height (widget) : lay_out (self, widget, MAX (for_size, least), FALSE);
}

static void
hk_rf_columns_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  lay_out (HK_RF_COLUMNS (widget), widget, width, TRUE);
}

static void
hk_rf_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (hk_rf_columns_parent_class)->dispose (object);
}

static void
hk_rf_columns_class_init (HkRfColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rf_columns_dispose;
  widget_class->get_request_mode = hk_rf_columns_get_request_mode;
  widget_class->measure = hk_rf_columns_measure;
  widget_class->size_allocate = hk_rf_columns_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "rf-columns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_columns_init (HkRfColumns *self)
{
}

/* Returns (transfer floating): columns without cards.
 * @column_width: what a column is to have at least where there are several, in pixels */
GtkWidget *
hk_rf_columns_new (int column_width)
{
  HkRfColumns *self = g_object_new (HK_TYPE_RF_COLUMNS, NULL);

  self->column_width = column_width;
  return GTK_WIDGET (self);
}

/* Adds a card behind the others.
 * @card: (transfer floating): a widget */
void
hk_rf_columns_append (HkRfColumns *self,
                      GtkWidget   *card)
{
  g_return_if_fail (HK_IS_RF_COLUMNS (self));

  gtk_widget_set_parent (card, GTK_WIDGET (self));
}
