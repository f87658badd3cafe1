/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

HkMoveOption *hk_rf_trial_new (HkRfTable *table, const char *title, const char *hint, HkMove *taken_move);

G_END_DECLS
