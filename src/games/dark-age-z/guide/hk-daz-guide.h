/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* What the core asks of a table: in hk-daz-steps.c, hk-daz-next.c and hk-daz-score.c. */
GPtrArray       *hk_daz_table_list_steps         (HkTable *table);
HkPrimaryAction *hk_daz_table_get_primary_action (HkTable *table);
gboolean         hk_daz_table_is_over            (HkTable *table);
char            *hk_daz_table_get_headline       (HkTable *table);
char            *hk_daz_table_get_outcome        (HkTable *table);
HkScoreSheet    *hk_daz_table_get_score_sheet    (HkTable *table);
guint            hk_daz_table_count_players      (HkTable *table);
void             hk_daz_table_get_result         (HkTable *table, int player, HkResult *result);
char            *hk_daz_table_get_variant        (HkTable *table);
GPtrArray       *hk_daz_table_list_standings     (HkTable *table);
char            *hk_daz_table_say_value          (HkTable *table, const char *field, const char *value);
GStrv            hk_daz_table_list_reminders     (HkTable *table);
GPtrArray       *hk_daz_table_list_options       (HkTable *table, int viewer);
gboolean         hk_daz_table_conceals           (HkTable *table, HkRecord *record, const HkField *field, int owner, int viewer);

G_END_DECLS
