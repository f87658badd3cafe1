/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_FACE (hk_rf_event_face_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventFace, hk_rf_event_face, HK, RF_EVENT_FACE, AdwBin)

void  hk_rf_event_face_show  (HkRfEventFace *self, HkRfTable *table, HkRfEvent *event);
char *hk_rf_event_describe   (HkRfTable *table, HkRfEvent *event);

G_END_DECLS
