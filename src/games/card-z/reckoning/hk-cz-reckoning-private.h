/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-reckoning.h"

G_BEGIN_DECLS

gboolean hk_cz_check_reckoning (HkCzTable *self, HkMove *move, GError **error);
void     hk_cz_diets_plan      (HkCzTable *self, HkMove *move);
gboolean hk_cz_diets_eat       (HkCzTable *self, HkMove *move, GError **error);

G_END_DECLS
