/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-card-entry.h"
#include "hk-rf-card-keys.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* Asks player after player for the Determination card that each has drawn: one tap for each, and with the last one
 * the move is made. While the app draws, it is folded away. */
struct _HkRfCardEntry
{
  AdwBin      parent_instance;

  HkSession  *session;
  const char *move;      /* which the cards are told by; NULL none */
  GArray     *players;   /* of int */
  GArray     *told;      /* of int, for the first of them */
  GtkWidget  *mark;
  GtkWidget  *title;
  GtkWidget  *back;
  GtkWidget  *keys;
  GtkWidget  *content;
  GtkWidget  *fold;
  GtkWidget  *open;      /* where the content is when it is not folded away */
  GtkWidget  *folded;
};

enum
{
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfCardEntry, hk_rf_card_entry, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfCardEntry *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
update (HkRfCardEntry *self)
{
  HkRfPlayer *player = self->told->len < self->players->len
                         ? hk_rf_table_get_player (get_table (self), g_array_index (self->players, int, self->told->len)) : NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL);
  if (player == NULL)
    return;
  title = g_strdup_printf (_("Which card did %s draw?"), player->name);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (self->back, self->told->len > 0);
  hk_rf_card_keys_set_deck (HK_RF_CARD_KEYS (self->keys), get_table (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
play (HkRfCardEntry *self)
{
  g_autoptr (HkMove) move = hk_move_build (self->move, NULL);
  JsonArray *values = json_array_new ();

  for (guint i = 0; i < self->told->len; i++)
    json_array_add_int_element (values, g_array_index (self->told, int, i));
  json_object_set_array_member (hk_move_get_params (move), "values", values);
  if (hk_table_play (GTK_WIDGET (self), self->session, move))
    return;
  /* The last one was refused: it is asked for again. */
  g_array_set_size (self->told, self->told->len - 1);
  update (self);
}

static void
picked_cb (HkRfCardEntry *self,
           int            value)
{
  if (self->told->len >= self->players->len)
    return;
  g_array_append_val (self->told, value);
  if (self->told->len == self->players->len)
    {
      play (self);
      return;
    }
  update (self);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
back_cb (HkRfCardEntry *self)
{
  if (self->told->len == 0)
    return;
  g_array_set_size (self->told, self->told->len - 1);
  update (self);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
hk_rf_card_entry_dispose (GObject *object)
{
  HkRfCardEntry *self = HK_RF_CARD_ENTRY (object);

  g_clear_pointer (&self->players, g_array_unref);
  g_clear_pointer (&self->told, g_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_rf_card_entry_parent_class)->dispose (object);
}

static void
hk_rf_card_entry_class_init (HkRfCardEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_card_entry_dispose;

  /**
   * HkRfCardEntry::told:
   * @self: the entry
   *
   * Another card has been told, or the last one taken back.
   */
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_rf_card_entry_init (HkRfCardEntry *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->players = g_array_new (FALSE, FALSE, sizeof (int));
  self->told = g_array_new (FALSE, FALSE, sizeof (int));
  self->mark = hk_player_mark_new ("", "grey");
  self->title = hk_heading_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_set_hexpand (self->title, TRUE);
  self->back = hk_icon_button_new ("edit-undo-symbolic", _("Take the Last Card Back"), NULL);
  self->keys = hk_rf_card_keys_new (_("The card that was drawn"));
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->back);
  gtk_widget_set_size_request (head, -1, 44);
  gtk_box_append (GTK_BOX (self->content), head);
  gtk_box_append (GTK_BOX (self->content), self->keys);
  self->open = adw_bin_new ();
  self->folded = adw_bin_new ();
  self->fold = hk_fold_new (_("We drew them ourselves"), self->folded);
  adw_bin_set_child (ADW_BIN (self->open), self->content);
  gtk_box_append (GTK_BOX (box), self->open);
  gtk_box_append (GTK_BOX (box), self->fold);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): an entry that asks for nothing yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_card_entry_new (HkSession *session)
{
  HkRfCardEntry *self = g_object_new (HK_TYPE_RF_CARD_ENTRY, NULL);

  self->session = g_object_ref (session);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  return GTK_WIDGET (self);
}

/* Folded away where the app draws. */
static void
put_content (HkRfCardEntry *self,
             gboolean       folded)
{
  GtkWidget *to = folded ? self->folded : self->open;

  gtk_widget_set_visible (self->fold, folded);
  if (gtk_widget_get_parent (self->content) == to)
    return;
  g_object_ref (self->content);
  adw_bin_set_child (ADW_BIN (folded ? self->open : self->folded), NULL);
  adw_bin_set_child (ADW_BIN (to), self->content);
  g_object_unref (self->content);
}

/* Asks for cards. What has been told is forgotten.
 * @move: (nullable): the name of the move that the cards are told by; %NULL none, which hides the entry
 * @players: (element-type int): who draw, in order */
void
hk_rf_card_entry_set (HkRfCardEntry *self,
                      const char    *move,
                      GArray        *players)
{
  HkRfTable *table;

  g_return_if_fail (HK_IS_RF_CARD_ENTRY (self));

  table = get_table (self);
  self->move = g_intern_string (move);
  g_array_set_size (self->told, 0);
  g_array_set_size (self->players, 0);
  if (move != NULL)
    g_array_append_vals (self->players, players->data, players->len);
  put_content (self, hk_rf_table_app_draws (table, table->determination_deck));
  update (self);
}

/* Returns the card that was told for the player and is not played yet; −1 none. */
int
hk_rf_card_entry_get_told (HkRfCardEntry *self,
                           int            player)
{
  g_return_val_if_fail (HK_IS_RF_CARD_ENTRY (self), -1);

  for (guint i = 0; i < self->told->len; i++)
    if (g_array_index (self->players, int, i) == player)
      return g_array_index (self->told, int, i);
  return -1;
}
