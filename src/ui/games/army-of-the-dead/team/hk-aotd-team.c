/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-survivor-card.h"
#include "hk-aotd-team.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-turn-panel.h"
#include "ui/widgets/hk-card-grid.h"

/* The cards of the Survivors: one below the other where the window is narrow, three in a row where it is wide. What
 * the activated Survivor can do stands above them. */
struct _HkAotdTeam
{
  HkView      parent_instance;

  GtkWidget  *box;
  GtkWidget  *panel;
  GtkWidget  *cards;
  guint       n_cards;
};

G_DEFINE_FINAL_TYPE (HkAotdTeam, hk_aotd_team, HK_TYPE_VIEW)

/* What the activated Survivor can do is seen when there is one, and kept in sight; before, the whole team is, of which one is activated. The
 * cards are made anew for another team. */
static void
update (HkView *view)
{
  HkAotdTeam *self = HK_AOTD_TEAM (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (view));
  const gboolean acts = !hk_table_goes_by_hand (HK_TABLE (table)) && hk_aotd_table_get_survivor (table, table->current_survivor) != NULL;

  gtk_widget_set_visible (self->panel, acts);
  hk_in_sight_set_here (self->panel, acts);
  hk_in_sight_set_here (GTK_WIDGET (self), !acts && table->phase == HK_AOTD_PHASE_PLAYER);
  if (self->n_cards == hk_aotd_table_get_n_survivors (table))
    return;
  hk_card_grid_clear (HK_CARD_GRID (self->cards));
  self->n_cards = hk_aotd_table_get_n_survivors (table);
  for (guint i = 0; i < self->n_cards; i++)
    hk_card_grid_append (HK_CARD_GRID (self->cards), hk_aotd_survivor_card_new (hk_view_get_session (view), (int) i));
}

static void
hk_aotd_team_class_init (HkAotdTeamClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_TURN_PANEL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-team");
  gtk_widget_class_bind_template_child (widget_class, HkAotdTeam, box);
  gtk_widget_class_bind_template_child (widget_class, HkAotdTeam, panel);
}

static void
hk_aotd_team_init (HkAotdTeam *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cards = hk_card_grid_new (3, 8);
  hk_card_grid_set_steady (HK_CARD_GRID (self->cards), TRUE);
  gtk_box_append (GTK_BOX (self->box), self->cards);
}
