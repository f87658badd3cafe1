/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

gboolean hk_rf_has_due_blood (HkRfPlayer *player);
gboolean hk_rf_is_now        (HkRfTable *self, int player);

G_END_DECLS
