/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"

/* Edges of the moves: one beside each limit, house rules, which card is meant, and relics that are cancelled. */

#define FOUR "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"first-player\":0,"
#define RULE(id) FOUR "\"missions\":\"none\",\"house\":{\"" id "\":true}," DAZ_PACK "}"
#define TWO "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\"," DAZ_PACK "}"
#define CLEAN "phase=cleanup current-player=-1 "
#define PLAN "steps-left=9 "
#define RALLY "phase=rallying rally-order=[\"0\",\"1\",\"2\",\"3\"] "

static void
test_commands (void)
{
  static const DazCase cases[] = {
    { "steps-left=0", "take-token steps=7 pioneer=false",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 5 > 0; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=-1 hand/0=bronze-4", "play-army frontier=0 steps=5 pioneer=false",
      "current-player 0 > 1; steps-left -1 > 4; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=-1 hand/0=bronze-4", "upgrade-technology steps=5 pioneer=false",
      "current-player 0 > 1; steps-left -1 > 4; kingdoms/0/hand (bronze-4) > (); kingdoms/0/technology 0 > 1; "
      "army-deck/discard-pile () > (bronze-4)" },
    { "steps-left=-1", "pass steps=5",
      "current-player 0 > 1; steps-left -1 > 4; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1" },
    { PLAN, "upgrade-technology player=1", "refused by planning.overview" },
    { PLAN, "pass player=1", "refused by planning.overview" },
    { PLAN "hand/0=bronze-4", "play-army player=1 frontier=0", "refused by planning.overview" },
    { PLAN, "upgrade-technology hand=[9]", "impossible" },
    { PLAN "gathering=[\"terric\"] at/0/3=gold-6:0", "pass commander=terric frontier=0 zone=3 found-relic=nothing", "wrong" },
    { "steps-left=1 starting-player=1 hand/0= hand/1= hand/2= hand/3=", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=5 kingdoms/1/passed=true kingdoms/2/passed=true kingdoms/3/passed=true", "end-planning", "refused by planning.end" },
    { "steps-left=5 kingdoms/0/passed=true kingdoms/1/passed=true kingdoms/2/passed=true", "end-planning", "refused by planning.end" },
    { PLAN "frontiers/0/horde=999 hand/0=bronze-4 at/0/1=bronze-4:1 at/0/2=gold-6:0 at/0/3=gold-6:0 at/0/4=gold-6:0 at/0/5=gold-6:0",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/0/loyals-played 0 > 1; "
      "kingdoms/1/consumed 0 > 1; frontiers/0/zones/0/army bronze-4 > gold-6; frontiers/0/zones/0/loyalty 1 > 0; "
      "frontiers/0/zones/4/army gold-6 > bronze-4; army-deck/discard-pile () > (bronze-4)" },
    { PLAN "kingdoms/0/command-tokens=999", "take-token", "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3" },
    { "steps-left=1", "say take-token pioneer=false",
      "Ann takes a Command Token. The movement marker has reached the end of its track. Phase 1 is over; "
      "21 unspent tokens go back to the pool. Phase 2 begins, in this order: Bo, Cy, Di, Ann." },
    { "steps-left=1 kingdoms/1/command-tokens=0 kingdoms/2/command-tokens=0 kingdoms/3/command-tokens=0 kingdoms/0/command-tokens=0",
      "say pass",
      "Ann passes. The movement marker has reached the end of its track. Phase 1 is over. Phase 2 begins, in this order: Bo, Cy, Di, Ann." },
    { "steps-left=1 kingdoms/0/command-tokens=0", "say pass",
      "Ann passes. The movement marker has reached the end of its track. Phase 1 is over; "
      "15 unspent tokens go back to the pool. Phase 2 begins, in this order: Bo, Cy, Di, Ann." },
    { PLAN "kingdoms/0/command-tokens=1", "say pass", "Ann passes. 1 unspent token goes back to the pool." },
    { PLAN "kingdoms/0/command-tokens=1", "say pass pioneer=true", "Ann passes. 2 unspent tokens go back to the pool." },
    { PLAN "hand/0=bronze-4", "say upgrade-technology",
      "Ann lays down 1 card and reaches Military Technology Level 1. Ann takes a pioneer token." },
    { PLAN "hand/0=", "say upgrade-technology house=true", "Ann reaches Military Technology Level 1. Ann takes a pioneer token." },
    { PLAN, "say draw-army", "Ann pays 1 token. Ann draws 2 Army Cards." },
    { PLAN "army-deck/draw-pile=[]", "say draw-army", "Ann pays 1 token. Ann draws 0 Army Cards." },
    { PLAN "hand/0=bronze-4,gold-6", "say refresh hand=[1]", "Ann pays 2 tokens. Ann exchanges 1 Army Card." },
    { PLAN "hand/0=bronze-4 at/1/1=gold-6:1", "say play-army frontier=0 loyalty=1",
      "Ann sends a Swordsman (4) into Zone 1 of the frontier with Bo, loyal to Bo. Ann takes a pioneer token." },
    { PLAN "hand/0=gold-6,gold-7 army-deck/draw-pile=[\"bronze-4\"]", "refresh hand=[0] drawn=[\"bronze-4\",\"bronze-4\"]", "wrong" },
    { PLAN, "refresh player=1 hand=[0]", "refused by planning.overview" },
    { PLAN, "draw-army player=1", "refused by planning.overview" },
    { PLAN "hand/0=gold-6", "play-army frontier=4 hand=0", "asks frontier" },
    { CLEAN, "daily-missions", "refused by combat.overview" },
    { CLEAN "ticks=[\"cleanup-1\",\"cleanup-2\",\"cleanup-3\",\"cleanup-4\",\"cleanup-5\",\"cleanup-6\",\"cleanup-7\",\"cleanup-8\",\"cleanup-9\",\"cleanup-10\",\"cleanup-11\",\"cleanup-12\",\"cleanup-13\"]", "clean-up",
      "ticks 13 > (); phase cleanup > planning; day 1 > 2; current-player -1 > 0" },
    { PLAN, "choose-relic player=1", "refused by planning.overview" },
    { PLAN "at/0/1=gold-6:0:defeated", "reactivate frontier=0 zone=1 player=1", "refused by planning.overview" },
    { PLAN, "choose-relic cards=[\"nothing\"]", "wrong" },
    { PLAN "relic-deck/draw-pile=[\"iron-steed\"] relic-deck/discard-pile=[\"mind-reader\",\"iron-steed\"]",
      "choose-relic cards=[\"mind-reader\",\"iron-steed\"]",
      "kingdoms/0/command-tokens 5 > 3; relic-deck/discard-pile (mind-reader iron-steed) > (); tracks/1/position 0 > 1; "
      "question null > choose-relic; question-player -1 > 0; question-count 0 > 1; question-cards () > (mind-reader iron-steed)" },
    { PLAN "tracks/0/position=99 tracks/0/end=repeat army-deck/draw-pile=[]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 1" },
    { PLAN "tracks/0/costs=[\"0\"] army-deck/draw-pile=[]", "draw-army", "current-player 0 > 1; tracks/0/position 0 > 1" },
    { PLAN "tracks/0/costs=[] tracks/0/end=repeat army-deck/draw-pile=[]", "draw-army", "asks cost" },
    { PLAN "tracks/0/costs=[] tracks/0/end=repeat army-deck/draw-pile=[]", "draw-army cost=2",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; tracks/0/position 0 > 1; tracks/0/costs () > (2); tracks/0/source owner > by-hand; "
      "learns strategy-track command=draw-army costs=(2) end=repeat restoration-4=3 source=owner" },
    { PLAN "tracks/0/costs=[\"1\",\"\"] tracks/0/position=2 tracks/0/end=repeat army-deck/draw-pile=[]", "draw-army", "asks cost" },
    { PLAN "tracks/0/costs=[\"2\",\"\",\"4\"] tracks/0/position=2 army-deck/draw-pile=[]", "draw-army cost=3",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 2; tracks/0/position 2 > 3; tracks/0/costs (2  4) > (2  3); tracks/0/source owner > by-hand; "
      "learns strategy-track command=draw-army costs=(2) end=repeat restoration-4=3 source=owner" },
    { PLAN "tracks/0/costs=[\"1\",\"2\"] tracks/0/position=2 tracks/0/end=repeat army-deck/draw-pile=[]", "draw-army cost=3",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 2; tracks/0/costs (1 2) > (1 3); tracks/0/source owner > by-hand; "
      "learns strategy-track command=draw-army costs=(1 3) end=repeat restoration-4=3 source=owner" },
    { PLAN "tracks/0/costs=[\"7\"] tracks/0/end=closed army-deck/draw-pile=[]", "draw-army", "refused by planning.strategy-tracks" },
    { RALLY "kingdoms/0/technology=3 at/0/1=gold-6:0 frontiers/0/zones/0/army/bronze-bonus=5 hand/0=gold-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 1 +5)" },
    { RALLY "kingdoms/0/technology=3 at/0/1=gold-6:0 frontiers/0/zones/0/army/bronze-bonus=4 hand/0=gold-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 1 +4)" },
    { RALLY "kingdoms/0/technology=1 at/0/1=silver-2:0 hand/0=bronze-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (bronze-7) > (); frontiers/0/zones/0/reinforcements () > (bronze-7/1 in 1 +1)" },
    { RALLY "kingdoms/0/technology=3 at/0/1=bronze-4:0 hand/0=silver-2", "reinforce frontier=0 zone=1 slot=2 house=true",
      "kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 2 +0); cites rallying.reinforce" },
    { RALLY "kingdoms/1/relics=[\"azraels-roar\"]", "play-relic player=1 relic=azraels-roar effect=a frontier=0 zone=1", "refused by rallying.order" },
    { RALLY "frontiers/0/horde=999 kingdoms/0/relics=[\"draculas-potion\"] at/0/1=gold-6:0 lead/0/1=lilith:0",
      "play-relic relic=draculas-potion effect=b frontier=0 zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/commander lilith > null; "
      "frontiers/0/zones/0/recruiter 0 > -1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); "
      "relics-used () > (draculas-potion); last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY "frontiers/2/horde=999 kingdoms/0/relics=[\"howling-hammer\"]", "play-relic relic=howling-hammer effect=a frontier=0 frontier2=2",
      "kingdoms/0/relics (howling-hammer) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/horde 5 > 2; "
      "relics-used () > (howling-hammer); last-relic null > howling-hammer; last-relic-effect null > a; last-relic-player -1 > 0" },
    { PLAN "frontiers/2/horde=999 frontiers/0/shield-right=98 kingdoms/0/relics=[\"titanic-essence\"]",
      "play-relic relic=titanic-essence effect=b frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (titanic-essence) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/horde 5 > 6; frontiers/0/shield-right 98 > 99; frontiers/1/horde 5 > 6; frontiers/3/horde 5 > 6; "
      "relics-used () > (titanic-essence); last-relic null > titanic-essence; last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN "frontiers/3/shield-left=98 kingdoms/0/relics=[\"titanic-essence\"]",
      "play-relic relic=titanic-essence effect=b frontier=3 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (titanic-essence) > (); kingdoms/0/relics-played 0 > 1; "
      "frontiers/0/horde 5 > 6; frontiers/1/horde 5 > 6; frontiers/2/horde 5 > 6; frontiers/3/horde 5 > 6; "
      "frontiers/3/shield-left 98 > 99; relics-used () > (titanic-essence); last-relic null > titanic-essence; "
      "last-relic-effect null > b; last-relic-player -1 > 0" },
    { PLAN "steps-left=97 commands-left=9 kingdoms/0/relics=[\"gaze-of-the-dead\",\"gaze-of-the-dead\"] kingdoms/0/relics-played=98",
      "play-relic relic=gaze-of-the-dead effect=b then play-relic relic=gaze-of-the-dead effect=a",
      "kingdoms/0/relics (gaze-of-the-dead) > (); relics-used (gaze-of-the-dead) > (gaze-of-the-dead gaze-of-the-dead); "
      "last-relic-effect b > a" },
  };
  static const DazCase no_place[] = {
    { PLAN "gathering=[\"matilda\"] at/0/5=bronze-4:0", "pass commander=matilda", "refused by ruling.no-place-for-commander" },
    { PLAN "gathering=[\"matilda\"] at/3/1=bronze-4:0", "pass commander=matilda", "refused by ruling.no-place-for-commander" },
    { PLAN "gathering=[\"matilda\"] at/0/5=bronze-4:1", "pass commander=matilda",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot matilda); "
      "gathering (matilda) > ()" },
    { PLAN "gathering=[\"matilda\"] at/0/5=bronze-4:0:defeated", "pass commander=matilda",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot matilda); "
      "gathering (matilda) > ()" },
    { PLAN "gathering=[\"matilda\"]", "pass commander=matilda",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot matilda); "
      "gathering (matilda) > ()" },
  };
  static const DazCase kept[] = {
    { "steps-left=1", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=1 commands-left=1", "take-token pioneer=false", "steps-left 1 > 0; kingdoms/0/command-tokens 5 > 6; commands-left 1 > 0" },
    { "steps-left=1 commands-left=1", "pass",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0); commands-left 1 > 0; "
      "cites ruling.second-command" },
  };
  static const DazCase later[] = {
    { "steps-left=1 boss-active=true boss=the-dark-trainer kingdoms/2/technology=2 at/3/1=gold-6:0", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/2/technology 2 > 0; "
      "kingdoms/3/command-tokens 5 > 0; frontiers/3/zones/0/army gold-6 > weakened; army-deck/discard-pile () > (gold-6); "
      "rally-order () > (1 2 3 0); cites ruling.boss-ability-time" },
    { "steps-left=1 boss=the-dark-trainer kingdoms/2/technology=2 at/3/1=gold-6:0", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { CLEAN "day=4 boss-active=true boss=the-dark-trainer kingdoms/2/technology=2 at/3/1=gold-6:0", "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; cites cleanup.overview" },
  };
  static const DazCase spared[] = {
    { CLEAN "day=4 boss-active=true boss=the-death-bringer at/0/1=gold-6:1:defeated at/0/2=gold-7:1", "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; frontiers/0/zones/1/army gold-7 > weakened; "
      "army-deck/discard-pile () > (gold-7); cites cleanup.overview; cites ruling.boss-ability-time" },
  };
  static const DazCase king[] = {
    { CLEAN "day=4 boss-active=true boss=the-dark-trainer at/0/1=bronze-4:1 at/1/1=bronze-4:2 at/2/1=gold-6:2", "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; frontiers/0/zones/0/army bronze-4 > weakened; "
      "frontiers/1/zones/0/army bronze-4 > weakened; frontiers/2/zones/0/army gold-6 > weakened; "
      "army-deck/discard-pile () > (gold-6 bronze-4); barbarian-deck/discard-pile () > (bronze-4); cites cleanup.overview; "
      "cites ruling.boss-ability-time" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULE ("commander-needs-place"), no_place, G_N_ELEMENTS (no_place));
  daz_cases_try (RULE ("second-command-kept"), kept, G_N_ELEMENTS (kept));
  daz_cases_try (RULE ("boss-weakens-later"), later, G_N_ELEMENTS (later));
  daz_cases_try (RULE ("defeated-not-weakened"), spared, G_N_ELEMENTS (spared));
  daz_cases_try (TWO, king, G_N_ELEMENTS (king));
}

/* Which card of a hand, of the deck or of the discards is meant, and what is told of one that nobody has shown. */
static void
test_cards (void)
{
  static const DazCase cases[] = {
    { PLAN "hand/0=unseen", "play-army frontier=0 rank=1 attack=1 bronze-bonus=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 1/1/2+1+0+0?; "
      "frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=bronze-1-2 rank=bronze attack=1 zombification=2 bronze-bonus=1 copies=1 source=owner" },
    { PLAN "hand/0=unseen", "play-army frontier=0 rank=1 attack=1 silver-bonus=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 1/1/2+0+1+0?; "
      "frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=bronze-1-2 rank=bronze attack=1 zombification=2 silver-bonus=1 copies=1 source=owner" },
    { PLAN "hand/0=unseen", "play-army frontier=0 rank=1 attack=1 gold-bonus=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 1/1/2+0+0+1?; "
      "frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=bronze-1-2 rank=bronze attack=1 zombification=2 gold-bonus=1 copies=1 source=owner" },
    { PLAN "hand/0=unseen", "play-army frontier=0 rank=1 attack=1 bronze-bonus=1 silver-bonus=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 1/1/2+1+1+0?; "
      "frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=bronze-1-2 rank=bronze attack=1 zombification=2 bronze-bonus=1 silver-bonus=1 copies=1 source=owner" },
    { PLAN "hand/0=bronze-5,bronze-4", "play-army frontier=0 rank=1", "asks hand" },
    { PLAN "hand/0=bronze-5,bronze-4", "play-army frontier=0 attack=4", "asks hand" },
    { PLAN "hand/0=bronze-5,silver-4", "play-army frontier=0 rank=2 attack=4 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-5 silver-4) > (bronze-5); "
      "frontiers/0/zones/0/army null > silver-4; frontiers/0/zones/0/loyalty -1 > 0" },
    { PLAN "hand/0=bronze-5,silver-4", "play-army frontier=0 rank=1 attack=4 pioneer=false", "impossible" },
    { PLAN "hand/0=bronze-4,silver-2,gold-6", "refresh hand=[1,1]", "impossible" },
    { PLAN "hand/0=bronze-4,silver-2,gold-6 army-deck/draw-pile=[\"gold-7\",\"gold-7\"]", "refresh cards=[\"gold-6\",\"bronze-4\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; "
      "kingdoms/0/hand (bronze-4 silver-2 gold-6) > (silver-2 gold-7 gold-7); army-deck/draw-pile (gold-7 gold-7) > (); "
      "army-deck/discard-pile () > (bronze-4 gold-6); tracks/3/position 0 > 1; refreshed false > true; "
      "luck of 0: 7 where 7.00 is usual; luck of 0: 7 where 7.00 is usual" },
    { PLAN "hand/1=bronze-4,gold-6 kingdoms/0/relics=[\"iron-steed\"]", "play-relic relic=iron-steed effect=a target=1 count=2 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/relics (iron-steed) > (); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (bronze-4 gold-6) > (); army-deck/discard-pile () > (bronze-4 gold-6); relics-used () > (iron-steed); "
      "last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 0; luck of 1: -6 where -5.00 is usual; "
      "luck of 1: -4 where -4.00 is usual" },
    { PLAN "cards-by=hand kingdoms/0/relics=[\"titanic-essence\"]", "play-relic relic=titanic-essence effect=a", "asks rank attack" },
    { PLAN "cards-by=hand hand/0= kingdoms/0/relics=[\"titanic-essence\"]", "play-relic relic=titanic-essence effect=a rank=1", "asks attack" },
    { PLAN "cards-by=hand hand/0= kingdoms/0/relics=[\"titanic-essence\"]",
      "play-relic relic=titanic-essence effect=a rank=1 attack=3 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand () > (1/3/2+0+0+0?); kingdoms/0/relics (titanic-essence) > (); "
      "kingdoms/0/relics-played 0 > 1; relics-used () > (titanic-essence); last-relic null > titanic-essence; "
      "last-relic-effect null > a; last-relic-player -1 > 0; "
      "learns army-card id=bronze-3-2 rank=bronze attack=3 zombification=2 copies=1 source=owner" },
    { PLAN "relic-deck/draw-pile=[\"iron-steed\"] relic-deck/discard-pile=[\"iron-steed\"]", "choose-relic cards=[\"iron-steed\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/relics () > (iron-steed); "
      "relic-deck/draw-pile (iron-steed) > (); tracks/1/position 0 > 1" },
    { PLAN "cards-by=hand hand/0= army-deck/draw-pile=[]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (unseen unseen); tracks/0/position 0 > 1" },
    { PLAN "cards-by=hand hand/0= army-deck/draw-pile=[\"gold-6\",\"gold-6\"]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (unseen unseen); tracks/0/position 0 > 1" },
    { PLAN "cards-by=hand kingdoms/0/relics=[\"apollos-eyes\"]", "play-relic relic=apollos-eyes effect=b pioneer=false",
      "kingdoms/0/relics (apollos-eyes) > (); kingdoms/0/relics-played 0 > 1; question null > play-drawn; question-player -1 > 0; "
      "question-count 0 > 2; question-cards () > (  ); relics-used () > (apollos-eyes); last-relic null > apollos-eyes; "
      "last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY "cards-by=hand kingdoms/0/relics=[\"draculas-potion\"]", "play-relic relic=draculas-potion effect=a", "asks commander" },
    { "gathering=[\"terric\"] cards-by=hand steps-left=9 at/0/3=gold-6:0", "pass commander=terric frontier=0 zone=3",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/relics () > (); "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; frontiers/0/zones/2/commander null > terric; "
      "frontiers/0/zones/2/recruiter -1 > 0; gathering (terric) > ()" },
    { PLAN "hand/0=gold-6,gold-7,unseen", "upgrade-technology cards=[\"\"] pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6 gold-7 unseen) > (gold-6 gold-7); kingdoms/0/technology 0 > 1" },
    { PLAN "kingdoms/0/technology=2 hand/0=gold-7,gold-6,unseen", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-7 gold-6 unseen) > (unseen); kingdoms/0/technology 2 > 3; "
      "army-deck/discard-pile () > (gold-7 gold-6)" },
    { PLAN "kingdoms/0/technology=2 hand/0=unseen,unseen,gold-6", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen unseen gold-6) > (unseen); kingdoms/0/technology 2 > 3; "
      "army-deck/discard-pile () > (gold-6)" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

/* Page 24: the Immortal Vest cancels a relic that another player has just played. */
static void
test_cancelled (void)
{
  static const DazCase cases[] = {
    { PLAN "hand/0= kingdoms/0/relics=[\"titanic-essence\"] kingdoms/1/relics=[\"immortal-vest\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=1 relic=immortal-vest effect=a",
      "kingdoms/0/hand (gold-6) > (); kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; "
      "army-deck/discard-pile () > (gold-6); relics-used (titanic-essence) > (titanic-essence immortal-vest); "
      "last-relic titanic-essence > null; last-relic-effect a > null; last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { PLAN "hand/0= kingdoms/0/relics=[\"\"] kingdoms/1/relics=[\"\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=1 relic=immortal-vest effect=a",
      "kingdoms/0/hand (gold-6) > (); kingdoms/1/relics () > (); kingdoms/1/relics-played 0 > 1; "
      "army-deck/discard-pile () > (gold-6); relic-deck/draw-pile 23 > 21; "
      "relics-used (titanic-essence) > (titanic-essence immortal-vest); last-relic titanic-essence > null; "
      "last-relic-effect a > null; last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { PLAN "hand/0= kingdoms/0/relics=[\"titanic-essence\"] kingdoms/1/relics=[\"\"] relic-deck/draw-pile=[\"iron-steed\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=1 relic=immortal-vest effect=a", "impossible" },
    { PLAN "hand/0= kingdoms/0/relics=[\"\"] relic-deck/draw-pile=[\"iron-steed\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6", "impossible" },
    { PLAN "hand/0= kingdoms/0/relics=[\"titanic-essence\",\"immortal-vest\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=0 relic=immortal-vest effect=a",
      "refused by relic.immortal-vest" },
    { PLAN "hand/0= kingdoms/0/relics=[\"titanic-essence\"] kingdoms/1/relics=[\"immortal-vest\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then take-token then play-relic player=1 relic=immortal-vest effect=a",
      "impossible" },
    { PLAN "hand/0= kingdoms/0/relics=[\"titanic-essence\"] kingdoms/1/relics=[\"immortal-vest\"] army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then set path=kingdoms/2/victory-points value=3 then play-relic player=1 relic=immortal-vest effect=a",
      "kingdoms/0/hand (gold-6) > (); kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; "
      "army-deck/discard-pile () > (gold-6); relics-used (titanic-essence) > (titanic-essence immortal-vest); "
      "last-relic titanic-essence > null; last-relic-effect a > null; last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { PLAN "kingdoms/0/relics=[\"immortal-vest\"] kingdoms/1/relics=[\"immortal-vest\"]",
      "play-relic relic=immortal-vest effect=b then play-relic player=1 relic=immortal-vest effect=a",
      "refused by relic.immortal-vest" },
    { PLAN "kingdoms/0/relics=[\"gaze-of-the-dead\"] kingdoms/1/relics=[\"immortal-vest\"]",
      "play-relic relic=gaze-of-the-dead effect=b then play-relic player=1 relic=immortal-vest effect=a",
      "steps-left 12 > 9; kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; "
      "relics-used (gaze-of-the-dead) > (gaze-of-the-dead immortal-vest); last-relic gaze-of-the-dead > null; "
      "last-relic-effect b > null; last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { PLAN "kingdoms/0/relics=[\"apollos-eyes\"] kingdoms/1/relics=[\"immortal-vest\"] army-deck/draw-pile=[\"gold-6\",\"gold-6\",\"gold-6\"]",
      "play-relic relic=apollos-eyes effect=b then play-relic player=1 relic=immortal-vest effect=a",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; army-deck/draw-pile () > (gold-6 gold-6 gold-6); "
      "question play-drawn > null; question-player 0 > -1; question-count 2 > 0; question-cards (gold-6 gold-6 gold-6) > (); "
      "relics-used (apollos-eyes) > (apollos-eyes immortal-vest); last-relic apollos-eyes > null; last-relic-effect b > null; "
      "last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { RALLY "kingdoms/0/relics=[\"star-of-dawn\"] kingdoms/1/relics=[\"immortal-vest\"] at/2/1=gold-6:2",
      "play-relic relic=star-of-dawn effect=a frontier=2 zone=1 then play-relic player=1 relic=immortal-vest effect=a",
      "kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; frontiers/2/zones/0/loyalty 3 > 2; "
      "relics-used (star-of-dawn) > (star-of-dawn immortal-vest); last-relic star-of-dawn > null; last-relic-effect a > null; "
      "last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { RALLY "kingdoms/0/mission=relic-played kingdoms/1/mission=relic-played hand/0= hand/1= kingdoms/0/relics=[\"star-of-dawn\"] kingdoms/1/relics=[\"immortal-vest\"] "
      "at/2/1=gold-6:2 army-deck/draw-pile=[\"gold-7\",\"gold-7\"]",
      "play-relic relic=star-of-dawn effect=a frontier=2 zone=1 then play-relic player=1 relic=immortal-vest effect=a",
      "kingdoms/1/hand () > (gold-7); kingdoms/1/relics (immortal-vest) > (); kingdoms/1/mission-shown false > true; "
      "kingdoms/1/relics-played 0 > 1; kingdoms/1/mission-rewards 0 > 1; frontiers/2/zones/0/loyalty 3 > 2; "
      "army-deck/draw-pile (gold-7) > (); relics-used (star-of-dawn) > (star-of-dawn immortal-vest); "
      "last-relic star-of-dawn > null; last-relic-effect a > null; last-relic-player 0 > -1; cites ruling.cancelled-relic; "
      "luck of 0: 7 where 7.00 is usual; luck of 1: 7 where 7.00 is usual" },
    { PLAN "kingdoms/1/relics=[\"immortal-vest\"]", "play-relic player=1 relic=immortal-vest effect=a", "impossible" },
    { PLAN "kingdoms/0/relics=[\"titanic-essence\"] question=play-drawn", "play-relic relic=titanic-essence effect=a card=gold-6",
      "impossible" },
    { PLAN "kingdoms/0/relics=[\"immortal-vest\"]", "set path=kingdoms/0/victory-points value=-1", "refused by ruling.points-not-below-zero" },
    { PLAN "kingdoms/0/relics=[\"immortal-vest\"]", "set path=kingdoms/0/victory-points value=0", "" },
  };
  static const DazCase returns[] = {
    { PLAN "kingdoms/0/relics=[\"\"] kingdoms/1/relics=[\"immortal-vest\"] hand/0= army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=1 relic=immortal-vest effect=a",
      "current-player 1 > 0; steps-left 8 > 9; pioneer-tokens 3 > 4; kingdoms/0/command-tokens 6 > 5; "
      "kingdoms/0/hand (gold-6) > (); kingdoms/0/relics () > (titanic-essence); kingdoms/0/relics-played 1 > 0; "
      "kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; army-deck/discard-pile () > (gold-6); "
      "relic-deck/draw-pile 23 > 22; relics-used (titanic-essence) > (immortal-vest); last-relic titanic-essence > null; "
      "last-relic-effect a > null; last-relic-player 0 > -1; cites ruling.cancelled-relic" },
    { PLAN "kingdoms/0/relics=[\"titanic-essence\"] kingdoms/1/relics=[\"immortal-vest\"] hand/0= army-deck/discard-pile=[\"gold-6\"]",
      "play-relic relic=titanic-essence effect=a card=gold-6 then play-relic player=1 relic=immortal-vest effect=a",
      "current-player 1 > 0; steps-left 8 > 9; pioneer-tokens 3 > 4; kingdoms/0/command-tokens 6 > 5; "
      "kingdoms/0/hand (gold-6) > (); kingdoms/0/relics () > (titanic-essence); kingdoms/0/relics-played 1 > 0; "
      "kingdoms/1/relics (immortal-vest) > (); kingdoms/1/relics-played 0 > 1; army-deck/discard-pile () > (gold-6); "
      "relics-used (titanic-essence) > (immortal-vest); last-relic titanic-essence > null; last-relic-effect a > null; "
      "last-relic-player 0 > -1; cites ruling.cancelled-relic" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULE ("cancelled-relic-returns"), returns, G_N_ELEMENTS (returns));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/edges/commands", test_commands);
  g_test_add_func ("/dark-age-z/cases/edges/cards", test_cards);
  g_test_add_func ("/dark-age-z/cases/edges/cancelled", test_cancelled);
  return g_test_run ();
}
