/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-draw.h"

G_DEFINE_FINAL_TYPE (HkRfDraw, hk_rf_draw, HK_TYPE_RECORD)

static void
hk_rf_draw_class_init (HkRfDrawClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkRfDraw, space, "space", 0, 9999, 0),
    HK_INT_FIELD (HkRfDraw, player, "player", -1, 7, -1, .names = "players", .least = 1),
    HK_STRING_FIELD (HkRfDraw, state, "state"),
    HK_RECORD_FIELD (HkRfDraw, event, "event", hk_rf_event_get_type),
    HK_BOOLEAN_FIELD (HkRfDraw, prevented, "prevented"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_draw_init (HkRfDraw *self)
{
}
