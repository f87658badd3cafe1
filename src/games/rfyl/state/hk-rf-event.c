/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-event.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfEvent, name, "name"),
  HK_STRV_FIELD (HkRfEvent, icons, "icons", N_("icons")),
  HK_INT_FIELD (HkRfEvent, bullets, "bullets", -20, 20, 0, N_("bullets")),
  HK_INT_FIELD (HkRfEvent, zombies, "zombies", 0, 20, 0, N_("zombies")),
  HK_INT_FIELD (HkRfEvent, blood, "blood", 0, 9, 0, N_("Blood cards")),
  HK_INT_FIELD (HkRfEvent, move, "move", -50, 50, 0, N_("spaces")),
  HK_INT_FIELD (HkRfEvent, skips, "skips", 0, 9, 0, N_("movements missed")),
  HK_BOOLEAN_FIELD (HkRfEvent, everybody, "everybody", N_("for everybody there")),
  HK_INT_FIELD (HkRfEvent, uses, "uses", -1, 99, -1, N_("uses")),
  HK_INT_FIELD (HkRfEvent, bonus, "bonus", -20, 20, 0, N_("bonus")),
  HK_INT_FIELD (HkRfEvent, kills, "kills", 0, 9, 1, N_("kills")),
  HK_STRING_FIELD (HkRfEvent, text, "text", N_("effect")),
  HK_INT_FIELD (HkRfEvent, copies, "copies", 0, 99, 1),
  HK_STRING_FIELD (HkRfEvent, source, "source"),
};

HK_DEFINE_RECORD (HkRfEvent, hk_rf_event, fields)
