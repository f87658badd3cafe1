/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-board.h"
#include "ui/games/card-z/battle/hk-cz-battle-view.h"
#include "ui/games/card-z/day/hk-cz-day-strip.h"
#include "ui/games/card-z/day/hk-cz-phase-actions.h"
#include "ui/games/card-z/day/hk-cz-reckoning-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-horde-walk.h"
#include "ui/games/card-z/neighborhood/hk-cz-map-frame.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/neighborhood/hk-cz-place-panel.h"
#include "ui/games/card-z/team/hk-cz-reward.h"
#include "ui/games/card-z/widgets/hk-cz-columns.h"
#include "ui/widgets/hk-widgets.h"

/* The day, the neighborhood and the Location that is looked at: below each other where it is narrow, side by side
 * where there is room. While a battle goes on, and at the reckoning, another view takes the place of the map; a
 * toggle goes back to the map. */
struct _HkCzBoard
{
  AdwBin      parent_instance;

  HkSession  *session;
  GtkWidget  *choice;     /* AdwToggleGroup */
  GtkWidget  *stack;
  GtkWidget  *map;
  GtkWidget  *panel;
  const char *special;    /* "battle", "reckoning" or NULL */
  int         here;       /* where things happened after the last move; −1 nowhere */
};

G_DEFINE_FINAL_TYPE (HkCzBoard, hk_cz_board, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzBoard *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static const char *
find_special (HkCzTable *table)
{
  if (table->battle != NULL)
    return "battle";
  return hk_cz_table_is_phase (table, "reckoning") ? "reckoning" : NULL;
}

static void
chosen_cb (HkCzBoard *self)
{
  const char *name = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->choice));

  if (name != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), name);
}

static GtkWidget *
make_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

/* The view of a battle or of the reckoning, made when it is first needed. */
static void
ensure_page (HkCzBoard  *self,
             const char *name)
{
  GtkWidget *view;

  if (gtk_stack_get_child_by_name (GTK_STACK (self->stack), name) != NULL)
    return;
  view = g_str_equal (name, "battle") ? hk_cz_battle_view_new (self->session) : hk_cz_reckoning_view_new (self->session);
  gtk_stack_add_named (GTK_STACK (self->stack), view, name);
}

static void
add_toggle (HkCzBoard  *self,
            const char *name,
            const char *label)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, name);
  adw_toggle_set_label (toggle, label);
  adw_toggle_set_tooltip (toggle, label);
  adw_toggle_group_add (ADW_TOGGLE_GROUP (self->choice), toggle);
}

/* A battle comes into view when it begins, and the map when it is over. */
static void
update_special (HkCzBoard *self)
{
  const char *special = find_special (get_table (self));

  if (g_strcmp0 (special, self->special) == 0)
    return;
  self->special = special;
  gtk_widget_set_visible (self->choice, special != NULL);
  adw_toggle_group_remove_all (ADW_TOGGLE_GROUP (self->choice));
  if (special != NULL)
    {
      ensure_page (self, special);
      add_toggle (self, special, g_str_equal (special, "battle") ? _("Battle") : _("Reckoning"));
      add_toggle (self, "map", _("Neighborhood"));
      adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->choice), special);
    }
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), special == NULL ? "map" : special);
}

/* Where things happen now: at the group on turn, at the horde that walks, or at the first group that waits. */
static int
find_here (HkCzTable *table)
{
  int here = -1;

  if (table->battle != NULL)
    return table->battle->place;
  if (table->current_player >= 0)
    return hk_cz_table_get_player_place (table, table->current_player);
  for (guint i = 0; here < 0 && table->phase_over && i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      if (!horde->gone && !horde->walked)
        here = hk_cz_table_find_location_at (table, horde->q, horde->r);
    }
  for (int i = 0; here < 0 && i < hk_cz_table_get_n_players (table); i++)
    here = hk_cz_table_get_player_place (table, i);
  return here;
}

/* The map looks there, whenever that changes. */
static void
update_here (HkCzBoard *self)
{
  const int here = find_here (get_table (self));

  if (here == self->here)
    return;
  self->here = here;
  if (here >= 0)
    hk_cz_neighborhood_set_selected (HK_CZ_NEIGHBORHOOD (self->map), here);
}

static void
moved_cb (HkCzBoard *self)
{
  update_special (self);
  update_here (self);
}

static void
selected_cb (HkCzBoard *self)
{
  hk_cz_place_panel_set_location (HK_CZ_PLACE_PANEL (self->panel), hk_cz_neighborhood_get_selected (HK_CZ_NEIGHBORHOOD (self->map)));
}

static void
hk_cz_board_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BOARD (object)->session);
  G_OBJECT_CLASS (hk_cz_board_parent_class)->dispose (object);
}

static void
hk_cz_board_class_init (HkCzBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_board_dispose;
}

static void
hk_cz_board_init (HkCzBoard *self)
{
  self->here = -2;
}

static GtkWidget *
make_map_page (HkCzBoard *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->map = hk_cz_neighborhood_new (self->session);
  self->panel = hk_cz_place_panel_new (self->session);
  hk_widget_set_margins (self->map, 4, 4, 4);
  gtk_box_append (GTK_BOX (page), hk_cz_day_strip_new (self->session));
  gtk_box_append (GTK_BOX (page), hk_cz_columns_new (hk_cz_horde_walk_new (self->session), hk_cz_map_frame_new (self->map), self->panel,
                                                             hk_cz_phase_actions_new (self->session)));
  hk_widget_set_margins (page, 6, 8, 12);
  g_signal_connect_object (self->map, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->panel, "arranging", self->map, "arranging", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return make_scroller (page);
}

/* Returns (transfer floating): the board.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_board_new (HkSession *session)
{
  HkCzBoard *self = g_object_new (HK_TYPE_CZ_BOARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->session = g_object_ref (session);
  self->choice = adw_toggle_group_new ();
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->choice), TRUE);
  hk_widget_set_margins (self->choice, 6, 8, 2);
  gtk_widget_add_css_class (self->choice, "cz-choice");
  gtk_widget_set_visible (self->choice, FALSE);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_stack_add_named (GTK_STACK (self->stack), make_map_page (self), "map");
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->stack);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->choice, "notify::active-name", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  moved_cb (self);
  hk_cz_reward_watch (GTK_WIDGET (self), session);
  return GTK_WIDGET (self);
}

/* Goes to the map or back; without a battle or a reckoning there is only the map.
 * @map: whether the neighborhood shall be seen, and not the battle or the reckoning */
void
hk_cz_board_show_map (HkCzBoard *self,
                      gboolean   map)
{
  g_return_if_fail (HK_IS_CZ_BOARD (self));

  if (self->special != NULL)
    adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->choice), map ? "map" : self->special);
}
