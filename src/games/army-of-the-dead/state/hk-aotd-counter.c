/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-counter.h"

G_DEFINE_FINAL_TYPE (HkAotdCounter, hk_aotd_counter, HK_TYPE_RECORD)

static void
hk_aotd_counter_class_init (HkAotdCounterClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdCounter, name, "name"),
    HK_INT_FIELD (HkAotdCounter, value, "value", 0, 999, 0, N_("count")),
    HK_INT_FIELD (HkAotdCounter, maximum, "maximum", 0, 999, 0, N_("limit")),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_counter_init (HkAotdCounter *self)
{
}
