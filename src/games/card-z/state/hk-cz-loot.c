/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-loot.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzLoot, kind, "kind", N_("card"), .least = 1),
  HK_INT_FIELD (HkCzLoot, supply, "supply", -1, 99, -1, N_("supply")),
  HK_BOOLEAN_FIELD (HkCzLoot, clip, "clip", N_("card-clip")),
  HK_BOOLEAN_FIELD (HkCzLoot, jammed, "jammed", N_("jammed")),
  HK_INT_FIELD (HkCzLoot, lost, "lost", 0, 99, 0, N_("arrows lost")),
  HK_INT_FIELD (HkCzLoot, spent, "spent", 0, 99, 0, N_("arrows fired")),
  HK_BOOLEAN_FIELD (HkCzLoot, stuck, "stuck", N_("stuck")),
  HK_BOOLEAN_FIELD (HkCzLoot, packed, "packed", N_("in the backpack")),
};

HK_DEFINE_RECORD (HkCzLoot, hk_cz_loot, fields)
