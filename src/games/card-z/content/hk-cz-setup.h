/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

extern const HkParamSpec hk_cz_setup_options[];
extern const guint       hk_cz_n_setup_options;

gboolean hk_cz_table_setup (HkTable *table, HkMove *move, GError **error);

gboolean hk_cz_table_check (HkTable *table);
gboolean hk_cz_table_conceals (HkTable *table, HkRecord *record, const HkField *field, int owner, int viewer);

G_END_DECLS
