/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-course.h"

G_BEGIN_DECLS

/* How long the turn takes that is played now: since the move after which it was this player’s, or, where nobody has a turn of their
 * own, since the round began. It follows undo and redo, and writes nothing. What time it is it is told: in microseconds, as
 * g_get_real_time() has it. */
#define HK_TYPE_TURN_CLOCK (hk_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (HkTurnClock, hk_turn_clock, HK, TURN_CLOCK, GObject)

HkTurnClock *hk_turn_clock_new        (HkSession *session, gint64 now);
void         hk_turn_clock_follow     (HkTurnClock *self, gint64 now);
void         hk_turn_clock_look_back  (HkTurnClock *self, HkCourse *course);
void         hk_turn_clock_set_runs   (HkTurnClock *self, gboolean runs, gint64 now);
gboolean     hk_turn_clock_get_runs   (HkTurnClock *self);
GTimeSpan    hk_turn_clock_get_time   (HkTurnClock *self, gint64 now);
guint        hk_turn_clock_get_start  (HkTurnClock *self);
char        *hk_turn_clock_dup_player (HkTurnClock *self);

G_END_DECLS
