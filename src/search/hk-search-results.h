/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/people/hk-people.h"
#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session-store.h"
#include "core/stats/hk-past-games.h"

G_BEGIN_DECLS

/* What is found has an id: "rule:" with the global id of a rule, "game:" with the path of a game, or "tool:" with the id of a
 * game and the name of a calculator. */
#define HK_SEARCH_RULE "rule:"
#define HK_SEARCH_GAME "game:"
#define HK_SEARCH_TOOL "tool:"

GStrv     hk_search_results_find     (HkRulebook *rulebook, HkSessionStore *store, HkPastGames *past, HkPeople *people, const char * const *terms);
GVariant *hk_search_results_describe (HkRulebook *rulebook, HkSessionStore *store, HkPeople *people, const char *id);

G_END_DECLS
