/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session-replay.h"
#include "core/session/hk-session-store.h"
#include "hk-turn-clock.h"

/* The table after so many moves.
 * @entry: (nullable): the last of them
 * @start: after how many moves the turn began */
typedef struct
{
  HkLogEntry *entry;
  int         player;
  int         round;
  guint       start;
  gint64      time;
} Moment;

/* @to: when the clock went on; G_MAXINT64 while it stands still */
typedef struct
{
  gint64 from;
  gint64 to;
} Pause;

struct _HkTurnClock
{
  GObject             parent_instance;

  HkSession          *session;
  const HkCourseSpec *spec;
  GArray             *moments; /* Moment, by position from @first on */
  guint               first;   /* nothing is known of what was before, until somebody looks back */
  GArray             *pauses;  /* Pause, one after the other */
};

G_DEFINE_FINAL_TYPE (HkTurnClock, hk_turn_clock, G_TYPE_OBJECT)

static void
moment_clear (gpointer data)
{
  g_clear_object (&((Moment *) data)->entry);
}

static void
hk_turn_clock_finalize (GObject *object)
{
  HkTurnClock *self = HK_TURN_CLOCK (object);

  g_clear_object (&self->session);
  g_array_unref (self->moments);
  g_array_unref (self->pauses);
  G_OBJECT_CLASS (hk_turn_clock_parent_class)->finalize (object);
}

static void
hk_turn_clock_class_init (HkTurnClockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_turn_clock_finalize;
}

static void
hk_turn_clock_init (HkTurnClock *self)
{
  self->moments = g_array_new (FALSE, TRUE, sizeof (Moment));
  g_array_set_clear_func (self->moments, moment_clear);
  self->pauses = g_array_new (FALSE, FALSE, sizeof (Pause));
}

/* @text: (nullable): ISO 8601
 * @otherwise: where it is none */
static gint64
read_time (const char *text,
           gint64      otherwise)
{
  g_autoptr (GDateTime) time = text == NULL ? NULL : g_date_time_new_from_iso8601 (text, NULL);

  return time == NULL ? otherwise : g_date_time_to_unix_usec (time);
}

/* (transfer full) (nullable): the last of so many moves. */
static HkLogEntry *
dup_entry (HkTurnClock *self,
           guint        position)
{
  return position == 0 ? NULL : g_list_model_get_item (hk_session_get_log (self->session), position - 1);
}

/* When so many moves had been made. */
static gint64
get_time_of (HkTurnClock *self,
             HkLogEntry  *entry,
             gint64       otherwise)
{
  return read_time (entry == NULL ? hk_session_get_created (self->session) : hk_log_entry_get_time (entry), otherwise);
}

static void
add_pause (HkTurnClock *self,
           gint64       from,
           gint64       to)
{
  const Pause pause = { from, to };

  if (to > from)
    g_array_append_val (self->pauses, pause);
}

static gboolean
is_same_turn (const Moment *one,
              const Moment *other)
{
  return one->player == other->player && one->round == other->round;
}

static int
read_number (HkTurnClock *self,
             const char  *field)
{
  int number = -1;

  if (field != NULL)
    g_object_get (hk_session_get_table (self->session), field, &number, NULL);
  return number;
}

static Moment *
get_moment (HkTurnClock *self,
            guint        position)
{
  return &g_array_index (self->moments, Moment, position - self->first);
}

/* The table as it stands, after the moments that are known.
 * @time: when it came to stand so; -1: as the journal says */
static void
add_moment (HkTurnClock *self,
            guint        position,
            gint64       time)
{
  Moment moment = { dup_entry (self, position), read_number (self, self->spec->player), read_number (self, self->spec->round), position, time };

  if (time < 0)
    moment.time = get_time_of (self, moment.entry, 0);
  if (self->moments->len > 0)
    {
      const Moment *before = get_moment (self, position - 1);

      if (is_same_turn (before, &moment))
        moment.start = before->start;
    }
  g_array_append_val (self->moments, moment);
}

/* Returns (transfer full): a clock that runs. The time between the last move and now is none of the turn: it lay in the journal.
 * @session: in which somebody plays */
HkTurnClock *
hk_turn_clock_new (HkSession *session,
                   gint64     now)
{
  HkTurnClock *self;
  guint position;
  gint64 before;

  g_return_val_if_fail (HK_IS_SESSION (session), NULL);

  self = g_object_new (HK_TYPE_TURN_CLOCK, NULL);
  position = hk_session_get_position (session);
  self->session = g_object_ref (session);
  self->spec = hk_course_spec_lookup (hk_table_get_game (hk_session_get_table (session))->id);
  self->first = position;
  before = read_time (hk_session_get_created (session), now);
  for (guint i = 1; i <= position; i++)
    {
      g_autoptr (HkLogEntry) entry = dup_entry (self, i);
      const gint64 time = get_time_of (self, entry, before);

      if (time - before > HK_SESSION_PAUSE)
        add_pause (self, before, time);
      before = time;
    }
  add_pause (self, before, now);
  add_moment (self, position, -1);
  return self;
}

