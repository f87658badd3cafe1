/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/session/hk-session-replay.h"
#include "hk-course.h"

/* In place of a number that is not known. */
#define UNKNOWN G_MININT

/* A line of a series: its numbers, one for each position from 0. */
typedef struct
{
  char   *name;
  GArray *values; /* int */
} Line;

typedef struct
{
  GPtrArray *lines;  /* Line */
  int        leader; /* who was the last to be ahead alone; -1 nobody yet */
} Series;

struct _HkCourse
{
  GObject             parent_instance;

  HkSession          *session;
  const HkCourseSpec *spec;
  HkTable            *table;    /* as it stood after the moves that have been read; NULL where they cannot be followed */
  GPtrArray          *entries;  /* HkLogEntry: the moves that have been read */
  GPtrArray          *series;   /* Series */
  GPtrArray          *reached;  /* GArray of int for each HkTurnSpec: the numbers that were last read */
  GPtrArray          *turns;    /* HkTurn, by position */
  GPtrArray          *chances;  /* HkChance */
  GArray             *chance_positions; /* guint, of each */
  GArray             *rounds;   /* int, by position; -1 not known */
  GArray             *players;  /* int, likewise; -1 nobody’s turn */
};

G_DEFINE_FINAL_TYPE (HkCourse, hk_course, G_TYPE_OBJECT)

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->name);
  g_array_unref (line->values);
  g_free (line);
}

static void
series_free (gpointer data)
{
  Series *series = data;

  g_ptr_array_unref (series->lines);
  g_free (series);
}

static void
turn_free (gpointer data)
{
  HkTurn *turn = data;

  g_free (turn->text);
  g_free (turn);
}

static void
hk_course_finalize (GObject *object)
{
  HkCourse *self = HK_COURSE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->table);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->series);
  g_ptr_array_unref (self->reached);
  g_ptr_array_unref (self->turns);
  g_ptr_array_unref (self->chances);
  g_array_unref (self->chance_positions);
  g_array_unref (self->rounds);
  g_array_unref (self->players);
  G_OBJECT_CLASS (hk_course_parent_class)->finalize (object);
}

static void
hk_course_class_init (HkCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_course_finalize;
}

static void
hk_course_init (HkCourse *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->series = g_ptr_array_new_with_free_func (series_free);
  self->reached = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->turns = g_ptr_array_new_with_free_func (turn_free);
  self->chances = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_chance_free);
  self->chance_positions = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rounds = g_array_new (FALSE, FALSE, sizeof (int));
  self->players = g_array_new (FALSE, FALSE, sizeof (int));
}

/* How many lines a series, or numbers a turning point, has on the table. */
static guint
count_records (HkTable    *table,
               const char *list)
{
  g_autoptr (GListModel) model = NULL;

  if (list == NULL)
    return 1;
  g_object_get (table, list, &model, NULL);
  return model == NULL ? 0 : g_list_model_get_n_items (model);
}

static guint
count_lines (HkTable            *table,
             const HkSeriesSpec *spec)
{
  return spec->list != NULL ? count_records (table, spec->list) : g_strv_length ((char **) spec->lines);
}

static void
fill (Line  *line,
      guint  n)
{
  const int unknown = UNKNOWN;

  while (line->values->len < n)
    g_array_append_val (line->values, unknown);
}

static Line *
add_line (Series *series)
{
  Line *line = g_new0 (Line, 1);

  line->values = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (series->lines, line);
  return line;
}

/* Who is ahead alone at a position; -1 nobody. */
static int
find_leader (Series *series,
             int     lead,
             guint   position)
{
  int leader = -1;
  int best = 0;

  for (guint i = 0; i < series->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (series->lines, i);
      const int value = g_array_index (line->values, int, position);

      if (value == UNKNOWN)
        continue;
      if (best == 0 || lead * value > lead * g_array_index (((Line *) g_ptr_array_index (series->lines, best - 1))->values, int, position))
        {
          leader = (int) i;
          best = (int) i + 1;
        }
      else if (value == g_array_index (((Line *) g_ptr_array_index (series->lines, best - 1))->values, int, position))
        leader = -1;
    }
  return leader;
}

