/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* The battle page, and what it is made of. */
#define HK_TYPE_CZ_BATTLE_VIEW (hk_cz_battle_view_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleView, hk_cz_battle_view, HK, CZ_BATTLE_VIEW, HkView)

/* How the battle stands. */
#define HK_TYPE_CZ_BATTLE_HEAD (hk_cz_battle_head_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleHead, hk_cz_battle_head, HK, CZ_BATTLE_HEAD, HkView)

/* What has just happened. */
#define HK_TYPE_CZ_BATTLE_NEWS (hk_cz_battle_news_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleNews, hk_cz_battle_news, HK, CZ_BATTLE_NEWS, HkView)

/* What the group decides. Index: 1 seen while it has to decide, 0 at all other times. */
#define HK_TYPE_CZ_BATTLE_CHOICES (hk_cz_battle_choices_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleChoices, hk_cz_battle_choices, HK, CZ_BATTLE_CHOICES, HkView)

/* What is to be done about a noise. */
#define HK_TYPE_CZ_NOISE_ROW (hk_cz_noise_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzNoiseRow, hk_cz_noise_row, HK, CZ_NOISE_ROW, HkView)

/* The bites that wait for their dice. */
#define HK_TYPE_CZ_BITE_ROW (hk_cz_bite_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBiteRow, hk_cz_bite_row, HK, CZ_BITE_ROW, HkView)

/* The battlefield as hexes. */
#define HK_TYPE_CZ_BATTLEFIELD (hk_cz_battlefield_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattlefield, hk_cz_battlefield, HK, CZ_BATTLEFIELD, HkView)

/* The Encounters of a zone. Index: the zone, 0 the edge. */
#define HK_TYPE_CZ_ENCOUNTER_ZONE (hk_cz_encounter_zone_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterZone, hk_cz_encounter_zone, HK, CZ_ENCOUNTER_ZONE, HkView)

/* An Encounter. Index: its number at the Location of the battle. */
#define HK_TYPE_CZ_ENCOUNTER_CARD (hk_cz_encounter_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterCard, hk_cz_encounter_card, HK, CZ_ENCOUNTER_CARD, HkView)

/* What the Encounters will do. */
#define HK_TYPE_CZ_ENCOUNTER_TURN (hk_cz_encounter_turn_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterTurn, hk_cz_encounter_turn, HK, CZ_ENCOUNTER_TURN, HkView)

/* A survivor in a battle. Index: the survivor. */
#define HK_TYPE_CZ_FIGHTER_CARD (hk_cz_fighter_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzFighterCard, hk_cz_fighter_card, HK, CZ_FIGHTER_CARD, HkView)

G_END_DECLS
