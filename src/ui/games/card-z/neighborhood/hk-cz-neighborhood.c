/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-cz-hex-layout.h"
#include "hk-cz-hex.h"
#include "hk-cz-neighborhood.h"
#include "hk-cz-slides.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-ink.h"

/* All hexes of the neighborhood, and those beside it where a horde walks. The arrow keys go to the neighbours, the
 * Tab key past the map. While it is arranged, hexes around it are free for the Location that is selected. */
struct _HkCzNeighborhood
{
  HkView     parent_instance;

  GPtrArray *hexes;        /* of HkCzHex, by the numbers of the Locations */
  GPtrArray *free_hexes;   /* of HkCzHex */
  int        selected;
  int        here;         /* where the group on turn stands and can go on from; −1 nowhere */
  gboolean   arranging;

  HkCzSlides *slides;
};

typedef enum
{
  PROP_SELECTED = 1,
  PROP_ARRANGING,
} HkCzNeighborhoodProps;

enum
{
  PICKED,
  N_SIGNALS,
};

static GParamSpec *props[PROP_ARRANGING + 1];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzNeighborhood, hk_cz_neighborhood, HK_TYPE_VIEW)

static HkCzHexLayout *
get_layout (HkCzNeighborhood *self)
{
  return HK_CZ_HEX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static void
move_location (HkCzNeighborhood *self,
               HkCzHex          *to)
{
  int q, r;

  hk_cz_hex_get_place (to, &q, &r);
  hk_view_play (HK_VIEW (self), hk_move_build ("move-location", "i:location", self->selected, "i:q", q, "i:r", r, NULL));
}

static void
clicked_cb (HkCzNeighborhood *self,
            GtkWidget        *button)
{
  HkCzHex *hex = HK_CZ_HEX (button);
  const int location = hk_cz_hex_get_location (hex);

  if (location < 0)
    {
      if (self->arranging && self->selected >= 0)
        move_location (self, hex);
      return;
    }
  hk_cz_neighborhood_set_selected (self, location);
  g_signal_emit (self, signals[PICKED], 0, location);
}

static void
add_hex (HkCzNeighborhood *self,
         GPtrArray        *hexes,
         GtkWidget        *hex)
{
  g_signal_connect_object (hex, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (hex, GTK_WIDGET (self));
  g_ptr_array_add (hexes, hex);
}

static GtkWidget *
find_hex_at (GPtrArray *hexes,
             int        q,
             int        r)
{
  for (guint i = 0; i < hexes->len; i++)
    {
      int x, y;

      hk_cz_hex_get_place (g_ptr_array_index (hexes, i), &x, &y);
      if (x == q && y == r)
        return g_ptr_array_index (hexes, i);
    }
  return NULL;
}

/* @old: those that were there, of which one that is still wanted is taken out */
static void
add_free_hex (HkCzNeighborhood *self,
              GPtrArray        *old,
              int               q,
              int               r)
{
  GtkWidget *hex = find_hex_at (old, q, r);

  if (find_hex_at (self->free_hexes, q, r) != NULL || hk_cz_table_find_location_at (hk_cz_view_get_table (self), q, r) >= 0)
    return;
  if (hex != NULL)
    {
      g_ptr_array_remove (old, hex);
      g_ptr_array_add (self->free_hexes, hex);
      hk_cz_hex_update (HK_CZ_HEX (hex));
    }
  else
    {
      hex = hk_cz_hex_new_free (hk_view_get_session (HK_VIEW (self)), q, r);
      add_hex (self, self->free_hexes, hex);
    }
  gtk_widget_set_sensitive (hex, self->arranging && self->selected >= 0);
  hk_cz_hex_layout_place (get_layout (self), hex, q, r);
}

/* The hexes beside the neighborhood that matter now: where hordes walk, and while it is arranged all of them. */
static void
update_free (HkCzNeighborhood *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->free_hexes);

  self->free_hexes = g_ptr_array_new ();
  for (guint i = 0; hk_table_keeps (HK_TABLE (table), "hordes") && i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      if (!horde->gone)
        add_free_hex (self, old, horde->q, horde->r);
    }
  for (guint i = 0; self->arranging && i < self->hexes->len; i++)
    for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
      {
        int q, r;

        hk_cz_hex_get_place (g_ptr_array_index (self->hexes, i), &q, &r);
        hk_cz_map_step (die, &q, &r);
        add_free_hex (self, old, q, r);
      }
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (old->pdata[i]);
}

static void
update (HkView *view)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const guint n = (guint) hk_cz_table_get_n_locations (table);
  const gboolean moving = !hk_table_goes_by_hand (HK_TABLE (table)) && table->current_player >= 0 && table->battle == NULL && !table->phase_over;

  self->here = moving ? hk_cz_table_get_player_place (table, table->current_player) : -1;
  while (self->hexes->len > n)
    gtk_widget_unparent (g_ptr_array_steal_index (self->hexes, self->hexes->len - 1));
  while (self->hexes->len < n)
    add_hex (self, self->hexes, hk_cz_hex_new (hk_view_get_session (HK_VIEW (self)), (int) self->hexes->len));
  for (guint i = 0; i < n; i++)
    {
      HkCzHex *hex = g_ptr_array_index (self->hexes, i);
      int q, r;

      hk_cz_hex_update (hex);
      hk_cz_hex_get_place (hex, &q, &r);
      hk_cz_hex_layout_place (get_layout (self), GTK_WIDGET (hex), q, r);
    }
  update_free (self);
  hk_cz_slides_follow (self->slides, table);
  if (self->selected >= (int) n)
    hk_cz_neighborhood_set_selected (self, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How far off a hex lies in a direction: what goes on in it first, then what goes aside. G_MAXINT when it lies elsewhere. */
static int
rate (GtkDirectionType direction,
      int              q,
      int              r)
{
  const int x = 2 * q + r;
  const int y = r;

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return y == 0 && x < 0 ? -x : G_MAXINT;
    case GTK_DIR_RIGHT:
      return y == 0 && x > 0 ? x : G_MAXINT;
    /* Up leans to the right and down to the left, so that one takes the other back. */
    case GTK_DIR_UP:
      return y < 0 ? -y * 100 + 2 * ABS (x) - (x > 0) : G_MAXINT;
    case GTK_DIR_DOWN:
      return y > 0 ? y * 100 + 2 * ABS (x) - (x < 0) : G_MAXINT;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
      break;
    }
  return G_MAXINT;
}

static void
find_nearest (GPtrArray         *hexes,
              GtkDirectionType   direction,
              HkCzHex           *from,
              GtkWidget        **best,
              int               *least)
{
  int q, r;

  hk_cz_hex_get_place (from, &q, &r);
  for (guint i = 0; i < hexes->len; i++)
    {
      GtkWidget *hex = g_ptr_array_index (hexes, i);
      int x, y, far;

      hk_cz_hex_get_place (HK_CZ_HEX (hex), &x, &y);
      far = gtk_widget_is_sensitive (hex) ? rate (direction, x - q, y - r) : G_MAXINT;
      if (far < *least)
        {
          *least = far;
          *best = hex;
        }
    }
}

/* Where the map is wider than there is room for it, the Location that is looked at comes into sight. */
static void
scroll_to_selected (HkCzNeighborhood *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkWidget *hex = hk_cz_neighborhood_get_hex (self, self->selected);

  if (viewport != NULL && hex != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    hk_animation_scroll_to (GTK_VIEWPORT (viewport), hex);
}

/* A frame around the Location that is looked at, over its neighbours. */
static void
draw_selected (HkCzNeighborhood *self,
               GtkSnapshot      *snapshot,
               const GdkRGBA    *colour)
{
  GtkWidget *hex = hk_cz_neighborhood_get_hex (self, self->selected);
  graphene_rect_t bounds;
  float line;

  if (hex == NULL || !gtk_widget_compute_bounds (hex, GTK_WIDGET (self), &bounds))
    return;
  line = MAX (4, bounds.size.width * 0.06f);
  graphene_rect_inset (&bounds, line / 2, line / sqrtf (3));
  hk_ink_frame_hexagon (snapshot, &bounds, line, colour);
}

/* What is on its way is seen over the hexes, until it stands on its own. */
static void
draw_slides (HkCzNeighborhood *self,
             GtkSnapshot      *snapshot)
{
  g_autoptr (GArray) slides = hk_cz_slides_list (self->slides);

  for (guint i = 0; i < slides->len; i++)
    {
      const HkCzSlide *slide = &g_array_index (slides, HkCzSlide, i);
      GtkWidget *hex = find_hex_at (self->hexes, slide->q, slide->r);
      graphene_rect_t bounds;

      if (hex == NULL)
        hex = find_hex_at (self->free_hexes, slide->q, slide->r);
      if (hex == NULL || !gtk_widget_compute_bounds (hex, GTK_WIDGET (self), &bounds))
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds.origin.x + (float) (slide->dq + slide->dr / 2) * bounds.size.width,
                                                              bounds.origin.y + (float) slide->dr * 0.75f * bounds.size.height));
      hk_cz_hex_draw_piece (HK_CZ_HEX (hex), snapshot, slide->player, slide->count);
      gtk_snapshot_restore (snapshot);
    }
}

