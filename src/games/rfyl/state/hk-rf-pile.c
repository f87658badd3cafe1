/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-rf-pile.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkRfPile, space, "space", 0, 9999, 0),
  HK_INT_FIELD (HkRfPile, bullets, "bullets", 0, 999, 0),
  HK_LIST_FIELD (HkRfPile, items, "items", hk_rf_item_get_type),
};

HK_DEFINE_RECORD (HkRfPile, hk_rf_pile, fields)
