/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"

/* What is revealed and told by hand, how results are explained, and a game that is kept in part. */

#define FOUR "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"first-player\":0,"
#define RULE(id) FOUR "\"missions\":\"none\",\"house\":{\"" id "\":true}," DAZ_PACK "}"
#define KEEP(parts) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\",\"keep\":[" parts "]," DAZ_PACK "}"
#define TOGETHER(parts) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0,\"mode\":\"cooperative\"," \
                        "\"missions\":\"none\"," parts "}"
#define FIGHT "phase=combat current-player=-1 "
#define FOUGHT FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true frontiers/3/fought=true "
#define BY_HAND "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0," \
                "\"components\":\"none\",\"cards-by\":\"hand\",\"missions\":\"choose\"}"
#define CLEAN "phase=cleanup current-player=-1 "
#define FULL(n) "at/" n "/1=gold-6:0 at/" n "/2=gold-6:0 at/" n "/3=gold-6:0 at/" n "/4=gold-6:0 at/" n "/5=gold-6:0 "

/* Pages 5 and 18: what is revealed, and what is asked where the app does not know it. */
static void
test_revealed (void)
{
  static const DazCase cases[] = {
    { "", "reveal-invasion", "impossible" },
    { "invasions=[]", "reveal-invasion",
      "steps-left 18 > 16; invasions () > (long-arms); "
      "invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); luck of -1: -4 where -3.00 is usual" },
    { "invasions=[] starting-player=2", "reveal-invasion steps=7",
      "steps-left 18 > 7; movement-steps ( 18 16 14      ) > ( 18 7 14      ); movement-source owner > by-hand; "
      "invasions () > (long-arms); invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); "
      "learns movement-track players=4 steps-speed-1=18 steps-speed-2=7 steps-speed-3=14 source=owner; "
      "luck of -1: -4 where -3.00 is usual" },
    { "invasions=[]", "reveal-invasion invasion=deaf-ears",
      "frontiers/0/horde 5 > 4; frontiers/1/horde 5 > 4; frontiers/2/horde 5 > 4; frontiers/3/horde 5 > 4; "
      "invasions () > (deaf-ears); invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); "
      "luck of -1: -3 where -2.67 is usual" },
    { "invasions=[]", "reveal-invasion invasion=nothing", "wrong" },
    { "invasions=[]", "reveal-invasion invasion=swift-feet",
      "steps-left 18 > 14; frontiers/0/horde 5 > 4; frontiers/1/horde 5 > 4; frontiers/2/horde 5 > 4; frontiers/3/horde 5 > 4; "
      "invasions () > (swift-feet); invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (long-arms grey-turtles); "
      "luck of -1: -2 where -3.00 is usual" },
    { "invasions=[] invasion-deck/draw-pile=[\"unknown\",\"long-arms\"]", "reveal-invasion invasion=long-arms",
      "steps-left 18 > 16; invasions () > (long-arms); invasion-deck/draw-pile (unknown long-arms) > (unknown)" },
    { "invasions=[]", "reveal-invasion zombies=3 hp=2 damage=1", "asks power-up-zombies power-up-hp speed" },
    { "invasions=[]", "reveal-invasion zombies=3 hp=2 damage=1 speed=9", "asks power-up-zombies power-up-hp steps" },
    { "invasions=[]", "reveal-invasion zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=2",
      "steps-left 18 > 16; frontiers/0/horde 5 > 4; frontiers/1/horde 5 > 4; frontiers/2/horde 5 > 4; frontiers/3/horde 5 > 4; "
      "invasions () > (3+1 of 2+1); invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles)" },
    { "invasions=[]", "reveal-invasion name=\"Crawling_-Things-\" zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=9",
      "steps-left 18 > -1; frontiers/0/horde 5 > 4; frontiers/1/horde 5 > 4; frontiers/2/horde 5 > 4; frontiers/3/horde 5 > 4; "
      "invasions () > (crawling-things); invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); "
      "learns invasion-card name=Crawling_-Things- zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=9 source=owner" },
    { "invasions=[] invasion-deck/draw-pile=[]", "reveal-invasion", "asks zombies hp power-up-zombies power-up-hp damage speed" },
    { "day=2", "reveal-invasion",
      "steps-left 18 > 16; frontiers/0/horde 5 > 7; frontiers/1/horde 5 > 7; frontiers/2/horde 5 > 7; frontiers/3/horde 5 > 7; "
      "invasions (pale-ones) > (pale-ones long-arms); "
      "invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); luck of -1: -4 where -3.00 is usual" },
    { "day=5 boss=null", "reveal-invasion", "asks boss" },
    { "day=5 boss=null", "reveal-invasion boss=the-bloodshed",
      "steps-left 18 > 14; frontiers/0/horde 5 > 7; frontiers/1/horde 5 > 7; frontiers/2/horde 5 > 7; frontiers/3/horde 5 > 7; "
      "invasions (pale-ones) > (the-bloodshed); boss null > the-bloodshed; boss-previewed false > true; boss-active false > true" },
    { "day=5 boss=null", "reveal-invasion boss=nothing", "asks boss" },
    { "day=5 boss=the-evil-twins", "reveal-invasion",
      "frontiers/0/horde 5 > 7; frontiers/1/horde 5 > 7; frontiers/2/horde 5 > 7; frontiers/3/horde 5 > 7; "
      "invasions (pale-ones) > (the-evil-twins); boss-previewed false > true; boss-active false > true" },
    { "day=5 boss=the-evil-twins boss-active=true", "reveal-invasion", "impossible" },
    { "", "reveal-commanders", "impossible" },
    { "gathering=null commander-deck/draw-pile=[\"lilith\",\"lilith\",\"lilith\",\"lilith\"]", "reveal-commanders",
      "commander-deck/draw-pile (lilith lilith lilith lilith) > (lilith); gathering () > (lilith lilith lilith)" },
    { "gathering=null commander-deck/draw-pile=[\"lilith\"]", "reveal-commanders",
      "commander-deck/draw-pile (lilith) > (); gathering () > (lilith)" },
    { "gathering=null commander-deck/draw-pile=[]", "reveal-commanders", "asks commanders" },
    { "gathering=null commander-deck/draw-pile=[\"lilith\",\"erina\"]", "reveal-commanders commanders=[\"erina\"]",
      "commander-deck/draw-pile (lilith erina) > (lilith); gathering () > (erina)" },
    { "gathering=null commander-deck/draw-pile=[\"lilith\",\"erina\"]", "reveal-commanders commanders=[\"terric\"]", "impossible" },
    { "", "reveal-invasion initial=true", "impossible" },
    { CLEAN "invasion-deck/draw-pile=[\"swift-feet\"] tracks/0/position=2 hand/0= hand/1= hand/2= hand/3= army-deck/draw-pile=[] commander-deck/draw-pile=[] gathering=[\"lilith\"]",
      "clean-up",
      "phase cleanup > planning; day 1 > 2; starting-player 0 > 3; current-player -1 > 3; steps-left 18 > 14; "
      "kingdoms/0/command-tokens 5 > 13; kingdoms/1/command-tokens 5 > 13; kingdoms/2/command-tokens 5 > 13; "
      "kingdoms/3/command-tokens 5 > 13; frontiers/0/horde 5 > 6; frontiers/1/horde 5 > 6; frontiers/2/horde 5 > 6; "
      "frontiers/3/horde 5 > 6; invasions (pale-ones) > (pale-ones swift-feet); invasion-deck/draw-pile (swift-feet) > (); "
      "tracks/0/position 2 > 0; cites ruling.restoration-limit; cites ruling.nearest-to-the-right" },
    { CLEAN "day=3 ticks=[\"cleanup-1\"]", "say cleanup-step",
      "Long Arms are revealed: with every Power Up 7 zombies of 3 HP. The scouts have seen the boss: The Death Bringer." },
    { CLEAN "day=3 boss=null ticks=[\"cleanup-1\"]", "say cleanup-step",
      "Long Arms are revealed: with every Power Up 7 zombies of 3 HP. The players may look at the Boss Invasion Card now." },
    { CLEAN "day=3 boss=null ticks=[\"cleanup-1\"]", "cleanup-step boss=the-bloodshed",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (pale-ones long-arms); boss null > the-bloodshed; "
      "boss-previewed false > true; invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); "
      "luck of -1: -4 where -3.00 is usual" },
    { CLEAN "invasion-deck/draw-pile=[\"swift-feet\"] hand/0=gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6 hand/1= hand/2= hand/3= army-deck/draw-pile=[]",
      "clean-up",
      "ticks () > (cleanup-1 cleanup-2 cleanup-3 cleanup-4 cleanup-5 cleanup-6 cleanup-7 cleanup-8 cleanup-9 cleanup-10); "
      "steps-left 18 > 14; kingdoms/0/command-tokens 5 > 13; kingdoms/0/discard-due 0 > 1; kingdoms/1/command-tokens 5 > 13; "
      "kingdoms/2/command-tokens 5 > 13; kingdoms/3/command-tokens 5 > 13; frontiers/0/horde 5 > 6; frontiers/1/horde 5 > 6; "
      "frontiers/2/horde 5 > 6; frontiers/3/horde 5 > 6; invasions (pale-ones) > (pale-ones swift-feet); "
      "invasion-deck/draw-pile (swift-feet) > ()" },
    { CLEAN "day=4 boss=null", "clean-up", "asks boss" },
    { FIGHT, "clean-up", "refused by cleanup.overview" },
    { CLEAN "frontiers/0/zones/1/reward-left=null", "clean-up", "asks tokens army-cards" },
    { CLEAN "frontiers/0/zones/1/reward-left=null ticks=[\"cleanup-7\"]", "say cleanup-step", "All zombie tokens go back to the pool." },
    { CLEAN "tracks/0/restoration=-1 tracks/0/position=1 frontiers/0/zones/2/reward-right=null", "clean-up restoration={\"draw-army\":1}",
      "asks tokens army-cards" },
    { CLEAN "ticks=[\"cleanup-1\",\"cleanup-2\",\"cleanup-3\",\"cleanup-4\",\"cleanup-5\",\"cleanup-6\",\"cleanup-7\",\"cleanup-8\",\"cleanup-9\",\"cleanup-10\",\"cleanup-11\",\"cleanup-12\"] "
      "commander-deck/draw-pile=[\"lilith\",\"lilith\"] gathering=null",
      "cleanup-step",
      "ticks (cleanup-1 cleanup-2 cleanup-3 cleanup-4 cleanup-5 cleanup-6 cleanup-7 cleanup-8 cleanup-9 cleanup-10 cleanup-11 cleanup-12) > (); "
      "phase cleanup > planning; day 1 > 2; current-player -1 > 0; commander-deck/draw-pile (lilith lilith) > (); "
      "gathering () > (lilith lilith)" },
    { CLEAN "ticks=[\"cleanup-1\",\"cleanup-2\",\"cleanup-3\",\"cleanup-4\",\"cleanup-5\",\"cleanup-6\",\"cleanup-7\",\"cleanup-8\",\"cleanup-9\",\"cleanup-10\",\"cleanup-12\",\"cleanup-13\"] "
      "hand/0=gold-6 kingdoms/0/discard-due=1",
      "discard-army player=0 hand=[0]",
      "ticks (cleanup-1 cleanup-2 cleanup-3 cleanup-4 cleanup-5 cleanup-6 cleanup-7 cleanup-8 cleanup-9 cleanup-10 cleanup-12 cleanup-13) > (); "
      "phase cleanup > planning; day 1 > 2; current-player -1 > 0; kingdoms/0/hand (gold-6) > (); kingdoms/0/discard-due 1 > 0; "
      "army-deck/discard-pile () > (gold-6)" },
    { CLEAN, "tell-boards icons=[\"none\",\"army\",\"army\",\"command\",\"gate\"] board=[5,4,3,2]",
      "frontiers/0/zones/1/reward-left command > army; frontiers/0/zones/1/reward-right command > army; "
      "frontiers/1/zones/1/reward-left command > army; frontiers/1/zones/1/reward-right command > army; "
      "frontiers/2/zones/1/reward-left command > army; frontiers/2/zones/1/reward-right command > army; "
      "frontiers/3/zones/1/reward-left command > army; frontiers/3/zones/1/reward-right command > army; command-icons-0 4 > 5; "
      "command-icons-1 3 > 4; command-icons-2 2 > 3; command-icons-3 1 > 2; "
      "learns frontier-side zone-1=none zone-2=army zone-3=army zone-4=command zone-5=gate; "
      "learns kingdom-board command-icons-level-0=5 command-icons-level-1=4 command-icons-level-2=3 command-icons-level-3=2" },
  };
  static const DazCase together[] = {
    { "initial-power-up=null", "reveal-invasion initial=true name=Turtles power-up-zombies=1 power-up-hp=2",
      "initial-power-up null > 0+1 of 0+2" },
    { "initial-power-up=null invasions=[]", "reveal-invasion initial=true power-up-zombies=1", "initial-power-up null > 0+1 of 0+0" },
    { "", "reveal-invasion initial=true power-up-zombies=1", "impossible" },
    { CLEAN "day=2 ticks=[\"cleanup-1\"]", "say cleanup-step",
      "Pale Ones are revealed: with every Power Up 7 zombies of 4 HP. The scouts have seen the boss: The Death Bringer." },
    { CLEAN "day=3 boss=the-bloodshed ticks=[\"cleanup-1\"]", "say cleanup-step",
      "The Bloodshed leads the last invasion, and its values count alone." },
    { CLEAN, "cleanup-step step=12 house=true", "ticks () > (cleanup-12); starting-player 0 > 1; cites cleanup.overview" },
    { CLEAN "starting-player=2", "cleanup-step step=12 house=true", "ticks () > (cleanup-12); starting-player 2 > 0; cites cleanup.overview" },
    { FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true kingdoms/0/victory-points=3 kingdoms/1/victory-points=4 frontiers/0/at-gate=2",
      "score",
      "ticks () > (score); phase combat > over; kingdoms/0/victory-points 3 > 0; kingdoms/0/gate-damage 0 > 3; "
      "kingdoms/1/victory-points 4 > 1; kingdoms/1/gate-damage 0 > 3; lost-by -1 > 0; cites ruling.points-at-scoring" },
    { FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true kingdoms/0/victory-points=0 kingdoms/1/victory-points=4",
      "score",
      "ticks () > (score)" },
    { FIGHT "day=4 ticks=[\"score\",\"daily-missions\"] kingdoms/0/victory-points=50 kingdoms/1/victory-points=1 kingdoms/2/victory-points=69", "say finish",
      "The kingdoms have held: 120 Victory Points, and 120 were needed." },
    { FIGHT "day=4 ticks=[\"score\",\"daily-missions\"] kingdoms/0/victory-points=50 kingdoms/1/victory-points=1 kingdoms/2/victory-points=68", "say finish",
      "The kingdoms have fallen: 119 Victory Points, and 120 were needed." },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (TOGETHER (DAZ_PACK), together, G_N_ELEMENTS (together));
}

/* How a result comes about, term by term, with the rule of each (pages 13 to 18). */
static void
test_explained (void)
{
  static const DazCase cases[] = {
    { FOUGHT "frontiers/0/points-right=9 frontiers/0/at-gate=2 frontiers/0/shield-left=1 frontiers/3/points-left=1", "explain score",
      "Ann = 7 mark 4 by scoring.overview (Frontier with Bo = 6 (Zombies killed = 9 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Di = 1 (Zombies killed = 1 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring); "
      "Bo = −2 mark 4 by scoring.overview (Frontier with Ann = −2 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection; Gate Protection of a relic = −1 by relic.titanic-essence); "
      "Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring; "
      "No Victory Points below 0 mark 1 by ruling.points-not-below-zero); "
      "Cy = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Di = 0 mark 4 by scoring.overview (Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Ann = 0 (Zombies killed = 0 by scoring.kills))" },
    { FOUGHT "kingdoms/0/victory-points=3 kingdoms/1/victory-points=4 frontiers/0/at-gate=2", "explain score",
      "Ann = −3 mark 4 by scoring.overview (Frontier with Bo = −3 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Di = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring); "
      "Bo = −3 mark 4 by scoring.overview (Frontier with Ann = −3 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring); "
      "Cy = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Di = 0 mark 4 by scoring.overview (Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Ann = 0 (Zombies killed = 0 by scoring.kills))" },
    { FOUGHT "frontiers/0/at-gate=1 at/0/4=gold-6:0 lead/0/4=lancelot:0", "explain score",
      "Ann = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills; "
      "1 zombie at the City Gate, damage 2 each = 2 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection; Lancelot = −1 by commander.lancelot); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Bo = −1 mark 4 by scoring.overview (Frontier with Ann = −1 (Zombies killed = 0 by scoring.kills; "
      "1 zombie at the City Gate, damage 2 each = 2 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring; "
      "No Victory Points below 0 mark 1 by ruling.points-not-below-zero); "
      "Cy = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Di = 0 mark 4 by scoring.overview (Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Ann = 0 (Zombies killed = 0 by scoring.kills))" },
    { CLEAN "kingdoms/1/technology=2 at/0/2=bronze-4:0 at/3/1=bronze-4:0 lead/3/1=lilith:0", "explain cleanup-step step=7 house=true",
      "Ann = 9 (Icons to be seen at the frontier with Bo = 1 by cleanup.tokens; "
      "Icons to be seen at the frontier with Di = 2 by cleanup.tokens; Icons to be seen on the kingdom board = 4 by cleanup.tokens; "
      "Lilith = 2 by commander.lilith); Bo = 6 (Icons to be seen at the frontier with Ann = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Cy = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 2 by cleanup.tokens); "
      "Cy = 8 (Icons to be seen at the frontier with Bo = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Di = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 4 by cleanup.tokens); "
      "Di = 8 (Icons to be seen at the frontier with Cy = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Ann = 2 by cleanup.tokens; Icons to be seen on the kingdom board = 4 by cleanup.tokens)" },
    { CLEAN "at/0/3=bronze-4:0 at/3/1=bronze-4:0 lead/3/1=erina:0", "explain cleanup-step step=10 house=true",
      "Ann = 3 (Icons to be seen at the frontier with Bo = 0 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Di = 1 by cleanup.draw-armies; Erina = 2 by commander.erina); "
      "Bo = 2 (Icons to be seen at the frontier with Ann = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Cy = 1 by cleanup.draw-armies); "
      "Cy = 2 (Icons to be seen at the frontier with Bo = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Di = 1 by cleanup.draw-armies); "
      "Di = 2 (Icons to be seen at the frontier with Cy = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Ann = 1 by cleanup.draw-armies)" },
    { CLEAN "hand/0= hand/1=gold-6 hand/2= hand/3= kingdoms/2/victory-points=1", "explain cleanup-step step=12 house=true",
      "Ann by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "The tie is broken to the right, counter-clockwise mark 1 by ruling.nearest-to-the-right); "
      "Bo by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 1); "
      "Cy by cleanup.starting-player (Victory Points = 1; Army Cards in hand = 0); "
      "Di by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0)" },
    { CLEAN, "explain cleanup-step step=7 tokens=[1,2,3] house=true",
      "Ann = 1 mark 3; Bo = 2 mark 3; Cy = 3 mark 3; Di = 8 (Icons to be seen at the frontier with Cy = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Ann = 2 by cleanup.tokens; Icons to be seen on the kingdom board = 4 by cleanup.tokens)" },
    { CLEAN "invasion-deck/draw-pile=[\"swift-feet\"] hand/0= hand/1= hand/2= hand/3= army-deck/draw-pile=[] commander-deck/draw-pile=[] gathering=[\"lilith\"]",
      "explain clean-up",
      "All zombie tokens go back to the pool. by cleanup.zombie-tokens; "
      "Swift Feet are revealed: with every Power Up 6 zombies of 4 HP. by cleanup.next-invasion; "
      "Swift Feet come: 6 zombies of 4 HP before every frontier. by cleanup.horde; "
      "The movement marker stands 14 steps from the end of its track. by cleanup.movement-marker; "
      "The markers of the strategy tracks go back. by cleanup.restoration; "
      "The Pioneer Reward Zone holds 4 tokens again. by cleanup.pioneer-reward; "
      "Ann gets 8 Command Tokens. Bo gets 8 Command Tokens. Cy gets 8 Command Tokens. Di gets 8 Command Tokens. by cleanup.tokens (Command Tokens by cleanup.tokens (Ann = 8 (Icons to be seen at the frontier with Bo = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Di = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 4 by cleanup.tokens); "
      "Bo = 8 (Icons to be seen at the frontier with Ann = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Cy = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 4 by cleanup.tokens); "
      "Cy = 8 (Icons to be seen at the frontier with Bo = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Di = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 4 by cleanup.tokens); "
      "Di = 8 (Icons to be seen at the frontier with Cy = 2 by cleanup.tokens; "
      "Icons to be seen at the frontier with Ann = 2 by cleanup.tokens; "
      "Icons to be seen on the kingdom board = 4 by cleanup.tokens))); "
      "There are no reinforcements to discard. by cleanup.reinforcements; There are no Relic Cards to discard. by cleanup.relics; "
      "Ann draws 0 Army Cards. Bo draws 0 Army Cards. Cy draws 0 Army Cards. Di draws 0 Army Cards. by cleanup.draw-armies (Army Cards by cleanup.draw-armies (Ann = 2 (Icons to be seen at the frontier with Bo = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Di = 1 by cleanup.draw-armies); "
      "Bo = 2 (Icons to be seen at the frontier with Ann = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Cy = 1 by cleanup.draw-armies); "
      "Cy = 2 (Icons to be seen at the frontier with Bo = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Di = 1 by cleanup.draw-armies); "
      "Di = 2 (Icons to be seen at the frontier with Cy = 1 by cleanup.draw-armies; "
      "Icons to be seen at the frontier with Ann = 1 by cleanup.draw-armies))); "
      "Nobody holds more than 10 Army Cards. by cleanup.hand-limit; "
      "Ann hands the Starting Player Marker to Di. by cleanup.starting-player (Starting player = Di by cleanup.starting-player (Ann by cleanup.starting-player (Victory Points = 0; "
      "Army Cards in hand = 0; The tie is broken to the right, counter-clockwise mark 1 by ruling.nearest-to-the-right); "
      "Bo by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "The tie is broken to the right, counter-clockwise mark 1 by ruling.nearest-to-the-right); "
      "Cy by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "The tie is broken to the right, counter-clockwise mark 1 by ruling.nearest-to-the-right); "
      "Di by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0))); New commanders gather: Lilith. Day 2 begins; "
      "Di starts. by cleanup.commanders" },
  };
  static const DazCase at_once[] = {
    { FOUGHT "kingdoms/0/victory-points=1 frontiers/0/points-right=1 frontiers/0/at-gate=2", "explain score",
      "Ann = −2 mark 4 by scoring.overview (Frontier with Bo = −2 (Zombies killed = 1 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Di = 0 (Zombies killed = 0 by scoring.kills); "
      "House rule: what was lost at the gates was lost there mark 1 by ruling.points-at-scoring); "
      "Bo = −3 mark 4 by scoring.overview (Frontier with Ann = −3 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "House rule: what was lost at the gates was lost there mark 1 by ruling.points-at-scoring); "
      "Cy = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Di = 0 mark 4 by scoring.overview (Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Ann = 0 (Zombies killed = 0 by scoring.kills))" },
  };
  static const DazCase negative[] = {
    { FOUGHT "kingdoms/0/victory-points=1 frontiers/0/at-gate=2", "explain score",
      "Ann = −3 mark 4 by scoring.overview (Frontier with Bo = −3 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Di = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring; "
      "House rule: Victory Points fall below 0 mark 1 by ruling.points-not-below-zero); "
      "Bo = −3 mark 4 by scoring.overview (Frontier with Ann = −3 (Zombies killed = 0 by scoring.kills; "
      "2 zombies at the City Gate, damage 2 each = 4 by combat.gate-damage; "
      "Gate Protection Icon to be seen = −1 by combat.gate-protection); Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Gains and losses count once, at Scoring mark 1 by ruling.points-at-scoring; "
      "House rule: Victory Points fall below 0 mark 1 by ruling.points-not-below-zero); "
      "Cy = 0 mark 4 by scoring.overview (Frontier with Bo = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Di = 0 (Zombies killed = 0 by scoring.kills)); "
      "Di = 0 mark 4 by scoring.overview (Frontier with Cy = 0 (Zombies killed = 0 by scoring.kills); "
      "Frontier with Ann = 0 (Zombies killed = 0 by scoring.kills))" },
    { FOUGHT "kingdoms/0/victory-points=1 frontiers/0/at-gate=2", "score",
      "ticks () > (score); kingdoms/0/victory-points 1 > -2; kingdoms/0/gate-damage 0 > 3; kingdoms/1/victory-points 0 > -3; "
      "kingdoms/1/gate-damage 0 > 3; cites ruling.points-at-scoring; cites ruling.points-not-below-zero" },
  };
  static const DazCase clockwise[] = {
    { CLEAN "hand/0= hand/1= hand/2= hand/3=", "explain cleanup-step step=12 house=true",
      "Ann by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "House rule: the tie is broken clockwise mark 1 by ruling.nearest-to-the-right); "
      "Bo by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0); "
      "Cy by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "House rule: the tie is broken clockwise mark 1 by ruling.nearest-to-the-right); "
      "Di by cleanup.starting-player (Victory Points = 0; Army Cards in hand = 0; "
      "House rule: the tie is broken clockwise mark 1 by ruling.nearest-to-the-right)" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULE ("gate-losses-at-once"), at_once, G_N_ELEMENTS (at_once));
  daz_cases_try (RULE ("negative-points"), negative, G_N_ELEMENTS (negative));
  daz_cases_try (RULE ("clockwise-for-start"), clockwise, G_N_ELEMENTS (clockwise));
}

