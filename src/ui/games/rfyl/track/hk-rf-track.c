/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>
#include <glib/gi18n.h>

#include "hk-rf-space.h"
#include "hk-rf-track-private.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/widgets/hk-animation.h"

/* Spaces further away than this are shown at the end of the track. */
#define MOST_SPACES 1200

#define LEADER 9
#define MARGIN 5
#define LEAST_WIDTH 240

/* The track as a road: humans above it, zombies below, the victory space at the end. A tap or the arrow keys select
 * a space, and a piece is drawn to another one with a finger. Below a fixed height everything finds room: pieces
 * move apart, and a line leads from each to its space. */

typedef enum
{
  PROP_SELECTED = 1,
} HkRfTrackProps;

enum
{
  PLAYER_DROPPED,
  ZOMBIE_DROPPED,
  N_SIGNALS,
};

static GParamSpec *props[PROP_SELECTED + 1];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfTrack, hk_rf_track, HK_TYPE_VIEW)

/* Says so to whoever makes the move.
 * @piece: a piece that a person has drawn to another space
 * @space: counted from the victory space */
void
hk_rf_track_drop (HkRfTrack       *self,
                  const HkRfPiece *piece,
                  int              space)
{
  if (piece->player >= 0)
    g_signal_emit (self, signals[PLAYER_DROPPED], 0, piece->player, space);
  else
    g_signal_emit (self, signals[ZOMBIE_DROPPED], 0, piece->zombie, space);
}

static float
find_unit (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const float height = (float) pango_font_metrics_get_height (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return MAX (11, 0.74f * height);
}

static float
get_close_cell (HkRfTrack *self)
{
  return MAX (46, roundf (self->unit * 3.2f));
}

/* As wide as a space where that is wide, so that pieces grow with the screen. */
static float
get_side (HkRfTrack *self,
          int        width)
{
  const float all = width > 0 ? (float) width : self->gauge.width;
  const float cell = self->zoom == HK_RF_ZOOM_CLOSE ? get_close_cell (self) : all / (float) hk_rf_gauge_count (&self->gauge);

  return roundf (CLAMP (cell * 0.85f, self->unit * 2.3f, self->unit * 3));
}

static float
get_road_height (HkRfTrack *self)
{
  return roundf (self->unit * 1.9f);
}

/* Half a piece, so that the first and the last one stand above their spaces. */
static float
get_pad (HkRfTrack *self)
{
  return roundf (self->unit * 0.9f);
}

static int
find_furthest (HkRfTrack *self)
{
  int furthest = hk_rf_view_get_table (self)->distance;

  for (guint i = 0; i < self->pieces->len; i++)
    furthest = MAX (furthest, g_array_index (self->pieces, HkRfPiece, i).space);
  return MIN (furthest, MOST_SPACES - 1);
}

static void
update_gauge (HkRfTrack *self)
{
  self->gauge.first = find_furthest (self);
  self->gauge.last = 0;
  if (self->zoom == HK_RF_ZOOM_ACTION)
    hk_rf_pieces_find_action (self->pieces, &self->reach, &self->gauge.first, &self->gauge.last);
}

static void
activated_cb (HkRfTrack *self,
              GtkWidget *space)
{
  hk_rf_track_set_selected (self, hk_rf_space_get_number (HK_RF_SPACE (space)));
}

static void
update_spaces (HkRfTrack *self)
{
  const guint n = (guint) find_furthest (self) + 1;

  while (self->spaces->len > n)
    gtk_widget_unparent (g_ptr_array_steal_index (self->spaces, self->spaces->len - 1));
  while (self->spaces->len < n)
    {
      GtkWidget *space = hk_rf_space_new ((int) self->spaces->len);

      g_signal_connect_object (space, "clicked", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (space, GTK_WIDGET (self));
      g_ptr_array_add (self->spaces, space);
    }
  for (guint i = 0; i < n; i++)
    hk_rf_space_update (g_ptr_array_index (self->spaces, i), hk_rf_view_get_table (self));
}

static void
mark_selected (HkRfTrack *self)
{
  for (guint i = 0; i < self->spaces->len; i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (g_ptr_array_index (self->spaces, i)), GTK_ACCESSIBLE_STATE_SELECTED, (int) i == self->selected, -1);
}

static void
moving_cb (double     value,
           HkRfTrack *self)
{
  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What the track shows of a table: drawing it takes long, and most moves leave it as it is. */
static char *
describe (HkRfTable       *table,
          GArray          *pieces,
          const HkRfReach *reach)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d %d %d %d %d %d %d", table->distance, reach->player, reach->from, reach->front, reach->front_stop, reach->back,
                          reach->back_stop);
  for (guint i = 0; i < pieces->len; i++)
    {
      const HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, i);

      g_string_append_printf (text, " %d %d %d %d %d %d %d %s %p", piece->kind, piece->player, piece->zombie, piece->space, piece->count, piece->blood,
                              piece->on_turn, piece->initials, (void *) piece->colour);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->piles)); i++)
    {
      g_autoptr (HkRfPile) pile = g_list_model_get_item (G_LIST_MODEL (table->piles), i);

      g_string_append_printf (text, " %d", pile->space);
    }
  return g_string_free_and_steal (text);
}

