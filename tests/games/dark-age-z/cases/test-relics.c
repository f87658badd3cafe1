/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"

/* The relics (page 23), effect by effect, and the answers to what they ask. */

#define RULES(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]," \
                   "\"first-player\":0,\"missions\":\"none\",\"house\":{" __VA_ARGS__ "}," DAZ_PACK "}"
#define RALLY "phase=rallying steps-left=9 "
#define PLAN  "steps-left=9 "
#define HOLDS(relic) "kingdoms/0/relics=[\"" relic "\"] "

/* When a relic can be played, by whom, and what that is as a command (page 11). */
static void
test_times (void)
{
  static const DazCase cases[] = {
    { PLAN, "play-relic relic=nothing effect=a", "asks relic" },
    { PLAN, "play-relic relic=immortal-vest effect=b", "impossible" },
    { PLAN "kingdoms/0/relics=[\"\"]", "play-relic relic=immortal-vest effect=b",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/relics () > (); kingdoms/0/relics-played 0 > 1; relic-deck/draw-pile 24 > 23; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN "kingdoms/0/relics=[\"\"] relic-deck/draw-pile=[\"iron-steed\"]", "play-relic relic=immortal-vest effect=b", "impossible" },
    { PLAN HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b target=3",
      "kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; kingdoms/3/victory-points 0 > 2; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b target=4", "asks target" },
    { PLAN HOLDS ("immortal-vest") "current-player=1", "play-relic relic=immortal-vest effect=b player=0",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("immortal-vest") "question=play-drawn", "play-relic relic=immortal-vest effect=b", "impossible" },
    { "phase=combat current-player=-1 " HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b player=0",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"] current-player=1",
      "play-relic relic=titanic-essence effect=a card=gold-6 player=0",
      "refused by planning.overview" },
    { RALLY HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"]", "play-relic relic=titanic-essence effect=a card=gold-6",
      "refused by planning.relic-phases" },
    { RALLY HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 house=true",
      "kingdoms/0/hand (bronze-5 gold-7 gold-7) > (bronze-5 gold-7 gold-7 gold-6); kingdoms/0/relics (titanic-essence) > (); "
      "kingdoms/0/relics-played 0 > 1; army-deck/discard-pile (gold-6) > (); relics-used () > (titanic-essence); "
      "last-relic null > titanic-essence; last-relic-effect null > a; last-relic-player -1 > 0; cites planning.relic-phases" },
    { PLAN HOLDS ("azraels-roar"), "play-relic relic=azraels-roar effect=a frontier=0 zone=1", "refused by planning.relic-phases" },
    { RALLY HOLDS ("azraels-roar") "current-player=1", "play-relic relic=azraels-roar effect=a frontier=0 zone=1 player=0",
      "refused by rallying.order" },
    { RALLY HOLDS ("azraels-roar") "current-player=-1", "play-relic relic=azraels-roar effect=a frontier=0 zone=1 player=0",
      "kingdoms/0/relics (azraels-roar) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/pair-points 2 > 3; "
      "relics-used () > (azraels-roar); last-relic null > azraels-roar; last-relic-effect null > a; last-relic-player -1 > 0" },
    { "phase=combat current-player=-1 " HOLDS ("star-of-dawn") "at/0/1=bronze-4:0",
      "play-relic relic=star-of-dawn effect=a frontier=0 zone=1 player=0",
      "refused by planning.relic-phases" },
    { "steps-left=-1 " HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6",
      "asks steps" },
    { "steps-left=-1 " HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 steps=2 pioneer=false",
      "current-player 0 > 1; steps-left -1 > 1; kingdoms/0/hand (bronze-5 gold-7 gold-7) > (bronze-5 gold-7 gold-7 gold-6); "
      "kingdoms/0/relics (titanic-essence) > (); kingdoms/0/relics-played 0 > 1; army-deck/discard-pile (gold-6) > (); "
      "relics-used () > (titanic-essence); last-relic null > titanic-essence; last-relic-effect null > a; last-relic-player -1 > 0" },
    { "steps-left=-1 " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; relics-used () > (gaze-of-the-dead); "
      "last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=1 " HOLDS ("titanic-essence") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 pioneer=false",
      "phase planning > rallying; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/hand (bronze-5 gold-7 gold-7) > (bronze-5 gold-7 gold-7 gold-6); kingdoms/0/relics (titanic-essence) > (); "
      "kingdoms/0/relics-played 0 > 1; kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; "
      "kingdoms/3/command-tokens 5 > 0; army-deck/discard-pile (gold-6) > (); rally-order () > (0 1 2 3); "
      "relics-used () > (titanic-essence); last-relic null > titanic-essence; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=a",
      "kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; commands-left 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "steps-left 9 > 12; kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=0 " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "steps-left 0 > 3; kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("gaze-of-the-dead") "kingdoms/0/passed=true", "play-relic relic=gaze-of-the-dead effect=b", "refused by planning.pass" },
    { PLAN HOLDS ("gaze-of-the-dead") "current-player=2", "play-relic relic=gaze-of-the-dead effect=b player=0",
      "refused by planning.overview" },
    { PLAN HOLDS ("gaze-of-the-dead") "question=play-drawn", "play-relic relic=gaze-of-the-dead effect=b", "impossible" },
    { PLAN HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=a", "impossible" },
  };
  static const DazCase moving[] = {
    { PLAN HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=a",
      "steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 6; kingdoms/0/relics (gaze-of-the-dead) > (); "
      "kingdoms/0/relics-played 0 > 1; commands-left 0 > 1; relics-used () > (gaze-of-the-dead); "
      "last-relic null > gaze-of-the-dead; last-relic-effect null > a; last-relic-player -1 > 0" },
    { "steps-left=1 " HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b pioneer=false",
      "phase planning > rallying; steps-left 1 > 0; kingdoms/0/victory-points 0 > 2; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (0 1 2 3); "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=2 " HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b pioneer=false",
      "steps-left 2 > 1; kingdoms/0/victory-points 0 > 2; kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "phase=combat current-player=-1 " HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b player=0",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/relics (immortal-vest) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
  };
  static const DazCase stopping[] = {
    { "steps-left=16 " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "steps-left 16 > 18; kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=10 " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "steps-left 10 > 13; kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=20 " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; relics-used () > (gaze-of-the-dead); "
      "last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "steps-left=16 invasions=[] " HOLDS ("gaze-of-the-dead"), "play-relic relic=gaze-of-the-dead effect=b",
      "steps-left 16 > 19; kingdoms/0/relics (gaze-of-the-dead) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (gaze-of-the-dead); last-relic null > gaze-of-the-dead; last-relic-effect null > b; last-relic-player -1 > 0" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"free-relics-move-marker\":true"), moving, G_N_ELEMENTS (moving));
  daz_cases_try (RULES ("\"marker-stops-at-start\":true"), stopping, G_N_ELEMENTS (stopping));
}

static void
test_armies (void)
{
  static const DazCase cases[] = {
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated", "play-relic relic=angels-kiss effect=a pioneer=false", "asks frontier zone" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated", "play-relic relic=angels-kiss effect=a frontier=0 pioneer=false", "asks zone" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated", "play-relic relic=angels-kiss effect=a frontier=0 zone=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (angels-kiss) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/zones/0/loyalty 1 > 0; frontiers/0/zones/0/defeated true > false; relics-used () > (angels-kiss); "
      "last-relic null > angels-kiss; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1", "play-relic relic=angels-kiss effect=a frontier=0 zone=1 pioneer=false", "impossible" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated at/2/5=gold-6:3:defeated",
      "play-relic relic=angels-kiss effect=a frontier=0 zone=1 loyalty=1 frontier2=2 zone2=5 loyalty2=2 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (angels-kiss) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/zones/0/defeated true > false; frontiers/2/zones/4/loyalty 3 > 2; frontiers/2/zones/4/defeated true > false; "
      "relics-used () > (angels-kiss); last-relic null > angels-kiss; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated at/2/5=gold-6:3:defeated",
      "play-relic relic=angels-kiss effect=a frontier=0 zone=1 frontier2=2 zone2=5 pioneer=false",
      "asks loyalty2" },
    { PLAN HOLDS ("angels-kiss") "at/0/1=bronze-4:1:defeated",
      "play-relic relic=angels-kiss effect=a frontier=0 zone=1 frontier2=2 zone2=5 pioneer=false",
      "impossible" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]", "play-relic relic=angels-kiss effect=b card=gold-6 pioneer=false",
      "asks frontier" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b card=gold-6 frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (angels-kiss) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > gold-6; frontiers/0/zones/0/loyalty -1 > 0; "
      "army-deck/discard-pile (gold-6) > (); relics-used () > (angels-kiss); last-relic null > angels-kiss; "
      "last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b card=gold-6 frontier=0 zone=2 pioneer=false",
      "refused by planning.free-zone" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b card=gold-6 frontier=1 loyalty=1 pioneer=false",
      "refused by planning.play-army" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b card=gold-6 frontier=0 loyalty=2 pioneer=false",
      "impossible" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b card=gold-7 frontier=0 pioneer=false",
      "impossible" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]", "play-relic relic=angels-kiss effect=b frontier=0 pioneer=false",
      "asks card" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\",\"gold-7\"]",
      "play-relic relic=angels-kiss effect=b frontier=0 pioneer=false",
      "asks card" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[]", "play-relic relic=angels-kiss effect=b frontier=0 pioneer=false", "asks card" },
    { PLAN HOLDS ("angels-kiss") "army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=angels-kiss effect=b frontier=0 rank=1 attack=4 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (angels-kiss) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/zones/0/army null > 1/4/2+0+0+0?; frontiers/0/zones/0/loyalty -1 > 0; relics-used () > (angels-kiss); "
      "last-relic null > angels-kiss; last-relic-effect null > b; last-relic-player -1 > 0; "
      "learns army-card id=bronze-4-2 rank=bronze attack=4 zombification=2 copies=1 source=owner" },
    { RALLY HOLDS ("azraels-roar"), "play-relic relic=azraels-roar effect=a frontier=2 zone=3",
      "kingdoms/0/relics (azraels-roar) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/pair-points 2 > 3; "
      "relics-used () > (azraels-roar); last-relic null > azraels-roar; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("azraels-roar"), "play-relic relic=azraels-roar effect=b frontier=2 zone=3",
      "kingdoms/0/relics (azraels-roar) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/pair-points 2 > 1; "
      "relics-used () > (azraels-roar); last-relic null > azraels-roar; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("azraels-roar"), "play-relic relic=azraels-roar effect=b zone=3", "asks frontier zone" },
    { RALLY HOLDS ("invisible-spear") "at/2/3=bronze-4:2", "play-relic relic=invisible-spear effect=a frontier=2 zone=3",
      "kingdoms/0/relics (invisible-spear) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/ranged false > true; "
      "relics-used () > (invisible-spear); last-relic null > invisible-spear; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("invisible-spear") "at/2/3=silver-2:2", "play-relic relic=invisible-spear effect=a frontier=2 zone=3",
      "refused by relic.invisible-spear" },
    { RALLY HOLDS ("invisible-spear") "at/2/3=bronze-4:2:defeated", "play-relic relic=invisible-spear effect=a frontier=2 zone=3",
      "impossible" },
    { RALLY HOLDS ("invisible-spear"), "play-relic relic=invisible-spear effect=a frontier=2 zone=3", "impossible" },
    { RALLY HOLDS ("invisible-spear"), "play-relic relic=invisible-spear effect=a frontier=2", "asks zone" },
    { RALLY HOLDS ("invisible-spear"), "play-relic relic=invisible-spear effect=b frontier=2 zone=3",
      "kingdoms/0/relics (invisible-spear) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/skipped false > true; "
      "relics-used () > (invisible-spear); last-relic null > invisible-spear; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("invisible-spear"), "play-relic relic=invisible-spear effect=b frontier=2", "asks zone" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2 lead/2/3=lilith:2", "play-relic relic=draculas-potion effect=b frontier=2 zone=3",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/commander lilith > null; "
      "frontiers/2/zones/2/recruiter 2 > -1; frontiers/2/horde 5 > 7; "
      "commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); relics-used () > (draculas-potion); "
      "last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2", "play-relic relic=draculas-potion effect=b frontier=2 zone=3", "impossible" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2 frontiers/2/zones/2/reinforcements=[{\"card\":\"gold-6\"},{\"card\":null}]",
      "play-relic relic=draculas-potion effect=b frontier=2 zone=3",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/2/zones/2/reinforcements (gold-6/1 in 1 +0 /1 in 1 +0) > (); frontiers/2/horde 5 > 7; "
      "army-deck/discard-pile () > (gold-6); relics-used () > (draculas-potion); last-relic null > draculas-potion; "
      "last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2 lead/2/3=lilith:2 frontiers/2/zones/2/reinforcements=[{\"card\":\"gold-6\"}]",
      "play-relic relic=draculas-potion effect=b frontier=2 zone=3",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/2/commander lilith > null; "
      "frontiers/2/zones/2/recruiter 2 > -1; frontiers/2/horde 5 > 7; "
      "commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); relics-used () > (draculas-potion); "
      "last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2 lead/2/3=lilith:2 frontiers/2/zones/2/reinforcements=[{\"card\":\"gold-6\"}]",
      "play-relic relic=draculas-potion effect=b frontier=2 zone=3 what=reinforcements",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/2/zones/2/reinforcements (gold-6/1 in 1 +0) > (); frontiers/2/horde 5 > 6; army-deck/discard-pile () > (gold-6); "
      "relics-used () > (draculas-potion); last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "at/2/3=bronze-4:2 frontiers/2/zones/2/reinforcements=[{\"card\":\"gold-6\"}]",
      "play-relic relic=draculas-potion effect=b frontier=2 zone=3 what=commander",
      "impossible" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a", "asks frontier" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0", "asks frontier2" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/horde 5 > 2; frontiers/2/horde 5 > 8; "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2 count=1",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/horde 5 > 4; frontiers/2/horde 5 > 6; "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2 count=0", "asks count" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2 count=4",
      "refused by relic.howling-hammer" },
    { RALLY HOLDS ("howling-hammer"), "play-relic relic=howling-hammer effect=a frontier=0 frontier2=0", "asks frontier2" },
    { RALLY HOLDS ("howling-hammer") "frontiers/0/horde=2", "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2", "impossible" },
    { RALLY HOLDS ("howling-hammer") "frontiers/0/horde=3", "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/horde 3 > 0; frontiers/2/horde 5 > 8; "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=gold-6",
      "impossible" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=gold-6 slot=2",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/zones/0/reinforcements () > (gold-6/3 in 2 +3); army-deck/discard-pile (gold-6) > (); "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[\"silver-2\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=silver-2",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/zones/0/reinforcements () > (silver-2/2 in 2 +3); army-deck/discard-pile (silver-2) > (); "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[\"bronze-4\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=bronze-4 slot=2",
      "refused by rallying.insignia" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:1 army-deck/discard-pile=[\"bronze-4\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=bronze-4",
      "refused by term.loyalty" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0:defeated army-deck/discard-pile=[\"bronze-4\"]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=bronze-4",
      "impossible" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[\"bronze-4\"] frontiers/0/zones/0/reinforcements=[{\"card\":null,\"slot\":1}]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=bronze-4",
      "impossible" },
    { RALLY HOLDS ("howling-hammer") "at/0/1=bronze-6:0 army-deck/discard-pile=[]",
      "play-relic relic=howling-hammer effect=b frontier=0 zone=1 card=bronze-4",
      "impossible" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:0 hand/0=gold-6,silver-2 frontiers/0/zones/0/ranged=true",
      "play-relic relic=mind-reader effect=a frontier=0 zone=1 hand=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6 silver-2) > (gold-6 bronze-6); "
      "kingdoms/0/relics (mind-reader) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/army bronze-6 > silver-2; "
      "frontiers/0/zones/0/ranged true > false; relics-used () > (mind-reader); last-relic null > mind-reader; "
      "last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:1 hand/0=gold-6,silver-2",
      "play-relic relic=mind-reader effect=a frontier=0 zone=1 hand=1 pioneer=false",
      "refused by term.loyalty" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:0:defeated hand/0=gold-6,silver-2",
      "play-relic relic=mind-reader effect=a frontier=0 zone=1 hand=1 pioneer=false",
      "impossible" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:0 lead/0/1=lilith:0 hand/0=gold-6,silver-2",
      "play-relic relic=mind-reader effect=a frontier=0 zone=1 hand=1 pioneer=false",
      "refused by ruling.anchored-swap" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:0 hand/0=", "play-relic relic=mind-reader effect=a frontier=0 zone=1 pioneer=false",
      "impossible" },
    { PLAN HOLDS ("mind-reader") "at/0/1=bronze-6:0 frontiers/0/zones/0/army/rank=0 hand/0=gold-6",
      "play-relic relic=mind-reader effect=a frontier=0 zone=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6) > (); kingdoms/0/relics (mind-reader) > (); "
      "kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/army bronze-6 > gold-6; relics-used () > (mind-reader); "
      "last-relic null > mind-reader; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:2", "play-relic relic=star-of-dawn effect=a frontier=2 zone=5",
      "kingdoms/0/relics (star-of-dawn) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/4/loyalty 2 > 3; "
      "relics-used () > (star-of-dawn); last-relic null > star-of-dawn; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3", "play-relic relic=star-of-dawn effect=a frontier=2 zone=5",
      "kingdoms/0/relics (star-of-dawn) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/4/loyalty 3 > 2; "
      "relics-used () > (star-of-dawn); last-relic null > star-of-dawn; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 lead/2/5=lilith:3", "play-relic relic=star-of-dawn effect=a frontier=2 zone=5",
      "refused by planning.anchored" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3:defeated", "play-relic relic=star-of-dawn effect=a frontier=2 zone=5", "impossible" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 at/2/1=gold-6:2 frontiers/2/zones/0/ranged=true",
      "play-relic relic=star-of-dawn effect=b frontier=2 zone=5 zone2=1",
      "kingdoms/0/relics (star-of-dawn) > (); kingdoms/0/relics-played 0 > 1; frontiers/2/zones/0/army gold-6 > bronze-6; "
      "frontiers/2/zones/0/loyalty 2 > 3; frontiers/2/zones/0/ranged true > false; frontiers/2/zones/4/army bronze-6 > gold-6; "
      "frontiers/2/zones/4/loyalty 3 > 2; frontiers/2/zones/4/ranged false > true; relics-used () > (star-of-dawn); "
      "last-relic null > star-of-dawn; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 at/2/1=gold-6:2", "play-relic relic=star-of-dawn effect=b frontier=2 zone=5 zone2=5",
      "asks zone2" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 at/2/1=gold-6:2", "play-relic relic=star-of-dawn effect=b frontier=2 zone=5",
      "asks zone2" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 at/2/1=gold-6:2 lead/2/1=lilith:2",
      "play-relic relic=star-of-dawn effect=b frontier=2 zone=5 zone2=1",
      "refused by planning.anchored" },
    { RALLY HOLDS ("star-of-dawn") "at/2/5=bronze-6:3 at/2/1=gold-6:2 lead/2/5=lilith:2",
      "play-relic relic=star-of-dawn effect=b frontier=2 zone=5 zone2=1",
      "refused by planning.anchored" },
    { PLAN HOLDS ("titanic-essence"), "play-relic relic=titanic-essence effect=b frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (titanic-essence) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/horde 5 > 6; frontiers/0/shield-right 0 > 4; frontiers/1/horde 5 > 6; frontiers/2/horde 5 > 6; "
      "frontiers/3/horde 5 > 6; relics-used () > (titanic-essence); last-relic null > titanic-essence; last-relic-effect null > b; "
      "last-relic-player -1 > 0" },
    { PLAN HOLDS ("titanic-essence"), "play-relic relic=titanic-essence effect=b frontier=3 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (titanic-essence) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/horde 5 > 6; frontiers/1/horde 5 > 6; frontiers/2/horde 5 > 6; frontiers/3/horde 5 > 6; "
      "frontiers/3/shield-left 0 > 4; relics-used () > (titanic-essence); last-relic null > titanic-essence; "
      "last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("titanic-essence"), "play-relic relic=titanic-essence effect=b frontier=1 pioneer=false", "refused by planning.play-army" },
    { PLAN HOLDS ("titanic-essence"), "play-relic relic=titanic-essence effect=b", "asks frontier" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

static void
test_hands (void)
{
  static const DazCase cases[] = {
    { PLAN HOLDS ("apollos-eyes") "hand/0= army-deck/draw-pile=[\"bronze-4\",\"gold-6\",\"bronze-5\",\"silver-2\",\"silver-3\"]",
      "play-relic relic=apollos-eyes effect=a cards=[\"bronze-4\",\"gold-6\",\"bronze-5\",\"silver-2\"] pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand () > (bronze-4 gold-6 bronze-5 silver-2); "
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; "
      "army-deck/draw-pile (bronze-4 gold-6 bronze-5 silver-2 silver-3) > (silver-3); relics-used () > (apollos-eyes); "
      "last-relic null > apollos-eyes; last-relic-effect null > a; last-relic-player -1 > 0; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 6 where 4.00 is usual; luck of 0: 5 where 3.33 is usual; luck of 0: 2 where 2.50 is usual" },
    { PLAN HOLDS ("apollos-eyes") "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\",\"bronze-4\",\"bronze-4\",\"bronze-4\"]",
      "play-relic relic=apollos-eyes effect=a pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand () > (bronze-4 bronze-4 bronze-4 bronze-4); "
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; "
      "army-deck/draw-pile (bronze-4 bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4); relics-used () > (apollos-eyes); "
      "last-relic null > apollos-eyes; last-relic-effect null > a; last-relic-player -1 > 0; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 4 where 4.00 is usual; luck of 0: 4 where 4.00 is usual; luck of 0: 4 where 4.00 is usual" },
    { PLAN HOLDS ("apollos-eyes") "hand/0= army-deck/draw-pile=[\"bronze-4\"]",
      "play-relic relic=apollos-eyes effect=a cards=[\"gold-6\"] pioneer=false",
      "impossible" },
    { PLAN HOLDS ("apollos-eyes") "army-deck/draw-pile=[\"bronze-4\",\"bronze-4\",\"bronze-4\",\"bronze-4\"]",
      "play-relic relic=apollos-eyes effect=b pioneer=false",
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; "
      "army-deck/draw-pile (bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4); question null > play-drawn; question-player -1 > 0; "
      "question-count 0 > 2; question-cards () > (bronze-4 bronze-4 bronze-4); relics-used () > (apollos-eyes); "
      "last-relic null > apollos-eyes; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("apollos-eyes") "army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "play-relic relic=apollos-eyes effect=b pioneer=false",
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; army-deck/draw-pile (bronze-4 bronze-4) > (); "
      "question null > play-drawn; question-player -1 > 0; question-count 0 > 2; question-cards () > (bronze-4 bronze-4); "
      "relics-used () > (apollos-eyes); last-relic null > apollos-eyes; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("apollos-eyes") "army-deck/draw-pile=[\"bronze-4\",\"gold-6\"]",
      "play-relic relic=apollos-eyes effect=b cards=[\"gold-6\",\"\"] pioneer=false",
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; army-deck/draw-pile (bronze-4 gold-6) > (); "
      "question null > play-drawn; question-player -1 > 0; question-count 0 > 2; question-cards () > (gold-6  bronze-4); "
      "relics-used () > (apollos-eyes); last-relic null > apollos-eyes; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("apollos-eyes") "army-deck/draw-pile=[\"bronze-4\",\"gold-6\"]",
      "play-relic relic=apollos-eyes effect=b cards=[\"gold-7\",\"\"] pioneer=false",
      "impossible" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\",\"lilith\"] at/0/1=bronze-4:0",
      "play-relic relic=draculas-potion effect=a",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; "
      "commander-deck/draw-pile (lilith lilith) > (lilith); question null > assign-commander; question-player -1 > 0; "
      "question-count 0 > 1; question-cards () > (lilith); relics-used () > (draculas-potion); last-relic null > draculas-potion; "
      "last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\",\"erina\"] at/0/1=bronze-4:0",
      "play-relic relic=draculas-potion effect=a commander=lilith frontier=0 zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/commander null > lilith; "
      "frontiers/0/zones/0/recruiter -1 > 0; commander-deck/draw-pile (lilith erina) > (erina); relics-used () > (draculas-potion); "
      "last-relic null > draculas-potion; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\",\"erina\"] at/0/1=bronze-4:0",
      "play-relic relic=draculas-potion effect=a commander=lilith frontier=0",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; commander-deck/draw-pile (lilith erina) > (erina); "
      "question null > assign-commander; question-player -1 > 0; question-count 0 > 1; question-cards () > (lilith); "
      "relics-used () > (draculas-potion); last-relic null > draculas-potion; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\",\"erina\"] at/0/1=bronze-4:0",
      "play-relic relic=draculas-potion effect=a commander=lilith zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; commander-deck/draw-pile (lilith erina) > (erina); "
      "question null > assign-commander; question-player -1 > 0; question-count 0 > 1; question-cards () > (lilith); "
      "relics-used () > (draculas-potion); last-relic null > draculas-potion; last-relic-effect null > a; last-relic-player -1 > 0" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\",\"erina\"] at/0/1=bronze-4:0",
      "play-relic relic=draculas-potion effect=a commander=terric",
      "impossible" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[]", "play-relic relic=draculas-potion effect=a", "impossible" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\"] at/1/1=bronze-4:1:defeated",
      "play-relic relic=draculas-potion effect=a frontier=1 zone=1",
      "refused by ruling.dracula-frontier" },
    { RALLY HOLDS ("draculas-potion") "commander-deck/draw-pile=[\"lilith\"] at/1/1=bronze-4:1",
      "play-relic relic=draculas-potion effect=a frontier=1 zone=1",
      "refused by planning.assign-commander" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4", "play-relic relic=iron-steed effect=a pioneer=false",
      "asks target" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4", "play-relic relic=iron-steed effect=a target=0 pioneer=false",
      "asks target" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4", "play-relic relic=iron-steed effect=a target=4 pioneer=false",
      "asks target" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4", "play-relic relic=iron-steed effect=a target=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4); "
      "army-deck/discard-pile () > (bronze-4 bronze-4 bronze-4); relics-used () > (iron-steed); last-relic null > iron-steed; "
      "last-relic-effect null > a; last-relic-player -1 > 0; luck of 1: -4 where -4.00 is usual; "
      "luck of 1: -4 where -4.00 is usual; luck of 1: -4 where -4.00 is usual" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4",
      "play-relic relic=iron-steed effect=a target=1 count=2 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4 bronze-4); "
      "army-deck/discard-pile () > (bronze-4 bronze-4); relics-used () > (iron-steed); last-relic null > iron-steed; "
      "last-relic-effect null > a; last-relic-player -1 > 0; luck of 1: -4 where -4.00 is usual; luck of 1: -4 where -4.00 is usual" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,bronze-4,bronze-4,bronze-4",
      "play-relic relic=iron-steed effect=a target=1 count=4 pioneer=false",
      "refused by relic.iron-steed" },
    { PLAN HOLDS ("iron-steed") "hand/1=bronze-4,gold-6", "play-relic relic=iron-steed effect=a target=1 cards=[\"gold-6\"] pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (bronze-4 gold-6) > (bronze-4); army-deck/discard-pile () > (gold-6); relics-used () > (iron-steed); "
      "last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("iron-steed") "hand/1=", "play-relic relic=iron-steed effect=a target=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (iron-steed); last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("iron-steed") "hand/0=silver-2 hand/2=bronze-4,bronze-4,bronze-4,bronze-4",
      "play-relic relic=iron-steed effect=b target=2 pioneer=false",
      "kingdoms/0/hand (silver-2) > (silver-2 bronze-4 bronze-4 bronze-4); kingdoms/0/relics (iron-steed) > (); "
      "kingdoms/0/relics-played 0 > 1; kingdoms/2/hand (bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4); "
      "question null > give-cards; question-player -1 > 0; question-count 0 > 3; question-cards () > (2); "
      "relics-used () > (iron-steed); last-relic null > iron-steed; last-relic-effect null > b; last-relic-player -1 > 0; "
      "luck of 2: -4 where -4.00 is usual; luck of 2: -4 where -4.00 is usual; luck of 2: -4 where -4.00 is usual" },
    { PLAN HOLDS ("iron-steed") "hand/0=silver-2 hand/2=", "play-relic relic=iron-steed effect=b target=2 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (iron-steed); last-relic null > iron-steed; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN HOLDS ("mind-reader") "kingdoms/1/command-tokens=3 kingdoms/3/command-tokens=2",
      "play-relic relic=mind-reader effect=b target=1 target2=3 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (mind-reader) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/command-tokens 3 > 0; kingdoms/3/command-tokens 2 > 0; relics-used () > (mind-reader); "
      "last-relic null > mind-reader; last-relic-effect null > b; last-relic-player -1 > 0; cites ruling.take-tokens" },
    { PLAN HOLDS ("mind-reader") "kingdoms/1/command-tokens=4 kingdoms/3/command-tokens=0",
      "play-relic relic=mind-reader effect=b target=3 target2=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (mind-reader) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/command-tokens 4 > 1; relics-used () > (mind-reader); last-relic null > mind-reader; last-relic-effect null > b; "
      "last-relic-player -1 > 0; cites ruling.take-tokens" },
    { PLAN HOLDS ("mind-reader"), "play-relic relic=mind-reader effect=b target=1 target2=1 pioneer=false", "asks target2" },
    { PLAN HOLDS ("mind-reader"), "play-relic relic=mind-reader effect=b target=1 pioneer=false", "asks target2" },
    { PLAN HOLDS ("mind-reader"), "play-relic relic=mind-reader effect=b pioneer=false", "asks target" },
    { PLAN HOLDS ("titanic-essence") "hand/0= army-deck/discard-pile=[\"gold-6\",\"gold-7\"]",
      "play-relic relic=titanic-essence effect=a card=gold-7 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand () > (gold-7); kingdoms/0/relics (titanic-essence) > (); "
      "kingdoms/0/relics-played 0 > 1; army-deck/discard-pile (gold-6 gold-7) > (gold-6); relics-used () > (titanic-essence); "
      "last-relic null > titanic-essence; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN HOLDS ("titanic-essence") "hand/0= army-deck/discard-pile=[\"gold-6\",\"gold-7\"]",
      "play-relic relic=titanic-essence effect=a pioneer=false",
      "asks card" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\",\"\"]", "play-drawn frontier=0",
      "asks rank attack" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]", "play-drawn frontier=0",
      "asks card" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=0 card=gold-7",
      "impossible" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=1 card=gold-6",
      "refused by planning.play-army" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=4 card=gold-6",
      "asks frontier" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6 zone=2",
      "refused by planning.free-zone" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6 loyalty=2",
      "impossible" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6 loyalty=1",
      "kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > gold-6; frontiers/0/zones/0/loyalty -1 > 1; "
      "question-count 2 > 1; question-cards (bronze-4 gold-6) > (bronze-4)" },
    { PLAN "pioneer-tokens=0 question=play-drawn question-player=0 question-count=1 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > gold-6; "
      "frontiers/0/zones/0/loyalty -1 > 0; army-deck/discard-pile () > (bronze-4); question play-drawn > null; "
      "question-player 0 > -1; question-count 1 > 0; question-cards (bronze-4 gold-6) > ()" },
    { PLAN "pioneer-tokens=0 question=play-drawn question-player=0 question-count=2 question-cards=[\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > gold-6; "
      "frontiers/0/zones/0/loyalty -1 > 0; question play-drawn > null; question-player 0 > -1; question-count 2 > 0; "
      "question-cards (gold-6) > ()" },
    { PLAN "pioneer-tokens=0 question=play-drawn question-player=0 question-count=1 question-cards=[\"\"] army-deck/draw-pile=[\"gold-6\"]",
      "play-drawn frontier=0 card=gold-6",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > gold-6; "
      "frontiers/0/zones/0/loyalty -1 > 0; army-deck/draw-pile (gold-6) > (); question play-drawn > null; question-player 0 > -1; "
      "question-count 1 > 0; question-cards () > ()" },
    { PLAN "pioneer-tokens=0 question=play-drawn question-player=0 question-count=1 question-cards=[\"\"] army-deck/draw-pile=[\"gold-7\"]",
      "play-drawn frontier=0 card=gold-6",
      "impossible" },
    { PLAN "pioneer-tokens=0 question=play-drawn question-player=0 question-count=1 question-cards=[\"\"]",
      "play-drawn frontier=0 rank=3 attack=5",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/golds-played 0 > 1; frontiers/0/zones/0/army null > 3/5/0+0+0+0?; "
      "frontiers/0/zones/0/loyalty -1 > 0; question play-drawn > null; question-player 0 > -1; question-count 1 > 0; "
      "question-cards () > (); learns army-card id=gold-5-0 rank=gold attack=5 zombification=0 copies=1 source=owner" },
    { PLAN "pioneer-tokens=1 question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\",\"\"]",
      "discard-drawn",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 1 > 0; kingdoms/0/command-tokens 5 > 6; "
      "army-deck/discard-pile () > (gold-6 bronze-4); question play-drawn > null; question-player 0 > -1; question-count 2 > 0; "
      "question-cards (bronze-4 gold-6 ) > ()" },
    { PLAN "question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]", "discard-drawn", "impossible" },
    { PLAN "pioneer-tokens=0 hand/0=bronze-4,gold-6,silver-2 hand/2= question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]",
      "give-cards hand=[2,0]",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4 gold-6 silver-2) > (gold-6); "
      "kingdoms/2/hand () > (bronze-4 silver-2); question give-cards > null; question-player 0 > -1; question-count 2 > 0; "
      "question-cards (2) > ()" },
    { PLAN "pioneer-tokens=0 hand/0=bronze-4,gold-6,silver-2 hand/2= question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]",
      "give-cards hand=[2]",
      "asks hand" },
    { PLAN "pioneer-tokens=0 hand/0=bronze-4,gold-6,silver-2 hand/2= question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]",
      "give-cards",
      "asks hand" },
    { PLAN "pioneer-tokens=0 hand/0=bronze-4,gold-6,silver-2 hand/2= question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]",
      "give-cards hand=[3,4]",
      "impossible" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"2\"]", "give-cards hand=[2]", "impossible" },
    { RALLY "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"] at/0/1=bronze-4:0",
      "assign-commander frontier=0 zone=1",
      "frontiers/0/zones/0/commander null > lilith; frontiers/0/zones/0/recruiter -1 > 0; question assign-commander > null; "
      "question-player 0 > -1; question-count 1 > 0; question-cards (lilith) > ()" },
    { RALLY "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"] at/0/1=bronze-4:0",
      "assign-commander frontier=0",
      "refused by planning.no-army-for-commander" },
    { RALLY "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"]", "assign-commander",
      "commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); question assign-commander > null; "
      "question-player 0 > -1; question-count 1 > 0; question-cards (lilith) > ()" },
    { RALLY "question=play-drawn question-player=0 question-count=1 question-cards=[\"lilith\"]", "assign-commander", "impossible" },
    { RALLY, "assign-commander", "impossible" },
  };
  static const DazCase anywhere[] = {
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=1 card=gold-6 loyalty=2",
      "kingdoms/0/golds-played 0 > 1; frontiers/1/zones/0/army null > gold-6; frontiers/1/zones/0/loyalty -1 > 2; "
      "question-count 2 > 1; question-cards (bronze-4 gold-6) > (bronze-4)" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=1 card=gold-6",
      "asks loyalty" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"bronze-4\",\"gold-6\"]",
      "play-drawn frontier=4 card=gold-6",
      "asks frontier" },
  };
  static const DazCase two[] = {
    { PLAN HOLDS ("mind-reader") "kingdoms/1/command-tokens=4", "play-relic relic=mind-reader effect=b pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (mind-reader) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/command-tokens 4 > 1; relics-used () > (mind-reader); last-relic null > mind-reader; last-relic-effect null > b; "
      "last-relic-player -1 > 0" },
    { PLAN HOLDS ("iron-steed") "hand/1=gold-6", "play-relic relic=iron-steed effect=a pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (gold-6) > (); army-deck/discard-pile () > (gold-6); relics-used () > (iron-steed); "
      "last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 0; luck of 1: -6 where -6.00 is usual" },
    { PLAN "current-player=1 kingdoms/1/relics=[\"iron-steed\"] hand/0=gold-6", "play-relic relic=iron-steed effect=a pioneer=false",
      "current-player 1 > 0; steps-left 9 > 8; kingdoms/0/hand (gold-6) > (); kingdoms/1/relics (iron-steed) > (); "
      "kingdoms/1/relics-played 0 > 1; army-deck/discard-pile () > (gold-6); relics-used () > (iron-steed); "
      "last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 1; luck of 0: -6 where -6.00 is usual" },
    { PLAN HOLDS ("immortal-vest"), "play-relic relic=immortal-vest effect=b target=2", "asks target" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"free-armies-anywhere\":true"), anywhere, G_N_ELEMENTS (anywhere));
  daz_cases_try (DAZ_TWO, two, G_N_ELEMENTS (two));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/relics/times", test_times);
  g_test_add_func ("/dark-age-z/cases/relics/armies", test_armies);
  g_test_add_func ("/dark-age-z/cases/relics/hands", test_hands);
  return g_test_run ();
}