/* The same where the app knows nothing of the box. */
static void
test_by_hand (void)
{
  static const DazCase cases[] = {
    { "", "reveal-invasion name= zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=2 steps=9",
      "steps-left -1 > 9; movement-steps () > (  9); movement-source null > by-hand; frontiers/0/horde 0 > 4; "
      "frontiers/1/horde 0 > 4; frontiers/2/horde 0 > 4; invasions () > (3+1 of 2+1); "
      "learns movement-track players=3 steps-speed-2=9 source=owner" },
    { "", "reveal-invasion name=x zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=2 steps=1",
      "steps-left -1 > 1; movement-steps () > (  1); movement-source null > by-hand; frontiers/0/horde 0 > 4; "
      "frontiers/1/horde 0 > 4; frontiers/2/horde 0 > 4; invasions () > (x); "
      "learns invasion-card name=x zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=2 source=owner; "
      "learns movement-track players=3 steps-speed-2=1 source=owner" },
    { "", "reveal-invasion zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=0",
      "frontiers/0/horde 0 > 4; frontiers/1/horde 0 > 4; frontiers/2/horde 0 > 4; invasions () > (3+1 of 2+1)" },
    { "", "reveal-invasion name=None zombies=0 hp=0 power-up-zombies=0 power-up-hp=0 damage=0 speed=0",
      "invasions () > (none); "
      "learns invasion-card name=None zombies=0 hp=0 power-up-zombies=0 power-up-hp=0 damage=0 speed=0 source=owner" },
    { "", "reveal-invasion name=Many zombies=99 hp=99 power-up-zombies=99 power-up-hp=99 damage=99 speed=99",
      "frontiers/0/horde 0 > 198; frontiers/1/horde 0 > 198; frontiers/2/horde 0 > 198; invasions () > (many); "
      "learns invasion-card name=Many zombies=99 hp=99 power-up-zombies=99 power-up-hp=99 damage=99 speed=99 source=owner" },
    { "movement-steps=[\"\",\"5\"]", "reveal-invasion zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 damage=1 speed=1",
      "steps-left -1 > 5; frontiers/0/horde 0 > 4; frontiers/1/horde 0 > 4; frontiers/2/horde 0 > 4; invasions () > (3+1 of 2+1)" },
    { "movement-steps=[\"\",\"0\"]", "reveal-invasion zombies=3 hp=2 power-up-zombies=1 power-up-hp=1 speed=1", "asks damage" },
    { "movement-steps=[\"\",\"5\"]", "reveal-invasion zombies=3", "asks hp power-up-zombies power-up-hp damage speed" },
    { "movement-steps=[\"\",\"5\"]", "reveal-invasion speed=2", "asks zombies hp power-up-zombies power-up-hp damage steps" },
    { CLEAN "day=4", "clean-up", "asks boss steps tokens army-cards commanders" },
    { CLEAN "day=4 boss=the-bloodshed", "clean-up", "asks steps tokens army-cards commanders" },
    { CLEAN "day=4 boss=the-bloodshed movement-steps=[\"\",\"5\"]", "clean-up", "asks steps tokens army-cards commanders" },
    { CLEAN "day=4 boss=the-evil-twins movement-steps=[\"\",\"5\"]", "clean-up", "asks tokens army-cards commanders" },
    { CLEAN "day=4 movement-steps=[\"\",\"5\"]", "clean-up", "asks boss steps tokens army-cards commanders" },
    { CLEAN "day=4 movement-steps=[\"\",\"5\",\"5\",\"5\"]", "clean-up", "asks boss tokens army-cards commanders" },
    { CLEAN "day=4", "clean-up boss=the-bloodshed steps=5", "asks tokens army-cards commanders" },
    { CLEAN "day=3", "clean-up", "asks zombies hp power-up-zombies power-up-hp damage speed steps tokens army-cards commanders" },
    { CLEAN "day=3", "clean-up commanders=[\"lilith\"]", "asks zombies hp power-up-zombies power-up-hp damage speed steps tokens army-cards" },
    { CLEAN "ticks=[\"cleanup-2\",\"cleanup-5\",\"cleanup-7\"]", "clean-up", "asks army-cards commanders" },
    { CLEAN "tracks/0/position=1", "cleanup-step step=5 house=true", "asks restoration" },
    { CLEAN, "cleanup-step step=5 house=true", "ticks () > (cleanup-5); cites cleanup.overview" },
    { CLEAN, "cleanup-step step=10 house=true", "asks army-cards" },
    { CLEAN "gathering=null", "cleanup-step step=13 house=true",
      "ticks () > (cleanup-13); "
      "commander-deck/draw-pile (alexander matilda terric erina lilith lancelot) > (alexander lancelot matilda terric lilith erina); "
      "cites cleanup.overview" },
  };

  daz_cases_try (BY_HAND, cases, G_N_ELEMENTS (cases));
}

