/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-survivor-card.h"
#include "hk-aotd-team.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-turn-panel.h"
#include "ui/widgets/hk-card-grid.h"

/* The cards of the Survivors: one below the other where the window is narrow, three in a row where it is wide. What
 * the activated Survivor can do stands above them. */
struct _HkAotdTeam
{
  AdwBin      parent_instance;

  HkSession  *session;
  GtkWidget  *cards;
};

G_DEFINE_FINAL_TYPE (HkAotdTeam, hk_aotd_team, ADW_TYPE_BIN)

static void
fill (HkAotdTeam *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));

  hk_card_grid_clear (HK_CARD_GRID (self->cards));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    hk_card_grid_append (HK_CARD_GRID (self->cards), hk_aotd_survivor_card_new (self->session, (int) i));
}

static void
hk_aotd_team_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_TEAM (object)->session);
  G_OBJECT_CLASS (hk_aotd_team_parent_class)->dispose (object);
}

static void
hk_aotd_team_class_init (HkAotdTeamClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_team_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_aotd_team_init (HkAotdTeam *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The team"), -1);
}

/* Returns (transfer floating): the team.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_team_new (HkSession *session)
{
  HkAotdTeam *self = g_object_new (HK_TYPE_AOTD_TEAM, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));

  self->session = g_object_ref (session);
  self->cards = hk_card_grid_new (3, 8);
  gtk_box_append (GTK_BOX (box), hk_aotd_turn_panel_new (session));
  gtk_box_append (GTK_BOX (box), self->cards);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (table->survivors, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
