/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-illness.h"

G_DEFINE_FINAL_TYPE (HkCzIllness, hk_cz_illness, HK_TYPE_RECORD)

static void
hk_cz_illness_class_init (HkCzIllnessClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkCzIllness, name, "name"),
    HK_INT_FIELD (HkCzIllness, rolls, "rolls", -5, 0, 0),
    HK_INT_FIELD (HkCzIllness, carry, "carry", -5, 0, 0),
    HK_INT_FIELD (HkCzIllness, move, "move", -5, 0, 0),
    HK_STRING_FIELD (HkCzIllness, text, "text"),
    HK_STRING_FIELD (HkCzIllness, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_illness_init (HkCzIllness *self)
{
}
