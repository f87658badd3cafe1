/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-cz-hex-layout.h"
#include "ui/widgets/hk-ink.h"

/* What is left free between two hexes, of their width. */
#define GAP 0.04

/* Where the hexes lie that are seen, in half widths and in rows. */
typedef struct
{
  int left;
  int right;
  int top;
  int bottom;
} Extent;

/* Where a child lies: the column and the row of its hex. */
#define HK_TYPE_CZ_HEX_LAYOUT_CHILD (hk_cz_hex_layout_child_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHexLayoutChild, hk_cz_hex_layout_child, HK, CZ_HEX_LAYOUT_CHILD, GtkLayoutChild)

struct _HkCzHexLayoutChild
{
  GtkLayoutChild parent_instance;

  int            q;
  int            r;
};

G_DEFINE_FINAL_TYPE (HkCzHexLayoutChild, hk_cz_hex_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
hk_cz_hex_layout_child_class_init (HkCzHexLayoutChildClass *klass)
{
}

static void
hk_cz_hex_layout_child_init (HkCzHexLayoutChild *self)
{
}

/* Lays the children as hexes that stand on a corner, by axial columns and rows: the next column is to the right, the
 * next row to the lower right. The hexes grow with the width, and are centred where they grow no more. */
struct _HkCzHexLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (HkCzHexLayout, hk_cz_hex_layout, GTK_TYPE_LAYOUT_MANAGER)

static HkCzHexLayoutChild *
get_child (HkCzHexLayout *self,
           GtkWidget     *child)
{
  return HK_CZ_HEX_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child));
}

static gboolean
get_extent (HkCzHexLayout *self,
            GtkWidget     *widget,
            Extent        *extent)
{
  gboolean any = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const HkCzHexLayoutChild *place;
      int x;

      if (!gtk_widget_should_layout (child))
        continue;
      place = get_child (self, child);
      x = 2 * place->q + place->r;
      extent->left = any ? MIN (extent->left, x) : x;
      extent->right = any ? MAX (extent->right, x + 2) : x + 2;
      extent->top = any ? MIN (extent->top, place->r) : place->r;
      extent->bottom = any ? MAX (extent->bottom, place->r) : place->r;
      any = TRUE;
    }
  return any;
}

/* A hex of width w has sides of w / √3, and its rows are one and a half sides apart. */
static double
get_height (const Extent *extent,
            double        width)
{
  return width / sqrt (3) * (1.5 * (extent->bottom - extent->top) + 2);
}

/* With larger letters the hexes are larger where there is room; they never need more than with small ones. */
static double
get_most_width (GtkWidget *widget)
{
  return MAX (HK_CZ_HEX_MIN_WIDTH, HK_CZ_HEX_MAX_WIDTH * hk_ink_get_scale (widget));
}

static double
get_hex_width (const Extent *extent,
               GtkWidget    *widget,
               int           width)
{
  return CLAMP (2.0 * width / (extent->right - extent->left), HK_CZ_HEX_MIN_WIDTH, get_most_width (widget));
}

static GtkSizeRequestMode
hk_cz_hex_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_cz_hex_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  Extent extent = { 0 };

  *minimum = *natural = 0;
  if (!get_extent (HK_CZ_HEX_LAYOUT (manager), widget, &extent))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (extent.right - extent.left) * HK_CZ_HEX_MIN_WIDTH / 2;
      *natural = (int) ((extent.right - extent.left) * get_most_width (widget) / 2);
    }
  else
    {
      const double least = for_size < 0 ? HK_CZ_HEX_MIN_WIDTH : get_hex_width (&extent, widget, for_size);
      const double most = for_size < 0 ? get_most_width (widget) : least;

      *minimum = (int) ceil (get_height (&extent, least));
      *natural = (int) ceil (get_height (&extent, most));
    }
}

static void
hk_cz_hex_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  HkCzHexLayout *self = HK_CZ_HEX_LAYOUT (manager);
  Extent extent = { 0 };
  double hex;
  double start;
  double above;

  if (!get_extent (self, widget, &extent))
    return;
  hex = get_hex_width (&extent, widget, width);
  start = (width - hex * (extent.right - extent.left) / 2) / 2;
  above = MAX (0, (height - get_height (&extent, hex)) / 2);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const double gap = hex * GAP;
      const HkCzHexLayoutChild *place;
      GskTransform *transform;
      double x;
      double y;

      if (!gtk_widget_should_layout (child))
        continue;
      place = get_child (self, child);
      x = start + hex * (2 * place->q + place->r - extent.left) / 2;
      y = above + hex / sqrt (3) * 1.5 * (place->r - extent.top);
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (x + gap / 2), (float) (y + gap / sqrt (3))));
      gtk_widget_allocate (child, (int) round (hex - gap), (int) round ((hex - gap) * 2 / sqrt (3)), -1, transform);
    }
}

static GtkLayoutChild *
hk_cz_hex_layout_create_layout_child (GtkLayoutManager *manager,
                                      GtkWidget        *widget,
                                      GtkWidget        *child)
{
  return g_object_new (HK_TYPE_CZ_HEX_LAYOUT_CHILD, "layout-manager", manager, "child-widget", child, NULL);
}

static void
hk_cz_hex_layout_class_init (HkCzHexLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = hk_cz_hex_layout_get_request_mode;
  manager_class->measure = hk_cz_hex_layout_measure;
  manager_class->allocate = hk_cz_hex_layout_allocate;
  manager_class->layout_child_type = HK_TYPE_CZ_HEX_LAYOUT_CHILD;
  manager_class->create_layout_child = hk_cz_hex_layout_create_layout_child;
}

static void
hk_cz_hex_layout_init (HkCzHexLayout *self)
{
}

/* Returns (transfer full): a layout for hexes. */
GtkLayoutManager *
hk_cz_hex_layout_new (void)
{
  return g_object_new (HK_TYPE_CZ_HEX_LAYOUT, NULL);
}

/* Says where a child lies.
 * @child: a child of the widget that it lays out */
void
hk_cz_hex_layout_place (HkCzHexLayout *self,
                        GtkWidget     *child,
                        int            q,
                        int            r)
{
  HkCzHexLayoutChild *place;

  g_return_if_fail (HK_IS_CZ_HEX_LAYOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  place = get_child (self, child);
  if (place->q == q && place->r == r)
    return;
  place->q = q;
  place->r = r;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
