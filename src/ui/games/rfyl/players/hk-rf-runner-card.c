/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-runner-card.h"
#include "hk-rf-runner-state.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/cards/hk-rf-blood-row.h"
#include "ui/games/rfyl/cards/hk-rf-item-chips.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_SPACE 999
#define MOST_BULLETS 99

/* A runner at a glance: how far it is to go, the movement card, the bullets, the Blood cards as they lie, and what
 * is carried. A zombie player shows the horde instead, and who is out only when. */
struct _HkRfRunnerCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;

  GtkWidget *state;
  GtkWidget *skull;
  GtkWidget *menu;
  GtkWidget *numbers;
  GtkWidget *space;
  GtkWidget *speed;
  GtkWidget *bullets;
  GtkWidget *bullets_tile;
  GtkWidget *horde;
  GtkWidget *horde_tile;
  GtkWidget *bloods;
  GtkWidget *items;
  char      *shown;   /* what the menu is about */
};

G_DEFINE_FINAL_TYPE (HkRfRunnerCard, hk_rf_runner_card, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfRunnerCard *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
space_cb (HkRfRunnerCard *self,
          int             value)
{
  g_autoptr (HkMove) move = hk_move_build ("place", "i:player", self->player, "i:space", value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
bullets_cb (HkRfRunnerCard *self,
            int             value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/bullets", self->player);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* What happens seldom, or only by what a card says. */
static void
load_menu (HkRfRunnerCard *self,
           HkRfPlayer     *player)
{
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (self->menu);
  const char *phase = get_table (self)->phase;
  const gboolean moves = !player->moved && (player->zombie ? g_str_equal (phase, "zombies") : g_str_equal (phase, "movement"));
  g_autofree char *key = g_strdup_printf ("%d %d %d", player->zombie, player->bullets > 0, moves);

  if (g_strcmp0 (key, self->shown) == 0)
    return;
  g_set_str (&self->shown, key);
  hk_move_option_menu_clear (menu);
  if (moves)
    hk_move_option_menu_add (menu, _("Moves Now…"), _("Also before others"),
                             hk_move_build (player->zombie ? "zombie-player-move" : "move", "i:player", self->player,
                                            NULL), "to");
  if (player->zombie)
    {
      hk_move_option_menu_add (menu, _("Is Killed"), _("Comes back 10 spaces behind; the horde stays"),
                               hk_move_build ("kill", "i:zombie-player", self->player, NULL), NULL);
      return;
    }
  hk_move_option_menu_add (menu, _("Gets an Item…"), NULL, hk_move_build ("gain-item", "i:player", self->player, NULL),
                           "name");
  hk_move_option_menu_add (menu, _("Draws an Event Card…"), _("Also out of turn"), hk_move_build ("event", "i:player",
                                                                                                  self->player, NULL), "card");
  hk_move_option_menu_add (menu, _("Draws a Blood Card"), _("Face down"), hk_move_build ("draw-blood", "i:player",
                                                                                         self->player, NULL), "drops");
  if (player->bullets > 0)
    hk_move_option_menu_add (menu, _("Leaves a Bullet Here"), NULL, hk_move_build ("drop", "i:player", self->player,
                                                                                   "s:what", "bullet", NULL), NULL);
  hk_move_option_menu_add (menu, _("Dies"), _("And comes back as a zombie player at once"), hk_move_build ("die",
                                                                                                           "i:player", self->player, NULL), NULL);
}

static void
update_look (HkRfRunnerCard *self,
             HkRfPlayer     *player)
{
  const gboolean now = hk_rf_runner_is_now (get_table (self), self->player);

  hk_widget_set_class (GTK_WIDGET (self), "rf-zombie", player->zombie);
  hk_widget_set_class (GTK_WIDGET (self), "rf-out", player->safe);
  hk_widget_set_class (GTK_WIDGET (self), "rf-now", now);
  hk_widget_set_class (self->state, "rf-state-now", now);
  hk_widget_set_class (self->state, "rf-state-out", player->safe);
  gtk_widget_set_visible (self->skull, player->zombie);
  gtk_widget_set_visible (self->menu, !player->safe && !hk_rf_table_is_phase (get_table (self), "over"));
  gtk_widget_set_visible (self->numbers, !player->safe);
  gtk_widget_set_visible (self->bullets_tile, !player->zombie);
  gtk_widget_set_visible (self->horde_tile, player->zombie);
}

static void
update (HkRfRunnerCard *self)
{
  HkRfTable *table = get_table (self);
  HkRfPlayer *player = hk_rf_table_get_player (table, self->player);
  g_autofree char *state = NULL;
  g_autofree char *speed = NULL;
  g_autofree char *horde = NULL;
  g_autofree char *reach = NULL;

  if (player == NULL)
    return;
  state = hk_rf_runner_describe (table, self->player);
  speed = hk_rf_label_speed (player);
  horde = g_strdup_printf ("%d", hk_rf_table_get_horde_size (table, self->player));
  gtk_label_set_text (GTK_LABEL (self->state), state);
  gtk_widget_set_visible (self->state, state[0] != '\0');
  g_object_set (self->space, "value", player->space, NULL);
  g_object_set (self->bullets, "value", player->bullets, NULL);
  gtk_label_set_text (GTK_LABEL (self->horde), horde);
  reach = player->speed >= 0 && player->move_bonus != 0 ? g_strdup_printf (player->move_bonus > 0 ? "%s +%d" : "%s −%d", speed, ABS (player->move_bonus)) : g_strdup (speed);
  gtk_label_set_text (GTK_LABEL (self->speed), reach);
  hk_rf_blood_row_load (HK_RF_BLOOD_ROW (self->bloods));
  hk_rf_item_chips_load (HK_RF_ITEM_CHIPS (self->items));
  load_menu (self, player);
  update_look (self, player);
}

static void
hk_rf_runner_card_dispose (GObject *object)
{
  HkRfRunnerCard *self = HK_RF_RUNNER_CARD (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_rf_runner_card_parent_class)->dispose (object);
}

static void
hk_rf_runner_card_class_init (HkRfRunnerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_runner_card_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_runner_card_init (HkRfRunnerCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "rf-runner");
}

static GtkWidget *
make_tile (GtkWidget  *value,
           const char *caption)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_size_request (value, -1, 40);
  gtk_widget_set_vexpand (value, TRUE);
  gtk_box_append (GTK_BOX (tile), value);
  gtk_box_append (GTK_BOX (tile), label);
  gtk_widget_set_vexpand (tile, FALSE);
  gtk_widget_add_css_class (tile, "rf-number");
  return tile;
}

static GtkWidget *
make_count (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
make_number (HkRfRunnerCard *self,
             const char     *name,
             const char     *what,
             int             maximum,
             GCallback       callback)
{
  GtkWidget *number = hk_number_new_of (name, what, maximum);

  g_signal_connect_object (number, "set", callback, self, G_CONNECT_SWAPPED);
  return number;
}

static GtkWidget *
make_head (HkRfRunnerCard *self,
           HkRfPlayer     *player)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = hk_heading_new (player->name);
  g_autofree char *spoken = g_strdup_printf (_("More for %s"), player->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  self->skull = hk_rf_symbol_new (HK_RF_SYMBOL_ZOMBIE, 22);
  self->state = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->state), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (self->state, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->state, "rf-state");
  self->menu = hk_move_option_menu_new (self->session, NULL, spoken, hk_rf_play_offer);
  gtk_box_append (GTK_BOX (head), hk_player_mark_new (player->name, player->colour));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), self->skull);
  gtk_box_append (GTK_BOX (head), self->state);
  gtk_box_append (GTK_BOX (head), self->menu);
  gtk_widget_set_size_request (head, -1, 44);
  return head;
}

static GtkWidget *
make_numbers (HkRfRunnerCard *self,
              HkRfPlayer     *player)
{
  self->numbers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->space = make_number (self, player->name, _("Spaces to go"), MOST_SPACE, G_CALLBACK (space_cb));
  self->bullets = make_number (self, player->name, _("Bullets"), MOST_BULLETS, G_CALLBACK (bullets_cb));
  self->speed = make_count ();
  self->horde = make_count ();
  self->bullets_tile = make_tile (self->bullets, _("Bullets"));
  self->horde_tile = make_tile (self->horde, _("Horde"));
  gtk_box_set_homogeneous (GTK_BOX (self->numbers), TRUE);
  gtk_box_append (GTK_BOX (self->numbers), make_tile (self->space, _("To go")));
  gtk_box_append (GTK_BOX (self->numbers), make_tile (self->speed, _("Card")));
  gtk_box_append (GTK_BOX (self->numbers), self->bullets_tile);
  gtk_box_append (GTK_BOX (self->numbers), self->horde_tile);
  return self->numbers;
}

/* Returns (transfer floating): the card of that player.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_runner_card_new (HkSession *session,
                       int        player)
{
  HkRfRunnerCard *self = g_object_new (HK_TYPE_RF_RUNNER_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HkRfPlayer *record;

  self->session = g_object_ref (session);
  self->player = player;
  record = hk_rf_table_get_player (get_table (self), player);
  self->bloods = hk_rf_blood_row_new (session, player);
  self->items = hk_rf_item_chips_new (session, player);
  gtk_box_append (GTK_BOX (box), make_head (self, record));
  gtk_box_append (GTK_BOX (box), make_numbers (self, record));
  gtk_box_append (GTK_BOX (box), self->bloods);
  gtk_box_append (GTK_BOX (box), self->items);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns the seat whose card it is. */
int
hk_rf_runner_card_get_player (HkRfRunnerCard *self)
{
  g_return_val_if_fail (HK_IS_RF_RUNNER_CARD (self), -1);

  return self->player;
}
