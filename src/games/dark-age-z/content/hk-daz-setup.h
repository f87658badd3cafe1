/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkParamSpec hk_daz_setup_options[];
extern const guint       hk_daz_n_setup_options;

gboolean hk_daz_table_setup (HkTable *table, HkMove *move, GError **error);

G_END_DECLS
