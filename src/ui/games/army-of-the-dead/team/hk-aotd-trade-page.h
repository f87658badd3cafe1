/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_TRADE_PAGE (hk_aotd_trade_page_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdTradePage, hk_aotd_trade_page, HK, AOTD_TRADE_PAGE, AdwNavigationPage)

/* Signal "done": the trade was made. */
AdwNavigationPage *hk_aotd_trade_page_new (HkSession *session, int survivor);

G_END_DECLS
