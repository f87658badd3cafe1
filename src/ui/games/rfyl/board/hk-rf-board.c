/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-board.h"
#include "hk-rf-end-panel.h"
#include "hk-rf-phase-strip.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/rfyl/blood/hk-rf-countdown-panel.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-reach.h"
#include "ui/games/rfyl/track/hk-rf-space-panel.h"
#include "ui/games/rfyl/track/hk-rf-track-frame.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"

/* The turn and the track, and below what the phase that is now asks for, beside the space that is looked at. */
struct _HkRfBoard
{
  HkView            parent_instance;

  AdwBreakpoint    *wide;
  HkRfTrackFrame   *frame;
  GtkWidget        *columns;   /* the phase and the space */
  GtkWidget        *phase;
  GtkStack         *phases;
  HkRfZombiesPanel *zombies;
  GtkWidget        *space;

  HkRfTrack        *track;
  gboolean          is_wide;
  int               here;      /* where things happened after the last move; −1 nowhere */
};

G_DEFINE_FINAL_TYPE (HkRfBoard, hk_rf_board, HK_TYPE_VIEW)

/* A fight comes before all else, also the one of an Event card; then an Event card, also one out of turn. */
static const char *
find_panel (HkRfTable *table)
{
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER)
    return "over";
  if (hk_rf_find_open_fight (table, -1) >= 0)
    return "combat";
  return hk_rf_find_next_draw (table) >= 0 ? "events" : hk_words_get (hk_rf_phases, table->phase);
}

/* The arrows of the zombies show where they would go by the card that is looked at. */
static void
forecast_cb (HkRfBoard *self)
{
  hk_rf_track_set_flocks (self->track, hk_rf_zombies_panel_get_flocks (self->zombies));
}

/* Where things happen: at whoever is on turn, else at the human closest to the victory space. */
static int
find_here (HkRfTable *table)
{
  HkRfPlayer *turn = hk_rf_table_get_player (table, hk_rf_reach_find_turn (table));
  g_autoptr (GArray) occupied = hk_rf_list_occupied_spaces (table);

  if (turn != NULL)
    return turn->space;
  return occupied->len > 0 ? g_array_index (occupied, int, 0) : -1;
}

/* Below each other the space would be out of sight: one that a person looks at comes before the phase, the one where things
 * happen goes behind it. Beside each other there is room for it, but the fights have all the width. */
static void
arrange (HkRfBoard *self)
{
  const int selected = hk_rf_track_get_selected (self->track);
  const gboolean beside = self->is_wide && g_strcmp0 (find_panel (hk_rf_view_get_table (self)), "combat") != 0;
  const gboolean first = !self->is_wide && selected != self->here;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->columns);

  gtk_grid_set_column_homogeneous (GTK_GRID (self->columns), beside && selected >= 0);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->phase), "row", first ? 1 : 0, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->space), "column", beside ? 1 : 0, "row", beside || first ? 0 : 1, NULL);
  if ((gtk_widget_get_first_child (self->columns) == self->space) != first)
    gtk_widget_insert_after (self->space, self->columns, first ? NULL : self->phase);
  g_object_set (self->space, "index", selected, "visible", selected >= 0, NULL);
}

static void
wide_cb (HkRfBoard *self)
{
  self->is_wide = !self->is_wide;
  arrange (self);
}

static void
update (HkView *view)
{
  HkRfBoard *self = HK_RF_BOARD (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  const int here = find_here (table);
  const char *panel = find_panel (table);

  gtk_stack_set_visible_child_name (self->phases, panel);
  /* Of the fights it is one of them. */
  hk_in_sight_set_here (self->phase, !g_str_equal (panel, "combat"));
  if (here != self->here)
    {
      self->here = here;
      hk_rf_track_set_selected (self->track, here);
    }
  arrange (self);
}

static void
player_dropped_cb (HkRfBoard *self,
                   int        player,
                   int        space)
{
  hk_view_play (HK_VIEW (self), hk_rf_reach_make_move (hk_rf_view_get_table (self), player, space));
}

static void
zombie_dropped_cb (HkRfBoard *self,
                   int        zombie,
                   int        space)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("place", "i:zombie", zombie, "i:space", space, NULL));
}

static void
hk_rf_board_class_init (HkRfBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_RF_PHASE_STRIP);
  g_type_ensure (HK_TYPE_RF_TRACK_FRAME);
  g_type_ensure (HK_TYPE_RF_COUNTDOWN_PANEL);
  g_type_ensure (HK_TYPE_RF_MOVEMENT_PANEL);
  g_type_ensure (HK_TYPE_RF_EVENT_PANEL);
  g_type_ensure (HK_TYPE_RF_ZOMBIES_PANEL);
  g_type_ensure (HK_TYPE_RF_COMBAT_VIEW);
  g_type_ensure (HK_TYPE_RF_END_PANEL);
  g_type_ensure (HK_TYPE_RF_SPACE_PANEL);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-board");
  HK_BIND_CHILDREN (widget_class, HkRfBoard, wide, frame, columns, phase, phases, zombies, space);
  gtk_widget_class_bind_template_callback (widget_class, forecast_cb);
}

static void
hk_rf_board_init (HkRfBoard *self)
{
  self->here = -2;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->track = hk_rf_track_frame_get_track (self->frame);
  g_signal_connect_object (self->wide, "apply", G_CALLBACK (wide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->wide, "unapply", G_CALLBACK (wide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "notify::selected", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "player-dropped", G_CALLBACK (player_dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "zombie-dropped", G_CALLBACK (zombie_dropped_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): the board.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_board_new (HkSession *session)
{
  return g_object_new (HK_TYPE_RF_BOARD, "session", session, NULL);
}
