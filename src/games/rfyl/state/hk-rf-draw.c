/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-rf-draw.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkRfDraw, space, "space", 0, 9999, 0),
  HK_INT_FIELD (HkRfDraw, player, "player", -1, 7, -1, .names = "players", .least = 1),
  HK_STRING_FIELD (HkRfDraw, state, "state"),
  HK_RECORD_FIELD (HkRfDraw, event, "event", hk_rf_event_get_type),
  HK_BOOLEAN_FIELD (HkRfDraw, prevented, "prevented"),
};

HK_DEFINE_RECORD (HkRfDraw, hk_rf_draw, fields)
