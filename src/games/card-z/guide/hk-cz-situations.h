/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"

G_BEGIN_DECLS

void hk_cz_list_attack_situations (HkTable *table, GPtrArray *situations);
void hk_cz_list_bites             (HkTable *table, GPtrArray *situations);
void hk_cz_list_orders            (HkTable *table, GPtrArray *situations);
void hk_cz_list_alarms            (HkTable *table, GPtrArray *situations);
void hk_cz_list_scouts            (HkTable *table, GPtrArray *situations);
void hk_cz_list_fires             (HkTable *table, GPtrArray *situations);
void hk_cz_list_hordes            (HkTable *table, GPtrArray *situations);
void hk_cz_list_eaters            (HkTable *table, GPtrArray *situations);
void hk_cz_list_initiatives       (HkTable *table, GPtrArray *situations);
void hk_cz_list_grades            (HkTable *table, GPtrArray *situations);
void hk_cz_list_reckonings        (HkTable *table, GPtrArray *situations);

G_END_DECLS
