/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-item.h"

G_DEFINE_FINAL_TYPE (HkRfItem, hk_rf_item, HK_TYPE_RECORD)

static void
hk_rf_item_class_init (HkRfItemClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkRfItem, name, "name"),
    HK_STRING_FIELD (HkRfItem, kind, "kind"),
    HK_STRING_FIELD (HkRfItem, card, "card"),
    HK_INT_FIELD (HkRfItem, uses, "uses", -1, 99, -1, N_("uses left")),
    HK_INT_FIELD (HkRfItem, bonus, "bonus", -20, 20, 0),
    HK_INT_FIELD (HkRfItem, kills, "kills", 0, 9, 1),
    HK_STRING_FIELD (HkRfItem, text, "text"),
    HK_STRING_FIELD (HkRfItem, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_item_init (HkRfItem *self)
{
}
