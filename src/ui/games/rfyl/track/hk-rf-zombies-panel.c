/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-mover.h"
#include "hk-rf-order-list.h"
#include "hk-rf-reach.h"
#include "hk-rf-zombies-panel.h"
#include "ui/games/rfyl/cards/hk-rf-card-entry.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/rfyl/fights/hk-rf-forecast.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* Zombie movement: where the zombies without a leader would go by each card, before one counts, and then the zombie
 * players one after the other. */
struct _HkRfZombiesPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  int        value;     /* of the card that is looked at; −1 none */
  GArray    *flocks;    /* of HkRfFlock; NULL none */
  GtkWidget *chase;
  GtkWidget *question;
  GtkWidget *keys;
  GtkWidget *walks;
  GtkWidget *confirm;
  GtkWidget *mover;
  GtkWidget *title;
  GtkWidget *hunters;
  GtkWidget *entry;
};

enum
{
  FORECAST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfZombiesPanel, hk_rf_zombies_panel, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfZombiesPanel *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static gboolean
has_loose (HkRfTable *table)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    if (hk_rf_table_get_zombie (table, i)->leader < 0)
      return TRUE;
  return FALSE;
}

static void
list_walks (HkRfZombiesPanel *self)
{
  HkRfTable *table = get_table (self);
  g_autofree char *confirm = g_strdup_printf (_("We drew %d: move them so"), self->value);

  hk_rf_order_list_clear (HK_RF_ORDER_LIST (self->walks));
  for (guint i = 0; self->flocks != NULL && i < self->flocks->len; i++)
    {
      const HkRfFlock *flock = &g_array_index (self->flocks, HkRfFlock, i);
      g_autofree char *title = hk_rf_flock_title (flock);
      g_autofree char *about = hk_rf_flock_describe (table, flock);

      hk_rf_order_list_add (HK_RF_ORDER_LIST (self->walks), NULL, title, about, NULL, HK_RF_ORDER_WAITS);
    }
  gtk_button_set_label (GTK_BUTTON (self->confirm), confirm);
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
    self->flocks = hk_rf_forecast_list (get_table (self), value);
  hk_rf_card_keys_set_marked (HK_RF_CARD_KEYS (self->keys), value);
  list_walks (self);
  g_signal_emit (self, signals[FORECAST], 0);
}

static void
update_chase (HkRfZombiesPanel *self)
{
  HkRfTable *table = get_table (self);
  const gboolean waits = !table->zombies_moved && has_loose (table);

  gtk_widget_set_visible (self->chase, waits);
  if (waits)
    {
      hk_rf_card_keys_set_deck (HK_RF_CARD_KEYS (self->keys), table);
      gtk_label_set_text (GTK_LABEL (self->question), hk_rf_table_app_draws (table, table->determination_deck)
                                                        ? _("Look where each card would bring them, or tell the one that you drew.")
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
  HkRfTable *table = get_table (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (table);
  g_autoptr (GArray) drawing = g_array_new (FALSE, FALSE, sizeof (int));
  const int next = hk_rf_reach_find_turn (table);

  gtk_widget_set_visible (self->title, hunters->len > 0);
  hk_rf_order_list_clear (HK_RF_ORDER_LIST (self->hunters));
  for (guint i = 0; i < hunters->len; i++)
    {
      const int number = g_array_index (hunters, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, number);
      g_autofree char *about = describe_hunter (table, number);
      g_autofree char *value = hk_rf_label_speed (player);

      if (player->speed < 0 && !player->moved)
        g_array_append_val (drawing, number);
      hk_rf_order_list_add (HK_RF_ORDER_LIST (self->hunters), hk_player_mark_new (player->name, player->colour), player->name, about, value,
                            player->moved ? HK_RF_ORDER_DONE : number == next ? HK_RF_ORDER_NOW : HK_RF_ORDER_WAITS);
    }
  hk_rf_card_entry_set (HK_RF_CARD_ENTRY (self->entry), table->zombies_moved && drawing->len > 0 ? "draw-hunt" : NULL, drawing);
  hk_rf_mover_set_player (HK_RF_MOVER (self->mover), next);
}

static void
update (HkRfZombiesPanel *self)
{
  if (!hk_rf_table_is_phase (get_table (self), "zombies"))
    {
      look_at (self, -1);
      return;
    }
  update_chase (self);
  update_hunters (self);
}

static void
confirm_cb (HkRfZombiesPanel *self)
{
  g_autoptr (HkMove) move = hk_move_build ("zombies-move", "i:value", self->value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* A card of the box is drawn before it is told: there is nothing to look at first. */
static void
picked_cb (HkRfZombiesPanel *self,
           int               value)
{
  look_at (self, value);
  if (!hk_rf_table_app_draws (get_table (self), get_table (self)->determination_deck))
    confirm_cb (self);
}

static void
hk_rf_zombies_panel_dispose (GObject *object)
{
  g_clear_pointer (&HK_RF_ZOMBIES_PANEL (object)->flocks, g_array_unref);
  g_clear_object (&HK_RF_ZOMBIES_PANEL (object)->session);
  G_OBJECT_CLASS (hk_rf_zombies_panel_parent_class)->dispose (object);
}

static void
hk_rf_zombies_panel_class_init (HkRfZombiesPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_zombies_panel_dispose;

  /**
   * HkRfZombiesPanel::forecast:
   * @self: the panel
   *
   * Another card is looked at, or none any more.
   */
  signals[FORECAST] = g_signal_new ("forecast", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_rf_zombies_panel_init (HkRfZombiesPanel *self)
{
  self->value = -1;
}

static GtkWidget *
make_chase (HkRfZombiesPanel *self)
{
  GtkWidget *heading = hk_heading_new (_("One card moves all zombies without a leader"));

  self->chase = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->question = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->question), 0);
  gtk_label_set_wrap (GTK_LABEL (self->question), TRUE);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (self->question, "dimmed");
  self->keys = hk_rf_card_keys_new (_("The card of the zombies"));
  self->walks = hk_rf_order_list_new (_("Where the zombies go"));
  self->confirm = hk_page_button_new ("", G_CALLBACK (confirm_cb), self);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_box_append (GTK_BOX (self->chase), heading);
  gtk_box_append (GTK_BOX (self->chase), self->question);
  gtk_box_append (GTK_BOX (self->chase), self->keys);
  gtk_box_append (GTK_BOX (self->chase), self->walks);
  gtk_box_append (GTK_BOX (self->chase), self->confirm);
  g_signal_connect_object (self->keys, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return self->chase;
}

/* Returns (transfer floating): the panel of zombie movement.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_zombies_panel_new (HkSession *session)
{
  HkRfZombiesPanel *self = g_object_new (HK_TYPE_RF_ZOMBIES_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->session = g_object_ref (session);
  self->mover = hk_rf_mover_new (session);
  self->title = hk_heading_new (_("Zombie players, clockwise"));
  self->hunters = hk_rf_order_list_new (_("The zombie players"));
  self->entry = hk_rf_card_entry_new (session);
  gtk_box_append (GTK_BOX (box), make_chase (self));
  gtk_box_append (GTK_BOX (box), self->mover);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->hunters);
  gtk_box_append (GTK_BOX (box), self->entry);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns (nullable) (element-type HkRfFlock): where the zombies go by the card that is looked at; %NULL while none
 * is. */
GArray *
hk_rf_zombies_panel_get_flocks (HkRfZombiesPanel *self)
{
  g_return_val_if_fail (HK_IS_RF_ZOMBIES_PANEL (self), NULL);

  return self->flocks;
}
