/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-aotd-gear.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdGear, card, "card"),
  HK_STRING_FIELD (HkAotdGear, kind, "kind"),
  HK_INT_FIELD (HkAotdGear, minimum_range, "minimum-range", 0, HK_AOTD_MOST_RANGE, 0),
  HK_INT_FIELD (HkAotdGear, maximum_range, "maximum-range", 0, HK_AOTD_MOST_RANGE, 0),
  HK_INT_FIELD (HkAotdGear, dice, "dice", 0, HK_AOTD_MOST_DICE, 0),
  HK_INT_FIELD (HkAotdGear, ammo_dice, "ammo-dice", 0, HK_AOTD_MOST_AMMO_DICE, 0),
  HK_INT_FIELD (HkAotdGear, accuracy, "accuracy", HK_AOTD_BEST_ACCURACY, HK_AOTD_WORST_ACCURACY, 4),
  HK_INT_FIELD (HkAotdGear, damage, "damage", 0, HK_AOTD_MOST_DAMAGE, 1),
  HK_BOOLEAN_FIELD (HkAotdGear, noisy, "noisy"),
  HK_BOOLEAN_FIELD (HkAotdGear, explosive, "explosive"),
  HK_BOOLEAN_FIELD (HkAotdGear, backpack, "backpack"),
  HK_STRING_FIELD (HkAotdGear, skill, "skill"),
  HK_STRING_FIELD (HkAotdGear, source, "source"),
};

HK_DEFINE_RECORD (HkAotdGear, hk_aotd_gear, fields)
