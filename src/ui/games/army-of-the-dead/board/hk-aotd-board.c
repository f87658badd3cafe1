/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-board.h"
#include "hk-aotd-round-facts.h"
#include "hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-horde.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-result.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-team.h"

/* The round, which stays in sight, and below it what the Zombies do now, the team and the horde, one below the
 * other. After a spawn it tells what to place. */
struct _HkAotdBoard
{
  HkView      parent_instance;

  gboolean    has_begun;
  HkLogEntry *last;        /* of the log, undone or not */
  guint       done;        /* Spawn Zones that have spawned, a bit each */
  GtkWidget  *scroller;
  GtkWidget  *zombies;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdBoard, hk_aotd_board, HK_TYPE_VIEW)

/* Whether the last move was a spawn that was made just now, neither undone nor redone, by the app. */
static gboolean
has_spawned (HkAotdBoard *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));
  const guint n_moves = hk_session_get_n_moves (session);
  g_autoptr (HkLogEntry) last = n_moves == 0 ? NULL : g_list_model_get_item (hk_session_get_log (session), n_moves - 1);

  /* What is redone is in the log already. */
  return g_set_object (&self->last, last) && last != NULL && !hk_log_entry_is_undone (last)
         && g_strcmp0 (hk_log_entry_get_name (last), "spawn") == 0
         && !hk_move_has (hk_log_entry_get_move (last), "card") && !hk_move_has (hk_log_entry_get_move (last), "type");
}

/* A spawn by the app is shown; what came before the board was in sight is not. */
static void
update (HkView *view)
{
  HkAotdBoard *self = HK_AOTD_BOARD (view);
  const gboolean spawned = has_spawned (self);
  const guint done = self->done;

  gtk_widget_set_visible (self->zombies, hk_aotd_zombie_phase_is_due (HK_AOTD_TABLE (hk_view_get_table (view))));
  self->done = hk_aotd_spawn_result_get_done (hk_view_get_session (view));
  if (self->has_begun && gtk_widget_get_mapped (GTK_WIDGET (self)) && spawned)
    hk_aotd_spawn_result_present (GTK_WIDGET (self), hk_view_get_session (view), self->done & ~done);
  self->has_begun = TRUE;
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
  g_clear_object (&HK_AOTD_BOARD (object)->last);
  G_OBJECT_CLASS (hk_aotd_board_parent_class)->dispose (object);
}

static void
hk_aotd_board_class_init (HkAotdBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_board_dispose;
  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_HORDE);
  g_type_ensure (HK_TYPE_AOTD_ROUND_FACTS);
  g_type_ensure (HK_TYPE_AOTD_ROUND_STRIP);
  g_type_ensure (HK_TYPE_AOTD_TEAM);
  g_type_ensure (HK_TYPE_AOTD_ZOMBIE_PHASE);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-board");
  HK_BIND_CHILDREN (widget_class, HkAotdBoard, scroller, zombies);
  gtk_widget_class_bind_template_callback (widget_class, zombies_shown_cb);
}

/* Returns (transfer floating): the board page. */
GtkWidget *
hk_aotd_board_new (HkSession *session)
{
  return g_object_new (HK_TYPE_AOTD_BOARD, "session", session, NULL);
}
