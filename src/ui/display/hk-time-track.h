/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* Watches the time that a game itself counts. Signal "ran-out" (const char *text) when none is left. */
#define HK_TYPE_TIME_TRACK (hk_time_track_get_type ())
G_DECLARE_FINAL_TYPE (HkTimeTrack, hk_time_track, HK, TIME_TRACK, GObject)

HkTimeTrack *hk_time_track_new (GtkWidget *widget, HkSession *session);

G_END_DECLS
