/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-diet.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkCzDiet, survivor, "survivor", 0, 99, 0, N_("Survivor"), .names = "survivors"),
  HK_INT_FIELD (HkCzDiet, holder, "holder", -1, 99, -1, N_("food carried by"), .names = "survivors"),
  HK_STRING_FIELD (HkCzDiet, food, "food", N_("food")),
  HK_INT_FIELD (HkCzDiet, roll, "roll", -1, 9, -1, N_("roll")),
  HK_BOOLEAN_FIELD (HkCzDiet, sick, "sick", N_("fell sick")),
};

HK_DEFINE_RECORD (HkCzDiet, hk_cz_diet, fields)
