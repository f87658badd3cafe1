/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

GPtrArray       *hk_zz_table_list_steps         (HkTable *table);
HkPrimaryAction *hk_zz_table_get_primary_action (HkTable *table);
gboolean         hk_zz_table_is_over            (HkTable *table);
char            *hk_zz_table_get_headline       (HkTable *table);
GPtrArray       *hk_zz_table_list_standings     (HkTable *table);
char            *hk_zz_table_say_value          (HkTable *table, const char *field, const char *value);
GStrv            hk_zz_table_list_reminders     (HkTable *table);
GPtrArray       *hk_zz_table_list_options       (HkTable *table, int viewer);

G_END_DECLS
