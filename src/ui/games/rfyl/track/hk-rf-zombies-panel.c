/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-forecast.h"
#include "hk-rf-mover.h"
#include "hk-rf-order-list.h"
#include "hk-rf-reach.h"
#include "hk-rf-zombies-panel.h"
#include "ui/games/rfyl/cards/hk-rf-card-entry.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"

/* Zombie movement: where the zombies without a leader would go by each card, before one counts, and then the zombie
 * players one after the other. */
struct _HkRfZombiesPanel
{
  HkView         parent_instance;

  GtkWidget     *chase;
  GtkWidget     *done;
  GtkLabel      *question;
  HkRfCardKeys  *keys;
  HkRfOrderList *walks;
  GtkWidget     *confirm;
  GtkLabel      *confirm_words;
  HkRfMover     *mover;
  GtkWidget     *title;
  HkRfOrderList *hunters;
  HkRfCardEntry *entry;

  int            value;         /* of the card that is looked at; −1 none */
  GArray        *flocks;        /* of HkRfFlock; NULL none */
};

enum
{
  FORECAST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfZombiesPanel, hk_rf_zombies_panel, HK_TYPE_VIEW)

static void
list_walks (HkRfZombiesPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autofree char *confirm = g_strdup_printf (_("We drew %d: move them so"), self->value);

  hk_rf_order_list_begin (self->walks);
  for (guint i = 0; self->flocks != NULL && i < self->flocks->len; i++)
    {
      const HkRfFlock *flock = &g_array_index (self->flocks, HkRfFlock, i);
      g_autofree char *title = hk_rf_flock_title (flock);
      g_autofree char *about = hk_rf_flock_describe (table, flock);

      hk_rf_order_list_add (self->walks, NULL, title, about, NULL, HK_RF_ORDER_WAITS);
    }
  hk_rf_order_list_end (self->walks);
  gtk_label_set_text (self->confirm_words, confirm);
  gtk_widget_set_visible (self->confirm, self->value >= 0);
}

/* Looks at another card. */
static void
look_at (HkRfZombiesPanel *self,
         int               value)
{
  self->value = value;
  g_clear_pointer (&self->flocks, g_array_unref);
  if (value >= 0)
    self->flocks = hk_rf_forecast_list (hk_rf_view_get_table (self), value);
  hk_rf_card_keys_set_marked (self->keys, value);
  list_walks (self);
  g_signal_emit (self, signals[FORECAST], 0);
}

static void
update_chase (HkRfZombiesPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const gboolean waits = !hk_rf_table_have_zombies_moved (table);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (table);

  gtk_widget_set_visible (self->chase, waits);
  gtk_widget_set_visible (self->done, !waits && hunters->len == 0);
  if (waits)
    {
      hk_rf_card_keys_set_deck (self->keys, table);
      gtk_label_set_text (self->question, hk_rf_table_app_draws (table, table->determination_deck)
                                                        ? _("Look where each card would bring them, or enter the one that you drew.")
                                                        : _("Which card did you draw?"));
    }
  look_at (self, -1);
}

static char *
describe_hunter (HkRfTable *table,
                 int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  const int horde = hk_rf_table_get_horde_size (table, number);
  g_autofree char *where = player->moved && player->from_space != player->space
                             ? g_strdup_printf (_("From %d to %d"), player->from_space, player->space)
                             : player->moved ? g_strdup_printf (_("Stayed on %d"), player->space) : g_strdup_printf (_("On %d"), player->space);

  if (horde == 0)
    return g_steal_pointer (&where);
  return g_strdup_printf (ngettext ("%s, with a horde of %d", "%s, with a horde of %d", (gulong) horde), where, horde);
}

static void
update_hunters (HkRfZombiesPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (table);
  g_autoptr (GArray) drawing = g_array_new (FALSE, FALSE, sizeof (int));
  const int next = hk_rf_reach_find_turn (table);

  gtk_widget_set_visible (self->title, hunters->len > 0);
  hk_rf_order_list_begin (self->hunters);
  for (guint i = 0; i < hunters->len; i++)
    {
      const int number = g_array_index (hunters, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, number);
      g_autofree char *about = describe_hunter (table, number);
      g_autofree char *value = hk_rf_label_speed (player);

      if (player->speed < 0 && !player->moved)
        g_array_append_val (drawing, number);
      hk_rf_order_list_add (self->hunters, player, NULL, about, value,
                            player->moved ? HK_RF_ORDER_DONE : number == next ? HK_RF_ORDER_NOW : HK_RF_ORDER_WAITS);
    }
  hk_rf_order_list_end (self->hunters);
  hk_rf_card_entry_set (self->entry, hk_rf_table_have_zombies_moved (table) && drawing->len > 0 ? "draw-hunt" : NULL, drawing);
  hk_rf_mover_set_player (self->mover, next);
}

static void
update (HkView *view)
{
  HkRfZombiesPanel *self = HK_RF_ZOMBIES_PANEL (view);

  update_chase (self);
  update_hunters (self);
}

static void
hide (GtkWidget *widget)
{
  look_at (HK_RF_ZOMBIES_PANEL (widget), -1);
  GTK_WIDGET_CLASS (hk_rf_zombies_panel_parent_class)->unmap (widget);
}

static void
confirm_cb (HkRfZombiesPanel *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("zombies-move", "i:value", self->value, NULL));
}

/* A card of the box is drawn before it is entered: there is nothing to look at first. */
static void
picked_cb (HkRfZombiesPanel *self,
           int               value)
{
  HkRfTable *table = hk_rf_view_get_table (self);

  look_at (self, value);
  if (!hk_rf_table_app_draws (table, table->determination_deck))
    confirm_cb (self);
}

static void
hk_rf_zombies_panel_dispose (GObject *object)
{
  g_clear_pointer (&HK_RF_ZOMBIES_PANEL (object)->flocks, g_array_unref);
  G_OBJECT_CLASS (hk_rf_zombies_panel_parent_class)->dispose (object);
}

static void
hk_rf_zombies_panel_class_init (HkRfZombiesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rf_zombies_panel_dispose;
  widget_class->unmap = hide;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  /**
   * HkRfZombiesPanel::forecast:
   * @self: the panel
   *
   * Another card is looked at, or none any more.
   */
  signals[FORECAST] = g_signal_new ("forecast", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (HK_TYPE_RF_CARD_KEYS);
  g_type_ensure (HK_TYPE_RF_ORDER_LIST);
  g_type_ensure (HK_TYPE_RF_MOVER);
  g_type_ensure (HK_TYPE_RF_CARD_ENTRY);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-zombies-panel");
  HK_BIND_CHILDREN (widget_class, HkRfZombiesPanel, chase, done, question, keys, walks, confirm, confirm_words, mover, title, hunters,
                    entry);
  HK_BIND_CALLBACKS (widget_class, picked_cb, confirm_cb);
}

static void
hk_rf_zombies_panel_init (HkRfZombiesPanel *self)
{
  self->value = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (nullable) (element-type HkRfFlock): where the zombies go by the card that is looked at; %NULL while none
 * is. */
GArray *
hk_rf_zombies_panel_get_flocks (HkRfZombiesPanel *self)
{
  g_return_val_if_fail (HK_IS_RF_ZOMBIES_PANEL (self), NULL);

  return self->flocks;
}
