/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* How much of the track is seen at once.
 * @HK_RF_ZOOM_ACTION: the stretch on which something happens
 * @HK_RF_ZOOM_WHOLE: from the start to the victory space
 * @HK_RF_ZOOM_CLOSE: every space as wide as a thumb */
typedef enum
{
  HK_RF_ZOOM_ACTION,
  HK_RF_ZOOM_WHOLE,
  HK_RF_ZOOM_CLOSE,
} HkRfZoom;

#define HK_TYPE_RF_TRACK (hk_rf_track_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTrack, hk_rf_track, HK, RF_TRACK, HkView)

/* Property: selected (int, −1 none). Signals: "player-dropped" (int player, int space), "zombie-dropped" (int zombie, int space)
 * when a person has dragged a piece to another space. */
int        hk_rf_track_get_selected (HkRfTrack *self);
void       hk_rf_track_set_selected (HkRfTrack *self, int space);
void       hk_rf_track_set_zoom     (HkRfTrack *self, HkRfZoom zoom);
void       hk_rf_track_set_flocks   (HkRfTrack *self, GArray *flocks);
GtkWidget *hk_rf_track_get_space    (HkRfTrack *self, int space);

G_END_DECLS
