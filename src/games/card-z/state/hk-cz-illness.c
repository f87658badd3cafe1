/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-cz-illness.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzIllness, name, "name"),
  HK_INT_FIELD (HkCzIllness, rolls, "rolls", -5, 0, 0),
  HK_INT_FIELD (HkCzIllness, carry, "carry", -5, 0, 0),
  HK_INT_FIELD (HkCzIllness, move, "move", -5, 0, 0),
  HK_STRING_FIELD (HkCzIllness, text, "text"),
  HK_STRING_FIELD (HkCzIllness, source, "source"),
};

HK_DEFINE_RECORD (HkCzIllness, hk_cz_illness, fields)