/* Those that stand on another space than before go there in front of everybody.
 * @pieces: (transfer full): those that are there now */
static void
update_pieces (HkRfTrack *self,
               GArray    *pieces)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->pieces);

  self->pieces = pieces;
  if (!hk_rf_pieces_follow (self->pieces, before, self->progress))
    {
      adw_animation_skip (self->animation);
      return;
    }
  self->progress = 0;
  hk_animation_play (self->animation);
}

static void
update (HkView *view)
{
  HkRfTrack *self = HK_RF_TRACK (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) pieces = hk_rf_pieces_list (table);
  const gboolean was_dragging = self->dragging;
  g_autofree char *shown = NULL;

  self->dragging = FALSE;
  hk_rf_reach_find (table, hk_rf_reach_find_turn (table), &self->reach);
  shown = describe (table, pieces, &self->reach);
  if (!g_set_str (&self->shown, shown) && !was_dragging)
    {
      /* They also say what cannot be seen. */
      update_spaces (self);
      return;
    }
  update_pieces (self, g_steal_pointer (&pieces));
  update_spaces (self);
  update_gauge (self);
  if (self->selected >= (int) self->spaces->len)
    hk_rf_track_set_selected (self, -1);
  mark_selected (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Where the track is wider than there is room for it, the space that is looked at comes to the middle. */
static void
scroll_to_selected (HkRfTrack *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkAdjustment *along = viewport == NULL ? NULL : gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport));

  if (along != NULL && self->selected >= 0 && self->zoom == HK_RF_ZOOM_CLOSE)
    gtk_adjustment_set_value (along, hk_rf_gauge_get_x (&self->gauge, self->selected) - gtk_adjustment_get_page_size (along) / 2);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  gtk_widget_queue_resize (widget);
  scroll_to_selected (HK_RF_TRACK (widget));
  return G_SOURCE_REMOVE;
}

static void
hk_rf_track_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  HkRfTrack *self = HK_RF_TRACK (widget);

  self->unit = find_unit (widget);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const float side = get_side (self, for_size);

      *minimum = (int) (2 * (MARGIN + LEADER) + hk_rf_pieces_get_height (side, TRUE) + hk_rf_pieces_get_height (side, FALSE) + get_road_height (self));
    }
  else if (self->zoom == HK_RF_ZOOM_CLOSE)
    *minimum = (int) (2 * get_pad (self) + get_close_cell (self) * (float) hk_rf_gauge_count (&self->gauge));
  else
    *minimum = LEAST_WIDTH;
  *natural = *minimum;
}

static GtkSizeRequestMode
hk_rf_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_spaces (HkRfTrack *self,
                 int        height)
{
  const float cell = hk_rf_gauge_get_cell (&self->gauge);

  for (guint i = 0; i < self->spaces->len; i++)
    {
      GtkWidget *space = g_ptr_array_index (self->spaces, i);
      const gboolean shown = (int) i >= self->gauge.last && (int) i <= self->gauge.first;
      const float x = hk_rf_gauge_get_x (&self->gauge, (int) i) - cell / 2;
      int least;

      gtk_widget_set_child_visible (space, shown);
      gtk_widget_measure (space, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_allocate (space, MAX (MAX (1, least), (int) cell), height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, 0)));
    }
}

static void
hk_rf_track_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  HkRfTrack *self = HK_RF_TRACK (widget);
  const float road = get_road_height (self);
  float side;

  /* A scroller does not ask how high it is at this width; and it scrolls once it knows the width as well. */
  if (self->gauge.width != (float) width)
    gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
  self->gauge.width = (float) width;
  self->gauge.pad = get_pad (self);
  self->gauge.rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  self->road = road;
  side = MIN (get_side (self, width), hk_rf_pieces_find_side ((float) height - road - 2 * (MARGIN + LEADER)));
  self->top = roundf ((float) height - road - MARGIN - LEADER - hk_rf_pieces_get_height (side, FALSE));
  side = hk_rf_pieces_fit (self->pieces, &self->gauge, side, self->unit);
  hk_rf_pieces_lay_out (self->pieces, &self->gauge, side, self->top - LEADER, self->top + road + LEADER);
  allocate_spaces (self, height);
}

