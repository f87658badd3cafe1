/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-player-card.h"
#include "hk-zz-players.h"

/* The cards of all players, clockwise around the table. */
struct _HkZzPlayers
{
  HkView  parent_instance;

  GtkBox *cards;
  int     n_cards;
};

G_DEFINE_FINAL_TYPE (HkZzPlayers, hk_zz_players, HK_TYPE_VIEW)

static void
update (HkView *view)
{
  HkZzPlayers *self = HK_ZZ_PLAYERS (view);

  for (; self->n_cards < hk_zz_table_get_n_players (HK_ZZ_TABLE (hk_view_get_table (view))); self->n_cards++)
    gtk_box_append (self->cards, g_object_new (HK_TYPE_ZZ_PLAYER_CARD, "session", hk_view_get_session (view), "index", self->n_cards, NULL));
}

static void
hk_zz_players_class_init (HkZzPlayersClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-players");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzPlayers, cards);
}

static void
hk_zz_players_init (HkZzPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the cards of all players.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_players_new (HkSession *session)
{
  return g_object_new (HK_TYPE_ZZ_PLAYERS, "session", session, NULL);
}
