/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkParamSpec hk_rf_setup_options[];
extern const guint       hk_rf_n_setup_options;

gboolean hk_rf_table_setup (HkTable *table, HkMove *move, GError **error);

G_END_DECLS
