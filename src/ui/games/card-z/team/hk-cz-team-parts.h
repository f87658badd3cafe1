/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* All survivors. */
#define HK_TYPE_CZ_TEAM (hk_cz_team_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTeam, hk_cz_team, HK, CZ_TEAM, HkView)

/* A survivor. Index: the number of the survivor. */
#define HK_TYPE_CZ_SURVIVOR_CARD (hk_cz_survivor_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSurvivorCard, hk_cz_survivor_card, HK, CZ_SURVIVOR_CARD, HkView)

/* The ratings of a survivor. Index: the number of the survivor. */
#define HK_TYPE_CZ_RATINGS (hk_cz_ratings_get_type ())
G_DECLARE_FINAL_TYPE (HkCzRatings, hk_cz_ratings, HK, CZ_RATINGS, HkView)

G_END_DECLS
