/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-end-panel.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"

/* How the run ended: who won and why, and how far everybody came. */
struct _HkRfEndPanel
{
  HkView         parent_instance;

  GtkLabel      *outcome;
  HkRfOrderList *order;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfEndPanel, hk_rf_end_panel, HK_TYPE_VIEW)

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

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      table)
{
  return rate (hk_rf_table_get_player (table, *(const int *) a)) - rate (hk_rf_table_get_player (table, *(const int *) b));
}

static void
update (HkView *view)
{
  HkRfEndPanel *self = HK_RF_END_PANEL (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (table));
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (int));

  gtk_label_set_text (self->outcome, outcome == NULL ? "" : outcome);
  hk_rf_order_list_begin (self->order);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare, table);
  for (guint i = 0; i < order->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, g_array_index (order, int, i));
      g_autofree char *about = describe (player);
      g_autofree char *seat = g_strdup_printf ("%d", g_array_index (order, int, i));
      const gboolean won = hk_record_has_text (table->winners, seat);

      hk_rf_order_list_add (self->order, player, NULL, about, won ? "★" : NULL, won ? HK_RF_ORDER_NOW : HK_RF_ORDER_WAITS);
    }
  hk_rf_order_list_end (self->order);
}

static void
hk_rf_end_panel_class_init (HkRfEndPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_RF_ORDER_LIST);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-end-panel");
  HK_BIND_CHILDREN (widget_class, HkRfEndPanel, outcome, order);
}
