/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-countdown-panel.h"
#include "ui/games/rfyl/board/hk-rf-offer-box.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* The infection countdown: whose Blood cards lose a drop, and which are turned up now. What a card says stays hidden
 * until then. */
struct _HkRfCountdownPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *list;
  GtkWidget *offers;
};

G_DEFINE_FINAL_TYPE (HkRfCountdownPanel, hk_rf_countdown_panel, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfCountdownPanel *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

/* What becomes of a card that is still covered. */
static char *
describe_card (HkRfTable *table,
               HkRfBlood *blood)
{
  if (blood->due)
    return g_strdup (_("A card is down to 0: turn it up"));
  if (table->counted)
    return g_strdup_printf (ngettext ("A card with %d drop to go", "A card with %d drops to go", (gulong) blood->drops), blood->drops);
  if (blood->drops <= 1)
    return g_strdup (_("A card comes to 0 now and is turned up"));
  return g_strdup_printf (ngettext ("A card goes from %d drop to %d", "A card goes from %d drops to %d", (gulong) blood->drops), blood->drops, blood->drops - 1);
}

static void
list_cards (HkRfCountdownPanel *self,
            int                 number)
{
  HkRfTable *table = get_table (self);
  HkRfPlayer *player = hk_rf_table_get_player (table, number);

  for (int i = 0; hk_rf_player_is_human (player) && i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);
      g_autofree char *about = NULL;
      g_autofree char *drops = NULL;

      if (blood->revealed)
        continue;
      about = describe_card (table, blood);
      drops = g_strdup_printf ("%d", blood->drops);
      hk_rf_order_list_add (HK_RF_ORDER_LIST (self->list), hk_player_mark_new (player->name, player->colour), player->name, about, drops,
                            blood->due ? HK_RF_ORDER_NOW : table->counted ? HK_RF_ORDER_DONE : HK_RF_ORDER_WAITS);
    }
}

static void
add_answer (HkRfCountdownPanel *self,
            int                 player,
            int                 blood,
            gboolean            infected)
{
  const char *name = hk_rf_table_get_player_name (get_table (self), player);
  g_autofree char *title = g_strdup_printf (infected ? _("%s: infected") : _("%s: not infected"), name);
  g_autoptr (HkMove) move = hk_move_build ("reveal-blood", "i:player", player, "i:blood", blood, "b:infected", infected, NULL);
  g_autoptr (HkMoveOption) offer = hk_move_option_new (title, NULL, move, NULL, NULL);

  hk_rf_offer_box_add (HK_RF_OFFER_BOX (self->offers), offer, FALSE);
}

/* A card that the app drew is turned up by one button; of another one the group says what it reads. */
static void
add_offers (HkRfCountdownPanel *self,
            int                 number)
{
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), number);

  for (int i = 0; hk_rf_player_is_human (player) && i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);

      if (blood->due && !blood->known)
        {
          add_answer (self, number, i, FALSE);
          add_answer (self, number, i, TRUE);
        }
      else if (blood->due)
        {
          g_autofree char *title = g_strdup_printf (_("%s turns the card up"), player->name);
          g_autoptr (HkMove) move = hk_move_build ("reveal-blood", "i:player", number, "i:blood", i, NULL);
          g_autoptr (HkMoveOption) offer = hk_move_option_new (title, NULL, move, NULL, NULL);

          hk_rf_offer_box_add (HK_RF_OFFER_BOX (self->offers), offer, FALSE);
        }
    }
}

static void
update (HkRfCountdownPanel *self)
{
  HkRfTable *table = get_table (self);

  if (!hk_rf_table_is_phase (table, "countdown"))
    return;
  gtk_label_set_text (GTK_LABEL (self->title), table->counted ? _("The drops are counted") : _("Every Blood card loses a drop"));
  hk_rf_order_list_clear (HK_RF_ORDER_LIST (self->list));
  hk_rf_offer_box_clear (HK_RF_OFFER_BOX (self->offers));
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      list_cards (self, i);
      add_offers (self, i);
    }
}

static void
hk_rf_countdown_panel_dispose (GObject *object)
{
  g_clear_object (&HK_RF_COUNTDOWN_PANEL (object)->session);
  G_OBJECT_CLASS (hk_rf_countdown_panel_parent_class)->dispose (object);
}

static void
hk_rf_countdown_panel_class_init (HkRfCountdownPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_countdown_panel_dispose;
}

static void
hk_rf_countdown_panel_init (HkRfCountdownPanel *self)
{
}

/* Returns (transfer floating): the panel of the infection countdown.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_countdown_panel_new (HkSession *session)
{
  HkRfCountdownPanel *self = g_object_new (HK_TYPE_RF_COUNTDOWN_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->session = g_object_ref (session);
  self->title = hk_heading_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  self->list = hk_rf_order_list_new (_("Blood cards that are counted down"));
  self->offers = hk_rf_offer_box_new (session);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->offers);
  gtk_box_append (GTK_BOX (box), self->list);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
