/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SEARCH_PAGE (hk_aotd_search_page_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSearchPage, hk_aotd_search_page, HK, AOTD_SEARCH_PAGE, AdwNavigationPage)

/* Signal "done": cards were taken. */
AdwNavigationPage *hk_aotd_search_page_new (HkSession *session, int survivor);

G_END_DECLS
