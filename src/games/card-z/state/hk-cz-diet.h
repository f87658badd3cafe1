/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_DIET (hk_cz_diet_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDiet, hk_cz_diet, HK, CZ_DIET, HkRecord)

/* What one survivor gets at the reckoning.
 * @survivor: the survivor
 * @holder: the survivor whose Loot is eaten; −1 none
 * @food: (nullable): the name of the Loot; %NULL starves
 * @roll: the d10; −1 none or not yet
 * @sick: whether the survivor fell ill */
struct _HkCzDiet
{
  HkRecord parent_instance;

  int      survivor;
  int      holder;
  char    *food;
  int      roll;
  gboolean sick;
};

G_END_DECLS
