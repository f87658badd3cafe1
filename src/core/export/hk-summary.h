/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-result.h"
#include "core/people/hk-people.h"
#include "core/session/hk-session.h"
#include "core/story/hk-course.h"

G_BEGIN_DECLS

/* @name: as the person is called now
 * @colour: (nullable): as “red” */
typedef struct
{
  char    *name;
  char    *colour;
  HkResult result;
} HkSummaryPlayer;

/* A game as it is told to others: one that is over, or how far it has come. It tells nothing that is secret at the table.
 * @id: the same for the same game wherever it is read
 * @title: what the group calls it
 * @variant: (nullable): what of the game was played, such as the mission
 * @began: (nullable): when the table was laid out, in local time
 * @ended: (nullable): when the last move was made, in local time
 * @time: how long it was played, without pauses, in microseconds
 * @n_rounds: the number of the round that it has come to; 0 not known
 * @is_over: whether it has ended
 * @is_together: whether all win or lose together
 * @outcome: how it ended, or else how far it is
 * @players: (element-type HkSummaryPlayer): by seat
 * @course: (nullable): which has been read; its texts go through hk_summary_dup_text()
 * @names: the players as the journal has them
 * @people: (nullable): who they are, once hk_summary_name() has said so */
typedef struct
{
  const HkGameSpec *game;
  char             *id;
  char             *title;
  char             *variant;
  GDateTime        *began;
  GDateTime        *ended;
  GTimeSpan         time;
  int               n_rounds;
  gboolean          is_over;
  gboolean          is_together;
  char             *outcome;
  GPtrArray        *players;
  HkScoreSheet     *sheet;
  HkCourse         *course;
  GStrv             names;
  HkPeople         *people;
} HkSummary;

HkSummary *hk_summary_new           (HkSession *session, HkCourse *course, HkPeople *people);
void       hk_summary_name          (HkSummary *self, HkPeople *people);
void       hk_summary_free          (HkSummary *self);
char      *hk_summary_dup_text      (const HkSummary *self, const char *text);
char      *hk_summary_describe_date (const HkSummary *self);
char      *hk_summary_describe_head (const HkSummary *self);
GPtrArray *hk_summary_list_by_place (const HkSummary *self);
char      *hk_summary_to_link       (const HkSummary *self);

char      *hk_summaries_to_text     (const HkSummary * const *summaries, guint n_summaries);
char      *hk_summaries_to_markdown (const HkSummary * const *summaries, guint n_summaries);
char      *hk_summaries_to_csv      (const HkSummary * const *summaries, guint n_summaries);
char      *hk_summaries_to_json     (const HkSummary * const *summaries, guint n_summaries);
char      *hk_summaries_to_bgstats  (const HkSummary * const *summaries, guint n_summaries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSummary, hk_summary_free)

G_END_DECLS
