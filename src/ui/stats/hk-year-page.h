/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/people/hk-people.h"
#include "core/stats/hk-past-games.h"

G_BEGIN_DECLS

#define HK_TYPE_YEAR_PAGE (hk_year_page_get_type ())
G_DECLARE_FINAL_TYPE (HkYearPage, hk_year_page, HK, YEAR_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_year_page_new       (HkPastGames *games, HkPeople *people, int year);
GBytes            *hk_year_page_make_file (HkYearPage *self, const char *ending);

G_END_DECLS
