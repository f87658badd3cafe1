/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-draw-blood-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"

#define MOST_DROPS 9

/* How many drops a Blood card from the box has, which the player of the index draws; one tap enters it. Nobody looks at what the
 * card says. */
struct _HkRfDrawBloodDialog
{
  HkDialogView  parent_instance;

  HkRfCardKeys *keys;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfDrawBloodDialog, hk_rf_draw_blood_dialog, HK_TYPE_DIALOG_VIEW)

static void
picked_cb (HkRfDrawBloodDialog *self,
           int                  drops)
{
  HkDialogView *view = HK_DIALOG_VIEW (self);

  hk_dialog_view_play (view, hk_move_build ("draw-blood", "i:player", hk_dialog_view_get_index (view), "i:drops", drops, NULL));
}

static void
load (HkDialogView *view)
{
  HkRfTable *table = HK_RF_TABLE (hk_dialog_view_get_table (view));
  g_autofree char *title = g_strdup_printf (_("%s Draws a Blood Card"), hk_rf_table_get_player_name (table, hk_dialog_view_get_index (view)));

  adw_dialog_set_title (ADW_DIALOG (view), title);
  hk_rf_card_keys_set_range (HK_RF_DRAW_BLOOD_DIALOG (view)->keys, 0, MOST_DROPS);
}

static void
hk_rf_draw_blood_dialog_class_init (HkRfDrawBloodDialogClass *klass)
{
  HK_DIALOG_VIEW_CLASS (klass)->load = load;

  g_type_ensure (HK_TYPE_RF_CARD_KEYS);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-rf-draw-blood-dialog");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkRfDrawBloodDialog, keys);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), picked_cb);
}