static void
add_turn (HkCourse *self,
          guint     position,
          int       series,
          char     *text)
{
  HkTurn *turn = g_new (HkTurn, 1);

  *turn = (HkTurn) { .position = position, .series = series, .text = text };
  g_ptr_array_add (self->turns, turn);
}

/* Whoever was ahead alone, somebody else is now. */
static void
follow_lead (HkCourse *self,
             guint     number,
             guint     position,
             gboolean  tells)
{
  Series *series = g_ptr_array_index (self->series, number);
  const HkSeriesSpec *spec = &self->spec->series[number];
  const int leader = spec->lead == 0 ? -1 : find_leader (series, spec->lead, position);
  const Line *line = leader < 0 ? NULL : g_ptr_array_index (series->lines, leader);

  if (leader < 0 || leader == series->leader)
    return;
  if (tells && series->leader >= 0)
    /* Translators: a player, what is counted, such as “Victory Points”, and how many. */
    add_turn (self, position, (int) number,
              g_strdup_printf (_("%s takes the lead. %s: %d"), line->name, _(spec->title), g_array_index (line->values, int, position)));
  series->leader = leader;
}

static void
read_series (HkCourse *self,
             guint     number,
             guint     position)
{
  Series *series = g_ptr_array_index (self->series, number);
  const HkSeriesSpec *spec = &self->spec->series[number];
  const guint n = self->table == NULL ? 0 : count_lines (self->table, spec);

  for (guint i = 0; i < MAX (n, series->lines->len); i++)
    {
      Line *line = i < series->lines->len ? g_ptr_array_index (series->lines, i) : add_line (series);
      int value = UNKNOWN;

      fill (line, position);
      if (i < n)
        {
          g_autofree char *name = spec->list != NULL ? hk_table_name_item (self->table, spec->list, (int) i) : g_strdup (_(spec->lines[i]));

          g_set_str (&line->name, name);
          if ((spec->part != NULL && !hk_table_keeps (self->table, spec->part)) || !spec->read (self->table, (int) i, &value))
            value = UNKNOWN;
        }
      g_array_append_val (line->values, value);
    }
}

/* Reads what turning points are made of.
 * @tells: whether the moves before it are known, so that a number that has risen has done so in this one */
static void
read_turns (HkCourse *self,
            guint     number,
            guint     position,
            gboolean  tells)
{
  const HkTurnSpec *spec = &self->spec->turns[number];
  GArray *reached = g_ptr_array_index (self->reached, number);
  const guint before = reached->len;
  const guint n = count_records (self->table, spec->list);

  g_array_set_size (reached, n);
  for (guint i = 0; i < n; i++)
    {
      int *last = &g_array_index (reached, int, i);
      const int value = spec->read (self->table, (int) i);
      char *text = tells && i < before && value > *last ? spec->tell (self->table, (int) i, value) : NULL;

      if (text != NULL)
        add_turn (self, position, -1, text);
      *last = value;
    }
}

/* (nullable) @field: of the table */
static void
read_number (HkCourse   *self,
             const char *field,
             GArray     *numbers)
{
  int number = -1;

  if (field != NULL && self->table != NULL)
    g_object_get (self->table, field, &number, NULL);
  g_array_append_val (numbers, number);
}

/* Reads the table as it stands after the moves that have been read. */
static void
read_table (HkCourse *self,
            gboolean  tells)
{
  const guint position = self->entries->len;

  for (guint i = 0; i < self->spec->n_series; i++)
    {
      read_series (self, i, position);
      follow_lead (self, i, position, tells);
    }
  for (guint i = 0; self->table != NULL && i < self->spec->n_turns; i++)
    read_turns (self, i, position, tells);
  read_number (self, self->spec->round, self->rounds);
  read_number (self, self->spec->player, self->players);
}

