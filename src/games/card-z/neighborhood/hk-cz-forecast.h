/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/battle/hk-cz-act.h"

G_BEGIN_DECLS

/* What an Encounter will do when the Encounters act.
 * @HK_CZ_INTENT_HIDDEN: it lies face down and does nothing
 * @HK_CZ_INTENT_FRIEND: a friendly human, who waits until the zone is clear
 * @HK_CZ_INTENT_LOCKED: it is locked into a room
 * @HK_CZ_INTENT_FENCED: a fence keeps it away
 * @HK_CZ_INTENT_DISTRACTED: it is distracted and does nothing
 * @HK_CZ_INTENT_HELD: it is impaled, and nobody but who holds it stands next to it
 * @HK_CZ_INTENT_ARRIVED: a noise drew it in this battle-round, which was its move
 * @HK_CZ_INTENT_ACTED: it has acted in this battle-round
 * @HK_CZ_INTENT_HUMAN: it acts by its card
 * @HK_CZ_INTENT_UNKNOWN: nobody has told how far away it is
 * @HK_CZ_INTENT_DIE: a die says how far it moves */
typedef enum
{
  HK_CZ_INTENT_HIDDEN,
  HK_CZ_INTENT_FRIEND,
  HK_CZ_INTENT_LOCKED,
  HK_CZ_INTENT_FENCED,
  HK_CZ_INTENT_DISTRACTED,
  HK_CZ_INTENT_HELD,
  HK_CZ_INTENT_ARRIVED,
  HK_CZ_INTENT_ACTED,
  HK_CZ_INTENT_HUMAN,
  HK_CZ_INTENT_UNKNOWN,
  HK_CZ_INTENT_APPROACH,
  HK_CZ_INTENT_DIE,
  HK_CZ_INTENT_BITE,
} HkCzIntent;

/* What comes of an Encounter if nobody does anything about it.
 * @intent: what it will do
 * @survivor: whom it goes for; −1 not told
 * @choices: how many survivors are equally close, none of them with others nearer by: a die decides
 * @after: how far away it will be, in hexes; 0 not known
 * @rounds: in how many battle-rounds it can bite, 1 at its next act; 0 never, or not known
 * @bite: how the bite at its next act would turn out, when @intent is to bite or a die says */
typedef struct
{
  HkCzIntent intent;
  int        survivor;
  int        choices;
  int        after;
  int        rounds;
  HkCzBite   bite;
} HkCzForecast;

void hk_cz_forecast_encounter (HkCzTable *self, int encounter, HkCzForecast *forecast);

G_END_DECLS
