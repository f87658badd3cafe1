/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

GPtrArray       *hk_cz_table_list_steps         (HkTable *table);
HkPrimaryAction *hk_cz_table_get_primary_action (HkTable *table);
gboolean         hk_cz_table_is_over            (HkTable *table);
int              hk_cz_table_find_duellist      (HkCzTable *self);
char            *hk_cz_table_get_headline       (HkTable *table);
char            *hk_cz_table_get_outcome        (HkTable *table);
HkScoreSheet    *hk_cz_table_get_score_sheet    (HkTable *table);
void             hk_cz_table_get_result         (HkTable *table, int player, HkResult *result);
char            *hk_cz_table_get_variant        (HkTable *table);
GPtrArray       *hk_cz_table_list_standings     (HkTable *table);
char            *hk_cz_table_say_value          (HkTable *table, const char *field, const char *value);
GStrv            hk_cz_table_list_reminders     (HkTable *table);
GPtrArray       *hk_cz_table_list_options       (HkTable *table, int viewer);

G_END_DECLS
