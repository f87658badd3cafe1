/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-phase-actions.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* What the player on turn can do, or who can take a turn now. What can be done at a Location only stands beside the
 * map. */
struct _HkCzPhaseActions
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *offers;
};

G_DEFINE_FINAL_TYPE (HkCzPhaseActions, hk_cz_phase_actions, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzPhaseActions *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* Whether the same can be done by somebody else already, such as a roll for all. */
static gboolean
is_known (GPtrArray    *offers,
          HkMoveOption *offer)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_option_get_title (g_ptr_array_index (offers, i)), hk_move_option_get_title (offer)))
      return TRUE;
  return FALSE;
}

/* What everybody can do who may take a turn now; what they cannot do would be said too often. */
static GPtrArray *
list_waiting (HkCzTable *table)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    {
      g_autoptr (GPtrArray) offers = hk_cz_list_player_moves (table, i);

      for (guint j = 0; offers != NULL && j < offers->len; j++)
        if (hk_move_option_is_legal (g_ptr_array_index (offers, j)) && !is_known (all, g_ptr_array_index (offers, j)))
          g_ptr_array_add (all, g_object_ref (g_ptr_array_index (offers, j)));
    }
  return all;
}

static void
update (HkCzPhaseActions *self)
{
  /* Before anybody has the turn these are for who passes, or wants to begin with something else. */
  static const char * const before[] = { "end-turn", "defer", "attack-player", "next-phase", "finish", NULL };
  HkCzTable *table = get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, table->current_player);
  g_autoptr (GPtrArray) offers = NULL;
  g_autofree char *title = NULL;

  offers = player != NULL ? hk_cz_list_player_moves (table, table->current_player) : list_waiting (table);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    {
      g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
      /* Translators: the name of the player on turn, above buttons */
      title = g_strdup_printf (_("%s can"), player->name);
    }
  else
    title = g_strdup (_("Who takes a turn?"));
  gtk_label_set_text (GTK_LABEL (self->title), title);
  hk_cz_offers_set_rare (HK_CZ_OFFERS (self->offers), player != NULL ? NULL : before);
  hk_cz_offers_set (HK_CZ_OFFERS (self->offers), offers);
  gtk_widget_set_visible (GTK_WIDGET (self), offers != NULL && offers->len > 0);
}

static void
hk_cz_phase_actions_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_PHASE_ACTIONS (object)->session);
  G_OBJECT_CLASS (hk_cz_phase_actions_parent_class)->dispose (object);
}

static void
hk_cz_phase_actions_class_init (HkCzPhaseActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_phase_actions_dispose;
}

static void
hk_cz_phase_actions_init (HkCzPhaseActions *self)
{
}

/* Returns (transfer floating): what the player on turn can do.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_phase_actions_new (HkSession *session)
{
  HkCzPhaseActions *self = g_object_new (HK_TYPE_CZ_PHASE_ACTIONS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->session = g_object_ref (session);
  self->mark = hk_player_mark_new ("", "grey");
  self->title = hk_heading_new (NULL);
  self->offers = hk_cz_offers_new (session);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->offers);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-place");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
