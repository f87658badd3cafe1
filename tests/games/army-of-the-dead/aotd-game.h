/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* Ann leads Scott, Cruz and Martin, Bo leads Guzman, Dieter and Peters; Ann starts. */
#define AOTD_TEAM \
  "\"survivors\":[{\"id\":\"scott\",\"player\":0,\"equipment\":[\"revolver\",\"machete\",\"ammo-clip\"]}," \
  "{\"id\":\"cruz\",\"player\":0,\"equipment\":[\"katana\"]}," \
  "{\"id\":\"martin\",\"player\":0,\"pack\":2}," \
  "{\"id\":\"guzman\",\"player\":1,\"equipment\":[\"golden-ak-47\"]}," \
  "{\"id\":\"dieter\",\"player\":1,\"equipment\":[\"spiked-baseball-bat\"]}," \
  "{\"id\":\"peters\",\"player\":1,\"equipment\":[]}]"

#define AOTD_PLAYERS "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0"

/* A mission with nothing to draw by chance but the cards: no Personal Objectives, no pack. */
#define AOTD_PLAIN "{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"none\",\"personal\":[]}"

/* Games of Army of the Dead for tests. */
#define aotd_new(setup, seed)           HK_AOTD_TABLE (hk_play_new (HK_AOTD_GAME, setup, seed))
#define aotd_get_state(table, step)     hk_play_get_state (HK_TABLE (table), step)
#define aotd_play(table, line)          hk_play (HK_TABLE (table), line)
#define aotd_say(table, line)           hk_play_say (HK_TABLE (table), line)
#define aotd_refuse(table, line, code)  hk_play_refuse (HK_TABLE (table), line, code)
#define aotd_refuse_setup(setup)        hk_play_refuse_setup (HK_AOTD_GAME, setup)

HkAotdTable *aotd_new_plain   (const char *more);
char        *aotd_make_pack   (const char *zombie_type, const char *order);
void         aotd_end_turns   (HkAotdTable *table);
void         aotd_pass_zombies (HkAotdTable *table);

G_END_DECLS
