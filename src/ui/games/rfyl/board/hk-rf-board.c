/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-board.h"
#include "hk-rf-end-panel.h"
#include "hk-rf-phase-strip.h"
#include "ui/games/rfyl/cards/hk-rf-countdown-panel.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/fights/hk-rf-forecast.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-reach.h"
#include "ui/games/rfyl/track/hk-rf-space-panel.h"
#include "ui/games/rfyl/track/hk-rf-track-frame.h"
#include "ui/games/rfyl/track/hk-rf-track.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* From here on the space that is looked at stands beside the phase. */
#define WIDE "min-width: 620sp"
#define SPACE_WIDTH 210

/* The turn and the track, and below what the phase that is now asks for, beside the space that is looked at. */
struct _HkRfBoard
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *track;
  GtkWidget *space;
  GtkWidget *beside;    /* AdwBin: where the space is told of */
  GtkWidget *below;     /* AdwBin: likewise, while the phase needs all the width */
  GtkWidget *columns;   /* the phase and the space */
  GtkWidget *frame;     /* around the phase */
  GtkWidget *phases;    /* GtkStack */
  GtkWidget *zombies;   /* NULL until they move for the first time */
  int        here;      /* where things happened after the last move; −1 nowhere */
};

G_DEFINE_FINAL_TYPE (HkRfBoard, hk_rf_board, ADW_TYPE_BIN)

static const struct
{
  const char *name;
  GtkWidget *(*new_panel) (HkSession *session);
} panels[] = {
  { "countdown", hk_rf_countdown_panel_new },
  { "movement", hk_rf_movement_panel_new },
  { "events", hk_rf_event_panel_new },
  { "zombies", hk_rf_zombies_panel_new },
  { "combat", hk_rf_combat_view_new },
  { "over", hk_rf_end_panel_new },
};

static HkRfTable *
get_table (HkRfBoard *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

/* A fight comes before all else, also the one of an Event card; then an Event card, also one out of turn. */
static const char *
find_panel (HkRfTable *table)
{
  if (hk_rf_table_is_phase (table, "over"))
    return table->phase;
  if (hk_rf_find_open_fight (table, -1) >= 0)
    return "combat";
  return hk_rf_find_next_draw (table) >= 0 ? "events" : table->phase;
}

/* The arrows of the zombies show where they would go by the card that is looked at. */
static void
forecast_cb (HkRfBoard *self)
{
  GArray *flocks = self->zombies == NULL ? NULL : hk_rf_zombies_panel_get_flocks (HK_RF_ZOMBIES_PANEL (self->zombies));
  g_autoptr (GArray) ways = NULL;

  if (flocks != NULL)
    {
      ways = g_array_new (FALSE, FALSE, sizeof (HkRfWay));
      for (guint i = 0; i < flocks->len; i++)
        {
          const HkRfFlock *flock = &g_array_index (flocks, HkRfFlock, i);
          const HkRfWay way = { flock->from, flock->to };

          g_array_append_val (ways, way);
        }
    }
  hk_rf_track_set_ways (HK_RF_TRACK (self->track), ways);
}

/* The view of a phase, made when it is first needed. */
static void
ensure_panel (HkRfBoard  *self,
              const char *name)
{
  if (gtk_stack_get_child_by_name (GTK_STACK (self->phases), name) != NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    if (g_str_equal (panels[i].name, name))
      {
        GtkWidget *panel = panels[i].new_panel (self->session);

        gtk_stack_add_named (GTK_STACK (self->phases), panel, name);
        if (!HK_IS_RF_ZOMBIES_PANEL (panel))
          continue;
        self->zombies = panel;
        g_signal_connect_object (panel, "forecast", G_CALLBACK (forecast_cb), self, G_CONNECT_SWAPPED);
      }
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

static void
put_space (HkRfBoard *self,
           GtkWidget *where)
{
  GtkWidget *now = gtk_widget_get_parent (self->space);

  if (now == where)
    return;
  g_object_ref_sink (self->space);
  if (now != NULL)
    adw_bin_set_child (ADW_BIN (now), NULL);
  adw_bin_set_child (ADW_BIN (where), self->space);
  g_object_unref (self->space);
  gtk_widget_set_visible (self->beside, where == self->beside);
  gtk_widget_set_visible (self->below, where == self->below);
}

/* Below each other the space would be out of sight: one that a person looks at comes before the phase, the one where things
 * happen goes behind it. Beside each other, the fights have all the width. */
static void
arrange (HkRfBoard *self)
{
  const gboolean wide = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->columns)) == GTK_ORIENTATION_HORIZONTAL;
  const gboolean looked_at = hk_rf_track_get_selected (HK_RF_TRACK (self->track)) != self->here;

  put_space (self, wide && g_strcmp0 (find_panel (get_table (self)), "combat") == 0 ? self->below : self->beside);
  gtk_box_reorder_child_after (GTK_BOX (self->columns), self->beside, !wide && looked_at ? NULL : self->frame);
}

static void
update (HkRfBoard *self)
{
  HkRfTable *table = get_table (self);
  const char *name = find_panel (table);
  const int here = find_here (table);

  ensure_panel (self, name);
  if (gtk_stack_get_child_by_name (GTK_STACK (self->phases), name) != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->phases), name);
  if (here != self->here)
    {
      self->here = here;
      hk_rf_track_set_selected (HK_RF_TRACK (self->track), here);
    }
  arrange (self);
}

