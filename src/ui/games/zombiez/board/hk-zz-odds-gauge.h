/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ODDS_GAUGE (hk_zz_odds_gauge_get_type ())
G_DECLARE_FINAL_TYPE (HkZzOddsGauge, hk_zz_odds_gauge, HK, ZZ_ODDS_GAUGE, HkView)

G_END_DECLS
