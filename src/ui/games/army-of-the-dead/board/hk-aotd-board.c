/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-board.h"
#include "hk-aotd-round-facts.h"
#include "hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-horde.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-result.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-team.h"
#include "ui/widgets/hk-widgets.h"

/* The round, which stays in sight, and below it what the Zombies do now, the team and the horde, one below the
 * other. After a spawn it tells what to place. */
struct _HkAotdBoard
{
  AdwBin     parent_instance;

  HkSession *session;
  guint      position;
  guint      done;        /* Spawn Zones that have spawned, a bit each */
  GtkWidget *scroller;
  GtkWidget *zombies;
};

G_DEFINE_FINAL_TYPE (HkAotdBoard, hk_aotd_board, ADW_TYPE_BIN)

/* Whether the last move was a spawn that was made just now, neither undone nor redone, by the app. */
static gboolean
has_spawned (HkAotdBoard *self,
             guint        before)
{
  const guint position = hk_session_get_position (self->session);
  g_autoptr (HkLogEntry) entry = NULL;

  if (position != before + 1 || position != hk_session_get_n_moves (self->session))
    return FALSE;
  entry = g_list_model_get_item (hk_session_get_log (self->session), position - 1);
  return g_strcmp0 (hk_log_entry_get_name (entry), "spawn") == 0
         && !hk_move_has (hk_log_entry_get_move (entry), "card") && !hk_move_has (hk_log_entry_get_move (entry), "type");
}

static void
moved_cb (HkAotdBoard *self)
{
  const guint before = self->position;
  const guint done = self->done;
  const gboolean mapped = gtk_widget_get_mapped (GTK_WIDGET (self));

  self->position = hk_session_get_position (self->session);
  self->done = hk_aotd_spawn_result_get_done (self->session);
  if (mapped && has_spawned (self, before))
    hk_aotd_spawn_result_present (GTK_WIDGET (self), self->session, self->done & ~done);
}

/* What the Zombies do comes into view when they begin. */
static void
zombies_shown_cb (HkAotdBoard *self)
{
  if (gtk_widget_get_visible (self->zombies))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

static void
hk_aotd_board_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_BOARD (object)->session);
  G_OBJECT_CLASS (hk_aotd_board_parent_class)->dispose (object);
}

static void
hk_aotd_board_class_init (HkAotdBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_board_dispose;
}

static void
hk_aotd_board_init (HkAotdBoard *self)
{
}

/* Returns (transfer floating): the board page.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_board_new (HkSession *session)
{
  HkAotdBoard *self = g_object_new (HK_TYPE_AOTD_BOARD, NULL);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *strip = hk_aotd_round_strip_new (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->position = hk_session_get_position (session);
  self->done = hk_aotd_spawn_result_get_done (session);
  gtk_widget_add_css_class (box, "aotd");
  gtk_widget_add_css_class (strip, "aotd");
  hk_widget_set_margins (strip, 6, 12, 6);
  hk_widget_set_margins (box, 0, 12, 12);
  self->zombies = hk_aotd_zombie_phase_new (session);
  gtk_box_append (GTK_BOX (box), self->zombies);
  gtk_box_append (GTK_BOX (box), hk_aotd_team_new (session));
  gtk_box_append (GTK_BOX (box), hk_aotd_round_facts_new (session));
  gtk_box_append (GTK_BOX (box), hk_aotd_horde_new (session));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (page), strip);
  gtk_box_append (GTK_BOX (page), self->scroller);
  adw_bin_set_child (ADW_BIN (self), page);
  g_signal_connect_object (self->zombies, "notify::visible", G_CALLBACK (zombies_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
