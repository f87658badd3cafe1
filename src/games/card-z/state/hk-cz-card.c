/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-card.h"

G_DEFINE_FINAL_TYPE (HkCzCard, hk_cz_card, HK_TYPE_RECORD)

static void
hk_cz_card_class_init (HkCzCardClass *klass)
{
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

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_card_init (HkCzCard *self)
{
}
