/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <X11/Xlib.h>
#include <glib.h>

G_BEGIN_DECLS

/* Somebody in front of the screen, who starts programs, taps keys, and sees when something changes: the same for every program, because
 * nothing of it happens within the program. Times are those of g_get_monotonic_time(). */
typedef struct _HkOnlooker HkOnlooker;

/* @pid: its process
 * @to: (nullable): where it reads what is written to it
 * @from: (nullable): what it says */
typedef struct
{
  GPid  pid;
  FILE *to;
  FILE *from;
} HkOnlookerProgram;

HkOnlooker *hk_onlooker_new        (void);
void        hk_onlooker_free       (HkOnlooker *self);
void        hk_onlooker_start      (HkOnlooker *self, const char * const *argv, HkOnlookerProgram *program);
void        hk_onlooker_end        (HkOnlooker *self, HkOnlookerProgram *program);
gint64      hk_onlooker_see_window (HkOnlooker *self);
gint64      hk_onlooker_see_change (HkOnlooker *self, gint64 patience);
gint64      hk_onlooker_see_rest   (HkOnlooker *self, gint64 quiet, gint64 patience);
void        hk_onlooker_focus      (HkOnlooker *self);
void        hk_onlooker_press      (HkOnlooker *self, KeySym key, gboolean is_down);

double      hk_onlooker_get_work   (const HkOnlookerProgram *program);
double      hk_onlooker_get_memory (const HkOnlookerProgram *program);
guint64     hk_onlooker_see_wakeups (const HkOnlookerProgram *program, gint64 patience);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkOnlooker, hk_onlooker_free)

G_END_DECLS