static void
selected_cb (HkRfBoard *self)
{
  hk_rf_space_panel_set_space (HK_RF_SPACE_PANEL (self->space), hk_rf_track_get_selected (HK_RF_TRACK (self->track)));
  arrange (self);
}

static void
player_dropped_cb (HkRfBoard *self,
                   int        player,
                   int        space)
{
  g_autoptr (HkMove) move = hk_rf_reach_make_move (get_table (self), player, space);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
zombie_dropped_cb (HkRfBoard *self,
                   int        zombie,
                   int        space)
{
  g_autoptr (HkMove) move = hk_move_build ("place", "i:zombie", zombie, "i:space", space, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_rf_board_dispose (GObject *object)
{
  g_clear_object (&HK_RF_BOARD (object)->session);
  G_OBJECT_CLASS (hk_rf_board_parent_class)->dispose (object);
}

static void
hk_rf_board_class_init (HkRfBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_board_dispose;
}

static void
hk_rf_board_init (HkRfBoard *self)
{
  self->here = -2;
}

static GtkWidget *
make_frame (HkRfBoard *self)
{
  self->frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->phases = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->phases), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->phases), FALSE);
  gtk_box_append (GTK_BOX (self->frame), self->phases);
  gtk_widget_add_css_class (self->frame, "card");
  gtk_widget_add_css_class (self->frame, "rf-panel");
  gtk_widget_set_valign (self->frame, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->frame, TRUE);
  return self->frame;
}

/* Below each other where it is narrow. */
static GtkWidget *
make_adaptive (GtkWidget *child,
               GtkWidget *columns)
{
  GtkWidget *bin = adw_breakpoint_bin_new ();
  AdwBreakpoint *wide = adw_breakpoint_new (adw_breakpoint_condition_parse (WIDE));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GTK_TYPE_ORIENTATION);
  g_value_set_enum (&value, GTK_ORIENTATION_HORIZONTAL);
  adw_breakpoint_add_setter (wide, G_OBJECT (columns), "orientation", &value);
  gtk_widget_set_size_request (bin, 300, 200);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (bin), wide);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (bin), child);
  return bin;
}

/* Returns (transfer floating): the board.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_board_new (HkSession *session)
{
  HkRfBoard *self = g_object_new (HK_TYPE_RF_BOARD, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  self->columns = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->track = hk_rf_track_new (session);
  self->space = hk_rf_space_panel_new (session);
  self->beside = adw_bin_new ();
  self->below = adw_bin_new ();
  gtk_widget_set_valign (self->beside, GTK_ALIGN_START);
  gtk_widget_set_size_request (self->space, SPACE_WIDTH, -1);
  gtk_box_append (GTK_BOX (self->columns), make_frame (self));
  gtk_box_append (GTK_BOX (self->columns), self->beside);
  gtk_box_append (GTK_BOX (box), hk_rf_phase_strip_new (session));
  gtk_box_append (GTK_BOX (box), hk_rf_track_frame_new (session, self->track));
  gtk_box_append (GTK_BOX (box), self->columns);
  gtk_box_append (GTK_BOX (box), self->below);
  hk_widget_set_margins (box, 6, 8, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), make_adaptive (scroller, self->columns));
  g_signal_connect_object (self->columns, "notify::orientation", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "player-dropped", G_CALLBACK (player_dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "zombie-dropped", G_CALLBACK (zombie_dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
