/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-player-cards.h"
#include "hk-view.h"
#include "ui/display/hk-pane.h"
#include "ui/display/hk-piece.h"

/* A card for each player, clockwise around the table, so that everybody finds the own card where it was. */
struct _HkPlayerCards
{
  AdwBin  parent_instance;

  GtkBox *cards;
};

HK_DEFINE_TEMPLATE_TYPE (HkPlayerCards, hk_player_cards, ADW_TYPE_BIN)

static void
hk_player_cards_class_init (HkPlayerCardsClass *klass)
{
  g_type_ensure (HK_TYPE_PANE);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-player-cards.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkPlayerCards, cards);
}

/* Returns (transfer floating): the cards of all players.
 * @type: a class of views, whose index is a player
 * @n: how many players there are */
GtkWidget *
hk_player_cards_new (HkSession *session,
                     GType      type,
                     int        n)
{
  HkPlayerCards *self = g_object_new (HK_TYPE_PLAYER_CARDS, NULL);

  g_return_val_if_fail (g_type_is_a (type, HK_TYPE_VIEW), NULL);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *card = g_object_new (type, "session", session, "index", i, NULL);

      gtk_box_append (self->cards, g_object_new (HK_TYPE_PIECE, "child", card, NULL));
    }
  return GTK_WIDGET (self);
}
