/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

int hk_daz_income_tokens             (HkDazTable *self, int kingdom, gboolean *known, HkBreakdown *breakdown);
int hk_daz_income_cards              (HkDazTable *self, int kingdom, gboolean *known, HkBreakdown *breakdown);
int hk_daz_find_next_starting_player (HkDazTable *self, HkBreakdown *breakdown);

G_END_DECLS
