/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/* What the table answers to the house: in hk-aotd-steps.c and hk-aotd-score.c. */
GPtrArray    *hk_aotd_table_list_steps      (HkTable *table);
HkNext       *hk_aotd_table_get_next        (HkTable *table);
gboolean      hk_aotd_table_is_over         (HkTable *table);
char         *hk_aotd_table_get_headline    (HkTable *table);
char         *hk_aotd_table_get_outcome     (HkTable *table);
HkScoreSheet *hk_aotd_table_get_score_sheet (HkTable *table);
GStrv         hk_aotd_table_list_reminders  (HkTable *table);

G_END_DECLS
