/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

gboolean hk_aotd_table_setup (HkTable *table, HkMove *move, GError **error);

extern const HkParamSpec hk_aotd_setup_options[];
extern const guint       hk_aotd_n_setup_options;

G_END_DECLS
