/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-time-track.h"

#include <glib/gi18n.h>

#include "core/story/hk-course-spec.h"
#include "hk-chime.h"

struct _HkTimeTrack
{
  GObject           parent_instance;

  GtkWidget        *widget;  /* which owns it */
  HkSession        *session;
  const HkTimeSpec *spec;    /* (nullable) */
  int               left;    /* 0 also where there is none */
  HkLogEntry       *last;    /* (nullable): the move after which it rang */
};

G_DEFINE_FINAL_TYPE (HkTimeTrack, hk_time_track, G_TYPE_OBJECT)

static guint ran_out_signal;

static int
read_left (HkTimeTrack *self)
{
  int left = 0;

  return self->spec != NULL && self->spec->read (hk_session_get_table (self->session), &left) ? MAX (left, 0) : 0;
}

/* It is a move that ends the time, and not for a second time where somebody goes back and forth in the log. */
static void
moved_cb (HkTimeTrack *self)
{
  const guint position = hk_session_get_position (self->session);
  g_autoptr (HkLogEntry) entry = position == 0 ? NULL : g_list_model_get_item (hk_session_get_log (self->session), position - 1);
  const int left = read_left (self);
  const gboolean ran_out = self->left > 0 && left == 0 && position == hk_session_get_n_moves (self->session) && entry != self->last;

  self->left = left;
  if (!ran_out)
    return;
  g_set_object (&self->last, entry);
  hk_chime_ring (self->widget, "time", _(self->spec->tell), hk_session_get_title (self->session));
  g_signal_emit (self, ran_out_signal, 0, _(self->spec->tell));
}

static void
hk_time_track_finalize (GObject *object)
{
  HkTimeTrack *self = HK_TIME_TRACK (object);

  g_clear_object (&self->last);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_time_track_parent_class)->finalize (object);
}

static void
hk_time_track_class_init (HkTimeTrackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_time_track_finalize;
  ran_out_signal = g_signal_new ("ran-out", HK_TYPE_TIME_TRACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_time_track_init (HkTimeTrack *self)
{
}

/* Returns (transfer full): what rings in the window of @widget when the time of the game runs out.
 * @widget: which keeps it as long as it lasts itself at most */
HkTimeTrack *
hk_time_track_new (GtkWidget *widget,
                   HkSession *session)
{
  HkTimeTrack *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (HK_IS_SESSION (session), NULL);

  self = g_object_new (HK_TYPE_TIME_TRACK, NULL);
  self->widget = widget;
  self->session = g_object_ref (session);
  self->spec = hk_course_spec_lookup (hk_table_get_game (hk_session_get_table (session))->id)->time;
  self->left = read_left (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}
