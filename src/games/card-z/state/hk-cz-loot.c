/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-loot.h"

G_DEFINE_FINAL_TYPE (HkCzLoot, hk_cz_loot, HK_TYPE_RECORD)

static void
hk_cz_loot_class_init (HkCzLootClass *klass)
{
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

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_loot_init (HkCzLoot *self)
{
}
