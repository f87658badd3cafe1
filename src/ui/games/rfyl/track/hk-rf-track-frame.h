/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-track.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_TRACK_FRAME (hk_rf_track_frame_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTrackFrame, hk_rf_track_frame, HK, RF_TRACK_FRAME, HkView)

HkRfTrack *hk_rf_track_frame_get_track (HkRfTrackFrame *self);

G_END_DECLS
