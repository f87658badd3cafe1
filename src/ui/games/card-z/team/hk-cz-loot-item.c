/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-loot-item.h"
#include "hk-cz-loot-row.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* Loot with all that can be done with it: a tap unfolds the moves. Loot that lies about has the one move that
 * matters beside it. */
struct _HkCzLootItem
{
  GtkListBoxRow parent_instance;

  HkSession *session;
  HkCzLoot  *loot;
  HkMoveOption   *take;    /* of Loot that lies about */
  int        survivor;

  GtkWidget *row;
  GtkWidget *button;
  GtkWidget *reason;
  GtkWidget *tell;
  GtkWidget *offers;
};

typedef enum
{
  SIGNAL_OPENED,
} HkCzLootItemSignals;

static guint signals[SIGNAL_OPENED + 1];

G_DEFINE_FINAL_TYPE (HkCzLootItem, hk_cz_loot_item, GTK_TYPE_LIST_BOX_ROW)

static void
chosen_cb (HkCzLootItem *self)
{
  if (self->take == NULL)
    g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

static void
spend_cb (HkCzLootItem *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  const char * const missing[] = { "by", NULL };
  g_autoptr (HkMove) move = NULL;
  guint number;

  if (record == NULL || self->loot == NULL || !g_list_store_find (record->loot, self->loot, &number))
    return;
  move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", (int) number, NULL);
  if (self->loot->supply <= 0)
    {
      hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
      return;
    }
  json_object_set_int_member (hk_move_get_params (move), "by", -1);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
take_cb (HkCzLootItem *self)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (self->take);

  hk_move_option_play (GTK_WIDGET (self), self->session, offer, hk_cz_ask_move);
}

/* The group says what the card says. */
static void
tell_cb (HkCzLootItem *self)
{
  g_autoptr (HkMove) move = hk_move_build ("learn-loot", "s:name", self->loot->kind, NULL);
  const char * const missing[] = { "type", "weight", "supply", "supply-type", NULL };

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
}

static void
hk_cz_loot_item_dispose (GObject *object)
{
  HkCzLootItem *self = HK_CZ_LOOT_ITEM (object);

  g_clear_object (&self->session);
  g_clear_object (&self->loot);
  g_clear_object (&self->take);
  G_OBJECT_CLASS (hk_cz_loot_item_parent_class)->dispose (object);
}

static void
hk_cz_loot_item_class_init (HkCzLootItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_loot_item_dispose;

  /**
   * HkCzLootItem::opened:
   * @self: an item
   *
   * A person wants to see what can be done with it, or no longer.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_loot_item_init (HkCzLootItem *self)
{
}

/* Returns (transfer floating): an item without Loot.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_loot_item_new (HkSession *session)
{
  HkCzLootItem *self = g_object_new (HK_TYPE_CZ_LOOT_ITEM, "activatable", FALSE, "focusable", FALSE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->session = g_object_ref (session);
  self->row = hk_cz_loot_row_new ();
  gtk_widget_set_hexpand (self->row, TRUE);
  self->button = gtk_button_new_with_label (_("Take"));
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->button, -1, 44);
  self->reason = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->reason), 0);
  gtk_label_set_wrap (GTK_LABEL (self->reason), TRUE);
  gtk_widget_add_css_class (self->reason, "caption");
  gtk_widget_add_css_class (self->reason, "warning");
  hk_widget_set_margins (self->reason, 0, 10, 6);
  self->tell = gtk_button_new_with_label (_("Tell What the Card Says…"));
  gtk_widget_set_size_request (self->tell, -1, 44);
  hk_widget_set_margins (self->tell, 0, 4, 4);
  g_signal_connect_object (self->tell, "clicked", G_CALLBACK (tell_cb), self, G_CONNECT_SWAPPED);
  self->offers = hk_cz_offers_new (session);
  hk_widget_set_margins (self->offers, 4, 4, 8);
  gtk_box_append (GTK_BOX (line), self->row);
  gtk_box_append (GTK_BOX (line), self->button);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->reason);
  gtk_box_append (GTK_BOX (box), self->tell);
  gtk_box_append (GTK_BOX (box), self->offers);
  hk_widget_set_margins (box, 2, 4, 2);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  g_signal_connect_object (self->row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->row, "spend", G_CALLBACK (spend_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* What lies about is taken; whoever cannot carry it reads why before trying. */
static void
load_take (HkCzLootItem *self,
           HkMoveOption *offer)
{
  const char *reason = offer == NULL ? NULL : hk_move_option_get_reason (offer);
  g_autofree char *spoken = g_strdup_printf (_("Take %s"), self->loot->kind);

  g_set_object (&self->take, offer);
  gtk_widget_set_visible (self->button, offer != NULL);
  gtk_widget_set_visible (self->reason, reason != NULL);
  gtk_label_set_text (GTK_LABEL (self->reason), reason == NULL ? "" : reason);
  hk_widget_set_class (self->button, "suggested-action", reason == NULL);
  hk_widget_set_class (self->button, "dimmed", reason != NULL);
  hk_widget_set_spoken (self->button, spoken);
}

/* Shows the Loot.
 * @survivor: who carries the Loot, or would take it
 * @offers: (element-type HkMoveOption): what can be done with it
 * @open: whether that is shown */
void
hk_cz_loot_item_load (HkCzLootItem *self,
                      int           survivor,
                      HkCzLoot     *loot,
                      GPtrArray    *offers,
                      gboolean      open)
{
  HkCzTable *table;
  HkMoveOption *first;

  g_return_if_fail (HK_IS_CZ_LOOT_ITEM (self));

  table = HK_CZ_TABLE (hk_session_get_table (self->session));
  first = offers->len == 0 ? NULL : g_ptr_array_index (offers, 0);
  g_set_object (&self->loot, loot);
  self->survivor = survivor;
  load_take (self, first != NULL && g_str_equal (hk_move_get_name (hk_move_option_get_move (first)),
                                                 "take") ? first : NULL);
  hk_cz_loot_row_set_spends (HK_CZ_LOOT_ROW (self->row), self->take == NULL);
  hk_cz_loot_row_load (HK_CZ_LOOT_ROW (self->row), table, loot, hk_cz_table_get_survivor_name (table, survivor));
  hk_cz_offers_set (HK_CZ_OFFERS (self->offers), self->take == NULL && open ? offers : NULL);
  gtk_widget_set_visible (self->tell, hk_cz_table_find_gear (table, loot->kind) == NULL);
  hk_widget_set_class (GTK_WIDGET (self), "cz-open", open);
}

/* Returns (nullable): the Loot that it shows. */
HkCzLoot *
hk_cz_loot_item_get_loot (HkCzLootItem *self)
{
  g_return_val_if_fail (HK_IS_CZ_LOOT_ITEM (self), NULL);

  return self->loot;
}
