/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/guide/hk-first-round.h"
#include "ui/table/hk-table-page.h"

G_BEGIN_DECLS

/* Actions: first-round.go-back, first-round.do-it, first-round.go-on. */
#define HK_TYPE_FIRST_ROUND_BANNER (hk_first_round_banner_get_type ())
G_DECLARE_FINAL_TYPE (HkFirstRoundBanner, hk_first_round_banner, HK, FIRST_ROUND_BANNER, AdwBin)

void hk_first_round_banner_add_to (HkTablePage *page, HkFirstRound *round);

G_END_DECLS