static void
hk_cz_neighborhood_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (widget);
  AdwStyleManager *styles = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GdkRGBA) accent = adw_style_manager_get_accent_color_rgba (styles);
  GtkWidget *here = hk_cz_neighborhood_get_hex (self, self->here);
  graphene_rect_t from, to;

  GTK_WIDGET_CLASS (hk_cz_neighborhood_parent_class)->snapshot (widget, snapshot);
  draw_selected (self, snapshot, accent);
  draw_slides (self, snapshot);
  if (here == NULL || !gtk_widget_compute_bounds (here, widget, &from))
    return;
  for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
    {
      GtkWidget *hex = hk_cz_neighborhood_get_hex (self, hk_cz_table_get_neighbour (hk_cz_view_get_table (self), self->here, die));

      if (hex != NULL && gtk_widget_compute_bounds (hex, widget, &to))
        hk_ink_draw_arrow (snapshot, &from, &to, accent);
    }
}

static gboolean
hk_cz_neighborhood_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkWidget *best = NULL;
  int least = G_MAXINT;

  if (child == NULL)
    {
      best = hk_cz_neighborhood_get_hex (self, MAX (0, self->selected));
      return best != NULL && gtk_widget_grab_focus (best);
    }
  find_nearest (self->hexes, direction, HK_CZ_HEX (child), &best, &least);
  find_nearest (self->free_hexes, direction, HK_CZ_HEX (child), &best, &least);
  return best != NULL && gtk_widget_grab_focus (best);
}

