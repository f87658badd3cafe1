/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_TRACK_FRAME (hk_rf_track_frame_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTrackFrame, hk_rf_track_frame, HK, RF_TRACK_FRAME, AdwBin)

GtkWidget *hk_rf_track_frame_new (HkSession *session, GtkWidget *track);

G_END_DECLS
