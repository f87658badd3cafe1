/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-zz-table.h"

G_BEGIN_DECLS

void hk_zz_census_learn (HkZzTable *self, HkMove *move);

G_END_DECLS
