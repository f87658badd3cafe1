/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-fan.h"

#define SPACING 5

/* What is seen of a card beneath the next one, if there is no room at all. */
#define LEAST_SEEN 10

/* Cards side by side, from left to right whichever way people read. Where there is no room for all of them they
 * overlap, so that the corner of each is seen. */
struct _HkZzFan
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (HkZzFan, hk_zz_fan, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
hk_zz_fan_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
hk_zz_fan_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  int least = 0;
  int sum = 0;
  int most = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      int size;

      gtk_widget_measure (card, orientation, -1, &size, NULL, NULL, NULL);
      most = MAX (most, size);
      sum += size + (sum == 0 ? 0 : SPACING);
      least += gtk_widget_get_next_sibling (card) == NULL ? size : LEAST_SEEN;
    }
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least : most;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : most;
}

static void
hk_zz_fan_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  int wanted, last = 0;
  int n = 0;
  float step = 0;
  float x = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card), n++)
    gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &last, NULL, NULL, NULL);
  step = wanted <= width || n < 2 ? (float) (last + SPACING) : (float) (width - last) / (float) (n - 1);
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      gtk_widget_allocate (card, last, height, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, 0)));
      x += step;
    }
}

static void
hk_zz_fan_dispose (GObject *object)
{
  hk_zz_fan_clear (HK_ZZ_FAN (object));
  G_OBJECT_CLASS (hk_zz_fan_parent_class)->dispose (object);
}

static void
hk_zz_fan_class_init (HkZzFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_fan_dispose;
  widget_class->get_request_mode = hk_zz_fan_get_request_mode;
  widget_class->measure = hk_zz_fan_measure;
  widget_class->size_allocate = hk_zz_fan_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "zz-fan");
}

static void
hk_zz_fan_init (HkZzFan *self)
{
}

/* Puts a card at the right.
 * @card: (transfer floating): a card as wide as the others */
void
hk_zz_fan_append (HkZzFan   *self,
                  GtkWidget *card)
{
  g_return_if_fail (HK_IS_ZZ_FAN (self));

  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

/* Lets all cards go. */
void
hk_zz_fan_clear (HkZzFan *self)
{
  GtkWidget *card;

  g_return_if_fail (HK_IS_ZZ_FAN (self));

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (card);
}
