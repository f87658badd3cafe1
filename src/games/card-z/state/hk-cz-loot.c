/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-loot.h"

G_DEFINE_FINAL_TYPE (HkCzLoot, hk_cz_loot, HK_TYPE_RECORD)

static void
hk_cz_loot_class_init (HkCzLootClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkCzLoot, kind, "kind"),
    HK_INT_FIELD (HkCzLoot, supply, "supply", -1, 99, -1),
    HK_BOOLEAN_FIELD (HkCzLoot, clip, "clip"),
    HK_BOOLEAN_FIELD (HkCzLoot, jammed, "jammed"),
    HK_INT_FIELD (HkCzLoot, lost, "lost", 0, 99, 0),
    HK_INT_FIELD (HkCzLoot, spent, "spent", 0, 99, 0),
    HK_BOOLEAN_FIELD (HkCzLoot, stuck, "stuck"),
    HK_BOOLEAN_FIELD (HkCzLoot, packed, "packed"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_loot_init (HkCzLoot *self)
{
}
