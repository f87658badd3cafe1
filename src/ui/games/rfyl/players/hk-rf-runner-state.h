/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

char     *hk_rf_runner_describe (HkRfTable *table, int player);

G_END_DECLS
