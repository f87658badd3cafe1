/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-together.h"
#include "ui/games/rfyl/cards/hk-rf-draw-entry.h"
#include "ui/games/rfyl/players/hk-rf-who.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define LEAST 3

/* Humans without weapons who fight a zombie together: who takes part, and the button, or the keys for the cards that
 * they draw. Without weapons there have to be enough of them. */
struct _HkRfTogether
{
  AdwBin     parent_instance;

  HkSession *session;
  int        fight;
  GtkWidget *who;
  GtkWidget *hint;
  GtkWidget *button;
  GtkWidget *entry;
};

G_DEFINE_FINAL_TYPE (HkRfTogether, hk_rf_together, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfTogether *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static HkMove *
make_move (HkRfTogether *self,
           GArray       *players)
{
  HkMove *move = hk_move_build ("unarmed", "i:fight", self->fight, NULL);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < players->len; i++)
    json_array_add_int_element (array, g_array_index (players, int, i));
  json_object_set_array_member (hk_move_get_params (move), "players", array);
  return move;
}

static void
update (HkRfTogether *self)
{
  g_autoptr (GArray) players = hk_rf_who_get (HK_RF_WHO (self->who));
  g_autoptr (HkMove) move = make_move (self, players);
  const gboolean hand = !hk_rf_table_app_draws (get_table (self), get_table (self)->determination_deck);
  const gboolean enough = players->len >= LEAST;

  gtk_label_set_text (GTK_LABEL (self->hint), enough ? _("All of them have to draw higher than the zombie. Whoever draws lower is bitten.")
                                                     : _("It takes three at least, none of them with a weapon."));
  gtk_widget_set_visible (self->button, !hand);
  gtk_widget_set_sensitive (self->button, enough);
  gtk_widget_set_visible (self->entry, hand && enough);
  hk_rf_draw_entry_begin (HK_RF_DRAW_ENTRY (self->entry), move, players);
}

static void
clicked_cb (HkRfTogether *self)
{
  g_autoptr (GArray) players = hk_rf_who_get (HK_RF_WHO (self->who));
  g_autoptr (HkMove) move = make_move (self, players);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
drawn_cb (HkRfTogether *self,
          HkMove       *move)
{
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_rf_together_dispose (GObject *object)
{
  g_clear_object (&HK_RF_TOGETHER (object)->session);
  G_OBJECT_CLASS (hk_rf_together_parent_class)->dispose (object);
}

static void
hk_rf_together_class_init (HkRfTogetherClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_together_dispose;
}

static void
hk_rf_together_init (HkRfTogether *self)
{
}

/* Returns (transfer floating): nobody takes part yet.
 * @session: a session of RFYL
 * @fight: the number of a fight */
GtkWidget *
hk_rf_together_new (HkSession *session,
                    int        fight)
{
  HkRfTogether *self = g_object_new (HK_TYPE_RF_TOGETHER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  self->fight = fight;
  self->who = hk_rf_who_new (_("Those who fight together"), TRUE);
  self->hint = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_widget_add_css_class (self->hint, "caption");
  self->button = hk_page_button_new (_("Fight Together"), G_CALLBACK (clicked_cb), self);
  self->entry = hk_rf_draw_entry_new (session);
  gtk_box_append (GTK_BOX (box), self->who);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->entry);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->who, "chosen", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "drawn", G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* Shows who could. Returns whether the group has agreed on that, and there are enough humans without weapons. */
gboolean
hk_rf_together_load (HkRfTogether *self)
{
  HkRfFight *fight;
  g_autoptr (GArray) there = NULL;

  g_return_val_if_fail (HK_IS_RF_TOGETHER (self), FALSE);

  fight = hk_rf_table_get_fight (get_table (self), self->fight);
  if (fight == NULL || !get_table (self)->unarmed || g_strcmp0 (fight->state, "open") != 0)
    return FALSE;
  there = hk_rf_list_on_space (get_table (self), fight->space);
  for (guint i = there->len; i > 0; i--)
    if (!hk_rf_table_has_house_rule (get_table (self), "armed-helpers")
        && hk_rf_player_has_weapon (hk_rf_table_get_player (get_table (self), g_array_index (there, int, i - 1))))
      g_array_remove_index (there, i - 1);
  if (there->len < LEAST)
    return FALSE;
  hk_rf_who_load (HK_RF_WHO (self->who), get_table (self), there, NULL);
  update (self);
  return TRUE;
}
