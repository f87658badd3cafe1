/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-course.h"

G_BEGIN_DECLS

/* Time that was played, in microseconds.
 * @number: of the round as the table counts it, or the seat of the player; -1 when it was nobody’s turn
 * @n: how many turns of the player
 * @longest: of these turns */
typedef struct
{
  int       number;
  guint     n;
  GTimeSpan time;
  GTimeSpan longest;
} HkPacePart;

/* How long a game took, without its pauses, each of which is longer than HK_SESSION_PAUSE.
 * @rounds: (element-type HkPacePart): in the order in which they were played
 * @players: (element-type HkPacePart): those who had a turn, by seat */
typedef struct
{
  GTimeSpan time;
  GTimeSpan pauses;
  guint     n_pauses;
  GArray   *rounds;
  GArray   *players;
} HkPace;

HkPace *hk_pace_new           (HkCourse *course);
HkPace *hk_pace_new_from      (HkCourse *course, const char *created);
void    hk_pace_free          (HkPace *self);
char   *hk_pace_describe_time (GTimeSpan time);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPace, hk_pace_free)

G_END_DECLS
