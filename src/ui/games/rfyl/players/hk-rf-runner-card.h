/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_RUNNER_CARD (hk_rf_runner_card_get_type ())
G_DECLARE_FINAL_TYPE (HkRfRunnerCard, hk_rf_runner_card, HK, RF_RUNNER_CARD, HkView)

/* Its index is a seat. Property: player (who sits there, read-only). */

G_END_DECLS
