/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"

G_BEGIN_DECLS

void hk_daz_list_combats (HkTable *table, GPtrArray *situations);
void hk_daz_list_powers  (HkTable *table, GPtrArray *situations);
void hk_daz_list_hordes  (HkTable *table, GPtrArray *situations);
void hk_daz_list_gates   (HkTable *table, GPtrArray *situations);

G_END_DECLS
