/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-legal.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-movement-panel.h"
#include "hk-rf-mover.h"
#include "hk-rf-order-list.h"
#include "ui/games/rfyl/board/hk-rf-option-box.h"
#include "ui/games/rfyl/cards/hk-rf-card-entry.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"

/* Human movement: the cards, the ties, who moves now and how far, and in which order everybody moves. */
struct _HkRfMovementPanel
{
  HkView         parent_instance;

  HkRfMover     *mover;
  HkRfOptionBox *besides;   /* what else can be done on the way */
  HkRfCardEntry *entry;
  GtkLabel      *title;
  HkRfOrderList *list;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfMovementPanel, hk_rf_movement_panel, HK_TYPE_VIEW)

/* How many spaces, with what an effect adds. */
static char *
describe_card (HkRfPlayer *player)
{
  g_autofree char *speed = hk_rf_label_speed (player);

  if (player->move_bonus > 0)
    return g_strdup_printf ("%s + %d", speed, player->move_bonus);
  return player->move_bonus < 0 ? g_strdup_printf ("%s − %d", speed, -player->move_bonus) : g_steal_pointer (&speed);
}

/* Who draws, with what has been entered so far. */
static void
list_drawing (HkRfMovementPanel *self,
              GArray            *players,
              const char        *about)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  gboolean now = TRUE;

  for (guint i = 0; i < players->len; i++)
    {
      const int number = g_array_index (players, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, number);
      const int drawn = hk_rf_card_entry_get_value (self->entry, number);
      g_autofree char *value = drawn >= 0 ? g_strdup_printf ("%d", drawn) : hk_rf_label_speed (player);

      hk_rf_order_list_add (self->list, player, NULL, i == 0 ? about : NULL, value,
                            drawn >= 0 ? HK_RF_ORDER_DONE : now ? HK_RF_ORDER_NOW : HK_RF_ORDER_WAITS);
      now = now && drawn >= 0;
    }
}

/* What came of a movement, or why it comes when it does. */
static char *
describe_mover (HkRfTable *table,
                int        number,
                guint      position)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  const gboolean by_speed = hk_rf_table_is_strategic (table) || table->draw_order == HK_RF_DRAW_ORDER_SPEED;
  int furthest;

  if (hk_rf_can_follow (table, number, &furthest))
    return g_strdup_printf (_("The way is clear: on to space %d"), furthest);
  if (player->moved && player->blocked)
    return g_strdup_printf (_("From %d to %d, stopped by zombies"), player->from_space, player->space);
  if (player->moved && player->space == player->from_space)
    return g_strdup_printf (_("Stayed on %d"), player->space);
  if (player->moved)
    return g_strdup_printf (_("From %d to %d"), player->from_space, player->space);
  if (position > 0)
    return g_strdup_printf (_("On %d"), player->space);
  return by_speed ? g_strdup_printf (_("On %d, the fastest"), player->space) : g_strdup_printf (_("On %d, draws first"), player->space);
}

static void
list_movers (HkRfMovementPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) movers = hk_rf_list_movers (table);
  const int next = hk_rf_find_next_mover (table);

  for (guint i = 0; i < movers->len; i++)
    {
      const int number = g_array_index (movers, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, number);
      g_autofree char *about = describe_mover (table, number, i);
      g_autofree char *value = describe_card (player);

      hk_rf_order_list_add (self->list, player, NULL, about, value,
                            number == next ? HK_RF_ORDER_NOW : player->moved ? HK_RF_ORDER_DONE : HK_RF_ORDER_WAITS);
    }
}

/* Who misses this movement comes last. */
static void
list_missing (HkRfMovementPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      if (hk_rf_player_is_human (player) && player->speed < 0 && player->skips > 0)
        hk_rf_order_list_add (self->list, player, NULL, _("Misses this movement"), NULL, HK_RF_ORDER_DONE);
    }
}

/* After the last one, somebody may still go on whose way was cleared. */
static int
find_mover (HkRfTable *table)
{
  const int next = hk_rf_find_next_mover (table);
  int furthest;

  for (int i = 0; next < 0 && i < hk_rf_table_get_n_players (table); i++)
    if (hk_rf_can_follow (table, i, &furthest))
      return i;
  return next;
}

