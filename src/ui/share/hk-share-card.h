/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/export/hk-summary.h"

G_BEGIN_DECLS

#define HK_TYPE_SHARE_CARD (hk_share_card_get_type ())
G_DECLARE_FINAL_TYPE (HkShareCard, hk_share_card, HK, SHARE_CARD, AdwBin)

void        hk_share_card_show         (HkShareCard *self, const HkSummary *summary);
int         hk_share_find_series       (HkCourse *course);

G_END_DECLS
