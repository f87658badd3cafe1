/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-card-grid.h"

/* Cards in as many columns of the same width as there is room for. Each card stands in the column that is the shortest so far, right
 * below the one above it: one that is unfolded leaves no gap beside it, and pushes nothing down while another column has room. In a steady
 * grid each keeps its column whatever is unfolded: nothing moves aside under a finger. */
struct _HkCardGrid
{
  GtkWidget parent_instance;

  int       most;
  int       spacing;
  gboolean  steady;
};

G_DEFINE_FINAL_TYPE (HkCardGrid, hk_card_grid, GTK_TYPE_WIDGET)

/* How wide the widest card is, and how many there are. */
static int
measure_cards (HkCardGrid *self,
               int        *least,
               int        *natural)
{
  int n = 0;

  *least = *natural = 0;
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      int minimum, wanted;

      if (!gtk_widget_should_layout (card))
        continue;
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL, NULL);
      *least = MAX (*least, minimum);
      *natural = MAX (*natural, wanted);
      n++;
    }
  return n;
}

/* The first of the shortest columns. */
static int
find_shortest (const int *bottoms,
               int        columns)
{
  int shortest = 0;

  for (int i = 1; i < columns; i++)
    if (bottoms[i] < bottoms[shortest])
      shortest = i;
  return shortest;
}

/* Lays out for a width, which one column at least fits. Returns: how high it is. */
static int
lay_out (HkCardGrid *self,
         int         width,
         gboolean    allocate)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int least, natural;
  const int n = measure_cards (self, &least, &natural);
  const int columns = CLAMP ((width + self->spacing) / MAX (1, least + self->spacing), 1, MAX (1, MIN (n, self->most)));
  const int each = (width - (columns - 1) * self->spacing) / columns;
  g_autofree int *bottoms = g_new0 (int, columns);
  int height = 0;
  int next = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      const int column = self->steady ? next : find_shortest (bottoms, columns);
      int *bottom = &bottoms[column];
      const int x = column * (each + self->spacing);
      int wanted;

      if (!gtk_widget_should_layout (card))
        continue;
      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, each, NULL, &wanted, NULL, NULL);
      if (allocate)
        gtk_widget_allocate (card, each, wanted, -1,
                             gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (rtl ? width - each - x : x), (float) *bottom)));
      height = MAX (height, *bottom + wanted);
      *bottom += wanted + self->spacing;
      next = (next + 1) % columns;
    }
  return height;
}

static GtkSizeRequestMode
hk_card_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_card_grid_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  HkCardGrid *self = HK_CARD_GRID (widget);
  const int n = MIN (measure_cards (self, minimum, natural), self->most);

  *natural = MAX (*minimum, n * (*natural + self->spacing) - self->spacing);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (self, for_size < 0 ? *natural : MAX (for_size, *minimum), FALSE);
}

static void
hk_card_grid_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  lay_out (HK_CARD_GRID (widget), width, TRUE);
}

static void
hk_card_grid_dispose (GObject *object)
{
  hk_card_grid_clear (HK_CARD_GRID (object));
  G_OBJECT_CLASS (hk_card_grid_parent_class)->dispose (object);
}

static void
hk_card_grid_class_init (HkCardGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_card_grid_dispose;
  widget_class->get_request_mode = hk_card_grid_get_request_mode;
  widget_class->measure = hk_card_grid_measure;
  widget_class->size_allocate = hk_card_grid_size_allocate;
}

static void
hk_card_grid_init (HkCardGrid *self)
{
}

/* Returns (transfer floating): room for cards.
 * @most: how many columns there are at most, from 1
 * @spacing: between the cards, in pixels */
GtkWidget *
hk_card_grid_new (int most,
                  int spacing)
{
  HkCardGrid *self = g_object_new (HK_TYPE_CARD_GRID, NULL);

  self->most = most;
  self->spacing = spacing;
  return GTK_WIDGET (self);
}

/* @most: how many columns there are at most, from 1 */
void
hk_card_grid_set_most (HkCardGrid *self,
                       int         most)
{
  g_return_if_fail (HK_IS_CARD_GRID (self));

  if (self->most == most)
    return;
  self->most = most;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Chooses whether each card keeps its column, one after the other. */
void
hk_card_grid_set_steady (HkCardGrid *self,
                         gboolean    steady)
{
  g_return_if_fail (HK_IS_CARD_GRID (self));

  self->steady = steady;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Puts a card after the others.
 * @card: (transfer floating): a card */
void
hk_card_grid_append (HkCardGrid *self,
                     GtkWidget  *card)
{
  g_return_if_fail (HK_IS_CARD_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

/* Lets all cards go. */
void
hk_card_grid_clear (HkCardGrid *self)
{
  GtkWidget *card;

  g_return_if_fail (HK_IS_CARD_GRID (self));

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (card);
}
