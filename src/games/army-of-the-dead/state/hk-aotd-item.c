/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-item.h"

const char * const hk_aotd_slots[] = { "hand", "backpack", NULL };

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdItem, card, "card", N_("Equipment card")),
  HK_ENUM_FIELD (HkAotdItem, slot, "slot", hk_aotd_slots, N_("carried in")),
  HK_BOOLEAN_FIELD (HkAotdItem, empty, "empty", N_("out of ammo")),
};

HK_DEFINE_RECORD (HkAotdItem, hk_aotd_item, fields)
