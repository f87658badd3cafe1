/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-course-spec.h"

G_BEGIN_DECLS

/* @title: what it is called, in the language of the window
 * @count: how many the box has
 * @used: how many are in play */
typedef struct
{
  char *title;
  int   count;
  int   used;
} HkSupply;

void       hk_supply_free (HkSupply *self);
GPtrArray *hk_supply_list (HkTable *table);

G_END_DECLS
