/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-together.h"
#include "ui/games/rfyl/cards/hk-rf-draw-entry.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/players/hk-rf-player-chips.h"

#define LEAST 3

/* Humans without weapons who fight a zombie together: who takes part, and the button, or the keys for the cards that
 * they draw. Without weapons there have to be enough of them. */
struct _HkRfTogether
{
  HkView           parent_instance;

  HkRfPlayerChips *helpers;
  GtkLabel        *hint;
  GtkWidget       *button;
  HkRfDrawEntry   *entry;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfTogether, hk_rf_together, HK_TYPE_VIEW)

static HkMove *
make_move (HkRfTogether *self,
           GArray       *players)
{
  HkMove *move = hk_move_build ("unarmed", "i:fight", hk_view_get_index (HK_VIEW (self)), NULL);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < players->len; i++)
    json_array_add_int_element (array, g_array_index (players, int, i));
  json_object_set_array_member (hk_move_get_params (move), "players", array);
  return move;
}

static void
choose_cb (HkRfTogether *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) players = hk_rf_player_chips_get (self->helpers);
  g_autoptr (HkMove) move = make_move (self, players);
  const gboolean manual = !hk_rf_table_app_draws (table, table->determination_deck);
  const gboolean enough = players->len >= LEAST;

  gtk_label_set_text (self->hint, enough ? _("All of them have to draw higher than the zombie. Whoever draws lower is bitten.")
                                         : _("It takes three at least, none of them with a weapon."));
  gtk_widget_set_visible (self->button, !manual);
  gtk_widget_set_sensitive (self->button, enough);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), manual && enough);
  hk_rf_draw_entry_begin (self->entry, move, players);
}

static void
fight_cb (HkRfTogether *self)
{
  g_autoptr (GArray) players = hk_rf_player_chips_get (self->helpers);

  hk_view_play (HK_VIEW (self), make_move (self, players));
}

static void
drawn_cb (HkRfTogether *self,
          HkMove       *move)
{
  hk_view_play (HK_VIEW (self), g_object_ref (move));
}

static void
hk_rf_together_class_init (HkRfTogetherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_RF_PLAYER_CHIPS);
  g_type_ensure (HK_TYPE_RF_DRAW_ENTRY);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-together");
  HK_BIND_CHILDREN (widget_class, HkRfTogether, helpers, hint, button, entry);
  HK_BIND_CALLBACKS (widget_class, choose_cb, fight_cb, drawn_cb);
}

/* Shows who could. Returns whether the group has agreed on that, and there are enough humans without weapons. */
gboolean
hk_rf_together_show (HkRfTogether *self)
{
  HkRfTable *table;
  HkRfFight *fight;
  g_autoptr (GArray) there = NULL;

  g_return_val_if_fail (HK_IS_RF_TOGETHER (self), FALSE);

  table = hk_rf_view_get_table (self);
  fight = hk_rf_table_get_fight (table, hk_view_get_index (HK_VIEW (self)));
  if (fight == NULL || !table->unarmed || fight->state != HK_RF_FIGHT_OPEN)
    return FALSE;
  there = hk_rf_list_on_space (table, fight->space);
  for (guint i = there->len; i > 0; i--)
    if (!hk_rf_table_has_house_rule (table, "armed-helpers")
        && hk_rf_player_has_weapon (hk_rf_table_get_player (table, g_array_index (there, int, i - 1))))
      g_array_remove_index (there, i - 1);
  if (there->len < LEAST)
    return FALSE;
  hk_rf_player_chips_show (self->helpers, table, there, NULL);
  choose_cb (self);
  return TRUE;
}