static void
hk_rf_track_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  hk_rf_track_draw (HK_RF_TRACK (widget), snapshot);
  GTK_WIDGET_CLASS (hk_rf_track_parent_class)->snapshot (widget, snapshot);
}

/* The keyboard comes or goes. */
static void
hk_rf_track_state_flags_changed (GtkWidget     *widget,
                                 GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (hk_rf_track_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static gboolean
hk_rf_track_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  return hk_rf_track_move_focus (HK_RF_TRACK (widget), direction);
}

static void
hk_rf_track_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch ((HkRfTrackProps) prop_id)
    {
    case PROP_SELECTED:
      g_value_set_int (value, HK_RF_TRACK (object)->selected);
      break;
    }
}

static void
hk_rf_track_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch ((HkRfTrackProps) prop_id)
    {
    case PROP_SELECTED:
      hk_rf_track_set_selected (HK_RF_TRACK (object), g_value_get_int (value));
      break;
    }
}

static void
hk_rf_track_dispose (GObject *object)
{
  HkRfTrack *self = HK_RF_TRACK (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->animation);
  g_clear_pointer (&self->spaces, g_ptr_array_unref);
  g_clear_pointer (&self->pieces, g_array_unref);
  g_clear_pointer (&self->flocks, g_array_unref);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_rf_track_parent_class)->dispose (object);
}

static void
hk_rf_track_class_init (HkRfTrackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_rf_track_get_property;
  object_class->set_property = hk_rf_track_set_property;
  object_class->dispose = hk_rf_track_dispose;
  HK_VIEW_CLASS (klass)->update = update;
  widget_class->get_request_mode = hk_rf_track_get_request_mode;
  widget_class->measure = hk_rf_track_measure;
  widget_class->size_allocate = hk_rf_track_size_allocate;
  widget_class->snapshot = hk_rf_track_snapshot;
  widget_class->focus = hk_rf_track_focus;
  widget_class->state_flags_changed = hk_rf_track_state_flags_changed;

  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  /**
   * HkRfTrack::player-dropped:
   * @self: the track
   * @player: whose piece was drawn to another space
   * @space: which
   */
  signals[PLAYER_DROPPED] = g_signal_new ("player-dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  /**
   * HkRfTrack::zombie-dropped:
   * @self: the track
   * @zombie: the id of the zombie that was drawn to another space
   * @space: which
   */
  signals[ZOMBIE_DROPPED] = g_signal_new ("zombie-dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "rf-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_track_init (HkRfTrack *self)
{
  /* It lays its spaces out itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->spaces = g_ptr_array_new ();
  self->pieces = g_array_new (FALSE, TRUE, sizeof (HkRfPiece));
  self->progress = 1;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, HK_ANIMATION_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) moving_cb, self, NULL));
  self->selected = -1;
  self->zoom = HK_RF_ZOOM_WHOLE;
  self->unit = 15;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The track"), -1);
  hk_rf_track_add_gestures (self);
}

/* Returns the space that is selected; −1 none. */
int
hk_rf_track_get_selected (HkRfTrack *self)
{
  g_return_val_if_fail (HK_IS_RF_TRACK (self), -1);

  return self->selected;
}

/* Selects a space.
 * @space: a space; −1 none */
void
hk_rf_track_set_selected (HkRfTrack *self,
                          int        space)
{
  g_return_if_fail (HK_IS_RF_TRACK (self));

  if (self->selected == space)
    return;
  self->selected = space;
  mark_selected (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  scroll_to_selected (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* Shows more or less of the track.
 * @zoom: how much of it shall be seen at once */
void
hk_rf_track_set_zoom (HkRfTrack *self,
                      HkRfZoom   zoom)
{
  g_return_if_fail (HK_IS_RF_TRACK (self));

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  update_gauge (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Shows where zombies would go.
 * @flocks: (nullable) (element-type HkRfFlock): %NULL nowhere */
void
hk_rf_track_set_flocks (HkRfTrack *self,
                        GArray    *flocks)
{
  g_return_if_fail (HK_IS_RF_TRACK (self));

  if (self->flocks == NULL && flocks == NULL)
    return;
  g_clear_pointer (&self->flocks, g_array_unref);
  self->flocks = flocks == NULL ? NULL : g_array_ref (flocks);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns (nullable): what stands for it to the keyboard and to screen readers.
 * @space: counted from the victory space */
GtkWidget *
hk_rf_track_get_space (HkRfTrack *self,
                       int        space)
{
  g_return_val_if_fail (HK_IS_RF_TRACK (self), NULL);

  return space >= 0 && space < (int) self->spaces->len ? g_ptr_array_index (self->spaces, space) : NULL;
}
