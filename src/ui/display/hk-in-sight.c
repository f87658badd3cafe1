/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-in-sight.h"
#include "ui/widgets/hk-animation.h"

/* Keeps in sight what a move is about: when somebody else acts, or another place is next, it is scrolled to in whatever scrolls it.
 * Where a person has scrolled away from it since, it stays as the person has it. */
typedef struct
{
  GtkWidget  *page;      /* which owns it */
  GHashTable *shown;     /* GtkWidget, a viewport, to GtkWidget, what was shown in it; only compared */
  GHashTable *left;      /* the viewports whose widget a person has scrolled away; only compared */
  guint       tick;
  guint       frames;
} InSight;

#define DATA "hk-in-sight"
#define HERE "hk-here"

/* The layout of a move is done one frame after it; what unfolds has its size one frame later. */
#define FRAMES 3

/* Whether what begins at @start is seen in a view: of what is longer than the view, its beginning. */
static gboolean
fits (float start,
      float length,
      int   view)
{
  return start >= -1 && start < view && (start + length <= view + 1 || start < 8);
}

static gboolean
is_in_sight (GtkWidget *widget,
             GtkWidget *viewport)
{
  const int width = gtk_widget_get_width (viewport);
  graphene_rect_t bounds;
  float start;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, viewport, &bounds))
    return FALSE;
  start = gtk_widget_get_direction (viewport) == GTK_TEXT_DIR_RTL ? width - bounds.origin.x - bounds.size.width : bounds.origin.x;
  return fits (bounds.origin.y, bounds.size.height, gtk_widget_get_height (viewport)) && fits (start, bounds.size.width, width);
}

/* Finds the first that is marked in each viewport.
 * @here: gets the places
 * @acts: gets those who act */
static void
collect (GtkWidget  *widget,
         GtkWidget  *viewport,
         GHashTable *here,
         GHashTable *acts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (viewport != NULL && hk_in_sight_is_here (widget) && !g_hash_table_contains (here, viewport))
    g_hash_table_insert (here, viewport, widget);
  if (viewport != NULL && gtk_widget_has_css_class (widget, HK_STYLE_ACTS) && !g_hash_table_contains (acts, viewport))
    g_hash_table_insert (acts, viewport, widget);
  if (GTK_IS_VIEWPORT (widget))
    viewport = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, viewport, here, acts);
}

/* A place comes before whoever acts. */
static GHashTable *
find_marked (InSight *self)
{
  GHashTable *found = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) acts = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer viewport, widget;

  collect (self->page, NULL, found, acts);
  g_hash_table_iter_init (&iter, acts);
  while (g_hash_table_iter_next (&iter, &viewport, &widget))
    if (!g_hash_table_contains (found, viewport))
      g_hash_table_insert (found, viewport, widget);
  return found;
}

static void
show_all (InSight *self)
{
  g_autoptr (GHashTable) found = find_marked (self);
  GHashTableIter iter;
  gpointer viewport, widget;

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &viewport, &widget))
    if (g_hash_table_lookup (self->shown, viewport) != widget || !g_hash_table_contains (self->left, viewport))
      if (!is_in_sight (widget, viewport))
        hk_animation_scroll_to (GTK_VIEWPORT (viewport), widget);
}

static gboolean
tick_cb (GtkWidget     *page,
         GdkFrameClock *clock,
         gpointer       data)
{
  InSight *self = data;

  self->frames++;
  if (self->frames > 1)
    show_all (self);
  if (self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  g_hash_table_unref (self->shown);
  self->shown = find_marked (self);
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
look (InSight *self)
{
  self->frames = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->page, tick_cb, self, NULL);
}

/* What was scrolled away before this move is known before anything has moved. */
static void
moved_cb (GtkWidget *page)
{
  InSight *self = g_object_get_data (G_OBJECT (page), DATA);
  g_autoptr (GHashTable) found = find_marked (self);
  GHashTableIter iter;
  gpointer viewport, widget;

  if (self->tick == 0)
    g_hash_table_remove_all (self->left);
  g_hash_table_iter_init (&iter, found);
  while (self->tick == 0 && g_hash_table_iter_next (&iter, &viewport, &widget))
    if (g_hash_table_lookup (self->shown, viewport) == widget && !is_in_sight (widget, viewport))
      g_hash_table_add (self->left, viewport);
  look (self);
}

/* What comes into sight shows at once what it is about. */
static void
mapped_cb (GtkWidget *page)
{
  InSight *self = g_object_get_data (G_OBJECT (page), DATA);

  g_hash_table_remove_all (self->left);
  look (self);
}

static void
in_sight_free (gpointer data)
{
  InSight *self = data;

  g_hash_table_unref (self->shown);
  g_hash_table_unref (self->left);
  g_free (self);
}

/* Keeps in sight on @page what the moves of @session are about.
 * @parts: (array zero-terminated=1): parts of the page that come and go as a whole */
void
hk_in_sight_follow (GtkWidget         *page,
                    HkSession         *session,
                    GtkWidget * const *parts)
{
  InSight *self = g_new0 (InSight, 1);

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (HK_IS_SESSION (session));

  self->page = page;
  self->shown = g_hash_table_new (NULL, NULL);
  self->left = g_hash_table_new (NULL, NULL);
  g_object_set_data_full (G_OBJECT (page), DATA, self, in_sight_free);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), page, G_CONNECT_SWAPPED);
  for (guint i = 0; parts[i] != NULL; i++)
    g_signal_connect_object (parts[i], "map", G_CALLBACK (mapped_cb), page, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Marks the place that the primary button talks about. This is no style: all that stands there would be styled anew. */
void
hk_in_sight_set_here (GtkWidget *widget,
                      gboolean   is_here)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), HERE, GINT_TO_POINTER (is_here));
}

/* Returns whether it is marked as that place. */
gboolean
hk_in_sight_is_here (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), HERE));
}
