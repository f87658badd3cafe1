/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/odds/hk-distribution.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ODDS (hk_cz_odds_get_type ())
G_DECLARE_FINAL_TYPE (HkCzOdds, hk_cz_odds, HK, CZ_ODDS, GtkWidget)

void       hk_cz_odds_set (HkCzOdds *self, HkDistribution *distribution);

G_END_DECLS