/* Follows what was played, undone or made again. */
void
hk_turn_clock_follow (HkTurnClock *self,
                      gint64       now)
{
  guint position;
  g_autoptr (HkLogEntry) entry = NULL;

  g_return_if_fail (HK_IS_TURN_CLOCK (self));

  position = hk_session_get_position (self->session);
  entry = dup_entry (self, position);
  if (position >= self->first && position < self->first + self->moments->len && get_moment (self, position)->entry == entry)
    return;
  /* Another move stands there now; or nothing is known from before. */
  if (position > self->first && position <= self->first + self->moments->len)
    {
      g_array_set_size (self->moments, position - self->first);
      add_moment (self, position, now);
      return;
    }
  g_array_set_size (self->moments, 0);
  self->first = position;
  add_moment (self, position, -1);
}

/* Takes from the course when the turns before began.
 * @course: of the same session, which has been read */
void
hk_turn_clock_look_back (HkTurnClock *self,
                         HkCourse    *course)
{
  g_autoptr (GArray) moments = NULL;
  const guint position = hk_session_get_position (self->session);

  g_return_if_fail (HK_IS_TURN_CLOCK (self));
  g_return_if_fail (HK_IS_COURSE (course));

  if (hk_course_get_n_points (course) <= position)
    return;
  moments = g_array_new (FALSE, TRUE, sizeof (Moment));
  g_array_set_clear_func (moments, moment_clear);
  for (guint i = 0; i <= position; i++)
    {
      Moment moment = { dup_entry (self, i), hk_course_get_player (course, i), hk_course_get_round (course, i), i, 0 };
      const Moment *before = i == 0 ? NULL : &g_array_index (moments, Moment, i - 1);

      moment.time = get_time_of (self, moment.entry, before == NULL ? 0 : before->time);
      if (before != NULL && is_same_turn (before, &moment))
        moment.start = before->start;
      g_array_append_val (moments, moment);
    }
  g_array_unref (self->moments);
  self->moments = g_steal_pointer (&moments);
  self->first = 0;
}

/* Lets the clock stand still, or go on. */
void
hk_turn_clock_set_runs (HkTurnClock *self,
                        gboolean     runs,
                        gint64       now)
{
  g_return_if_fail (HK_IS_TURN_CLOCK (self));

  if (hk_turn_clock_get_runs (self) == runs)
    return;
  if (runs)
    g_array_index (self->pauses, Pause, self->pauses->len - 1).to = now;
  else
    add_pause (self, now, G_MAXINT64);
}

/* Returns whether it does not stand still. */
gboolean
hk_turn_clock_get_runs (HkTurnClock *self)
{
  g_return_val_if_fail (HK_IS_TURN_CLOCK (self), FALSE);

  return self->pauses->len == 0 || g_array_index (self->pauses, Pause, self->pauses->len - 1).to != G_MAXINT64;
}

/* The moment as it stands, which may lie before what has been undone. */
static const Moment *
get_shown (HkTurnClock *self)
{
  const guint position = hk_session_get_position (self->session);

  return get_moment (self, CLAMP (position, self->first, self->first + self->moments->len - 1));
}

/* Returns: how long the turn has taken, without what was paused, in microseconds. */
GTimeSpan
hk_turn_clock_get_time (HkTurnClock *self,
                        gint64       now)
{
  gint64 start;
  GTimeSpan time;

  g_return_val_if_fail (HK_IS_TURN_CLOCK (self), 0);

  start = get_moment (self, get_shown (self)->start)->time;
  time = now - start;
  for (guint i = 0; i < self->pauses->len; i++)
    {
      const Pause *pause = &g_array_index (self->pauses, Pause, i);

      time -= MAX (MIN (pause->to, now) - MAX (pause->from, start), 0);
    }
  return MAX (time, 0);
}

/* Returns: after how many moves the turn began, which tells it from others. */
guint
hk_turn_clock_get_start (HkTurnClock *self)
{
  g_return_val_if_fail (HK_IS_TURN_CLOCK (self), 0);

  return get_shown (self)->start;
}

/* Returns (transfer full) (nullable): whose turn it is; NULL where it is everybody’s. */
char *
hk_turn_clock_dup_player (HkTurnClock *self)
{
  HkTable *table;
  GListModel *seats;
  g_autoptr (GObject) seat = NULL;
  char *name = NULL;
  int player;

  g_return_val_if_fail (HK_IS_TURN_CLOCK (self), NULL);

  player = get_shown (self)->player;
  table = hk_session_get_table (self->session);
  seats = player < 0 ? NULL : hk_table_get_seats (table);
  seat = seats == NULL ? NULL : g_list_model_get_item (seats, (guint) player);
  if (seat != NULL)
    g_object_get (seat, "name", &name, NULL);
  return name;
}
