/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-draw.h"

const char * const hk_rf_draw_states[] = { "waiting", "open", "fighting", "done", NULL };

static const HkField fields[] = {
  HK_INT_FIELD (HkRfDraw, space, "space", 0, 9999, 0, N_("spaces to go")),
  HK_INT_FIELD (HkRfDraw, player, "player", -1, 7, -1, N_("player"), .names = "players", .least = 1),
  HK_ENUM_FIELD (HkRfDraw, state, "state", hk_rf_draw_states, N_("state")),
  HK_RECORD_FIELD (HkRfDraw, event, "event", hk_rf_event_get_type, N_("Event card")),
  HK_BOOLEAN_FIELD (HkRfDraw, prevented, "prevented", N_("prevented")),
};

HK_DEFINE_RECORD (HkRfDraw, hk_rf_draw, fields)
