/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* Games of Card-Z for tests. */
#define cz_game_new(setup, seed)           HK_CZ_TABLE (hk_play_new (HK_CZ_GAME, setup, seed))
#define cz_game_get_state(table, step)     hk_play_get_state (HK_TABLE (table), step)
#define cz_game_play(table, line)          hk_play (HK_TABLE (table), line)
#define cz_game_say(table, line)           hk_play_say (HK_TABLE (table), line)
#define cz_game_refuse(table, line, code)  hk_play_refuse (HK_TABLE (table), line, code)

#define CZ_ONE "\"players\":[{\"name\":\"Ann\"}]"
#define CZ_TWO "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]"

HkCzTable   *cz_game_new_by_hand (const char *players, const char *more);
void cz_game_lay (HkCzTable *table);
int          cz_game_find        (HkCzTable *table, const char *name);
int          cz_game_at          (HkCzTable *table, int q, int r);
void         cz_game_move        (HkCzTable *table, const char *format, ...) G_GNUC_PRINTF (2, 3);
void         cz_game_not         (HkCzTable *table, HkError code, const char *format, ...) G_GNUC_PRINTF (3, 4);
void         cz_game_go          (HkCzTable *table, int player, int place);
void         cz_game_empty       (HkCzTable *table, int place);
void         cz_game_give        (HkCzTable *table, int survivor, const char *kind, int supply);

G_END_DECLS