static void
hk_cz_neighborhood_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (object);

  switch ((HkCzNeighborhoodProps) prop_id)
    {
    case PROP_SELECTED:
      g_value_set_int (value, self->selected);
      break;
    case PROP_ARRANGING:
      g_value_set_boolean (value, self->arranging);
      break;
    }
}

static void
hk_cz_neighborhood_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (object);

  switch ((HkCzNeighborhoodProps) prop_id)
    {
    case PROP_SELECTED:
      hk_cz_neighborhood_set_selected (self, g_value_get_int (value));
      break;
    case PROP_ARRANGING:
      hk_cz_neighborhood_set_arranging (self, g_value_get_boolean (value));
      break;
    }
}

static void
hk_cz_neighborhood_dispose (GObject *object)
{
  HkCzNeighborhood *self = HK_CZ_NEIGHBORHOOD (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->slides, hk_cz_slides_free);
  g_clear_pointer (&self->hexes, g_ptr_array_unref);
  g_clear_pointer (&self->free_hexes, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_cz_neighborhood_parent_class)->dispose (object);
}

static void
hk_cz_neighborhood_class_init (HkCzNeighborhoodClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_cz_neighborhood_get_property;
  object_class->set_property = hk_cz_neighborhood_set_property;
  object_class->dispose = hk_cz_neighborhood_dispose;
  HK_VIEW_CLASS (klass)->update = update;
  widget_class->focus = hk_cz_neighborhood_focus;
  widget_class->snapshot = hk_cz_neighborhood_snapshot;

  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_ARRANGING] = g_param_spec_boolean ("arranging", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, HK_TYPE_CZ_HEX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cz-neighborhood");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_cz_neighborhood_init (HkCzNeighborhood *self)
{
  self->slides = hk_cz_slides_new (GTK_WIDGET (self));
  self->hexes = g_ptr_array_new ();
  self->free_hexes = g_ptr_array_new ();
  self->selected = -1;
  self->here = -1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Neighborhood"), -1);
}

/* Returns the number of the Location that is selected; −1 none. */
int
hk_cz_neighborhood_get_selected (HkCzNeighborhood *self)
{
  g_return_val_if_fail (HK_IS_CZ_NEIGHBORHOOD (self), -1);

  return self->selected;
}

/* Selects a Location.
 * @location: the number of a Location; −1 none */
void
hk_cz_neighborhood_set_selected (HkCzNeighborhood *self,
                                 int               location)
{
  g_return_if_fail (HK_IS_CZ_NEIGHBORHOOD (self));

  if (self->selected == location)
    return;
  self->selected = location;
  for (guint i = 0; i < self->hexes->len; i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (g_ptr_array_index (self->hexes, i)), GTK_ACCESSIBLE_STATE_SELECTED, (int) i == location, -1);
  for (guint i = 0; i < self->free_hexes->len; i++)
    gtk_widget_set_sensitive (g_ptr_array_index (self->free_hexes, i), self->arranging && location >= 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  scroll_to_selected (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* Lets the group lay its own neighborhood.
 * @arranging: whether the hexes around the neighborhood are free to move a Location to */
void
hk_cz_neighborhood_set_arranging (HkCzNeighborhood *self,
                                  gboolean          arranging)
{
  g_return_if_fail (HK_IS_CZ_NEIGHBORHOOD (self));

  if (self->arranging == arranging)
    return;
  self->arranging = arranging;
  update_free (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ARRANGING]);
}

/* Returns (nullable): its hex.
 * @location: the number of a Location */
GtkWidget *
hk_cz_neighborhood_get_hex (HkCzNeighborhood *self,
                            int               location)
{
  g_return_val_if_fail (HK_IS_CZ_NEIGHBORHOOD (self), NULL);

  return location < 0 || (guint) location >= self->hexes->len ? NULL : g_ptr_array_index (self->hexes, (guint) location);
}
