/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* The weapons of the worked examples; what the book does not print of them is of the tests. */
#define AOTD_WEAPONS \
  "\"weapon\":[" \
  "{\"id\":\"spiked-baseball-bat\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":2,\"ammo-dice\":0,\"accuracy\":3,\"damage\":1,\"noisy\":false,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"crowbar\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":1,\"ammo-dice\":0,\"accuracy\":4,\"damage\":1,\"noisy\":false,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"katana\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":3,\"ammo-dice\":0,\"accuracy\":3,\"damage\":1,\"noisy\":false,\"explosive\":false,\"backpack\":false,\"skill\":\"charge\"}," \
  "{\"id\":\"ring-saw\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":2,\"ammo-dice\":0,\"accuracy\":3,\"damage\":2,\"noisy\":true,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"heavy-machine-gun\",\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":2,\"dice\":2,\"ammo-dice\":2,\"accuracy\":4,\"damage\":2,\"noisy\":true,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"revolver\",\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":2,\"ammo-dice\":0,\"accuracy\":4,\"damage\":1,\"noisy\":true,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"submachine-gun\",\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":5,\"ammo-dice\":1,\"accuracy\":5,\"damage\":1,\"noisy\":true,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"army-sniper-rifle\",\"kind\":\"ranged\",\"minimum-range\":1,\"maximum-range\":4,\"dice\":1,\"ammo-dice\":1,\"accuracy\":3,\"damage\":2,\"noisy\":true,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"bola-gun\",\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":1,\"ammo-dice\":0,\"accuracy\":3,\"damage\":0,\"noisy\":false,\"explosive\":false,\"backpack\":false}," \
  "{\"id\":\"grenade\",\"kind\":\"thrown\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":0,\"ammo-dice\":0,\"accuracy\":2,\"damage\":2,\"noisy\":true,\"explosive\":true,\"backpack\":true}," \
  "{\"id\":\"tnt\",\"kind\":\"thrown\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":0,\"ammo-dice\":0,\"accuracy\":2,\"damage\":4,\"noisy\":true,\"explosive\":true,\"backpack\":false}]"

/* Ann leads Guzman (0), Dieter (1) and Cruz (2), Bo leads Chambers (3), Kate (4) and Peters (5). */
#define AOTD_TEAM \
  "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"mission\":\"Test\"," \
  "\"survivors\":[" \
  "{\"id\":\"guzman\",\"player\":0,\"specialties\":[\"bruiser\"],\"equipment\":[]}," \
  "{\"id\":\"dieter\",\"player\":0,\"specialties\":[\"vault-expert\"],\"equipment\":[]}," \
  "{\"id\":\"cruz\",\"player\":0,\"specialties\":[\"mechanic\"],\"equipment\":[]}," \
  "{\"id\":\"chambers\",\"player\":1,\"specialties\":[\"pilot\"],\"equipment\":[]}," \
  "{\"id\":\"kate\",\"player\":1,\"specialties\":[\"stealthy\"],\"equipment\":[]}," \
  "{\"id\":\"peters\",\"player\":1,\"specialties\":[\"pilot\"],\"equipment\":[]}]"

/* A mission with ten Sleepers, the Vault and the Taco Truck. */
#define AOTD_MISSION \
  "{" AOTD_TEAM ",\"sleepers\":10,\"truck\":true,\"vault\":true,\"personal\":[]," \
  "\"objectives\":[{\"name\":\"Open the crate\"},{\"name\":\"Take the keys\",\"adrenaline\":5,\"opens\":\"blue\"}]," \
  "\"spawns\":[{\"name\":\"Strip\",\"kind\":\"start\"},{\"name\":\"Garage\",\"kind\":\"blue\",\"open\":false}],\"zeus-spawn\":true," \
  "\"components\":\"owner\",\"pack\":{" AOTD_WEAPONS "}}"

/* Games of Army of the Dead for tests. */
#define aotd_new(setup)                 HK_AOTD_TABLE (hk_play_new (HK_AOTD_GAME, setup, 7))
#define aotd_play(table, line)          hk_play (HK_TABLE (table), line)
#define aotd_say(table, line)           hk_play_say (HK_TABLE (table), line)
#define aotd_refuse(table, line, code)  hk_play_refuse (HK_TABLE (table), line, code)

HkAotdTable    *aotd_begin    (int survivor);
void            aotd_house    (HkAotdTable *table, const char *rule);
HkAotdSurvivor *aotd_survivor (HkAotdTable *table, int survivor);
void            aotd_give     (HkAotdTable *table, int survivor, const char *card, HkAotdSlot slot);
void            aotd_horde    (HkAotdTable *table, int shamblers, int alphas);
void            aotd_skill    (HkAotdTable *table, int survivor, const char *skill);

G_END_DECLS