/* Forgets all that was read beyond @n moves, and takes the table back. */
static void
cut (HkCourse *self,
     guint     n)
{
  g_ptr_array_set_size (self->entries, (int) n);
  for (guint i = 0; i < self->series->len; i++)
    {
      Series *series = g_ptr_array_index (self->series, i);

      series->leader = -1;
      for (guint j = 0; j < series->lines->len; j++)
        g_array_set_size (((Line *) g_ptr_array_index (series->lines, j))->values, n + 1);
      for (guint j = 0; j <= n; j++)
        follow_lead (self, i, j, FALSE);
    }
  while (self->turns->len > 0 && ((HkTurn *) g_ptr_array_index (self->turns, self->turns->len - 1))->position > n)
    g_ptr_array_set_size (self->turns, (int) self->turns->len - 1);
  while (self->chances->len > 0 && g_array_index (self->chance_positions, guint, self->chances->len - 1) > n)
    {
      g_ptr_array_set_size (self->chances, (int) self->chances->len - 1);
      g_array_set_size (self->chance_positions, self->chances->len);
    }
  g_array_set_size (self->rounds, n + 1);
  g_array_set_size (self->players, n + 1);
  g_clear_object (&self->table);
  self->table = hk_session_get_table_at (self->session, n, NULL);
  for (guint i = 0; self->table != NULL && i < self->spec->n_turns; i++)
    read_turns (self, i, n, FALSE);
}

/* Forgets what has been undone since. */
static void
follow_undo (HkCourse *self)
{
  GListModel *log = hk_session_get_log (self->session);
  const guint most = MIN (self->entries->len, hk_session_get_position (self->session));
  guint n = most;

  /* A move that was undone and another made in its place: the moves before it are the same. */
  while (n > 0)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, n - 1);

      if (entry == g_ptr_array_index (self->entries, n - 1))
        break;
      n--;
    }
  if (n < self->entries->len)
    cut (self, n);
}

/* Takes what chance decided in the move. */
static void
read_chances (HkCourse *self,
              HkMove   *move)
{
  GPtrArray *chances = hk_move_get_chances (move);
  const guint position = self->entries->len + 1;

  while (chances->len > 0)
    {
      g_ptr_array_add (self->chances, g_ptr_array_steal_index (chances, 0));
      g_array_append_val (self->chance_positions, position);
    }
}

/* Makes one move again. Where that cannot be done, the numbers are not known until the next snapshot. */
static void
read_move (HkCourse *self)
{
  const guint number = self->entries->len;
  const gboolean was_known = self->table != NULL;
  g_autoptr (HkMove) made = NULL;

  if (self->table != NULL && !hk_session_repeat (self->session, self->table, number, &made, NULL))
    g_clear_object (&self->table);
  else if (made != NULL)
    read_chances (self, made);
  else if (self->table == NULL && hk_session_find_snapshot (self->session, number + 1) == number + 1)
    self->table = hk_session_get_table_at (self->session, number + 1, NULL);
  g_ptr_array_add (self->entries, g_list_model_get_item (hk_session_get_log (self->session), number));
  read_table (self, was_known && self->table != NULL);
}

/* Returns (transfer full): the course of the session, of which nothing but the beginning has been read.
 * @session: which may go on; hk_course_advance() follows it */
HkCourse *
hk_course_new (HkSession *session)
{
  HkCourse *self = g_object_new (HK_TYPE_COURSE, NULL);

  self->session = g_object_ref (session);
  self->spec = hk_course_spec_lookup (hk_table_get_game (hk_session_get_table (session))->id);
  self->table = hk_session_get_table_at (session, 0, NULL);
  for (guint i = 0; i < self->spec->n_series; i++)
    {
      Series *series = g_new0 (Series, 1);

      series->lines = g_ptr_array_new_with_free_func (line_free);
      series->leader = -1;
      g_ptr_array_add (self->series, series);
    }
  for (guint i = 0; i < self->spec->n_turns; i++)
    g_ptr_array_add (self->reached, g_array_new (FALSE, TRUE, sizeof (int)));
  read_table (self, FALSE);
  return self;
}

/* (transfer none): what it is the course of. */
HkSession *
hk_course_get_session (HkCourse *self)
{
  return self->session;
}

/* Reads on, and forgets what has been undone. Returns whether all that has been played is read.
 * @n_moves: at most so many more */
