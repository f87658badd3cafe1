/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-blood-card.h"
#include "hk-rf-blood-dialog.h"
#include "hk-rf-blood-row.h"
#include "ui/games/rfyl/fights/hk-rf-chance.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* The Blood cards before a runner, as they lie: a tap on one opens it. Beside them the chance that one of those face
 * down says infected, for everybody who has not looked; and whoever has to draw one draws it here. */
struct _HkRfBloodRow
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;
  GtkWidget *cards;
  GtkWidget *chance;
  GtkWidget *draw;
};

G_DEFINE_FINAL_TYPE (HkRfBloodRow, hk_rf_blood_row, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfBloodRow *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
opened_cb (HkRfBloodRow *self,
           GtkWidget    *button)
{
  hk_rf_blood_dialog_present (GTK_WIDGET (self), self->session, self->player, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "blood")));
}

static void
draw_cb (HkRfBloodRow *self)
{
  g_autoptr (HkMove) move = hk_move_build ("draw-blood", "i:player", self->player, NULL);
  g_autoptr (HkSession) session = g_object_ref (self->session);

  if (hk_rf_table_app_draws (get_table (self), get_table (self)->blood_deck))
    hk_table_play (GTK_WIDGET (self), session, move);
  else
    hk_rf_ask_move (GTK_WIDGET (self), session, move, NULL);
}

static void
hk_rf_blood_row_dispose (GObject *object)
{
  g_clear_object (&HK_RF_BLOOD_ROW (object)->session);
  G_OBJECT_CLASS (hk_rf_blood_row_parent_class)->dispose (object);
}

static void
hk_rf_blood_row_class_init (HkRfBloodRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_blood_row_dispose;
}

static void
hk_rf_blood_row_init (HkRfBloodRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->cards = hk_wrap_box_new (6);
  gtk_widget_set_hexpand (self->cards, TRUE);
  self->chance = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->chance, "rf-risk");
  gtk_widget_set_valign (self->chance, GTK_ALIGN_CENTER);
  self->draw = gtk_button_new_with_label (NULL);
  gtk_button_set_can_shrink (GTK_BUTTON (self->draw), TRUE);
  gtk_widget_add_css_class (self->draw, "destructive-action");
  gtk_widget_set_size_request (self->draw, -1, TARGET);
  gtk_box_append (GTK_BOX (line), self->cards);
  gtk_box_append (GTK_BOX (line), self->chance);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->draw);
  g_signal_connect_object (self->draw, "clicked", G_CALLBACK (draw_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): no cards yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_blood_row_new (HkSession *session,
                     int        player)
{
  HkRfBloodRow *self = g_object_new (HK_TYPE_RF_BLOOD_ROW, NULL);

  self->session = g_object_ref (session);
  self->player = player;
  return GTK_WIDGET (self);
}

static GtkWidget *
add_card (HkRfBloodRow *self,
          int           number)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), hk_rf_blood_card_new (FALSE));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rf-blood-button");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  g_object_set_data (G_OBJECT (button), "blood", GINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->cards), button);
  return button;
}

static void
show_card (HkRfBloodRow *self,
           GtkWidget    *button,
           HkRfPlayer   *player,
           int           number)
{
  HkRfBlood *blood = hk_rf_player_get_blood (player, number);
  g_autofree char *state = hk_rf_blood_card_describe (blood);
  /* Translators: whose Blood card, which of them, and how it lies there */
  g_autofree char *spoken = g_strdup_printf (_("Blood card %2$d of %1$s. %3$s"), player->name, number + 1, state);

  hk_rf_blood_card_show (HK_RF_BLOOD_CARD (gtk_button_get_child (GTK_BUTTON (button))), blood);
  hk_tooltip_set (button, state);
  hk_widget_set_spoken (button, spoken);
}

static void
load_cards (HkRfBloodRow *self,
            HkRfPlayer   *player)
{
  const int n = hk_rf_player_get_n_bloods (player);
  GtkWidget *button = gtk_widget_get_first_child (self->cards);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *card = button != NULL ? button : add_card (self, i);

      show_card (self, card, player, i);
      button = button == NULL ? NULL : gtk_widget_get_next_sibling (button);
    }
  while (button != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (button);

      adw_wrap_box_remove (ADW_WRAP_BOX (self->cards), button);
      button = next;
    }
  gtk_widget_set_visible (self->cards, n > 0);
}

static void
load_chance (HkRfBloodRow *self)
{
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *text = NULL;
  double chance;

  if (!hk_rf_table_get_infection_odds (get_table (self), self->player, 0, &chance))
    {
      gtk_label_set_text (GTK_LABEL (self->chance), _("? infected"));
      hk_tooltip_set (self->chance, _("Nobody can say: the Blood cards have not been entered"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->chance), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Nobody can say whether a card face down says infected"), -1);
      gtk_widget_set_visible (self->chance, hk_rf_player_count_hidden (hk_rf_table_get_player (get_table (self), self->player)) > 0);
      return;
    }
  number = hk_rf_chance_to_text (chance);
  /* Translators: a chance in per cent */
  spoken = g_strdup_printf (_("%s that a card face down says infected"), number);
  /* Translators: a chance in per cent, in little room: that a Blood card face down says infected */
  text = g_strdup_printf (_("%s infected"), number);
  gtk_label_set_text (GTK_LABEL (self->chance), text);
  hk_tooltip_set (self->chance, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chance), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_visible (self->chance, TRUE);
}

/* Shows what lies before the runner now. */
void
hk_rf_blood_row_load (HkRfBloodRow *self)
{
  HkRfPlayer *player;
  g_autofree char *label = NULL;

  g_return_if_fail (HK_IS_RF_BLOOD_ROW (self));

  player = hk_rf_table_get_player (get_table (self), self->player);
  if (player == NULL)
    return;
  load_cards (self, player);
  load_chance (self);
  label = g_strdup_printf (ngettext ("Draw %d Blood Card", "Draw the First of %d Blood Cards", (gulong) player->blood_due), player->blood_due);
  gtk_button_set_label (GTK_BUTTON (self->draw), label);
  gtk_widget_set_visible (self->draw, player->blood_due > 0 && hk_rf_player_is_human (player));
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->draw) || hk_rf_player_get_n_bloods (player) > 0);
}