/* What a move asks and does where only some parts of the game are kept. */
static void
test_parts (void)
{
  static const DazCase frontiers[] = {
    { "", "invade", "asks zombies hp damage" },
    { "", "invade zombies=3", "asks hp damage" },
    { "", "invade zombies=3 hp=2", "asks damage" },
    { "at/0/1=bronze-4:0", "invade zombies=3 hp=2 damage=1",
      "kingdoms/0/kills 0 > 2; frontiers/0/zones/0/defeated false > true; frontiers/0/at-gate 0 > 3; frontiers/0/kills-right 0 > 2; "
      "frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; frontiers/0/points-right 0 > 2; "
      "invasions () > (0+0 of 2+0); cites ruling.empty-zone-passed" },
    { "at/0/1=bronze-4:0", "invade zombies=0 hp=2 damage=1", "frontiers/0/fought false > true; invasions () > (0+0 of 2+0)" },
    { "frontiers/0/horde=1", "invade hp=2 damage=1",
      "frontiers/0/horde 1 > 0; frontiers/0/at-gate 0 > 1; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "invasions () > (0+0 of 2+0); cites ruling.empty-zone-passed" },
    { "at/1/1=bronze-4:1", "invade zombies=3 hp=2 damage=1 then invade", "asks zombies" },
    { "at/1/1=bronze-4:1", "invade zombies=3 hp=2 damage=1 then invade zombies=1",
      "kingdoms/1/kills 0 > 1; frontiers/1/kills-right 0 > 1; frontiers/1/fought false > true; frontiers/1/reached-zone 0 > 1; "
      "frontiers/1/points-right 0 > 1" },
    { "at/1/1=bronze-4:1", "invade zombies=3 hp=2 damage=1 then invade frontier=1 zombies=5",
      "kingdoms/1/kills 0 > 2; frontiers/1/zones/0/defeated false > true; frontiers/1/at-gate 0 > 5; frontiers/1/kills-right 0 > 2; "
      "frontiers/1/fought false > true; frontiers/1/reached-zone 0 > 6; frontiers/1/points-right 0 > 2; "
      "cites ruling.empty-zone-passed" },
    { "at/0/1=gold-6:0", "reinforce player=0 frontier=0 zone=1", "asks rank" },
    { "at/0/1=gold-6:0", "reinforce player=0 frontier=0 zone=1 rank=2", "frontiers/0/zones/0/reinforcements () > (/2 in 2 +3)" },
    { "at/0/1=gold-6:0", "reinforce player=0 frontier=0 zone=1 rank=3", "frontiers/0/zones/0/reinforcements () > (/3 in 3 +4)" },
    { "at/0/1=gold-6:0", "reinforce player=0 frontier=0 zone=1 card=silver-2", "frontiers/0/zones/0/reinforcements () > (silver-2/2 in 2 +3)" },
    { "at/0/1=gold-6:0", "reinforce frontier=0 zone=1 rank=3", "asks player" },
    { "", "play-army player=0 frontier=0", "asks rank attack" },
    { "", "play-army player=0 frontier=0 rank=2 attack=3",
      "frontiers/0/zones/0/army null > 2/3/1+0+0+0?; frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=silver-3-1 rank=silver attack=3 zombification=1 copies=1 source=owner" },
    { "", "play-army player=0 frontier=0 card=silver-2", "frontiers/0/zones/0/army null > silver-2; frontiers/0/zones/0/loyalty -1 > 0" },
    { "", "play-army frontier=0 card=silver-2", "asks player" },
    { "at/0/1=gold-6:1:defeated", "reactivate player=0 frontier=0 zone=1",
      "frontiers/0/zones/0/loyalty 1 > 0; frontiers/0/zones/0/defeated true > false" },
    { "at/0/1=gold-6:0", "assign-commander frontier=0 zone=1", "asks player" },
    { "at/0/1=gold-6:0", "assign-commander player=0 frontier=0 zone=1", "asks commander" },
    { "at/0/1=gold-6:0", "assign-commander player=2 commander=lilith frontier=0 zone=1", "asks player" },
    { "gathering=[\"lilith\"] at/0/1=gold-6:0", "assign-commander player=0 commander=lilith frontier=0 zone=1",
      "frontiers/0/zones/0/commander null > lilith; frontiers/0/zones/0/recruiter -1 > 0; gathering (lilith) > ()" },
    { "gathering=[] commander-deck/draw-pile=[\"lilith\"] at/0/1=gold-6:0", "assign-commander player=0 commander=lilith frontier=0 zone=1",
      "frontiers/0/zones/0/commander null > lilith; frontiers/0/zones/0/recruiter -1 > 0; commander-deck/draw-pile (lilith) > ()" },
    { "gathering=[] commander-deck/draw-pile=[] at/0/1=gold-6:0", "assign-commander player=0 commander=lilith frontier=0 zone=1",
      "impossible" },
    { "", "barbarian-army attack=4",
      "frontiers/1/zones/0/army null > 1/4/2+0+0+0?; frontiers/1/zones/0/loyalty -1 > 2; "
      "learns army-card id=bronze-4-2 rank=bronze attack=4 zombification=2 copies=1 source=owner" },
    { FULL ("1") FULL ("2"), "barbarian-army attack=4", "impossible" },
    { "gathering=null commander-deck/draw-pile=[\"lilith\"]", "reveal-commanders",
      "commander-deck/draw-pile (lilith) > (); gathering () > (lilith)" },
    { "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true frontiers/0/points-right=3", "score", "ticks () > (score)" },
    { "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true frontiers/0/points-right=3", "say score",
      "Ann gains 3 and loses 0 at the gates. Bo gains 0 and loses 0 at the gates." },
  };
  static const DazCase hands[] = {
    { "kingdoms/0/relics=[\"immortal-vest\",\"azraels-roar\",\"iron-steed\"]", "play-relic relic=azraels-roar effect=a", "asks player" },
    { "kingdoms/0/relics=[\"immortal-vest\",\"azraels-roar\",\"iron-steed\"]", "play-relic player=0 relic=azraels-roar effect=a",
      "kingdoms/0/relics (immortal-vest azraels-roar iron-steed) > (immortal-vest iron-steed); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (azraels-roar); last-relic null > azraels-roar; last-relic-effect null > a; last-relic-player -1 > 0" },
    { "kingdoms/0/relics=[\"immortal-vest\",\"azraels-roar\",\"iron-steed\"]", "play-relic player=0 relic=immortal-vest effect=b",
      "kingdoms/0/relics (immortal-vest azraels-roar iron-steed) > (azraels-roar iron-steed); kingdoms/0/relics-played 0 > 1; "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0" },
    { "kingdoms/0/relics=[\"immortal-vest\",\"azraels-roar\",\"iron-steed\"] hand/1=gold-6", "play-relic player=0 relic=iron-steed effect=a",
      "kingdoms/0/relics (immortal-vest azraels-roar iron-steed) > (immortal-vest azraels-roar); kingdoms/0/relics-played 0 > 1; "
      "kingdoms/1/hand (gold-6) > (); army-deck/discard-pile () > (gold-6); relics-used () > (iron-steed); "
      "last-relic null > iron-steed; last-relic-effect null > a; last-relic-player -1 > 0; luck of 1: -6 where -6.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"gold-6\",\"gold-6\"]", "draw-army player=0",
      "kingdoms/0/hand () > (gold-6 gold-6); army-deck/draw-pile (gold-6 gold-6) > (); luck of 0: 6 where 6.00 is usual; "
      "luck of 0: 6 where 6.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"gold-6\",\"gold-6\"]", "draw-army", "asks player" },
  };
  static const DazCase missions[] = {
    { "kingdoms/0/kills=7", "mission player=0 mission=seven-kills",
      "kingdoms/0/mission null > seven-kills; kingdoms/0/mission-shown false > true; kingdoms/0/relics-by-mission 0 > 1" },
    { "kingdoms/0/kills=1", "mission player=0 mission=most-kills",
      "kingdoms/0/mission null > most-kills; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { "", "mission player=0 mission=relic-discarded",
      "kingdoms/0/mission null > relic-discarded; kingdoms/0/mission-shown false > true; kingdoms/0/mission-rewards 0 > 1" },
    { "", "mission player=0 mission=gate-unharmed",
      "kingdoms/0/mission null > gate-unharmed; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { "kingdoms/0/pass-order=1", "mission player=0 mission=first-to-pass house=true",
      "kingdoms/0/mission null > first-to-pass; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
  };

  static const DazCase tokens[] = {
    { "", "upgrade-technology player=0", "kingdoms/0/technology 0 > 1" },
    { "kingdoms/0/technology=3", "upgrade-technology player=0", "impossible" },
    { "", "take-token player=0", "kingdoms/0/command-tokens 5 > 6" },
    { "", "take-token", "asks player" },
    { "", "say upgrade-technology player=0", "Ann reaches Military Technology Level 1." },
  };

  daz_cases_try (KEEP ("\"frontiers\""), frontiers, G_N_ELEMENTS (frontiers));
  daz_cases_try (KEEP ("\"hands\""), hands, G_N_ELEMENTS (hands));
  daz_cases_try (KEEP ("\"missions\""), missions, G_N_ELEMENTS (missions));
  daz_cases_try (KEEP ("\"tokens\""), tokens, G_N_ELEMENTS (tokens));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/told/revealed", test_revealed);
  g_test_add_func ("/dark-age-z/cases/told/explained", test_explained);
  g_test_add_func ("/dark-age-z/cases/told/by-hand", test_by_hand);
  g_test_add_func ("/dark-age-z/cases/told/parts", test_parts);
  return g_test_run ();
}
