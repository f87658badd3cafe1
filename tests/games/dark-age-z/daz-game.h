/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* An owner's pack with values that the tests reckon with: 96 army cards, 48 of them bronze. */
#define DAZ_PACK \
  "\"components\":\"owner\",\"pack\":{" \
  "\"invasion-card\":[" \
  "{\"name\":\"Grey Turtles\",\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":0,\"damage\":1,\"speed\":1}," \
  "{\"name\":\"Rotten Slaves\",\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1,\"damage\":2,\"speed\":2}," \
  "{\"name\":\"Pale Ones\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0,\"damage\":2,\"speed\":1}," \
  "{\"name\":\"Long Arms\",\"zombies\":4,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1,\"damage\":1,\"speed\":2}," \
  "{\"name\":\"Swift Feet\",\"zombies\":2,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":1,\"damage\":2,\"speed\":3}," \
  "{\"name\":\"Deaf Ears\",\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1,\"damage\":2,\"speed\":1}]," \
  "\"army-card\":[" \
  "{\"id\":\"bronze-4\",\"rank\":\"bronze\",\"attack\":4,\"bronze-bonus\":2,\"silver-bonus\":0,\"gold-bonus\":0,\"copies\":8}," \
  "{\"id\":\"bronze-5\",\"rank\":\"bronze\",\"attack\":5,\"bronze-bonus\":2,\"silver-bonus\":0,\"gold-bonus\":0,\"copies\":12}," \
  "{\"id\":\"bronze-6\",\"rank\":\"bronze\",\"attack\":6,\"bronze-bonus\":2,\"silver-bonus\":3,\"gold-bonus\":0,\"copies\":14}," \
  "{\"id\":\"bronze-7\",\"rank\":\"bronze\",\"attack\":7,\"bronze-bonus\":2,\"silver-bonus\":3,\"gold-bonus\":0,\"copies\":14}," \
  "{\"id\":\"silver-2\",\"rank\":\"silver\",\"attack\":2,\"bronze-bonus\":1,\"silver-bonus\":2,\"gold-bonus\":0,\"copies\":10}," \
  "{\"id\":\"silver-3\",\"rank\":\"silver\",\"attack\":3,\"bronze-bonus\":1,\"silver-bonus\":2,\"gold-bonus\":0,\"copies\":12}," \
  "{\"id\":\"silver-4\",\"rank\":\"silver\",\"attack\":4,\"bronze-bonus\":1,\"silver-bonus\":2,\"gold-bonus\":0,\"copies\":8}," \
  "{\"id\":\"gold-6\",\"rank\":\"gold\",\"attack\":6,\"bronze-bonus\":2,\"silver-bonus\":3,\"gold-bonus\":4,\"copies\":6}," \
  "{\"id\":\"gold-7\",\"rank\":\"gold\",\"attack\":7,\"bronze-bonus\":2,\"silver-bonus\":3,\"gold-bonus\":4,\"copies\":12}]," \
  "\"strategy-track\":[" \
  "{\"command\":\"draw-army\",\"costs\":[1,2,2,3,3,4],\"end\":\"repeat\",\"restoration-2\":2,\"restoration-3\":2,\"restoration-4\":3,\"restoration-5\":3}," \
  "{\"command\":\"choose-relic\",\"costs\":[2,2,3,3,4],\"end\":\"repeat\",\"restoration-2\":2,\"restoration-3\":2,\"restoration-4\":3,\"restoration-5\":3}," \
  "{\"command\":\"reactivate\",\"costs\":[2,3,3,4],\"end\":\"repeat\",\"restoration-2\":2,\"restoration-3\":2,\"restoration-4\":3,\"restoration-5\":3}," \
  "{\"command\":\"refresh\",\"costs\":[2],\"end\":\"closed\",\"restoration-2\":2,\"restoration-3\":2,\"restoration-4\":3,\"restoration-5\":3}]," \
  "\"movement-track\":[{\"players\":2,\"steps-speed-1\":10,\"steps-speed-2\":8,\"steps-speed-3\":6}," \
  "{\"players\":4,\"steps-speed-1\":18,\"steps-speed-2\":16,\"steps-speed-3\":14}]," \
  "\"frontier-side\":[{\"zone-1\":\"none\",\"zone-2\":\"command\",\"zone-3\":\"army\",\"zone-4\":\"command\",\"zone-5\":\"gate\"}]," \
  "\"kingdom-board\":[{\"command-icons-level-0\":4,\"command-icons-level-1\":3,\"command-icons-level-2\":2,\"command-icons-level-3\":1}]}"

/* Four players of whom Ann, number 0, starts, and two. */
#define DAZ_FOUR \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]," \
  "\"first-player\":0,\"missions\":\"none\"," DAZ_PACK "}"
#define DAZ_TWO \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\"," DAZ_PACK "}"

/* Games of Dark Age Z for tests. */
#define daz_new(setup, seed)           HK_DAZ_TABLE (hk_play_new (HK_DAZ_GAME, setup, seed))
#define daz_play(table, line)          hk_play (HK_TABLE (table), line)
#define daz_say(table, line)           hk_play_say (HK_TABLE (table), line)
#define daz_refuse(table, line, code)  hk_play_refuse (HK_TABLE (table), line, code)

void daz_give       (HkDazTable *table, int kingdom, const char *card);
void daz_place      (HkDazTable *table, int frontier, int zone, const char *card, int loyalty, gboolean defeated);
void daz_empty_hand (HkDazTable *table, int kingdom);

G_END_DECLS
