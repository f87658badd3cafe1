/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-item.h"

const char * const hk_aotd_slots[] = { "hand", "backpack", NULL };

G_DEFINE_FINAL_TYPE (HkAotdItem, hk_aotd_item, HK_TYPE_RECORD)

static void
hk_aotd_item_class_init (HkAotdItemClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdItem, card, "card", N_("Equipment card")),
    HK_ENUM_FIELD (HkAotdItem, slot, "slot", hk_aotd_slots, N_("carried in")),
    HK_BOOLEAN_FIELD (HkAotdItem, empty, "empty", N_("out of ammo")),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_item_init (HkAotdItem *self)
{
}
