/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-card-entry.h"
#include "hk-rf-card-keys.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* Asks player after player for the Determination card that each has drawn: one tap for each, and with the last one
 * the move is made. While the app draws, it is folded away. */
struct _HkRfCardEntry
{
  HkView        parent_instance;

  GtkWidget    *fold;
  GtkImage     *arrow;
  GtkRevealer  *revealer;
  GtkWidget    *mark;
  GtkLabel     *title;
  GtkWidget    *back;
  HkRfCardKeys *keys;

  const char   *move;      /* which the cards are entered by; NULL none */
  GArray       *players;   /* of int */
  GArray       *values;    /* of int, for the first of them */
};

enum
{
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfCardEntry, hk_rf_card_entry, HK_TYPE_VIEW)

/* Asks for the next card. It is hidden while none is wanted. */
static void
ask (HkRfCardEntry *self)
{
  HkRfPlayer *player = self->values->len < self->players->len
                         ? hk_rf_table_get_player (hk_rf_view_get_table (self), g_array_index (self->players, int, self->values->len)) : NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL);
  if (player == NULL)
    return;
  title = g_strdup_printf (_("Which card did %s draw?"), player->name);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (self->back, self->values->len > 0);
  hk_rf_card_keys_set_deck (self->keys, hk_rf_view_get_table (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
play (HkRfCardEntry *self)
{
  HkMove *move = hk_move_build (self->move, NULL);
  JsonArray *values = json_array_new ();

  for (guint i = 0; i < self->values->len; i++)
    json_array_add_int_element (values, g_array_index (self->values, int, i));
  json_object_set_array_member (hk_move_get_params (move), "values", values);
  if (hk_view_play (HK_VIEW (self), move))
    return;
  /* The last one was refused: it is asked for again. */
  g_array_set_size (self->values, self->values->len - 1);
  ask (self);
}

static void
picked_cb (HkRfCardEntry *self,
           int            value)
{
  if (self->values->len >= self->players->len)
    return;
  g_array_append_val (self->values, value);
  if (self->values->len == self->players->len)
    {
      play (self);
      return;
    }
  ask (self);
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
back_cb (HkRfCardEntry *self)
{
  if (self->values->len == 0)
    return;
  g_array_set_size (self->values, self->values->len - 1);
  ask (self);
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
fold_cb (HkRfCardEntry *self)
{
  const gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold));

  hk_image_set_icon (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_revealer_set_reveal_child (self->revealer, open || !gtk_widget_get_visible (self->fold));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
hk_rf_card_entry_finalize (GObject *object)
{
  g_array_unref (HK_RF_CARD_ENTRY (object)->players);
  g_array_unref (HK_RF_CARD_ENTRY (object)->values);
  G_OBJECT_CLASS (hk_rf_card_entry_parent_class)->finalize (object);
}

static void
hk_rf_card_entry_class_init (HkRfCardEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_rf_card_entry_finalize;

  /**
   * HkRfCardEntry::entered:
   * @self: the entry
   *
   * Another card has been entered, or the last one taken back.
   */
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_CARD_KEYS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-card-entry");
  HK_BIND_CHILDREN (widget_class, HkRfCardEntry, fold, arrow, revealer, mark, title, back, keys);
  HK_BIND_CALLBACKS (widget_class, fold_cb, back_cb, picked_cb);
}

static void
hk_rf_card_entry_init (HkRfCardEntry *self)
{
  self->players = g_array_new (FALSE, FALSE, sizeof (int));
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Asks for cards. What has been entered is forgotten.
 * @move: (nullable): the name of the move that the cards are entered by; %NULL none, which hides the entry
 * @players: (element-type int): who draw, in order */
void
hk_rf_card_entry_set (HkRfCardEntry *self,
                      const char    *move,
                      GArray        *players)
{
  HkRfTable *table;

  g_return_if_fail (HK_IS_RF_CARD_ENTRY (self));

  table = hk_rf_view_get_table (self);
  self->move = g_intern_string (move);
  g_array_set_size (self->values, 0);
  g_array_set_size (self->players, 0);
  if (move != NULL)
    g_array_append_vals (self->players, players->data, players->len);
  gtk_widget_set_visible (self->fold, hk_rf_table_app_draws (table, table->determination_deck));
  fold_cb (self);
  ask (self);
}

/* Returns the card that was entered for the player and is not played yet; −1 none. */
int
hk_rf_card_entry_get_value (HkRfCardEntry *self,
                            int            player)
{
  g_return_val_if_fail (HK_IS_RF_CARD_ENTRY (self), -1);

  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->players, int, i) == player)
      return g_array_index (self->values, int, i);
  return -1;
}
