/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "hk-rf-blood-card.h"
#include "hk-rf-blood-dialog.h"
#include "hk-rf-blood-row.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/fights/hk-rf-chance.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* The Blood cards before the runner of the index, as they lie: a tap on one opens it. Beside them the chance that one of those face
 * down says infected, for everybody who has not looked; and whoever has to draw one draws it here. */
struct _HkRfBloodRow
{
  HkView     parent_instance;

  GtkWidget *cards;
  GtkWidget *chance;
  GtkWidget *draw;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfBloodRow, hk_rf_blood_row, HK_TYPE_VIEW)

static void
opened_cb (HkRfBloodRow *self,
           GtkWidget    *button)
{
  hk_rf_blood_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), hk_view_get_index (HK_VIEW (self)),
                              GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "blood")));
}

static void
draw_cb (HkRfBloodRow *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (HkMove) move = hk_move_build ("draw-blood", "i:player", hk_view_get_index (HK_VIEW (self)), NULL);

  if (hk_rf_table_app_draws (table, table->blood_deck))
    hk_view_play (HK_VIEW (self), g_steal_pointer (&move));
  else
    hk_rf_ask_move (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), move, NULL);
}

static GtkWidget *
add_card (HkRfBloodRow *self,
          int           number)
{
  GtkWidget *button = hk_page_button_new ("", G_CALLBACK (opened_cb), self);

  gtk_button_set_child (GTK_BUTTON (button), g_object_new (HK_TYPE_RF_BLOOD_CARD, NULL));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rf-blood-button");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_set_hexpand (button, FALSE);
  g_object_set_data (G_OBJECT (button), "blood", GINT_TO_POINTER (number));
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
  HkRfTable *table = hk_rf_view_get_table (self);
  const int player = hk_view_get_index (HK_VIEW (self));
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *text = NULL;
  double chance;

  if (!hk_rf_table_get_infection_odds (table, player, 0, &chance))
    {
      gtk_label_set_text (GTK_LABEL (self->chance), _("? infected"));
      hk_tooltip_set (self->chance, _("Nobody can say: the Blood cards have not been entered"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->chance), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Nobody can say whether a card face down says infected"), -1);
      gtk_widget_set_visible (self->chance, hk_rf_player_count_hidden (hk_rf_table_get_player (table, player)) > 0);
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

static void
update (HkView *view)
{
  HkRfBloodRow *self = HK_RF_BLOOD_ROW (view);
  HkRfPlayer *player = hk_rf_table_get_player (hk_rf_view_get_table (self), hk_view_get_index (view));
  g_autofree char *label = NULL;

  if (player == NULL)
    return;
  load_cards (self, player);
  load_chance (self);
  label = g_strdup_printf (ngettext ("Draw %d Blood Card", "Draw the First of %d Blood Cards", (gulong) player->blood_due), player->blood_due);
  gtk_button_set_label (GTK_BUTTON (self->draw), label);
  gtk_widget_set_visible (self->draw, player->blood_due > 0 && hk_rf_player_is_human (player));
}

static void
hk_rf_blood_row_class_init (HkRfBloodRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-blood-row");
  HK_BIND_CHILDREN (widget_class, HkRfBloodRow, cards, chance, draw);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
}
