/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-diet.h"

G_DEFINE_FINAL_TYPE (HkCzDiet, hk_cz_diet, HK_TYPE_RECORD)

static void
hk_cz_diet_class_init (HkCzDietClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkCzDiet, survivor, "survivor", 0, 99, 0, .names = "survivors"),
    HK_INT_FIELD (HkCzDiet, holder, "holder", -1, 99, -1, .names = "survivors"),
    HK_STRING_FIELD (HkCzDiet, food, "food"),
    HK_INT_FIELD (HkCzDiet, roll, "roll", -1, 9, -1),
    HK_BOOLEAN_FIELD (HkCzDiet, sick, "sick"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_diet_init (HkCzDiet *self)
{
}
