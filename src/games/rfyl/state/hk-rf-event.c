/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-rf-event.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfEvent, name, "name"),
  HK_STRV_FIELD (HkRfEvent, icons, "icons"),
  HK_INT_FIELD (HkRfEvent, bullets, "bullets", -20, 20, 0),
  HK_INT_FIELD (HkRfEvent, zombies, "zombies", 0, 20, 0),
  HK_INT_FIELD (HkRfEvent, blood, "blood", 0, 9, 0),
  HK_INT_FIELD (HkRfEvent, move, "move", -50, 50, 0),
  HK_INT_FIELD (HkRfEvent, skips, "skips", 0, 9, 0),
  HK_BOOLEAN_FIELD (HkRfEvent, everybody, "everybody"),
  HK_INT_FIELD (HkRfEvent, uses, "uses", -1, 99, -1),
  HK_INT_FIELD (HkRfEvent, bonus, "bonus", -20, 20, 0),
  HK_INT_FIELD (HkRfEvent, kills, "kills", 0, 9, 1),
  HK_STRING_FIELD (HkRfEvent, text, "text"),
  HK_INT_FIELD (HkRfEvent, copies, "copies", 0, 99, 1),
  HK_STRING_FIELD (HkRfEvent, source, "source"),
};

HK_DEFINE_RECORD (HkRfEvent, hk_rf_event, fields)
