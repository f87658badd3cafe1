/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session-store.h"
#include "core/stats/hk-past-games.h"
#include "core/people/hk-people.h"

G_BEGIN_DECLS

#define HK_TYPE_PAST_GAMES_PAGE (hk_past_games_page_get_type ())
G_DECLARE_FINAL_TYPE (HkPastGamesPage, hk_past_games_page, HK, PAST_GAMES_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_past_games_page_new (HkSessionStore *store, HkPastGames *past, HkPeople *people);

G_END_DECLS
