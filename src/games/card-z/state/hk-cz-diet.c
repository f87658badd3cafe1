/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-diet.h"

G_DEFINE_FINAL_TYPE (HkCzDiet, hk_cz_diet, HK_TYPE_RECORD)

static void
hk_cz_diet_class_init (HkCzDietClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkCzDiet, survivor, "survivor", 0, 99, 0, N_("Survivor"), .names = "survivors"),
    HK_INT_FIELD (HkCzDiet, holder, "holder", -1, 99, -1, N_("food carried by"), .names = "survivors"),
    HK_STRING_FIELD (HkCzDiet, food, "food", N_("food")),
    HK_INT_FIELD (HkCzDiet, roll, "roll", -1, 9, -1, N_("roll")),
    HK_BOOLEAN_FIELD (HkCzDiet, sick, "sick", N_("fell sick")),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_diet_init (HkCzDiet *self)
{
}
