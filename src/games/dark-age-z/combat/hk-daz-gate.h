/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

int hk_daz_gate_protection (HkDazTable *self, int frontier, int kingdom);
int hk_daz_gate_damage (HkDazTable *self, int frontier, int kingdom, HkBreakdown *breakdown);

G_END_DECLS
