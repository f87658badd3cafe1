/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-table.h"
#include "hk-aotd-survivor-card.h"
#include "hk-aotd-team.h"
#include "hk-aotd-turn-panel.h"

/**
 * HkAotdTeam:
 *
 * The cards of the Survivors: one below the other where the window is narrow, three in a row where it
 * is wide. What the activated Survivor can do stands above them.
 */
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

  gtk_flow_box_remove_all (GTK_FLOW_BOX (self->cards));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      /* The keyboard goes from button to button, not to the cards as such. */
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), hk_aotd_survivor_card_new (self->session, (int) i));
      gtk_flow_box_append (GTK_FLOW_BOX (self->cards), child);
    }
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

/**
 * hk_aotd_team_new:
 * @session: a session of Army of the Dead
 *
 * Returns: (transfer floating): the team
 */
GtkWidget *
hk_aotd_team_new (HkSession *session)
{
  HkAotdTeam *self = g_object_new (HK_TYPE_AOTD_TEAM, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));

  self->session = g_object_ref (session);
  self->cards = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->cards), FALSE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->cards), 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->cards), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->cards), 8);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->cards), 8);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->cards, "aotd-team");
  gtk_box_append (GTK_BOX (box), hk_aotd_turn_panel_new (session));
  gtk_box_append (GTK_BOX (box), self->cards);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (table->survivors, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
