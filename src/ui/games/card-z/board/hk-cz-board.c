/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-board.h"
#include "ui/display/hk-pane.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-horde-walk.h"
#include "ui/games/card-z/neighborhood/hk-cz-map-frame.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/neighborhood/hk-cz-place-panel.h"
#include "ui/games/card-z/team/hk-cz-reward.h"
#include "ui/games/card-z/widgets/hk-cz-columns.h"

/* The day, the neighborhood and the Location that is looked at: below each other where it is narrow, side by side
 * where there is room. While a battle goes on, and at the reckoning, another view takes the place of the map; a
 * toggle goes back to the map. */
struct _HkCzBoard
{
  HkView            parent_instance;

  AdwToggleGroup   *choice;
  GtkStack         *stack;
  HkCzNeighborhood *map;
  const char       *special;    /* "battle", "reckoning" or NULL */
  int               here;       /* where things happened after the last move; −1 nowhere */
};

G_DEFINE_FINAL_TYPE (HkCzBoard, hk_cz_board, HK_TYPE_VIEW)

static void
chosen_cb (HkCzBoard *self)
{
  /* Not while the template is built or goes. */
  const char *name = self->choice == NULL ? NULL : adw_toggle_group_get_active_name (self->choice);

  if (name != NULL)
    gtk_stack_set_visible_child_name (self->stack, name);
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
  adw_toggle_group_add (self->choice, toggle);
}

static GtkWidget *
new_page (HkCzBoard *self,
          GType      type)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view = g_object_new (type, "session", hk_view_get_session (HK_VIEW (self)), NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), g_object_new (HK_TYPE_PANE, "child", view, NULL));
  return scroller;
}

/* A battle comes into view when it begins, and the map when it is over. The page of a battle or of the reckoning is made when it is
 * first needed. */
static void
show_special (HkCzBoard *self,
              HkCzTable *table)
{
  const char *special = table->battle != NULL ? "battle" : hk_cz_table_get_phase (table) == HK_CZ_PHASE_RECKONING ? "reckoning" : NULL;

  if (g_strcmp0 (special, self->special) == 0)
    return;
  self->special = special;
  gtk_widget_set_visible (GTK_WIDGET (self->choice), special != NULL);
  adw_toggle_group_remove_all (self->choice);
  if (special != NULL)
    {
      const gboolean is_battle = g_str_equal (special, "battle");

      if (gtk_stack_get_child_by_name (self->stack, special) == NULL)
        gtk_stack_add_named (self->stack, new_page (self, is_battle ? HK_TYPE_CZ_BATTLE_VIEW : HK_TYPE_CZ_RECKONING_VIEW), special);
      add_toggle (self, special, is_battle ? _("Battle") : _("Reckoning"));
      add_toggle (self, "map", _("Neighborhood"));
      adw_toggle_group_set_active_name (self->choice, special);
    }
  gtk_stack_set_visible_child_name (self->stack, special == NULL ? "map" : special);
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

static void
update (HkView *view)
{
  HkCzBoard *self = HK_CZ_BOARD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const int here = find_here (table);

  show_special (self, table);
  /* The map looks there, whenever that changes. */
  if (here != self->here && here >= 0)
    hk_cz_neighborhood_set_selected (self->map, here);
  self->here = here;
}

static void
hk_cz_board_class_init (HkCzBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_DAY_STRIP);
  g_type_ensure (HK_TYPE_CZ_COLUMNS);
  g_type_ensure (HK_TYPE_CZ_HORDE_WALK);
  g_type_ensure (HK_TYPE_CZ_MAP_FRAME);
  g_type_ensure (HK_TYPE_CZ_NEIGHBORHOOD);
  g_type_ensure (HK_TYPE_CZ_PLACE_PANEL);
  g_type_ensure (HK_TYPE_CZ_PHASE_ACTIONS);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-board");
  HK_BIND_CHILDREN (widget_class, HkCzBoard, choice, stack, map);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
hk_cz_board_init (HkCzBoard *self)
{
  self->here = -2;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the board.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_board_new (HkSession *session)
{
  GtkWidget *board = g_object_new (HK_TYPE_CZ_BOARD, "session", session, NULL);

  hk_cz_reward_watch (board, session);
  return board;
}

/* Goes to the map or back; without a battle or a reckoning there is only the map.
 * @map: whether the neighborhood shall be seen, and not the battle or the reckoning */
void
hk_cz_board_show_map (HkCzBoard *self,
                      gboolean   map)
{
  g_return_if_fail (HK_IS_CZ_BOARD (self));

  if (self->special != NULL)
    adw_toggle_group_set_active_name (self->choice, map ? "map" : self->special);
}
