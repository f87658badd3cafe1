/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-balance-layout.h"

/* Makes the one child, which wraps, no wider than it has to be for as few lines as there can be: eleven keys are six and five, and
 * never ten and one. */
struct _HkBalanceLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (HkBalanceLayout, hk_balance_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
get_height (GtkWidget *child,
            int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* The least width at which the child is as high as at @width. */
static int
balance (GtkWidget *child,
         int        width)
{
  const int height = get_height (child, width);
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  while (least < width)
    {
      const int middle = (least + width) / 2;

      if (get_height (child, middle) > height)
        least = middle + 1;
      else
        width = middle;
    }
  return width;
}

static GtkSizeRequestMode
hk_balance_layout_get_request_mode (GtkLayoutManager *layout_manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_balance_layout_measure (GtkLayoutManager *layout_manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
hk_balance_layout_allocate (GtkLayoutManager *layout_manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int balanced;
  int x;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  balanced = balance (child, width);
  x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - balanced : 0;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, balanced, height }, baseline);
}

static void
hk_balance_layout_class_init (HkBalanceLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = hk_balance_layout_get_request_mode;
  layout_class->measure = hk_balance_layout_measure;
  layout_class->allocate = hk_balance_layout_allocate;
}

static void
hk_balance_layout_init (HkBalanceLayout *self)
{
}
