/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-item.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfItem, name, "name"),
  HK_STRING_FIELD (HkRfItem, kind, "kind", N_("kind")),
  HK_STRING_FIELD (HkRfItem, card, "card"),
  HK_INT_FIELD (HkRfItem, uses, "uses", -1, 99, -1, N_("uses left"), .settable = TRUE),
  HK_INT_FIELD (HkRfItem, bonus, "bonus", -20, 20, 0, N_("bonus")),
  HK_INT_FIELD (HkRfItem, kills, "kills", 0, 9, 1, N_("kills")),
  HK_STRING_FIELD (HkRfItem, text, "text", N_("effect")),
  HK_STRING_FIELD (HkRfItem, source, "source"),
};

HK_DEFINE_RECORD (HkRfItem, hk_rf_item, fields)
