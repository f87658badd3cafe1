/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"

/* Phases 2 to 4 (pages 12 to 19) and what the two-player game has besides (page 21), move by move. */

#define RULES(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]," \
                   "\"first-player\":0,\"missions\":\"none\",\"house\":{" __VA_ARGS__ "}," DAZ_PACK "}"
#define TWO(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\",\"house\":{" __VA_ARGS__ "}," DAZ_PACK "}"
#define RALLY "phase=rallying rally-order=[\"0\",\"1\",\"2\",\"3\"] "
#define FIGHT "phase=combat current-player=-1 "
#define FOUGHT FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true frontiers/3/fought=true "
#define CLEAN "phase=cleanup current-player=-1 "
#define UP(level) "kingdoms/0/technology=" level " "

/* Page 12: whose turn it is, and what an insignia boosts. */
static void
test_rallying (void)
{
  static const DazCase cases[] = {
    { RALLY, "end-rally", "current-player 0 > 1; kingdoms/0/rallied false > true" },
    { RALLY "kingdoms/1/rallied=true", "end-rally", "current-player 0 > 2; kingdoms/0/rallied false > true" },
    { RALLY "current-player=3 kingdoms/0/rallied=true kingdoms/1/rallied=true kingdoms/2/rallied=true", "end-rally",
      "phase rallying > combat; current-player 3 > -1; kingdoms/3/rallied false > true" },
    { RALLY, "end-rally player=1", "refused by rallying.order" },
    { RALLY, "end-rally player=1 house=true", "kingdoms/1/rallied false > true; cites rallying.order" },
    { RALLY, "end-rally player=4", "asks player" },
    { FIGHT, "end-rally", "impossible" },
    { "steps-left=5 question=play-drawn question-player=0", "end-planning", "refused by planning.end" },
    { "steps-left=5 question=play-drawn question-player=0 question-count=2", "end-planning house=true",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 5 > 0; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0); question play-drawn > null; "
      "question-player 0 > -1; question-count 2 > 0; cites planning.end" },
    { "steps-left=5 kingdoms/0/passed=true kingdoms/1/passed=true kingdoms/2/passed=true kingdoms/3/passed=true", "end-planning",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 5 > 0; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=0 commands-left=1", "end-planning",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 5 > 0; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0); commands-left 1 > 0" },
    { RALLY, "end-planning", "impossible" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/reinforcements () > (bronze-4/1 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=gold-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 1 +2)" },
    { RALLY UP ("2") "at/0/1=gold-6:0 hand/0=gold-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 2 +3)" },
    { RALLY UP ("3") "at/0/1=gold-6:0 hand/0=gold-7", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 3 +4)" },
    { RALLY UP ("3") "at/0/1=gold-6:0 hand/0=silver-2", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 2 +3)" },
    { RALLY UP ("3") "at/0/1=gold-6:0 hand/0=gold-7", "reinforce frontier=0 zone=1 slot=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements () > (gold-7/3 in 1 +2)" },
    { RALLY UP ("2") "at/0/1=gold-6:0 hand/0=gold-7", "reinforce frontier=0 zone=1 slot=3", "refused by rallying.slots" },
    { RALLY UP ("3") "at/0/1=gold-6:0 hand/0=silver-2", "reinforce frontier=0 zone=1 slot=3", "refused by rallying.insignia" },
    { RALLY UP ("3") "at/0/1=bronze-4:0 hand/0=silver-2", "reinforce frontier=0 zone=1 slot=2", "refused by rallying.reinforce" },
    { RALLY UP ("3") "at/0/1=bronze-4:0 hand/0=silver-2", "reinforce frontier=0 zone=1 slot=2 bonus=5",
      "kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 2 +5)" },
    { RALLY UP ("3") "at/0/1=bronze-4:0 hand/0=silver-2", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 1 +2)" },
    { RALLY UP ("0") "at/0/1=gold-6:0 hand/0=bronze-4", "reinforce frontier=0 zone=1", "refused by rallying.slots" },
    { RALLY UP ("1") "at/0/1=gold-6:1 hand/0=bronze-4", "reinforce frontier=0 zone=1", "refused by rallying.reinforce" },
    { RALLY UP ("1") "at/0/1=gold-6:0:defeated hand/0=bronze-4", "reinforce frontier=0 zone=1", "refused by rallying.reinforce" },
    { RALLY UP ("1") "at/0/1=gold-6:0:defeated hand/0=bronze-4", "reinforce frontier=0 zone=1 house=true",
      "kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/reinforcements () > (bronze-4/1 in 1 +2); cites rallying.reinforce" },
    { RALLY UP ("1") "hand/0=bronze-4", "reinforce frontier=0 zone=1", "impossible" },
    { RALLY UP ("1") "at/1/1=gold-6:0 hand/0=bronze-4", "reinforce frontier=1 zone=1", "refused by planning.play-army" },
    { RALLY UP ("1") "hand/0=bronze-4", "reinforce frontier=4 zone=1", "asks frontier" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=", "reinforce frontier=0 zone=1", "impossible" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4,bronze-5", "reinforce frontier=0 zone=1", "asks hand" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4,bronze-5", "reinforce frontier=0 zone=1 hand=1",
      "kingdoms/0/hand (bronze-4 bronze-5) > (bronze-4); frontiers/0/zones/0/reinforcements () > (bronze-5/1 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,bronze-5", "reinforce frontier=0 zone=1 rank=1",
      "kingdoms/0/hand (silver-2 bronze-5) > (silver-2); frontiers/0/zones/0/reinforcements () > (bronze-5/1 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,bronze-5", "reinforce frontier=0 zone=1 rank=3", "impossible" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,unseen", "reinforce frontier=0 zone=1", "asks rank" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,unseen", "reinforce frontier=0 zone=1 hand=0",
      "kingdoms/0/hand (silver-2 unseen) > (unseen); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,unseen", "reinforce frontier=0 zone=1 rank=3",
      "kingdoms/0/hand (silver-2 unseen) > (silver-2); frontiers/0/zones/0/reinforcements () > (/3 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=silver-2,unseen", "reinforce frontier=0 zone=1 rank=3 attack=6",
      "kingdoms/0/hand (silver-2 unseen) > (silver-2); frontiers/0/zones/0/reinforcements () > (/3 in 1 +2); "
      "learns army-card id=gold-6-0 rank=gold attack=6 zombification=0 copies=1 source=owner" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4,silver-2", "reinforce frontier=0 zone=1 rank=2 attack=2",
      "kingdoms/0/hand (bronze-4 silver-2) > (bronze-4); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4,silver-2", "reinforce frontier=0 zone=1 card=silver-2",
      "kingdoms/0/hand (bronze-4 silver-2) > (bronze-4); frontiers/0/zones/0/reinforcements () > (silver-2/2 in 1 +2)" },
    { RALLY UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4,silver-2 hand/0=bronze-4 kingdoms/0/hand/0/rank=0", "reinforce frontier=0 zone=1 hand=0",
      "impossible" },
    { RALLY UP ("2") "at/0/1=gold-6:0 hand/0=gold-7 frontiers/0/zones/0/reinforcements=[{\"slot\":2}]", "reinforce frontier=0 zone=1",
      "kingdoms/0/hand (gold-7) > (); frontiers/0/zones/0/reinforcements (/1 in 2 +0) > (/1 in 2 +0 gold-7/3 in 1 +2)" },
    { RALLY UP ("2") "at/0/1=gold-6:0 hand/0=gold-7 frontiers/0/zones/0/reinforcements=[{\"slot\":2}]", "reinforce frontier=0 zone=1 slot=2",
      "impossible" },
    { RALLY UP ("2") "at/0/1=gold-6:0 hand/0=gold-7 frontiers/0/zones/0/reinforcements=[{\"slot\":1},{\"slot\":2}]",
      "reinforce frontier=0 zone=1",
      "impossible" },
    { UP ("1") "at/0/1=gold-6:0 hand/0=bronze-4", "reinforce frontier=0 zone=1", "refused by rallying.overview" },
    { UP ("1") "current-player=1 at/0/1=gold-6:0 hand/0=bronze-4", "reinforce player=0 frontier=0 zone=1 house=true",
      "kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/reinforcements () > (bronze-4/1 in 1 +2); cites rallying.overview" },
    { RALLY UP ("1") "at/0/1=bronze-4:0 frontiers/0/zones/0/army/slots-unknown=true frontiers/0/zones/0/army/bronze-bonus=0 hand/0=bronze-5",
      "reinforce frontier=0 zone=1",
      "asks bonus" },
    { RALLY UP ("1") "at/0/1=bronze-4:0 frontiers/0/zones/0/army/slots-unknown=true frontiers/0/zones/0/army/bronze-bonus=0 hand/0=bronze-5",
      "reinforce frontier=0 zone=1 bonus=0",
      "refused by rallying.reinforce" },
    { RALLY UP ("1") "at/0/1=bronze-4:0 frontiers/0/zones/0/army/slots-unknown=true frontiers/0/zones/0/army/bronze-bonus=0 hand/0=bronze-5",
      "reinforce frontier=0 zone=1 bonus=4",
      "kingdoms/0/hand (bronze-5) > (); frontiers/0/zones/0/army bronze-4 > bronze-4; "
      "frontiers/0/zones/0/reinforcements () > (bronze-5/1 in 1 +4); "
      "learns army-card id=bronze-4 rank=bronze attack=4 zombification=2 bronze-bonus=4 copies=1 source=owner" },
    { RALLY UP ("1") "at/0/1=bronze-4:0 frontiers/0/zones/0/army/slots-unknown=true hand/0=bronze-5", "reinforce frontier=0 zone=1 bonus=2",
      "kingdoms/0/hand (bronze-5) > (); frontiers/0/zones/0/reinforcements () > (bronze-5/1 in 1 +2)" },
    { RALLY UP ("3") "at/0/1=bronze-4:0 frontiers/0/zones/0/army/slots-unknown=true hand/0=gold-6 frontiers/0/zones/0/reinforcements=[{\"slot\":3}]",
      "reinforce frontier=0 zone=1 bonus=3",
      "kingdoms/0/hand (gold-6) > (); frontiers/0/zones/0/army bronze-4 > bronze-4; "
      "frontiers/0/zones/0/reinforcements (/1 in 3 +0) > (/1 in 3 +0 gold-6/3 in 2 +3); "
      "learns army-card id=bronze-4 rank=bronze attack=4 zombification=2 bronze-bonus=2 silver-bonus=3 copies=1 source=owner" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

/* Pages 13 to 16: the combat of a frontier, and the scoring of all. */
static void
test_combat (void)
{
  static const DazCase cases[] = {
    { FIGHT, "invade",
      "frontiers/0/horde 5 > 0; frontiers/0/at-gate 0 > 5; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "cites ruling.empty-zone-passed" },
    { FIGHT "starting-player=3", "invade",
      "frontiers/3/horde 5 > 0; frontiers/3/at-gate 0 > 5; frontiers/3/fought false > true; frontiers/3/reached-zone 0 > 6; "
      "cites ruling.empty-zone-passed" },
    { FIGHT "starting-player=3", "invade frontier=0", "refused by combat.order" },
    { FIGHT "starting-player=3", "invade frontier=0 house=true",
      "frontiers/0/horde 5 > 0; frontiers/0/at-gate 0 > 5; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "cites combat.order; cites ruling.empty-zone-passed" },
    { FIGHT "frontiers/0/fought=true", "invade",
      "frontiers/1/horde 5 > 0; frontiers/1/at-gate 0 > 5; frontiers/1/fought false > true; frontiers/1/reached-zone 0 > 6; "
      "cites ruling.empty-zone-passed" },
    { FIGHT "ticks=[\"combat-0\"]", "invade",
      "frontiers/1/horde 5 > 0; frontiers/1/at-gate 0 > 5; frontiers/1/fought false > true; frontiers/1/reached-zone 0 > 6; "
      "cites ruling.empty-zone-passed" },
    { FOUGHT, "invade", "impossible" },
    { FOUGHT, "invade frontier=0", "impossible" },
    { FIGHT, "invade frontier=4", "asks frontier" },
    { FIGHT "invasions=[]", "invade", "impossible" },
    { "", "invade frontier=0", "refused by combat.overview" },
    { FIGHT "frontiers/0/horde=0", "invade frontier=0", "frontiers/0/fought false > true" },
    { FIGHT "frontiers/0/horde=1 at/0/1=bronze-4:0", "invade frontier=0",
      "kingdoms/0/kills 0 > 1; frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 1" },
    { FIGHT "frontiers/0/horde=3 at/0/1=gold-6:0 at/0/2=silver-4:1", "invade",
      "kingdoms/0/kills 0 > 2; kingdoms/1/kills 0 > 1; frontiers/0/horde 3 > 0; frontiers/0/kills-left 0 > 1; "
      "frontiers/0/kills-right 0 > 2; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 1; "
      "frontiers/0/points-left 0 > 1; frontiers/0/points-right 0 > 2; cites ruling.charge-first; cites ruling.support-always" },
    { FIGHT "frontiers/0/horde=4 at/0/1=bronze-4:0 at/0/2=silver-2:1 at/0/4=bronze-7:1:defeated", "invade",
      "kingdoms/0/kills 0 > 1; kingdoms/1/kills 0 > 1; frontiers/0/zones/0/defeated false > true; "
      "frontiers/0/zones/1/defeated false > true; frontiers/0/horde 4 > 0; frontiers/0/at-gate 0 > 5; frontiers/0/kills-left 0 > 1; "
      "frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "frontiers/0/points-left 0 > 1; frontiers/0/points-right 0 > 1; cites ruling.empty-zone-passed; "
      "cites ruling.defeated-adds-nothing" },
    { FIGHT "frontiers/0/horde=2 at/0/1=silver-2:0:defeated at/0/2=bronze-6:1", "invade",
      "kingdoms/1/kills 0 > 2; frontiers/0/horde 2 > 0; frontiers/0/kills-left 0 > 2; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 2; frontiers/0/points-left 0 > 2" },
    { FIGHT "frontiers/0/horde=4 at/0/1=silver-3:0 at/0/2=bronze-4:1 at/0/3=silver-3:1 lead/0/1=alexander:0", "invade",
      "kingdoms/0/kills 0 > 1; kingdoms/1/kills 0 > 3; frontiers/0/horde 4 > 0; frontiers/0/kills-left 0 > 3; "
      "frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 2; "
      "frontiers/0/points-left 0 > 3; frontiers/0/points-right 0 > 1; cites ruling.alexander-fights-on; cites ruling.two-supporters" },
    { FIGHT "frontiers/0/horde=4 at/0/1=silver-3:0 at/0/2=bronze-4:1 at/0/3=silver-3:1 lead/0/1=alexander:0", "invade supporters=[0,1]",
      "kingdoms/0/kills 0 > 2; kingdoms/1/kills 0 > 2; frontiers/0/horde 4 > 0; frontiers/0/kills-left 0 > 2; "
      "frontiers/0/kills-right 0 > 2; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 2; "
      "frontiers/0/points-left 0 > 2; frontiers/0/points-right 0 > 2; cites ruling.alexander-fights-on; cites ruling.two-supporters" },
    { FIGHT "frontiers/0/horde=4 at/0/1=silver-3:0 at/0/2=bronze-4:1 at/0/3=silver-3:1 lead/0/1=alexander:0", "invade supporters=[0,3,0,0,0]",
      "kingdoms/0/kills 0 > 1; kingdoms/1/kills 0 > 3; frontiers/0/horde 4 > 0; frontiers/0/kills-left 0 > 3; "
      "frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 2; "
      "frontiers/0/points-left 0 > 3; frontiers/0/points-right 0 > 1; cites ruling.alexander-fights-on; cites ruling.two-supporters" },
    { FIGHT, "invade supporters=[0,0,0,0,0,0]", "asks supporters" },
    { FIGHT, "invade supporters=[1]", "asks supporters" },
    { FIGHT, "invade supporters=[2,1,2,5,4]",
      "frontiers/0/horde 5 > 0; frontiers/0/at-gate 0 > 5; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "cites ruling.empty-zone-passed" },
    { FIGHT, "invade supporters=[0,4]", "asks supporters" },
    { FIGHT, "invade supporters=[0,0,0,2]", "asks supporters" },
    { FIGHT "frontiers/0/horde=2 at/0/1=bronze-4:0 frontiers/0/zones/0/reinforcements=[{\"bonus\":1},{\"bonus\":2},{\"bonus\":3}]", "invade",
      "kingdoms/0/kills 0 > 2; frontiers/0/horde 2 > 0; frontiers/0/kills-right 0 > 2; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 2" },
    { FIGHT "frontiers/0/horde=2 at/0/1=bronze-4:0 frontiers/0/zones/0/skipped=true", "invade",
      "frontiers/0/horde 2 > 0; frontiers/0/at-gate 0 > 2; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; "
      "cites ruling.skipped-zone; cites ruling.empty-zone-passed" },
    { FIGHT "frontiers/0/horde=2 at/0/1=bronze-6:0 frontiers/0/zones/0/pair-points=3", "invade",
      "kingdoms/0/kills 0 > 2; frontiers/0/horde 2 > 0; frontiers/0/kills-right 0 > 2; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 3; cites ruling.azraels-roar-pairs" },
    { FIGHT "kingdoms/0/kills=999 frontiers/0/horde=1 at/0/1=gold-6:0", "invade",
      "frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 1; "
      "frontiers/0/points-right 0 > 1; cites ruling.charge-first" },
    { FOUGHT "frontiers/0/points-left=3 frontiers/0/points-right=4 frontiers/3/points-left=1 frontiers/3/points-right=2", "score",
      "ticks () > (score); kingdoms/0/victory-points 0 > 5; kingdoms/1/victory-points 0 > 3; kingdoms/3/victory-points 0 > 2" },
    { FOUGHT "frontiers/0/points-right=9 frontiers/0/at-gate=2", "score",
      "ticks () > (score); kingdoms/0/victory-points 0 > 6; kingdoms/0/gate-damage 0 > 3; kingdoms/1/gate-damage 0 > 3; "
      "cites ruling.points-at-scoring; cites ruling.points-not-below-zero" },
    { FOUGHT "kingdoms/0/victory-points=3 frontiers/0/at-gate=9", "score",
      "ticks () > (score); kingdoms/0/victory-points 3 > 0; kingdoms/0/gate-damage 0 > 17; kingdoms/1/gate-damage 0 > 17; "
      "cites ruling.points-at-scoring; cites ruling.points-not-below-zero" },
    { FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true", "score", "refused by scoring.overview" },
    { FIGHT "frontiers/1/fought=true frontiers/2/fought=true frontiers/3/fought=true", "score", "refused by scoring.overview" },
    { FIGHT "frontiers/1/fought=true frontiers/2/fought=true frontiers/3/fought=true ticks=[\"combat-0\"]", "score",
      "ticks (combat-0) > (combat-0 score)" },
    { FIGHT, "score house=true", "ticks () > (score); cites scoring.overview" },
    { FOUGHT "ticks=[\"score\"]", "score", "impossible" },
    { FOUGHT "kingdoms/0/gate-damage=5", "score", "ticks () > (score); kingdoms/0/gate-damage 5 > 0" },
  };
  static const DazCase at_once[] = {
    { FIGHT "frontiers/0/horde=1 frontiers/0/zones/4/reward-left=gate kingdoms/0/victory-points=5 kingdoms/1/victory-points=5", "invade",
      "kingdoms/0/victory-points 5 > 4; kingdoms/1/victory-points 5 > 4; frontiers/0/horde 1 > 0; frontiers/0/at-gate 0 > 1; "
      "frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; cites ruling.empty-zone-passed" },
    { FOUGHT "frontiers/0/at-gate=2 frontiers/0/points-right=1 kingdoms/0/victory-points=5", "score",
      "ticks () > (score); kingdoms/0/victory-points 5 > 6; kingdoms/0/gate-damage 0 > 3; kingdoms/1/gate-damage 0 > 3; "
      "cites ruling.points-at-scoring" },
  };
  static const DazCase no_kills[] = {
    { FIGHT "frontiers/0/horde=4 at/0/1=bronze-7:0 at/0/2=silver-2:1", "invade",
      "kingdoms/0/kills 0 > 2; frontiers/0/zones/0/defeated false > true; frontiers/0/zones/1/defeated false > true; "
      "frontiers/0/horde 4 > 0; frontiers/0/at-gate 0 > 4; frontiers/0/kills-left 0 > 1; frontiers/0/kills-right 0 > 2; "
      "frontiers/0/fought false > true; frontiers/0/reached-zone 0 > 6; frontiers/0/points-left 0 > 1; "
      "frontiers/0/points-right 0 > 2; cites ruling.empty-zone-passed; cites ruling.defeated-adds-nothing" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"gate-losses-at-once\":true"), at_once, G_N_ELEMENTS (at_once));
  daz_cases_try (RULES ("\"rewards-are-no-kills\":true"), no_kills, G_N_ELEMENTS (no_kills));
}

/* Pages 17 and 18: the thirteen steps of Phase 4. */
static void
test_cleanup (void)
{
  static const DazCase cases[] = {
    { CLEAN "frontiers/0/at-gate=2 frontiers/3/kills-left=3 frontiers/3/kills-right=4 frontiers/1/horde=1", "cleanup-step step=1",
      "ticks () > (cleanup-1); frontiers/0/horde 5 > 0; frontiers/0/at-gate 2 > 0; frontiers/1/horde 1 > 0; "
      "frontiers/2/horde 5 > 0; frontiers/3/horde 5 > 0; frontiers/3/kills-left 3 > 0; frontiers/3/kills-right 4 > 0" },
    { CLEAN, "cleanup-step step=2", "refused by cleanup.overview" },
    { CLEAN "ticks=[\"cleanup-1\"]", "cleanup-step",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (pale-ones long-arms); "
      "invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); luck of -1: -4 where -3.00 is usual" },
    { CLEAN "ticks=[\"cleanup-1\"]", "cleanup-step step=1", "impossible" },
    { CLEAN "day=2 ticks=[\"cleanup-1\"]", "cleanup-step",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (pale-ones long-arms); "
      "invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); luck of -1: -4 where -3.00 is usual" },
    { CLEAN "day=3 ticks=[\"cleanup-1\"]", "cleanup-step",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (pale-ones long-arms); boss-previewed false > true; "
      "invasion-deck/draw-pile (long-arms swift-feet grey-turtles) > (swift-feet grey-turtles); luck of -1: -4 where -3.00 is usual" },
    { CLEAN "day=4 boss=the-death-bringer ticks=[\"cleanup-1\"]", "cleanup-step",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (the-death-bringer); boss-previewed false > true; "
      "boss-active false > true" },
    { CLEAN "day=4 boss=null ticks=[\"cleanup-1\"]", "cleanup-step", "asks boss" },
    { CLEAN "day=4 boss=null ticks=[\"cleanup-1\"]", "cleanup-step boss=the-bloodshed",
      "ticks (cleanup-1) > (cleanup-1 cleanup-2); invasions (pale-ones) > (the-bloodshed); boss null > the-bloodshed; "
      "boss-previewed false > true; boss-active false > true" },
    { CLEAN "day=5", "cleanup-step", "impossible" },
    { "phase=over day=4", "cleanup-step", "impossible" },
    { FIGHT, "cleanup-step", "refused by cleanup.overview" },
    { CLEAN "frontiers/0/horde=0", "cleanup-step step=3 house=true",
      "ticks () > (cleanup-3); frontiers/0/horde 0 > 5; cites cleanup.overview" },
    { CLEAN "invasions=[]", "cleanup-step step=3 house=true", "impossible" },
    { CLEAN "steps-left=0", "cleanup-step step=4 house=true", "ticks () > (cleanup-4); steps-left 0 > 18; cites cleanup.overview" },
    { CLEAN "steps-left=0", "cleanup-step step=4 steps=11 house=true",
      "ticks () > (cleanup-4); steps-left 0 > 11; movement-steps ( 18 16 14      ) > ( 11 16 14      ); "
      "movement-source owner > by-hand; cites cleanup.overview; "
      "learns movement-track players=4 steps-speed-1=11 steps-speed-2=16 steps-speed-3=14 source=owner" },
    { CLEAN "tracks/0/position=3 tracks/1/position=4 tracks/2/position=1", "cleanup-step step=5 house=true",
      "ticks () > (cleanup-5); tracks/0/position 3 > 0; tracks/1/position 4 > 1; tracks/2/position 1 > 0; cites cleanup.overview; "
      "cites ruling.restoration-limit" },
    { CLEAN "tracks/0/position=3 tracks/0/restoration=-1", "cleanup-step step=5 house=true", "asks restoration" },
    { CLEAN "tracks/0/position=0 tracks/0/restoration=-1", "cleanup-step step=5 house=true", "ticks () > (cleanup-5); cites cleanup.overview" },
    { CLEAN "tracks/0/position=3", "cleanup-step step=5 restoration={\"draw-army\":1} house=true",
      "ticks () > (cleanup-5); tracks/0/position 3 > 2; tracks/0/restoration 3 > 1; cites cleanup.overview; "
      "learns strategy-track command=draw-army costs=(1 2 2 3 3 4) end=repeat restoration-4=1 source=owner" },
    { CLEAN "tracks/0/position=3", "cleanup-step step=5 restoration={\"draw-army\":0} house=true",
      "ticks () > (cleanup-5); tracks/0/restoration 3 > 0; cites cleanup.overview; "
      "learns strategy-track command=draw-army costs=(1 2 2 3 3 4) end=repeat restoration-4=0 source=owner" },
    { CLEAN "tracks/0/position=3", "cleanup-step step=5 restoration={\"draw-army\":-1} house=true", "wrong" },
    { CLEAN "tracks/0/position=3", "cleanup-step step=5 restoration={\"draw-army\":99} house=true",
      "ticks () > (cleanup-5); tracks/0/position 3 > 0; tracks/0/restoration 3 > 99; cites cleanup.overview; "
      "cites ruling.restoration-limit; "
      "learns strategy-track command=draw-army costs=(1 2 2 3 3 4) end=repeat restoration-4=99 source=owner" },
    { CLEAN "tracks/0/position=3", "cleanup-step step=5 restoration={\"draw-army\":100} house=true", "wrong" },
    { CLEAN "pioneer-tokens=1", "cleanup-step step=6 house=true", "ticks () > (cleanup-6); pioneer-tokens 1 > 4; cites cleanup.overview" },
    { CLEAN "command-icons-0=0", "cleanup-step step=7 house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 9; kingdoms/1/command-tokens 5 > 9; kingdoms/2/command-tokens 5 > 9; "
      "kingdoms/3/command-tokens 5 > 9; cites cleanup.overview" },
    { CLEAN "command-icons-0=-1", "cleanup-step step=7 house=true", "asks tokens" },
    { CLEAN, "cleanup-step step=7 house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 13; kingdoms/1/command-tokens 5 > 13; "
      "kingdoms/2/command-tokens 5 > 13; kingdoms/3/command-tokens 5 > 13; cites cleanup.overview" },
    { CLEAN "kingdoms/0/technology=1 kingdoms/3/technology=3 at/0/2=bronze-4:0 at/0/4=bronze-4:1:defeated at/3/1=bronze-4:0 lead/3/1=lilith:0",
      "cleanup-step step=7 house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 13; kingdoms/1/command-tokens 5 > 12; "
      "kingdoms/2/command-tokens 5 > 13; kingdoms/3/command-tokens 5 > 10; cites cleanup.overview" },
    { CLEAN, "cleanup-step step=7 tokens=[1,0] house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 6; kingdoms/2/command-tokens 5 > 13; kingdoms/3/command-tokens 5 > 13; "
      "cites cleanup.overview" },
    { CLEAN, "cleanup-step step=7 counts=[1,2,3,4] house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 6; kingdoms/1/command-tokens 5 > 7; kingdoms/2/command-tokens 5 > 8; "
      "kingdoms/3/command-tokens 5 > 9; cites cleanup.overview" },
    { CLEAN "frontiers/0/zones/1/reward-left=null", "cleanup-step step=7 house=true", "asks tokens" },
    { CLEAN "frontiers/0/zones/1/reward-left=null at/0/2=bronze-4:1", "cleanup-step step=7 house=true",
      "ticks () > (cleanup-7); kingdoms/0/command-tokens 5 > 13; kingdoms/1/command-tokens 5 > 12; "
      "kingdoms/2/command-tokens 5 > 13; kingdoms/3/command-tokens 5 > 13; cites cleanup.overview" },
    { CLEAN "at/0/1=gold-6:0 frontiers/0/zones/0/reinforcements=[{\"card\":\"gold-7\"},{\"card\":null}]", "cleanup-step step=8 house=true",
      "ticks () > (cleanup-8); frontiers/0/zones/0/reinforcements (gold-7/1 in 1 +0 /1 in 1 +0) > (); "
      "army-deck/discard-pile () > (gold-7); cites cleanup.overview" },
    { CLEAN "relics-used=[\"iron-steed\",\"\"] last-relic=iron-steed last-relic-effect=a last-relic-player=2",
      "cleanup-step step=9 house=true",
      "ticks () > (cleanup-9); relic-deck/discard-pile () > (iron-steed); relics-used (iron-steed ) > (); "
      "last-relic iron-steed > null; last-relic-effect a > null; last-relic-player 2 > -1; cites cleanup.overview" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3= army-deck/draw-pile=[\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\",\"gold-6\"]",
      "cleanup-step step=10 house=true",
      "ticks () > (cleanup-10); kingdoms/0/hand () > (gold-6 gold-6); kingdoms/1/hand () > (gold-6 gold-6); "
      "kingdoms/2/hand () > (gold-6 gold-6); kingdoms/3/hand () > (gold-6 gold-6); "
      "army-deck/draw-pile (gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6) > (gold-6); cites cleanup.overview; "
      "luck of 0: 6 where 6.00 is usual; luck of 0: 6 where 6.00 is usual; luck of 1: 6 where 6.00 is usual; "
      "luck of 1: 6 where 6.00 is usual; luck of 2: 6 where 6.00 is usual; luck of 2: 6 where 6.00 is usual; "
      "luck of 3: 6 where 6.00 is usual; luck of 3: 6 where 6.00 is usual" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3= army-deck/draw-pile=[\"gold-6\",\"gold-6\",\"gold-6\"] at/0/3=bronze-4:0 at/3/1=bronze-4:0:defeated lead/3/1=erina:0",
      "cleanup-step step=10 army-cards=[] house=true",
      "ticks () > (cleanup-10); kingdoms/0/hand () > (gold-6 gold-6 gold-6); army-deck/draw-pile (gold-6 gold-6 gold-6) > (); "
      "cites cleanup.overview; luck of 0: 6 where 6.00 is usual; luck of 0: 6 where 6.00 is usual; luck of 0: 6 where 6.00 is usual" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3= army-deck/draw-pile=[\"gold-6\",\"gold-6\",\"gold-6\"]",
      "cleanup-step step=10 army-cards=[0,1,0,1] house=true",
      "ticks () > (cleanup-10); kingdoms/1/hand () > (gold-6); kingdoms/3/hand () > (gold-6); "
      "army-deck/draw-pile (gold-6 gold-6 gold-6) > (gold-6); cites cleanup.overview; luck of 1: 6 where 6.00 is usual; "
      "luck of 3: 6 where 6.00 is usual" },
    { CLEAN "hand/0=gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6", "cleanup-step step=11 house=true",
      "ticks () > (cleanup-11); cites cleanup.overview" },
    { CLEAN "hand/0=gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6", "cleanup-step step=11 house=true",
      "kingdoms/0/discard-due 0 > 1; cites cleanup.overview" },
    { CLEAN "hand/0=gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6",
      "cleanup-step step=11 at-random=true house=true",
      "ticks () > (cleanup-11); "
      "kingdoms/0/hand (gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6) > (gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6); "
      "army-deck/discard-pile () > (gold-6); cites cleanup.overview; luck of 0: -6 where -6.00 is usual" },
    { CLEAN "hand/0=unseen,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6", "cleanup-step step=11 house=true",
      "kingdoms/0/hand (unseen gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6) > (gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6); "
      "kingdoms/0/discard-due 0 > 1; cites cleanup.overview" },
    { CLEAN "hand/0=unseen,unseen,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6,gold-6", "cleanup-step step=11 house=true",
      "ticks () > (cleanup-11); "
      "kingdoms/0/hand (unseen unseen gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6) > (unseen gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6 gold-6); "
      "cites cleanup.overview" },
    { CLEAN, "cleanup-step step=12 house=true", "ticks () > (cleanup-12); cites cleanup.overview" },
    { CLEAN "kingdoms/0/victory-points=1 kingdoms/1/victory-points=1 kingdoms/3/victory-points=1", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); starting-player 0 > 2; cites cleanup.overview" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3=", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); starting-player 0 > 3; cites cleanup.overview; cites ruling.nearest-to-the-right" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3= kingdoms/3/victory-points=1", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); starting-player 0 > 2; cites cleanup.overview; cites ruling.nearest-to-the-right" },
    { CLEAN "hand/0= hand/1= hand/2= hand/3=gold-6", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); starting-player 0 > 2; cites cleanup.overview; cites ruling.nearest-to-the-right" },
    { CLEAN "hand/0= hand/1=gold-6 hand/2=gold-6 hand/3=gold-6", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); cites cleanup.overview" },
    { CLEAN "starting-player=2 hand/0= hand/1= hand/2= hand/3=", "cleanup-step step=12 house=true",
      "ticks () > (cleanup-12); starting-player 2 > 1; cites cleanup.overview; cites ruling.nearest-to-the-right" },
    { CLEAN "commander-deck/draw-pile=[\"lilith\",\"lilith\"] gathering=[\"lilith\"] at/0/1=gold-6:0 lead/0/1=lilith:0",
      "cleanup-step step=13 house=true",
      "ticks () > (cleanup-13); frontiers/0/zones/0/commander lilith > null; frontiers/0/zones/0/recruiter 0 > -1; "
      "commander-deck/draw-pile (lilith lilith) > (lilith); gathering (lilith) > (lilith lilith lilith); cites cleanup.overview" },
    { CLEAN "commander-deck/draw-pile=[] gathering=null at/3/5=gold-6:0 lead/3/5=lilith:0", "cleanup-step step=13 house=true",
      "ticks () > (cleanup-13); frontiers/3/zones/4/commander lilith > null; frontiers/3/zones/4/recruiter 0 > -1; "
      "gathering () > (lilith); cites cleanup.overview" },
    { CLEAN "commander-deck/draw-pile=[\"erina\"] gathering=[\"lilith\",\"terric\"]",
      "cleanup-step step=13 commanders=[\"erina\",\"terric\"] house=true",
      "ticks () > (cleanup-13); commander-deck/draw-pile (erina) > (lilith); gathering (lilith terric) > (erina terric); "
      "cites cleanup.overview" },
    { CLEAN "commander-deck/draw-pile=[\"erina\"] gathering=[\"lilith\",\"terric\"]",
      "cleanup-step step=13 commanders=[\"erina\",\"terric\",\"lilith\",\"matilda\"] house=true",
      "wrong" },
    { CLEAN "commander-deck/draw-pile=[\"erina\"] gathering=[\"lilith\",\"terric\"]",
      "cleanup-step step=13 commanders=[\"nobody\"] house=true",
      "wrong" },
    { CLEAN "commander-deck/draw-pile=[\"erina\"] gathering=[\"lilith\",\"terric\"]",
      "cleanup-step step=13 commanders=[\"matilda\"] house=true",
      "impossible" },
    { CLEAN "hand/0=bronze-4,gold-6", "discard-army player=0 hand=[0]", "refused by cleanup.hand-limit" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=0 hand=[0]",
      "ticks () > (cleanup-11); kingdoms/0/hand (bronze-4 gold-6) > (gold-6); kingdoms/0/discard-due 1 > 0; "
      "army-deck/discard-pile () > (bronze-4)" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=0 hand=[0,1]", "refused by cleanup.hand-limit" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=0 hand=[0,1] house=true",
      "ticks () > (cleanup-11); kingdoms/0/hand (bronze-4 gold-6) > (); kingdoms/0/discard-due 1 > 0; "
      "army-deck/discard-pile () > (gold-6 bronze-4); cites cleanup.hand-limit" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=2", "discard-army player=0 hand=[1]",
      "kingdoms/0/hand (bronze-4 gold-6) > (bronze-4); kingdoms/0/discard-due 2 > 1; army-deck/discard-pile () > (gold-6)" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1 kingdoms/3/discard-due=1", "discard-army player=0 cards=[\"gold-6\"]",
      "kingdoms/0/hand (bronze-4 gold-6) > (bronze-4); kingdoms/0/discard-due 1 > 0; army-deck/discard-pile () > (gold-6)" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=0", "asks hand" },
    { CLEAN "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=4 hand=[0]", "asks player" },
    { FIGHT "hand/0=bronze-4,gold-6 kingdoms/0/discard-due=1", "discard-army player=0 hand=[0]",
      "kingdoms/0/hand (bronze-4 gold-6) > (gold-6); kingdoms/0/discard-due 1 > 0; army-deck/discard-pile () > (bronze-4)" },
    { CLEAN, "begin-day", "refused by cleanup.overview" },
    { CLEAN "ticks=[\"cleanup-1\",\"cleanup-2\",\"cleanup-3\",\"cleanup-4\",\"cleanup-5\",\"cleanup-6\",\"cleanup-7\",\"cleanup-8\",\"cleanup-9\",\"cleanup-10\",\"cleanup-11\",\"cleanup-12\",\"cleanup-13\"] "
      "starting-player=2 frontiers/0/shield-left=1 frontiers/0/shield-right=1 frontiers/0/reached-zone=3 frontiers/0/points-left=1 frontiers/0/points-right=1 frontiers/0/fought=true "
      "frontiers/0/zones/4/skipped=true frontiers/0/zones/4/pair-points=3 frontiers/0/zones/0/ranged=true refreshed=true rally-order=[\"0\"] commands-left=1 "
      "kingdoms/3/passed=true kingdoms/3/pass-order=1 kingdoms/3/relics-played=1 kingdoms/3/relics-by-mission=1 kingdoms/3/turned=[\"lilith\"] kingdoms/3/golds-played=1 "
      "kingdoms/3/loyals-played=1 kingdoms/3/consumed=1 kingdoms/3/mission-rewards=1 kingdoms/3/kills=1 kingdoms/3/gate-damage=1 kingdoms/3/rallied=true kingdoms/3/reactivations-due=1 "
      "kingdoms/3/discard-due=1 kingdoms/3/daily-done=true",
      "begin-day",
      "ticks 13 > (); phase cleanup > planning; day 1 > 2; current-player -1 > 2; kingdoms/3/passed true > false; "
      "kingdoms/3/pass-order 1 > 0; kingdoms/3/relics-played 1 > 0; kingdoms/3/relics-by-mission 1 > 0; "
      "kingdoms/3/turned (lilith) > (); kingdoms/3/golds-played 1 > 0; kingdoms/3/loyals-played 1 > 0; kingdoms/3/consumed 1 > 0; "
      "kingdoms/3/mission-rewards 1 > 0; kingdoms/3/kills 1 > 0; kingdoms/3/gate-damage 1 > 0; kingdoms/3/rallied true > false; "
      "kingdoms/3/reactivations-due 1 > 0; kingdoms/3/discard-due 1 > 0; kingdoms/3/daily-done true > false; "
      "frontiers/0/zones/0/ranged true > false; frontiers/0/zones/4/skipped true > false; frontiers/0/zones/4/pair-points 3 > 2; "
      "frontiers/0/shield-left 1 > 0; frontiers/0/shield-right 1 > 0; frontiers/0/fought true > false; "
      "frontiers/0/reached-zone 3 > 0; frontiers/0/points-left 1 > 0; frontiers/0/points-right 1 > 0; rally-order (0) > (); "
      "refreshed true > false; commands-left 1 > 0" },
    { CLEAN "day=4 boss-active=true boss=the-dark-trainer kingdoms/2/technology=2 at/0/1=gold-6:1 at/0/2=gold-6:1 at/3/1=bronze-4:0:defeated",
      "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; kingdoms/2/technology 2 > 0; "
      "frontiers/0/zones/0/army gold-6 > weakened; frontiers/3/zones/0/army bronze-4 > weakened; "
      "frontiers/3/zones/0/defeated true > false; army-deck/discard-pile () > (bronze-4 gold-6); cites cleanup.overview; "
      "cites ruling.boss-ability-time" },
    { CLEAN "day=4 boss-active=true boss=the-death-bringer kingdoms/2/technology=2 at/0/1=gold-6:1 at/0/2=gold-6:1 at/0/3=gold-6:1",
      "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; frontiers/0/zones/0/army gold-6 > weakened; "
      "frontiers/0/zones/1/army gold-6 > weakened; army-deck/discard-pile () > (gold-6 gold-6); cites cleanup.overview; "
      "cites ruling.boss-ability-time" },
    { CLEAN "day=4 boss-active=true boss=the-bloodshed at/0/1=gold-6:1", "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; cites cleanup.overview; cites ruling.boss-ability-time" },
    { CLEAN "day=4 boss-active=true boss=the-evil-twins at/0/1=gold-6:1", "begin-day house=true",
      "phase cleanup > planning; day 4 > 5; current-player -1 > 0; cites cleanup.overview; cites ruling.boss-ability-time" },
    { CLEAN "day=5", "begin-day house=true", "impossible" },
    { "current-player=1", "take-turn player=2", "refused by planning.overview" },
    { "current-player=1 commands-left=1 kingdoms/2/passed=true", "take-turn player=2 house=true",
      "current-player 1 > 2; kingdoms/2/passed true > false; commands-left 1 > 0; cites planning.overview" },
    { "current-player=1", "take-turn player=1", "impossible" },
    { "current-player=1 question=play-drawn question-player=1", "take-turn player=1 house=true",
      "question play-drawn > null; question-player 1 > -1; cites planning.overview" },
    { RALLY "kingdoms/2/rallied=true kingdoms/2/passed=true", "take-turn player=2 house=true",
      "current-player 0 > 2; kingdoms/2/rallied true > false; cites rallying.order" },
    { FIGHT, "take-turn player=2", "impossible" },
    { "", "take-turn player=4", "asks player" },
    { "current-player=1", "go-to-phase phase=planning", "impossible" },
    { "current-player=1 starting-player=2 question=play-drawn question-player=1 commands-left=1 kingdoms/3/passed=true",
      "go-to-phase phase=planning house=true",
      "current-player 1 > 2; kingdoms/3/passed true > false; commands-left 1 > 0; question play-drawn > null; "
      "question-player 1 > -1; cites overview.phases" },
    { "current-player=1", "go-to-phase phase=rallying", "refused by overview.phases" },
    { "current-player=1 kingdoms/3/rallied=true", "go-to-phase phase=rallying house=true",
      "phase planning > rallying; kingdoms/3/rallied true > false; rally-order () > (1 2 3 0); cites overview.phases" },
    { "current-player=1", "go-to-phase phase=combat house=true", "phase planning > combat; current-player 1 > -1; cites overview.phases" },
    { FIGHT, "go-to-phase phase=cleanup house=true", "phase combat > cleanup; cites overview.phases" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

/* Page 21: the Barbarian King mans his frontiers when Phase 1 is over. */
static void
test_king (void)
{
  static const DazCase cases[] = {
    { "steps-left=9 kingdoms/1/passed=true at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1 at/1/4=gold-6:1 at/1/5=gold-6:1:defeated at/2/1=gold-6:0 at/2/2=gold-6:0 at/2/3=gold-6:0 "
      "at/2/4=gold-6:0 at/2/5=bronze-4:2:defeated barbarian-deck/draw-pile=[\"bronze-5\",\"bronze-5\",\"bronze-5\"]",
      "pass",
      "phase planning > rallying; current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 2; kingdoms/1/command-tokens 5 > 0; "
      "frontiers/1/zones/4/army gold-6 > bronze-5; frontiers/1/zones/4/loyalty 1 > 2; frontiers/1/zones/4/defeated true > false; "
      "frontiers/2/zones/4/army bronze-4 > bronze-5; frontiers/2/zones/4/defeated true > false; "
      "army-deck/discard-pile () > (gold-6); barbarian-deck/draw-pile (bronze-5 bronze-5 bronze-5) > (bronze-5); "
      "barbarian-deck/discard-pile () > (bronze-4); rally-order () > (1 0); cites ruling.barbarian-replaces; "
      "luck of -1: -5 where -5.00 is usual; luck of -1: -5 where -5.00 is usual" },
    { "steps-left=9 kingdoms/1/passed=true at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1 at/1/4=gold-6:1 at/1/5=gold-6:1:defeated at/2/1=gold-6:0 at/2/2=gold-6:0 at/2/3=gold-6:0 "
      "at/2/4=gold-6:0 at/2/5=bronze-4:2:defeated barbarian-deck/draw-pile=[\"bronze-5\"]",
      "pass",
      "current-player 0 > -1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 2; kingdoms/1/command-tokens 5 > 0; frontiers/1/zones/4/army gold-6 > bronze-5; "
      "frontiers/1/zones/4/loyalty 1 > 2; frontiers/1/zones/4/defeated true > false; army-deck/discard-pile () > (gold-6); "
      "barbarian-deck/draw-pile (bronze-5) > (); question null > barbarian-army; question-count 0 > 1; "
      "cites ruling.barbarian-replaces" },
    { "steps-left=9 kingdoms/1/passed=true at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1 at/1/4=gold-6:1 at/1/5=gold-6:1:defeated at/2/1=gold-6:0 at/2/2=gold-6:0 at/2/3=gold-6:0 "
      "at/2/4=gold-6:0 at/2/5=bronze-4:2:defeated barbarian-deck=null",
      "pass",
      "current-player 0 > -1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 2; kingdoms/1/command-tokens 5 > 0; question null > barbarian-army; question-count 0 > 1" },
    { "steps-left=9 kingdoms/1/passed=true cards-by=hand", "pass",
      "current-player 0 > -1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 2; kingdoms/1/command-tokens 5 > 0; question null > barbarian-army; question-count 0 > 1" },
    { "question=barbarian-army question-count=1 at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1 at/1/4=gold-6:1 at/1/5=gold-6:1:defeated at/2/1=gold-6:0 at/2/2=gold-6:0 at/2/3=gold-6:0 "
      "at/2/4=gold-6:0 at/2/5=gold-6:2 barbarian-deck/draw-pile=[\"bronze-5\"]",
      "barbarian-army card=bronze-5",
      "phase planning > rallying; current-player 0 > 1; frontiers/1/zones/4/army gold-6 > bronze-5; "
      "frontiers/1/zones/4/loyalty 1 > 2; frontiers/1/zones/4/defeated true > false; army-deck/discard-pile () > (gold-6); "
      "barbarian-deck/draw-pile (bronze-5) > (); rally-order () > (1 0); question barbarian-army > null; question-count 1 > 0; "
      "cites ruling.barbarian-replaces" },
    { "question=barbarian-army question-count=1 barbarian-deck/draw-pile=[\"bronze-5\"]", "barbarian-army card=bronze-5",
      "frontiers/1/zones/0/army null > bronze-5; frontiers/1/zones/0/loyalty -1 > 2; barbarian-deck/draw-pile (bronze-5) > ()" },
    { "question=barbarian-army question-count=1 barbarian-deck/draw-pile=[\"bronze-5\"]", "barbarian-army card=bronze-4", "impossible" },
    { "question=barbarian-army question-count=1 barbarian-deck/draw-pile=[]", "barbarian-army card=bronze-4",
      "frontiers/1/zones/0/army null > bronze-4; frontiers/1/zones/0/loyalty -1 > 2" },
    { "question=barbarian-army question-count=1 barbarian-deck=null", "barbarian-army card=bronze-4",
      "frontiers/1/zones/0/army null > bronze-4; frontiers/1/zones/0/loyalty -1 > 2" },
    { "question=barbarian-army question-count=1", "barbarian-army card=nothing", "wrong" },
    { "question=barbarian-army question-count=1", "barbarian-army rank=2 attack=4", "refused by two-players.barbarian-deck" },
    { "question=barbarian-army question-count=1", "barbarian-army attack=4",
      "frontiers/1/zones/0/army null > 1/4/2+0+0+0?; frontiers/1/zones/0/loyalty -1 > 2; "
      "learns army-card id=bronze-4-2 rank=bronze attack=4 zombification=2 copies=1 source=owner" },
    { "question=barbarian-army question-count=1", "barbarian-army", "asks attack" },
    { "", "barbarian-army attack=4", "impossible" },
    { "question=barbarian-army question-count=1 at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1 at/1/4=gold-6:1 at/1/5=gold-6:1 at/2/1=gold-6:0 at/2/2=gold-6:0 at/2/3=gold-6:0 "
      "at/2/4=gold-6:0 at/2/5=gold-6:2",
      "barbarian-army attack=4",
      "phase planning > rallying; current-player 0 > 1; rally-order () > (1 0); question barbarian-army > null; question-count 1 > 0" },
    { FIGHT "at/1/1=gold-6:2 frontiers/1/horde=1", "invade frontier=1 house=true",
      "frontiers/1/horde 1 > 0; frontiers/1/kills-left 0 > 1; frontiers/1/fought false > true; frontiers/1/reached-zone 0 > 1; "
      "frontiers/1/points-left 0 > 1; cites combat.order; cites ruling.charge-first" },
    { FIGHT "frontiers/0/fought=true frontiers/1/fought=true frontiers/2/fought=true frontiers/1/at-gate=1 frontiers/1/points-left=4 frontiers/1/points-right=3 frontiers/2/points-left=5",
      "score",
      "ticks () > (score); kingdoms/0/victory-points 0 > 5; kingdoms/1/victory-points 0 > 3" },
    { CLEAN, "cleanup-step step=6 house=true", "ticks () > (cleanup-6); cites cleanup.overview" },
    { CLEAN "commander-deck/draw-pile=[\"lilith\",\"lilith\"] gathering=null", "cleanup-step step=13 house=true",
      "ticks () > (cleanup-13); commander-deck/draw-pile (lilith lilith) > (lilith); gathering () > (lilith); cites cleanup.overview" },
  };
  static const DazCase four[] = {
    { "", "barbarian-army attack=4", "impossible" },
  };

  daz_cases_try (TWO (""), cases, G_N_ELEMENTS (cases));
  daz_cases_try (DAZ_FOUR, four, G_N_ELEMENTS (four));
}

/* The tokens of the box (page 3), where they are a limit: 80 zombies and 65 commands. */
static void
test_supply (void)
{
  static const DazCase cases[] = {
    { "steps-left=9 kingdoms/1/command-tokens=51 kingdoms/2/command-tokens=0 kingdoms/3/command-tokens=5", "take-token pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8" },
    { "steps-left=9 kingdoms/1/command-tokens=50 kingdoms/2/command-tokens=0 kingdoms/3/command-tokens=5", "take-token pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=9 kingdoms/0/command-tokens=6 kingdoms/1/command-tokens=50 kingdoms/2/command-tokens=0 kingdoms/3/command-tokens=5",
      "take-token pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8" },
    { RALLY "frontiers/0/horde=20 frontiers/1/horde=0 frontiers/1/at-gate=19 frontiers/2/horde=0 frontiers/2/kills-left=20 frontiers/3/horde=0 frontiers/3/kills-right=20 kingdoms/0/relics=[\"draculas-potion\"] at/0/1=gold-6:0 lead/0/1=lilith:0",
      "play-relic relic=draculas-potion effect=b frontier=0 zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/commander lilith > null; "
      "frontiers/0/zones/0/recruiter 0 > -1; frontiers/0/horde 20 > 21; "
      "commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); relics-used () > (draculas-potion); "
      "last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY "frontiers/0/horde=20 frontiers/1/horde=0 frontiers/1/at-gate=18 frontiers/2/horde=0 frontiers/2/kills-left=20 frontiers/3/horde=0 frontiers/3/kills-right=20 kingdoms/0/relics=[\"draculas-potion\"] at/0/1=gold-6:0 lead/0/1=lilith:0",
      "play-relic relic=draculas-potion effect=b frontier=0 zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/commander lilith > null; "
      "frontiers/0/zones/0/recruiter 0 > -1; frontiers/0/horde 20 > 22; "
      "commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); relics-used () > (draculas-potion); "
      "last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
    { RALLY "frontiers/0/horde=20 frontiers/1/horde=0 frontiers/1/at-gate=22 frontiers/2/horde=0 frontiers/2/kills-left=20 frontiers/3/horde=0 frontiers/3/kills-right=20 kingdoms/0/relics=[\"draculas-potion\"] at/0/1=gold-6:0 lead/0/1=lilith:0",
      "play-relic relic=draculas-potion effect=b frontier=0 zone=1",
      "kingdoms/0/relics (draculas-potion) > (); kingdoms/0/relics-played 0 > 1; frontiers/0/zones/0/commander lilith > null; "
      "frontiers/0/zones/0/recruiter 0 > -1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); "
      "relics-used () > (draculas-potion); last-relic null > draculas-potion; last-relic-effect null > b; last-relic-player -1 > 0" },
  };

  daz_cases_try (RULES ("\"tokens-run-out\":true"), cases, G_N_ELEMENTS (cases));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/days/rallying", test_rallying);
  g_test_add_func ("/dark-age-z/cases/days/combat", test_combat);
  g_test_add_func ("/dark-age-z/cases/days/cleanup", test_cleanup);
  g_test_add_func ("/dark-age-z/cases/days/king", test_king);
  g_test_add_func ("/dark-age-z/cases/days/supply", test_supply);
  return g_test_run ();
}
