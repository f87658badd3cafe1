/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-countdown-panel.h"
#include "ui/games/rfyl/board/hk-rf-option-box.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"

/* The infection countdown: whose Blood cards lose a drop, and which are turned up now. What a card says stays hidden
 * until then. */
struct _HkRfCountdownPanel
{
  HkView         parent_instance;

  GtkLabel      *title;
  HkRfOptionBox *options;
  HkRfOrderList *list;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfCountdownPanel, hk_rf_countdown_panel, HK_TYPE_VIEW)

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
  HkRfTable *table = hk_rf_view_get_table (self);
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
      hk_rf_order_list_add (self->list, player, NULL, about, drops,
                            blood->due ? HK_RF_ORDER_NOW : table->counted ? HK_RF_ORDER_DONE : HK_RF_ORDER_WAITS);
    }
}

/* @infected: what the card reads; below 0 the app knows it */
static void
add_option (HkRfCountdownPanel *self,
            int                 player,
            int                 blood,
            int                 infected)
{
  g_autofree char *title = g_strdup_printf (infected < 0 ? _("%s Turns the Card Up") : infected ? _("%s: Infected") : _("%s: Not Infected"),
                                            hk_rf_table_get_player_name (hk_rf_view_get_table (self), player));
  g_autoptr (HkMove) move = hk_move_build ("reveal-blood", "i:player", player, "i:blood", blood, NULL);
  g_autoptr (HkMoveOption) option = NULL;

  if (infected >= 0)
    json_object_set_boolean_member (hk_move_get_params (move), "infected", infected);
  option = hk_move_option_new (title, NULL, move, NULL, NULL);
  hk_rf_option_box_add (self->options, option, FALSE);
}

/* A card that the app drew is turned up by one button; of another one the group enters what it reads. */
static void
add_options (HkRfCountdownPanel *self,
             int                 number)
{
  HkRfPlayer *player = hk_rf_table_get_player (hk_rf_view_get_table (self), number);

  for (int i = 0; hk_rf_player_is_human (player) && i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);

      if (blood->due && blood->known)
        add_option (self, number, i, -1);
      else if (blood->due)
        {
          add_option (self, number, i, FALSE);
          add_option (self, number, i, TRUE);
        }
    }
}

static void
update (HkView *view)
{
  HkRfCountdownPanel *self = HK_RF_COUNTDOWN_PANEL (view);
  HkRfTable *table = hk_rf_view_get_table (self);

  gtk_label_set_text (self->title, table->counted ? _("The drops are counted") : _("Every Blood card loses a drop"));
  hk_rf_order_list_begin (self->list);
  hk_rf_option_box_begin (self->options);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      list_cards (self, i);
      add_options (self, i);
    }
  hk_rf_order_list_end (self->list);
  hk_rf_option_box_end (self->options);
}

static void
hk_rf_countdown_panel_class_init (HkRfCountdownPanelClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_RF_OPTION_BOX);
  g_type_ensure (HK_TYPE_RF_ORDER_LIST);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-countdown-panel");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkRfCountdownPanel, title, options, list);
}
