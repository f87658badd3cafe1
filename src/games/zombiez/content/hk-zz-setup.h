/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move.h"

G_BEGIN_DECLS


extern const HkParamSpec hk_zz_setup_options[];
extern const guint       hk_zz_n_setup_options;

gboolean hk_zz_table_setup (HkTable *table, HkMove *move, GError **error);

G_END_DECLS
