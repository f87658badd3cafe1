/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-battle-choices.h"
#include "hk-cz-battle-head.h"
#include "hk-cz-battle-news.h"
#include "hk-cz-battle-view.h"
#include "hk-cz-battlefield.h"
#include "hk-cz-bite-row.h"
#include "hk-cz-encounter-list.h"
#include "hk-cz-encounter-turn.h"
#include "hk-cz-fighter-card.h"
#include "hk-cz-noise-row.h"
#include "ui/games/card-z/attack/hk-cz-pair.h"
#include "ui/widgets/hk-widgets.h"

/* From which width on the survivors stand beside the Encounters. */
#define WIDE 566

/* A battle: how it stands, what has just happened and what is urgent at the top; below it the Encounters, and beside
 * or below them the survivors and what the Encounters will do. */
struct _HkCzBattleView
{
  AdwBreakpointBin parent_instance;

  HkSession *session;
  GtkWidget *fighters;
  char      *shown;      /* whose cards there are */
};

G_DEFINE_FINAL_TYPE (HkCzBattleView, hk_cz_battle_view, ADW_TYPE_BREAKPOINT_BIN)

static gboolean
is_there (HkCzTable    *table,
          HkCzSurvivor *survivor)
{
  return survivor->on_field || (!table->battle->started && survivor->place == table->battle->place && !survivor->dead);
}

/* A card each, kept as long as the same survivors fight. */
static void
show_fighters (HkCzBattleView *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  g_autoptr (GString) wanted = g_string_new (NULL);
  GtkWidget *child;

  for (int i = 0; table->battle != NULL && i < hk_cz_table_get_n_survivors (table); i++)
    if (is_there (table, hk_cz_table_get_survivor (table, i)))
      g_string_append_printf (wanted, "%d ", i);
  if (g_strcmp0 (wanted->str, self->shown) == 0)
    return;
  g_set_str (&self->shown, wanted->str);
  while ((child = gtk_widget_get_first_child (self->fighters)) != NULL)
    gtk_box_remove (GTK_BOX (self->fighters), child);
  for (int i = 0; table->battle != NULL && i < hk_cz_table_get_n_survivors (table); i++)
    if (is_there (table, hk_cz_table_get_survivor (table, i)))
      gtk_box_append (GTK_BOX (self->fighters), hk_cz_fighter_card_new (self->session, i));
}

static void
hk_cz_battle_view_dispose (GObject *object)
{
  HkCzBattleView *self = HK_CZ_BATTLE_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_cz_battle_view_parent_class)->dispose (object);
}

static void
hk_cz_battle_view_class_init (HkCzBattleViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_battle_view_dispose;
}

static void
hk_cz_battle_view_init (HkCzBattleView *self)
{
}

static GtkWidget *
make_column (void)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_START);
  return column;
}

static GtkWidget *
make_columns (HkCzBattleView *self)
{
  GtkWidget *left = make_column ();
  GtkWidget *right = make_column ();

  self->fighters = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (left), hk_cz_encounter_list_new (self->session));
  gtk_box_append (GTK_BOX (right), self->fighters);
  gtk_box_append (GTK_BOX (right), hk_cz_encounter_turn_new (self->session));
  gtk_box_append (GTK_BOX (right), hk_cz_battle_choices_new (self->session, FALSE));
  return hk_cz_pair_new (left, right, WIDE, 50, 9);
}

/* Returns (transfer floating): the battle page, which fills the board while there is a battle.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_battle_view_new (HkSession *session)
{
  HkCzBattleView *self = g_object_new (HK_TYPE_CZ_BATTLE_VIEW, "width-request", 300, "height-request", 150, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->session = g_object_ref (session);
  hk_widget_set_margins (box, 6, 12, 18);
  gtk_box_append (GTK_BOX (box), hk_cz_battle_head_new (session));
  gtk_box_append (GTK_BOX (box), hk_cz_battle_news_new (session));
  gtk_box_append (GTK_BOX (box), hk_cz_noise_row_new (session));
  gtk_box_append (GTK_BOX (box), hk_cz_bite_row_new (session));
  gtk_box_append (GTK_BOX (box), hk_cz_battle_choices_new (session, TRUE));
  gtk_box_append (GTK_BOX (box), hk_cz_battlefield_new (session));
  gtk_box_append (GTK_BOX (box), make_columns (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cz");
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self), scroller);
  g_signal_connect_object (session, "moved", G_CALLBACK (show_fighters), self, G_CONNECT_SWAPPED);
  show_fighters (self);
  return GTK_WIDGET (self);
}
