/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-chance.h"
#include "core/session/hk-session.h"
#include "hk-course-spec.h"

G_BEGIN_DECLS

/* The course of a game: the numbers of its series after each move, and its turning points. It is read from the moves, which are
 * made again on a table of its own; the session is not touched. */
#define HK_TYPE_COURSE (hk_course_get_type ())
G_DECLARE_FINAL_TYPE (HkCourse, hk_course, HK, COURSE, GObject)

/* A turning point.
 * @position: how many moves had been made after it
 * @series: whose lead changed; -1 where it is something else
 * @text: a sentence */
typedef struct
{
  guint position;
  int   series;
  char *text;
} HkTurn;

HkCourse           *hk_course_new              (HkSession *session);
HkSession          *hk_course_get_session      (HkCourse *self);
gboolean            hk_course_advance          (HkCourse *self, guint n_moves);
void                hk_course_finish           (HkCourse *self);
guint               hk_course_get_n_points     (HkCourse *self);
guint               hk_course_get_n_series     (HkCourse *self);
const HkSeriesSpec *hk_course_get_series       (HkCourse *self, guint series);
guint               hk_course_get_n_lines      (HkCourse *self, guint series);
const char         *hk_course_get_line_name    (HkCourse *self, guint series, guint line);
gboolean            hk_course_get_value        (HkCourse *self, guint series, guint line, guint position, int *value);
gboolean            hk_course_has_values       (HkCourse *self, guint series, guint line);
GPtrArray          *hk_course_get_turns        (HkCourse *self);
GPtrArray          *hk_course_get_chances      (HkCourse *self);
GArray             *hk_course_get_chance_positions (HkCourse *self);
int                 hk_course_get_round        (HkCourse *self, guint position);
int                 hk_course_get_player       (HkCourse *self, guint position);
GDateTime          *hk_course_dup_time         (HkCourse *self, guint position);
char               *hk_course_describe         (HkCourse *self, guint series);

G_END_DECLS
