/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-end-panel.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* How the run ended: who won and why, and how far everybody came. */
struct _HkRfEndPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *outcome;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HkRfEndPanel, hk_rf_end_panel, ADW_TYPE_BIN)

static char *
describe (HkRfPlayer *player)
{
  if (player->safe)
    return g_strdup_printf (_("Out in turn %d"), player->out_turn);
  if (player->zombie)
    /* Translators: how somebody became a zombie, and when */
    return g_strdup_printf (_("%1$s in turn %2$d"), hk_rf_label_how (player->how), player->turned_turn);
  return g_strdup_printf (ngettext ("Still on the run, %d space to go", "Still on the run, %d spaces to go", (gulong) player->space), player->space);
}

/* Those who are out first, then who is still on the run, and the dead, as far as they came. */
static int
rate (HkRfPlayer *player)
{
  if (player->safe)
    return player->out_turn;
  return player->zombie ? 200000 - player->turned_turn : 100000 + player->space;
}

static void
update (HkRfEndPanel *self)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (self->session));
  g_autofree char *outcome = NULL;
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (int));

  if (!hk_rf_table_is_phase (table, "over"))
    return;
  outcome = hk_table_get_outcome (HK_TABLE (table));
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      guint place = order->len;

      while (place > 0 && rate (hk_rf_table_get_player (table, g_array_index (order, int, place - 1))) > rate (hk_rf_table_get_player (table, i)))
        place--;
      g_array_insert_val (order, place, i);
    }
  hk_rf_order_list_clear (HK_RF_ORDER_LIST (self->list));
  for (guint i = 0; i < order->len; i++)
    {
      const int number = g_array_index (order, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, number);
      g_autofree char *about = describe (player);
      g_autofree char *seat = g_strdup_printf ("%d", number);
      const gboolean won = table->winners != NULL && g_strv_contains ((const char * const *) table->winners, seat);

      hk_rf_order_list_add (HK_RF_ORDER_LIST (self->list), hk_player_mark_new (player->name, player->colour), player->name, about, won ? "★" : NULL,
                            won ? HK_RF_ORDER_NOW : HK_RF_ORDER_WAITS);
    }
}

static void
hk_rf_end_panel_dispose (GObject *object)
{
  g_clear_object (&HK_RF_END_PANEL (object)->session);
  G_OBJECT_CLASS (hk_rf_end_panel_parent_class)->dispose (object);
}

static void
hk_rf_end_panel_class_init (HkRfEndPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_end_panel_dispose;
}

static void
hk_rf_end_panel_init (HkRfEndPanel *self)
{
}

/* Returns (transfer floating): how the run ended.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_end_panel_new (HkSession *session)
{
  HkRfEndPanel *self = g_object_new (HK_TYPE_RF_END_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->session = g_object_ref (session);
  self->outcome = hk_box_add_words (box, NULL, "title-2");
  self->list = hk_rf_order_list_new (_("How far everybody came"));
  gtk_box_append (GTK_BOX (box), self->list);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
