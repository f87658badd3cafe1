/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-standings.h"
#include "hk-rf-runner-card.h"
#include "hk-rf-runner-state.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/blood/hk-rf-blood-row.h"
#include "ui/games/rfyl/cards/hk-rf-item-chips.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/table/hk-turn-frame.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* A runner at a glance, as far as it is kept: how far it is to go, the movement card, the bullets, the Blood cards as they lie, and what
 * is carried. A zombie player shows the horde instead, and who is out only when. */

struct _HkRfRunnerCard
{
  HkView     parent_instance;

  GtkGrid   *head;
  GtkWidget *state;
  GtkWidget *numbers;
  GtkWidget *space_tile;
  GtkWidget *space;
  GtkWidget *speed_tile;
  GtkWidget *card;    /* the number alone, to be put right */
  GtkLabel  *speed;
  GtkWidget *bullets;
  GtkWidget *bullets_tile;
  GtkWidget *horde_tile;
  GtkLabel  *horde;
  GtkWidget *bloods;
  GtkWidget *items;

  GtkWidget *menu;
  char      *shown;   /* what the menu is about: it stays open while that stays */
};

enum
{
  PROP_PLAYER = 1,
};

HK_DEFINE_TEMPLATE_TYPE (HkRfRunnerCard, hk_rf_runner_card, HK_TYPE_VIEW)

static int
get_seat (HkRfRunnerCard *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

static void
space_cb (HkRfRunnerCard *self,
          int             value)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("place", "i:player", get_seat (self), "i:space", value, NULL));
}

static void
card_cb (HkRfRunnerCard *self,
         int             value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/speed", get_seat (self));

  hk_view_play (HK_VIEW (self), hk_move_build ("set", "s:path", path, "i:value", value, NULL));
}

static void
bullets_cb (HkRfRunnerCard *self,
            int             value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/bullets", get_seat (self));

  hk_view_play (HK_VIEW (self), hk_move_build ("set", "s:path", path, "i:value", value, NULL));
}

/* Bullets are left where the player stands, or handed to whoever stands there too (ruling.dropping). */
static void
add_bullets (HkMoveOptionMenu *menu,
             HkRfTable        *table,
             int               seat)
{
  hk_move_option_menu_add (menu, _("Leaves a Bullet Here"), NULL, hk_move_build ("drop", "i:player", seat, "s:what", "bullet", NULL), NULL);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      g_autofree char *give = g_strdup_printf (_("Gives %s a Bullet"), hk_rf_table_get_player_name (table, i));

      if (hk_rf_can_give (table, seat, i))
        hk_move_option_menu_add (menu, give, NULL, hk_move_build ("drop", "i:player", seat, "s:what", "bullet", "i:to", i, NULL), NULL);
    }
}

/* What happens seldom, or only by what a card says. */
static void
update_menu (HkRfRunnerCard *self,
             HkRfPlayer     *player)
{
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (self->menu);
  HkRfTable *table = hk_rf_view_get_table (self);
  const int seat = get_seat (self);
  const gboolean moves = !player->moved && hk_rf_table_get_phase (table) == (player->zombie ? HK_RF_PHASE_ZOMBIES : HK_RF_PHASE_MOVEMENT);
  g_autofree char *kept = hk_table_describe_kept (HK_TABLE (table));
  g_autoptr (GString) key = g_string_new (kept);

  g_string_append_printf (key, " %d %d %d", player->zombie, player->bullets > 0, moves);
  for (int i = 0; player->bullets > 0 && i < hk_rf_table_get_n_players (table); i++)
    g_string_append_printf (key, " %d", hk_rf_can_give (table, seat, i));
  if (!g_set_str (&self->shown, key->str))
    return;
  hk_move_option_menu_clear (menu);
  if (moves)
    hk_move_option_menu_add (menu, _("Moves Now…"), _("Also before others"),
                             hk_move_build (player->zombie ? "zombie-player-move" : "move", "i:player", seat, NULL), "to");
  if (player->zombie)
    {
      hk_move_option_menu_add (menu, _("Is Killed"), _("Comes back 10 spaces behind; the horde stays"),
                               hk_move_build ("kill", "i:zombie-player", seat, NULL), NULL);
      return;
    }
  hk_move_option_menu_add (menu, _("Gets an Item…"), NULL, hk_move_build ("gain-item", "i:player", seat, "b:known", TRUE, NULL), "name");
  hk_move_option_menu_add (menu, _("Draws an Event Card…"), _("Also out of turn"), hk_move_build ("event", "i:player", seat, NULL), "card");
  hk_move_option_menu_add (menu, _("Draws a Blood Card"), _("Face down"), hk_move_build ("draw-blood", "i:player", seat, NULL), "drops");
  if (player->bullets > 0)
    add_bullets (menu, table, seat);
  hk_move_option_menu_add (menu, _("Dies"), _("And comes back as a zombie player at once"), hk_move_build ("die", "i:player", seat, NULL), NULL);
}

