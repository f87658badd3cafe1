/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* How long the turn takes, for those who want to know. Signal "rang" (const char *text) when it takes longer than they want. */
#define HK_TYPE_TURN_TIMER (hk_turn_timer_get_type ())
G_DECLARE_FINAL_TYPE (HkTurnTimer, hk_turn_timer, HK, TURN_TIMER, HkView)

void hk_turn_timer_set_now (gint64 (*now) (void));
void hk_turn_timer_tick    (HkTurnTimer *self);

G_END_DECLS
