/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"

G_BEGIN_DECLS

void hk_rf_list_fights     (HkTable *table, GPtrArray *situations);
void hk_rf_list_infections (HkTable *table, GPtrArray *situations);
void hk_rf_list_chases     (HkTable *table, GPtrArray *situations);

G_END_DECLS