gboolean
hk_course_advance (HkCourse *self,
                   guint     n_moves)
{
  g_return_val_if_fail (HK_IS_COURSE (self), TRUE);

  follow_undo (self);
  for (guint i = 0; i < n_moves && self->entries->len < hk_session_get_position (self->session); i++)
    read_move (self);
  return self->entries->len == hk_session_get_position (self->session);
}

/* Reads all that has been played. */
void
hk_course_finish (HkCourse *self)
{
  hk_course_advance (self, G_MAXUINT);
}

/* How many positions have been read: the setup, and one for each move. */
guint
hk_course_get_n_points (HkCourse *self)
{
  return self->entries->len + 1;
}

/* How many charts there are. */
guint
hk_course_get_n_series (HkCourse *self)
{
  return self->series->len;
}

/* (transfer none): what a chart shows. */
const HkSeriesSpec *
hk_course_get_series (HkCourse *self,
                      guint     series)
{
  g_return_val_if_fail (series < self->series->len, NULL);

  return &self->spec->series[series];
}

static const Line *
get_line (HkCourse *self,
          guint     series,
          guint     line)
{
  GPtrArray *lines = ((Series *) g_ptr_array_index (self->series, series))->lines;

  return g_ptr_array_index (lines, line);
}

/* How many lines a chart has, those without a number counted in. */
guint
hk_course_get_n_lines (HkCourse *self,
                       guint     series)
{
  g_return_val_if_fail (series < self->series->len, 0);

  return ((Series *) g_ptr_array_index (self->series, series))->lines->len;
}

/* (transfer none): what the line is called, such as the name of a player. */
const char *
hk_course_get_line_name (HkCourse *self,
                         guint     series,
                         guint     line)
{
  g_return_val_if_fail (line < hk_course_get_n_lines (self, series), NULL);

  return get_line (self, series, line)->name;
}

/* Returns whether the number is known.
 * @position: how many moves from the start, below hk_course_get_n_points()
 * @value: (out) */
gboolean
hk_course_get_value (HkCourse *self,
                     guint     series,
                     guint     line,
                     guint     position,
                     int      *value)
{
  g_return_val_if_fail (line < hk_course_get_n_lines (self, series), FALSE);
  g_return_val_if_fail (position < hk_course_get_n_points (self), FALSE);

  *value = g_array_index (get_line (self, series, line)->values, int, position);
  return *value != UNKNOWN;
}

/* Returns whether any number of the line is known. */
gboolean
hk_course_has_values (HkCourse *self,
                      guint     series,
                      guint     line)
{
  for (guint i = 0; i < hk_course_get_n_points (self); i++)
    {
      int value;

      if (hk_course_get_value (self, series, line, i, &value))
        return TRUE;
    }
  return FALSE;
}

/* (transfer none) (element-type HkTurn): the turning points, the first one first. */
GPtrArray *
hk_course_get_turns (HkCourse *self)
{
  return self->turns;
}

/* (transfer none) (element-type HkChance): the dice and cards of the game, the first one first. */
GPtrArray *
hk_course_get_chances (HkCourse *self)
{
  return self->chances;
}

/* (transfer none) (element-type guint): after which move each of them lay there. */
GArray *
hk_course_get_chance_positions (HkCourse *self)
{
  return self->chance_positions;
}

/* Returns the number of the round; -1 where it is not known. */
int
hk_course_get_round (HkCourse *self,
                     guint     position)
{
  return g_array_index (self->rounds, int, position);
}

/* Returns whose turn it was; -1 nobody’s. */
int
hk_course_get_player (HkCourse *self,
                      guint     position)
{
  return g_array_index (self->players, int, position);
}

/* Returns (transfer full) (nullable): when the move before it was made.
 * @position: at least 1 */
GDateTime *
hk_course_dup_time (HkCourse *self,
                    guint     position)
{
  const char *time;

  g_return_val_if_fail (position > 0 && position <= self->entries->len, NULL);

  time = hk_log_entry_get_time (g_ptr_array_index (self->entries, position - 1));
  return time == NULL ? NULL : g_date_time_new_from_iso8601 (time, NULL);
}
