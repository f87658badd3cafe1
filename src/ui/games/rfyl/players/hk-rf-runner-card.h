/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_RUNNER_CARD (hk_rf_runner_card_get_type ())
G_DECLARE_FINAL_TYPE (HkRfRunnerCard, hk_rf_runner_card, HK, RF_RUNNER_CARD, AdwBin)

GtkWidget *hk_rf_runner_card_new        (HkSession *session, int player);
int        hk_rf_runner_card_get_player (HkRfRunnerCard *self);

G_END_DECLS
