/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-cz-card.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzCard, id, "id"),
  HK_STRING_FIELD (HkCzCard, type, "type"),
  HK_STRING_FIELD (HkCzCard, name, "name"),
  HK_INT_FIELD (HkCzCard, zone, "zone", 0, 3, 0),
  HK_STRING_FIELD (HkCzCard, hex, "hex"),
  HK_BOOLEAN_FIELD (HkCzCard, helmet, "helmet"),
  HK_BOOLEAN_FIELD (HkCzCard, distracted, "distracted"),
  HK_BOOLEAN_FIELD (HkCzCard, loot, "loot"),
  HK_INT_FIELD (HkCzCard, move, "move", 0, 9, 0),
  HK_INT_FIELD (HkCzCard, push, "push", 0, 10, 0),
  HK_INT_FIELD (HkCzCard, carry, "carry", 0, 9, 0),
  HK_BOOLEAN_FIELD (HkCzCard, infant, "infant"),
  HK_STRING_FIELD (HkCzCard, source, "source"),
};

HK_DEFINE_RECORD (HkCzCard, hk_cz_card, fields)
