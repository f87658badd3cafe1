/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-loot-item.h"
#include "hk-cz-loot-row.h"
#include "ui/games/card-z/board/hk-cz-options.h"
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
  HkMoveOption *take; /* of Loot that lies about */
  int        survivor;

  GtkWidget *row;
  GtkWidget *button;
  GtkWidget *reason;
  GtkWidget *enter;
  GtkWidget *options;
};

typedef enum
{
  SIGNAL_OPENED,
} HkCzLootItemSignals;

static guint signals[SIGNAL_OPENED + 1];

HK_DEFINE_TEMPLATE_TYPE (HkCzLootItem, hk_cz_loot_item, GTK_TYPE_LIST_BOX_ROW)

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
  const int number = record == NULL ? -1 : hk_record_list_index (record->loot, self->loot);

  if (number < 0)
    return;
  move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", number, NULL);
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
  g_autoptr (HkMoveOption) option = g_object_ref (self->take);

  hk_move_option_play (GTK_WIDGET (self), self->session, option, hk_cz_ask_move);
}

/* The group enters what the card says. */
static void
enter_cb (HkCzLootItem *self)
{
  g_autoptr (HkMove) move = hk_move_build ("learn-loot", "s:name", self->loot->kind, NULL);
  const char * const missing[] = { "type", "weight", "supply", "supply-type", NULL };

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
}

static void
hk_cz_loot_item_dispose (GObject *object)
{
  HkCzLootItem *self = HK_CZ_LOOT_ITEM (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_CZ_LOOT_ITEM);
  g_clear_object (&self->session);
  g_clear_object (&self->loot);
  g_clear_object (&self->take);
  G_OBJECT_CLASS (hk_cz_loot_item_parent_class)->dispose (object);
}

static void
hk_cz_loot_item_class_init (HkCzLootItemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_loot_item_dispose;
  g_type_ensure (HK_TYPE_CZ_LOOT_ROW);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-loot-item.ui");
  HK_BIND_CHILDREN (widget_class, HkCzLootItem, row, button, reason, enter, options);
  HK_BIND_CALLBACKS (widget_class, chosen_cb, spend_cb, take_cb, enter_cb);

  /**
   * HkCzLootItem::opened:
   * @self: an item
   *
   * A person wants to see what can be done with it, or no longer.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Returns (transfer floating): an item without Loot.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_loot_item_new (HkSession *session)
{
  HkCzLootItem *self = g_object_new (HK_TYPE_CZ_LOOT_ITEM, NULL);

  self->session = g_object_ref (session);
  g_object_set (self->options, "session", session, NULL);
  return GTK_WIDGET (self);
}

/* What lies about is taken; whoever cannot carry it reads why before trying. */
static void
load_take (HkCzLootItem *self,
           HkMoveOption *option)
{
  const char *reason = option == NULL ? NULL : hk_move_option_get_reason (option);
  g_autofree char *spoken = g_strdup_printf (_("Take %s"), self->loot->kind);

  g_set_object (&self->take, option);
  gtk_widget_set_visible (self->button, option != NULL);
  gtk_widget_set_visible (self->reason, reason != NULL);
  gtk_label_set_text (GTK_LABEL (self->reason), reason == NULL ? "" : reason);
  hk_widget_set_class (self->button, "suggested-action", reason == NULL);
  hk_widget_set_class (self->button, "dimmed", reason != NULL);
  hk_widget_set_spoken (self->button, spoken);
}

/* Shows the Loot.
 * @survivor: who carries the Loot, or would take it
 * @options: (element-type HkMoveOption): what can be done with it
 * @open: whether that is shown */
void
hk_cz_loot_item_load (HkCzLootItem *self,
                      int           survivor,
                      HkCzLoot     *loot,
                      GPtrArray    *options,
                      gboolean      open)
{
  HkCzTable *table;
  HkMoveOption *first;

  g_return_if_fail (HK_IS_CZ_LOOT_ITEM (self));

  table = HK_CZ_TABLE (hk_session_get_table (self->session));
  first = options->len == 0 ? NULL : g_ptr_array_index (options, 0);
  g_set_object (&self->loot, loot);
  self->survivor = survivor;
  load_take (self, first != NULL && g_str_equal (hk_move_get_name (hk_move_option_get_move (first)),
                                                 "take") ? first : NULL);
  hk_cz_loot_row_set_spends (HK_CZ_LOOT_ROW (self->row), self->take == NULL);
  hk_cz_loot_row_load (HK_CZ_LOOT_ROW (self->row), table, loot, hk_cz_table_get_survivor_name (table, survivor));
  hk_cz_options_set (HK_CZ_OPTIONS (self->options), self->take == NULL && open ? options : NULL);
  gtk_widget_set_visible (self->enter, open && hk_cz_table_find_gear (table, loot->kind) == NULL);
  hk_widget_set_class (GTK_WIDGET (self), "cz-open", open);
}

/* Returns (nullable): the Loot that it shows. */
HkCzLoot *
hk_cz_loot_item_get_loot (HkCzLootItem *self)
{
  g_return_val_if_fail (HK_IS_CZ_LOOT_ITEM (self), NULL);

  return self->loot;
}
