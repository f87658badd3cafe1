/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

const char *hk_rf_get_phase_title (const char *phase);

G_END_DECLS
