/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-pile.h"

G_DEFINE_FINAL_TYPE (HkRfPile, hk_rf_pile, HK_TYPE_RECORD)

static void
hk_rf_pile_class_init (HkRfPileClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkRfPile, space, "space", 0, 9999, 0),
    HK_INT_FIELD (HkRfPile, bullets, "bullets", 0, 999, 0),
    HK_LIST_FIELD (HkRfPile, items, "items", hk_rf_item_get_type),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_pile_init (HkRfPile *self)
{
}