/* Each tile as long as what it shows is kept. */
static void
update_tiles (HkRfRunnerCard *self,
              HkRfPlayer     *player)
{
  HkTable *table = hk_view_get_table (HK_VIEW (self));
  const gboolean track = hk_table_keeps (table, "track");
  const gboolean bullets = hk_table_keeps (table, "bullets");

  gtk_widget_set_visible (self->space_tile, track);
  gtk_widget_set_visible (self->speed_tile, track);
  gtk_widget_set_visible (self->bullets_tile, bullets && !player->zombie);
  gtk_widget_set_visible (self->horde_tile, track && player->zombie);
  gtk_widget_set_visible (self->numbers, !player->safe && (track || (bullets && !player->zombie)));
  gtk_widget_set_visible (self->items, bullets && g_list_model_get_n_items (G_LIST_MODEL (player->items)) > 0);
  gtk_widget_set_visible (self->bloods, hk_table_keeps (table, "blood")
                                        && (hk_rf_player_get_n_bloods (player) > 0 || (player->blood_due > 0 && hk_rf_player_is_human (player))));
}

/* A card that nothing stands beside: no other one that broke a tie, and no spaces that an effect adds. */
static gboolean
is_plain_card (HkRfPlayer *player)
{
  return player->speed >= 0 && player->move_bonus == 0 && (player->ties == NULL || player->ties[0] == NULL);
}

static void
update_classes (HkRfRunnerCard *self,
                HkRfPlayer     *player)
{
  const gboolean now = hk_rf_is_now (hk_rf_view_get_table (self), get_seat (self));

  hk_widget_set_class (GTK_WIDGET (self), "rf-zombie", player->zombie);
  hk_widget_set_class (GTK_WIDGET (self), "rf-out", player->safe);
  hk_turn_frame_show (ADW_BIN (self), now);
  hk_widget_set_class (self->state, "rf-state-now", now);
  hk_widget_set_class (self->state, "rf-state-out", player->safe);
}

static void
update (HkView *view)
{
  HkRfRunnerCard *self = HK_RF_RUNNER_CARD (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  HkRfPlayer *player = hk_rf_table_get_player (table, get_seat (self));
  g_autofree char *state = hk_rf_runner_describe (table, get_seat (self));
  g_autofree char *speed = hk_rf_label_speed (player);
  g_autofree char *horde = g_strdup_printf ("%d", hk_rf_table_get_horde_size (table, get_seat (self)));
  g_autofree char *bonus = hk_word_sign (player->move_bonus);
  g_autofree char *reach = g_strdup_printf ("%s %s", speed, bonus);

  gtk_label_set_text (GTK_LABEL (self->state), state);
  gtk_widget_set_visible (self->state, state[0] != '\0');
  hk_changed_show (self->speed, player->speed >= 0 && player->move_bonus != 0 ? reach : speed);
  gtk_widget_set_visible (self->card, is_plain_card (player));
  gtk_widget_set_visible (GTK_WIDGET (self->speed), !is_plain_card (player));
  gtk_label_set_text (self->horde, horde);
  update_menu (self, player);
  gtk_widget_set_visible (self->menu, hk_move_option_menu_has_any (HK_MOVE_OPTION_MENU (self->menu)) && !player->safe && hk_rf_table_get_phase (table) != HK_RF_PHASE_OVER);
  update_tiles (self, player);
  update_classes (self, player);
}

/* What the numbers are is said with whose they are. */
static void
hk_rf_runner_card_constructed (GObject *object)
{
  HkRfRunnerCard *self = HK_RF_RUNNER_CARD (object);
  const char *name = hk_rf_table_get_player_name (hk_rf_view_get_table (self), get_seat (self));
  g_autofree char *space = g_strdup_printf (_("%s: %s"), name, _("Spaces to go"));
  g_autofree char *card = g_strdup_printf (_("%s: %s"), name, _("Movement card"));
  g_autofree char *bullets = g_strdup_printf (_("%s: %s"), name, _("Bullets"));
  g_autofree char *more = g_strdup_printf (_("More for %s"), name);

  g_object_set (self->space, "label", space, NULL);
  g_object_set (self->card, "label", card, NULL);
  g_object_set (self->bullets, "label", bullets, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->menu = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), NULL, more, hk_rf_play_option);
  gtk_grid_attach (self->head, self->menu, 1, 0, 1, 1);
  G_OBJECT_CLASS (hk_rf_runner_card_parent_class)->constructed (object);
  g_object_notify (object, "player");
}

static void
hk_rf_runner_card_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  if (hk_view_get_session (HK_VIEW (object)) != NULL)
    g_value_set_object (value, hk_rf_table_get_player (hk_rf_view_get_table (object), get_seat (HK_RF_RUNNER_CARD (object))));
}

static void
hk_rf_runner_card_finalize (GObject *object)
{
  g_free (HK_RF_RUNNER_CARD (object)->shown);
  G_OBJECT_CLASS (hk_rf_runner_card_parent_class)->finalize (object);
}

static void
hk_rf_runner_card_class_init (HkRfRunnerCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = hk_rf_runner_card_constructed;
  object_class->get_property = hk_rf_runner_card_get_property;
  object_class->finalize = hk_rf_runner_card_finalize;
  HK_VIEW_CLASS (klass)->update = update;

  g_object_class_install_property (object_class, PROP_PLAYER,
                                   g_param_spec_object ("player", NULL, NULL, HK_TYPE_RF_PLAYER, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_SYMBOL);
  g_type_ensure (HK_TYPE_NUMBER);
  g_type_ensure (HK_TYPE_RF_BLOOD_ROW);
  g_type_ensure (HK_TYPE_RF_ITEM_CHIPS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-runner-card");
  HK_BIND_CHILDREN (widget_class, HkRfRunnerCard, head, state, numbers, space_tile, space, speed_tile, card, speed, bullets, bullets_tile,
                    horde_tile, horde, bloods, items);
  HK_BIND_CALLBACKS (widget_class, space_cb, card_cb, bullets_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}
