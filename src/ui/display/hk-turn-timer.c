/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-turn-timer.h"

#include <glib/gi18n.h>

#include "core/session/hk-session-replay.h"
#include "core/story/hk-turn-clock.h"
#include "hk-chime.h"
#include "ui/app/hk-application.h"
#include "ui/story/hk-course-reader.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define NOTIFICATION "turn"

/* The time of the turn. It stands still while its page is out of sight, and when it is pressed. It wakes up once a second while
 * it is shown; where nothing of the window is to be seen, only for the chime. */
struct _HkTurnTimer
{
  HkView       parent_instance;

  GtkWidget   *button;
  GtkImage    *sign;
  GtkLabel    *time;

  HkTurnClock *clock;
  HkCourse    *course;  /* (nullable): while it is read */
  guint        reader;
  gboolean     looked_back;
  GtkWindow   *window;  /* (nullable): in which it is mapped */
  gboolean     is_paused;
  guint        source;
  guint        turn;    /* the one that was shown last */
  gboolean     is_long; /* it has taken longer than it should */
};

G_DEFINE_FINAL_TYPE (HkTurnTimer, hk_turn_timer, HK_TYPE_VIEW)

static guint rang_signal;

static gint64 (*get_now) (void) = g_get_real_time;

static GSettings *
get_settings (void)
{
  return hk_application_get_settings (hk_application_get_default ());
}

static GTimeSpan
get_limit (void)
{
  return g_settings_get_int (get_settings (), "turn-minutes") * G_TIME_SPAN_MINUTE;
}

static gboolean
is_needed (HkView *view)
{
  HkSession *session = hk_view_get_session (view);

  return g_settings_get_boolean (get_settings (), "turn-timer") && !hk_session_is_replay (session)
         && !hk_table_is_over (hk_session_get_table (session));
}

/* (transfer full): what a screen reader reads, once a minute another. */
static char *
make_spoken (const char *player,
             int         minutes)
{
  if (player == NULL && minutes == 0)
    return g_strdup (_("This turn has just begun"));
  if (player == NULL)
    return g_strdup_printf (ngettext ("This turn takes %d minute so far", "This turn takes %d minutes so far", (gulong) minutes), minutes);
  if (minutes == 0)
    /* Translators: a name */
    return g_strdup_printf (_("%s, on turn for less than a minute"), player);
  /* Translators: a name, then how many minutes */
  return g_strdup_printf (ngettext ("%s, on turn for %d minute", "%s, on turn for %d minutes", (gulong) minutes), player, minutes);
}

static void
show_time (HkTurnTimer *self,
           GTimeSpan    time)
{
  const int seconds = (int) (time / G_TIME_SPAN_SECOND);
  g_autofree char *text = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  g_autofree char *player = hk_turn_clock_dup_player (self->clock);
  g_autofree char *spoken = make_spoken (player, seconds / 60);
  const char *tooltip = self->is_paused ? _("Let the Turn Timer Go On") : _("Pause the Turn Timer");

  gtk_label_set_text (self->time, text);
  hk_image_set_icon (self->sign, self->is_paused ? "media-playback-pause-symbolic"
                                 : self->is_long ? "alarm-symbolic" : "preferences-system-time-symbolic");
  hk_widget_set_class (self->button, "hk-long", self->is_long);
  hk_widget_set_class (self->button, "hk-paused", self->is_paused);
  hk_tooltip_set (self->button, tooltip);
  /* The same words again are not spoken again. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
}

static void
ring (HkTurnTimer *self)
{
  g_autofree char *player = hk_turn_clock_dup_player (self->clock);
  const int minutes = g_settings_get_int (get_settings (), "turn-minutes");
  /* Translators: a name */
  g_autofree char *text = player != NULL ? g_strdup_printf (_("It is still %s’s turn"), player) : g_strdup (_("The turn still goes on"));
  g_autofree char *more = g_strdup_printf (ngettext ("%d minute is over.", "%d minutes are over.", (gulong) minutes), minutes);

  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
  if (hk_chime_ring (GTK_WIDGET (self), NOTIFICATION, text, more))
    g_signal_emit (self, rang_signal, 0, text);
}

/* @rings: whether it takes too long from now on if it did not before */
static void
show (HkTurnTimer *self,
      gboolean     rings)
{
  const GTimeSpan time = hk_turn_clock_get_time (self->clock, get_now ());
  const gboolean is_long = time >= get_limit ();
  const gboolean was_long = self->is_long;

  self->is_long = is_long;
  show_time (self, time);
  if (rings && is_long && !was_long)
    ring (self);
}

static void plan (HkTurnTimer *self);

static gboolean
tick_cb (gpointer data)
{
  HkTurnTimer *self = data;

  self->source = 0;
  hk_turn_timer_tick (self);
  plan (self);
  return G_SOURCE_REMOVE;
}