/* Something is picked up in passing, a zombie on the own space is shot, and who was stopped goes on once the way is clear. */
static gboolean
is_besides (HkRfPlayer   *player,
            HkMoveOption *option,
            gboolean      on_turn)
{
  HkMove *move = hk_move_option_get_move (option);
  const char *name = hk_move_get_name (move);

  if (!hk_move_option_is_legal (option))
    return FALSE;
  if (g_str_equal (name, "pick-up"))
    return TRUE;
  if (g_str_equal (name, "shoot"))
    return on_turn || player->moved;
  return g_str_equal (name, "move") && player->moved && !on_turn;
}

static void
update_besides (HkRfMovementPanel *self,
                int                mover)
{
  HkRfTable *table = hk_rf_view_get_table (self);

  hk_rf_option_box_begin (self->besides);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      g_autoptr (GPtrArray) options = !hk_rf_player_is_human (player) || (i != mover && !player->moved) ? NULL : hk_rf_list_player_moves (table, i);
      gboolean shot = FALSE;

      for (guint j = 0; options != NULL && j < options->len; j++)
        {
          HkMoveOption *option = g_ptr_array_index (options, j);
          const gboolean shoots = hk_move_has (hk_move_option_get_move (option), "zombie");

          /* One zombie of a space is as good as another. */
          if (!is_besides (player, option, i == mover) || (shot && shoots))
            continue;
          shot = shot || shoots;
          hk_rf_option_box_add_of (self->besides, player->name, option);
        }
    }
  hk_rf_option_box_end (self->besides);
}

static void
update_list (HkRfMovementPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) drawing = hk_rf_list_drawing (table);
  g_autoptr (GArray) tied = hk_rf_list_tied (table);
  const gboolean by_speed = hk_rf_table_is_strategic (table) || table->draw_order == HK_RF_DRAW_ORDER_SPEED;

  hk_rf_order_list_begin (self->list);
  if (drawing->len > 0)
    {
      gtk_label_set_text (self->title, _("Everybody draws a movement card"));
      list_drawing (self, drawing, _("Draws first, then clockwise"));
    }
  else if (tied->len > 0)
    {
      gtk_label_set_text (self->title, _("Equal in speed: one more card each"));
      list_drawing (self, tied, _("Draws first, then clockwise"));
    }
  else
    {
      gtk_label_set_text (self->title, by_speed ? _("The fastest moves first") : _("Clockwise from who draws first"));
      list_movers (self);
      list_missing (self);
    }
  hk_rf_order_list_end (self->list);
}

static void
update (HkView *view)
{
  HkRfMovementPanel *self = HK_RF_MOVEMENT_PANEL (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) drawing = NULL;
  g_autoptr (GArray) tied = NULL;
  int mover;

  if (hk_rf_table_get_phase (table) != HK_RF_PHASE_MOVEMENT)
    return;
  drawing = hk_rf_list_drawing (table);
  tied = hk_rf_list_tied (table);
  if (drawing->len > 0)
    hk_rf_card_entry_set (self->entry, "draw-speed", drawing);
  else
    hk_rf_card_entry_set (self->entry, tied->len > 0 ? "tie-break" : NULL, tied);
  mover = drawing->len == 0 && tied->len == 0 ? find_mover (table) : -1;
  hk_rf_mover_set_player (self->mover, mover);
  update_besides (self, mover);
  update_list (self);
}

static void
hk_rf_movement_panel_class_init (HkRfMovementPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_RF_MOVER);
  g_type_ensure (HK_TYPE_RF_OPTION_BOX);
  g_type_ensure (HK_TYPE_RF_CARD_ENTRY);
  g_type_ensure (HK_TYPE_RF_ORDER_LIST);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-movement-panel");
  HK_BIND_CHILDREN (widget_class, HkRfMovementPanel, mover, besides, entry, title, list);
  gtk_widget_class_bind_template_callback (widget_class, update_list);
}
