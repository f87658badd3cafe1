/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-offer.h"
#include "rfyl/hk-rf-table.h"

G_BEGIN_DECLS

HkOffer *hk_rf_trial_new (HkRfTable *table, const char *title, const char *hint, HkMove *taken_move);

G_END_DECLS
