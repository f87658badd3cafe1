/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-players.h"
#include "hk-rf-runner-card.h"

/* The runners, clockwise around the table, so that everybody finds the own card where it was. */
struct _HkRfPlayers
{
  AdwBin  parent_instance;

  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (HkRfPlayers, hk_rf_players, ADW_TYPE_BIN)

static void
hk_rf_players_class_init (HkRfPlayersClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-rf-players.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkRfPlayers, cards);
}

static void
hk_rf_players_init (HkRfPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the cards of all runners.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_players_new (HkSession *session)
{
  HkRfPlayers *self = g_object_new (HK_TYPE_RF_PLAYERS, NULL);

  for (int i = 0; i < hk_rf_table_get_n_players (HK_RF_TABLE (hk_session_get_table (session))); i++)
    gtk_box_append (self->cards, hk_rf_runner_card_new (session, i));
  return GTK_WIDGET (self);
}