/* When it wakes up next. */
static void
plan (HkTurnTimer *self)
{
  const GTimeSpan left = self->clock == NULL ? 0 : get_limit () - hk_turn_clock_get_time (self->clock, get_now ());

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->window == NULL || self->clock == NULL || self->is_paused || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (!gtk_window_is_suspended (self->window))
    self->source = g_timeout_add_seconds (1, tick_cb, self);
  else if (left > 0)
    self->source = g_timeout_add_seconds ((guint) (left / G_TIME_SPAN_SECOND) + 1, tick_cb, self);
}

static void
let_run (HkTurnTimer *self)
{
  if (self->clock != NULL)
    hk_turn_clock_set_runs (self->clock, self->window != NULL && !self->is_paused, get_now ());
  plan (self);
}

/* All moves are read. */
static void
read_cb (gpointer data)
{
  HkTurnTimer *self = data;

  self->reader = 0;
  hk_turn_clock_look_back (self->clock, self->course);
  self->looked_back = TRUE;
  g_clear_object (&self->course);
  self->turn = hk_turn_clock_get_start (self->clock);
  show (self, FALSE);
}

/* When the turn began stands in the journal; it is read between the frames of the window. */
static void
look_back (HkTurnTimer *self)
{
  if (self->looked_back || self->course != NULL)
    return;
  self->course = hk_course_new (hk_view_get_session (HK_VIEW (self)));
  self->reader = hk_course_read (self->course, read_cb, self);
}

static void
update (HkView *view)
{
  HkTurnTimer *self = HK_TURN_TIMER (view);
  const gboolean was_followed = self->source != 0;
  guint turn;

  hk_turn_clock_follow (self->clock, get_now ());
  look_back (self);
  turn = hk_turn_clock_get_start (self->clock);
  if (turn != self->turn)
    {
      hk_chime_withdraw (NOTIFICATION);
      self->is_paused = FALSE;
    }
  let_run (self);
  /* A move of the same turn may come just when it is time to ring. */
  show (self, was_followed && turn == self->turn);
  self->turn = turn;
}

/* The clock follows every move, also while it is not shown. */
static void
moved_cb (HkTurnTimer *self)
{
  hk_turn_clock_follow (self->clock, get_now ());
}

static void
session_cb (HkTurnTimer *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->course);
  g_clear_object (&self->clock);
  self->looked_back = FALSE;
  self->is_paused = FALSE;
  if (session == NULL)
    return;
  self->clock = hk_turn_clock_new (session, get_now ());
  let_run (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

static void
settings_cb (HkTurnTimer *self)
{
  if (!g_settings_get_boolean (get_settings (), "turn-timer"))
    self->is_paused = FALSE;
  let_run (self);
  if (hk_view_get_session (HK_VIEW (self)) != NULL)
    hk_view_update (HK_VIEW (self));
  plan (self);
}

static void
clicked_cb (HkTurnTimer *self)
{
  self->is_paused = !self->is_paused;
  let_run (self);
  show (self, FALSE);
}

static void
shown_cb (HkTurnTimer *self)
{
  self->window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_signal_connect_object (self->window, "notify::suspended", G_CALLBACK (plan), self, G_CONNECT_SWAPPED);
  let_run (self);
}

static void
hidden_cb (HkTurnTimer *self)
{
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  self->window = NULL;
  hk_chime_withdraw (NOTIFICATION);
  let_run (self);
}

/* What it stands in is in sight also while nobody wants the time, which counts all the same. */
static void
hk_turn_timer_root (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (hk_turn_timer_parent_class)->root (widget);
  g_signal_connect_object (parent, "map", G_CALLBACK (shown_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "unmap", G_CALLBACK (hidden_cb), widget, G_CONNECT_SWAPPED);
}

static void
hk_turn_timer_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_parent (widget), widget);
  hidden_cb (HK_TURN_TIMER (widget));
  GTK_WIDGET_CLASS (hk_turn_timer_parent_class)->unroot (widget);
}

static void
hk_turn_timer_dispose (GObject *object)
{
  HkTurnTimer *self = HK_TURN_TIMER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->course);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (hk_turn_timer_parent_class)->dispose (object);
}

static void
hk_turn_timer_class_init (HkTurnTimerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_turn_timer_dispose;
  widget_class->root = hk_turn_timer_root;
  widget_class->unroot = hk_turn_timer_unroot;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  rang_signal = g_signal_new ("rang", HK_TYPE_TURN_TIMER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-turn-timer");
  HK_BIND_CHILDREN (widget_class, HkTurnTimer, button, sign, time);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
hk_turn_timer_init (HkTurnTimer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::session", G_CALLBACK (session_cb), NULL);
  g_signal_connect_object (get_settings (), "changed::turn-timer", G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_settings (), "changed::turn-minutes", G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
}

/* Lets all timers take the time from elsewhere.
 * @now: (nullable): as g_get_real_time(), which NULL is */
void
hk_turn_timer_set_now (gint64 (*now) (void))
{
  get_now = now != NULL ? now : g_get_real_time;
}

/* Shows the time as it is, and rings where it is time to: what happens each second while it is shown. */
void
hk_turn_timer_tick (HkTurnTimer *self)
{
  g_return_if_fail (HK_IS_TURN_TIMER (self));

  if (self->clock != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    show (self, TRUE);
}
