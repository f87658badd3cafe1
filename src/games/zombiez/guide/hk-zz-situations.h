/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"

G_BEGIN_DECLS

void hk_zz_list_busts      (HkTable *table, GPtrArray *situations);
void hk_zz_list_placements (HkTable *table, GPtrArray *situations);
void hk_zz_list_worths     (HkTable *table, GPtrArray *situations);
void hk_zz_list_scores     (HkTable *table, GPtrArray *situations);

G_END_DECLS
