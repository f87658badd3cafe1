/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-pile.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkRfPile, space, "space", 0, 9999, 0, N_("spaces to go")),
  HK_INT_FIELD (HkRfPile, bullets, "bullets", 0, 999, 0, N_("bullets")),
  HK_LIST_FIELD (HkRfPile, items, "items", hk_rf_item_get_type, N_("Item"), .plural = N_("Items")),
};

HK_DEFINE_RECORD (HkRfPile, hk_rf_pile, fields)
