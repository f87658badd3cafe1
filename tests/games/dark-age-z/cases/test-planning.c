/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"

/* Phase 1 (pages 6 to 12), command by command: what each changes, and all that it changes. */

#define RULES(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]," \
                   "\"first-player\":0,\"missions\":\"none\",\"house\":{" __VA_ARGS__ "}," DAZ_PACK "}"
#define BY_HAND "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0," \
                "\"components\":\"none\",\"cards-by\":\"hand\",\"missions\":\"choose\"}"

/* Pages 6, 11 and 13: whose turn it is, what every field command brings, and when the phase ends. */
static void
test_turns (void)
{
  static const DazCase cases[] = {
    { "steps-left=9", "take-token", "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 7" },
    { "steps-left=9 pioneer-tokens=1", "take-token",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 1 > 0; kingdoms/0/command-tokens 5 > 7" },
    { "steps-left=9 pioneer-tokens=0", "take-token", "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=9 current-player=3", "take-token pioneer=false", "current-player 3 > 0; steps-left 9 > 8; kingdoms/3/command-tokens 5 > 6" },
    { "steps-left=9 current-player=2 kingdoms/3/passed=true kingdoms/0/passed=true", "take-token pioneer=false",
      "current-player 2 > 1; steps-left 9 > 8; kingdoms/2/command-tokens 5 > 6" },
    { "steps-left=9 kingdoms/1/passed=true kingdoms/2/passed=true kingdoms/3/passed=true", "take-token pioneer=false",
      "steps-left 9 > 8; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=1", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=2", "take-token pioneer=false", "current-player 0 > 1; steps-left 2 > 1; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=0", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 5 > 0; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=9 commands-left=1", "take-token pioneer=false", "steps-left 9 > 8; kingdoms/0/command-tokens 5 > 6; commands-left 1 > 0" },
    { "steps-left=1 commands-left=1", "take-token pioneer=false",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; "
      "rally-order () > (1 2 3 0); commands-left 1 > 0; cites ruling.second-command" },
    { "steps-left=9 commands-left=1", "take-token pioneer=false player=2 house=true",
      "steps-left 9 > 8; kingdoms/2/command-tokens 5 > 6; cites planning.overview" },
    { "steps-left=9 commands-left=1", "pass",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commands-left 1 > 0" },
    { "steps-left=-1", "take-token", "asks steps" },
    { "steps-left=-1", "take-token steps=7 pioneer=false", "current-player 0 > 1; steps-left -1 > 6; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=5", "take-token steps=7 pioneer=false", "current-player 0 > 1; steps-left 5 > 4; kingdoms/0/command-tokens 5 > 6" },
    { "steps-left=9 question=choose-relic", "take-token", "impossible" },
    { "phase=rallying", "take-token", "refused by planning.overview" },
    { "phase=rallying steps-left=-1", "take-token house=true", "kingdoms/0/command-tokens 5 > 6; cites planning.overview" },
    { "phase=combat current-player=-1", "take-token house=true", "asks player" },
    { "phase=combat current-player=-1", "take-token house=true player=1", "kingdoms/1/command-tokens 5 > 6; cites planning.overview" },
    { "steps-left=9", "take-token player=4", "asks player" },
    { "steps-left=9 current-player=-1", "take-token player=2 pioneer=false", "steps-left 9 > 8; kingdoms/2/command-tokens 5 > 6" },
    { "steps-left=9", "take-token player=1", "refused by planning.overview" },
    { "steps-left=9 kingdoms/0/passed=true", "take-token player=0", "refused by planning.pass" },
    { "steps-left=9 current-player=1 kingdoms/0/passed=true", "take-token player=0 pioneer=false house=true",
      "steps-left 9 > 8; kingdoms/0/command-tokens 5 > 6; cites planning.pass" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

/* Page 11: passing gives back the tokens, takes no pioneer token (ruling), and its order counts. */
static void
test_pass (void)
{
  static const DazCase cases[] = {
    { "steps-left=9", "pass",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1" },
    { "steps-left=9", "pass pioneer=true",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1" },
    { "steps-left=9 pioneer-tokens=0", "pass pioneer=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1" },
    { "steps-left=9 pioneer-tokens=1", "pass pioneer=true",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1" },
    { "steps-left=9 current-player=2 kingdoms/0/passed=true kingdoms/1/passed=true kingdoms/2/command-tokens=0", "pass",
      "current-player 2 > 3; steps-left 9 > 8; kingdoms/2/passed false > true; kingdoms/2/pass-order 0 > 3" },
    { "steps-left=1", "pass",
      "phase planning > rallying; current-player 0 > 1; steps-left 1 > 0; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; kingdoms/1/command-tokens 5 > 0; "
      "kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=0 kingdoms/0/command-tokens=1", "pass",
      "phase planning > rallying; current-player 0 > 1; kingdoms/0/command-tokens 1 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; "
      "kingdoms/3/command-tokens 5 > 0; rally-order () > (1 2 3 0)" },
    { "steps-left=-1", "pass", "asks steps" },
    { "steps-left=9 current-player=3 kingdoms/0/passed=true kingdoms/1/passed=true kingdoms/2/passed=true", "pass",
      "phase planning > rallying; current-player 3 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/1/command-tokens 5 > 0; kingdoms/2/command-tokens 5 > 0; kingdoms/3/command-tokens 5 > 0; "
      "kingdoms/3/passed false > true; kingdoms/3/pass-order 0 > 4; rally-order () > (1 2 3 0)" },
    { "phase=rallying steps-left=5", "pass house=true",
      "kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; cites planning.overview" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=nobody", "asks commander" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=erina", "impossible" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=lilith",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); "
      "gathering (lilith) > ()" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:0", "pass commander=lilith", "refused by planning.no-army-for-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/5=bronze-4:0", "pass commander=lilith", "refused by planning.no-army-for-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/3/5=bronze-4:0", "pass commander=lilith", "refused by planning.no-army-for-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/1/1=bronze-4:0", "pass commander=lilith",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; commander-deck/draw-pile (matilda erina lancelot) > (matilda erina lancelot lilith); "
      "gathering (lilith) > ()" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:0", "pass commander=lilith frontier=0",
      "refused by planning.no-army-for-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:0", "pass commander=lilith frontier=0 zone=1",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; frontiers/0/zones/0/commander null > lilith; frontiers/0/zones/0/recruiter -1 > 0; "
      "gathering (lilith) > ()" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:1:defeated", "pass commander=lilith frontier=0 zone=1",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; frontiers/0/zones/0/loyalty 1 > 0; frontiers/0/zones/0/defeated true > false; "
      "frontiers/0/zones/0/commander null > lilith; frontiers/0/zones/0/recruiter -1 > 0; gathering (lilith) > ()" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:1", "pass commander=lilith frontier=0 zone=1",
      "refused by planning.assign-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:1", "pass commander=lilith frontier=0 zone=1 house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; frontiers/0/zones/0/loyalty 1 > 0; frontiers/0/zones/0/commander null > lilith; "
      "frontiers/0/zones/0/recruiter -1 > 0; gathering (lilith) > (); cites planning.assign-commander" },
    { "steps-left=9 gathering=[\"lilith\"] at/1/1=bronze-4:1:defeated", "pass commander=lilith frontier=1 zone=1",
      "refused by planning.play-army" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=lilith frontier=4 zone=1", "asks frontier" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=lilith frontier=0 zone=1", "impossible" },
    { "steps-left=9 gathering=[\"lilith\"] at/0/1=bronze-4:0 lead/0/1=matilda:0", "pass commander=lilith frontier=0 zone=1", "impossible" },
    { "steps-left=9 gathering=[\"lancelot\"] at/0/3=bronze-4:0", "pass commander=lancelot frontier=0 zone=3",
      "refused by planning.assign-commander" },
    { "steps-left=9 gathering=[\"lancelot\"] at/0/4=bronze-4:0", "pass commander=lancelot frontier=0 zone=4",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; frontiers/0/zones/3/commander null > lancelot; frontiers/0/zones/3/recruiter -1 > 0; "
      "gathering (lancelot) > ()" },
    { "steps-left=9 gathering=[\"matilda\"] at/0/2=bronze-4:0", "pass commander=matilda frontier=0 zone=2",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/victory-points 0 > 2; kingdoms/0/command-tokens 5 > 0; "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; frontiers/0/zones/1/commander null > matilda; "
      "frontiers/0/zones/1/recruiter -1 > 0; gathering (matilda) > ()" },
    { "steps-left=9 gathering=[\"terric\"] at/0/3=bronze-4:0", "pass commander=terric frontier=0 zone=3",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/relics () > (immortal-vest); "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; frontiers/0/zones/2/commander null > terric; "
      "frontiers/0/zones/2/recruiter -1 > 0; relic-deck/draw-pile 24 > 23; gathering (terric) > ()" },
    { "steps-left=9 gathering=[\"terric\"] at/0/3=bronze-4:0 relic-deck/draw-pile=[]", "pass commander=terric frontier=0 zone=3",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; frontiers/0/zones/2/commander null > terric; frontiers/0/zones/2/recruiter -1 > 0; "
      "gathering (terric) > ()" },
    { "steps-left=9 gathering=[\"terric\"] at/0/3=bronze-4:0 relic-deck/draw-pile=[\"iron-steed\"]", "pass commander=terric frontier=0 zone=3",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/relics () > (iron-steed); "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; frontiers/0/zones/2/commander null > terric; "
      "frontiers/0/zones/2/recruiter -1 > 0; relic-deck/draw-pile (iron-steed) > (); gathering (terric) > ()" },
    { "steps-left=9 gathering=[\"terric\"] at/0/3=bronze-4:0 relic-deck/draw-pile=[\"iron-steed\"]",
      "pass commander=terric frontier=0 zone=3 found-relic=iron-steed",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/relics () > (iron-steed); "
      "kingdoms/0/passed false > true; kingdoms/0/pass-order 0 > 1; frontiers/0/zones/2/commander null > terric; "
      "frontiers/0/zones/2/recruiter -1 > 0; relic-deck/draw-pile (iron-steed) > (); gathering (terric) > ()" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
}

/* Pages 10 and 11: what a technology level takes: one bronze, one silver, two gold, the weakest of them first. */
static void
test_technology (void)
{
  static const DazCase cases[] = {
    { "steps-left=9 hand/0=bronze-7,bronze-4,bronze-5", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-7 bronze-4 bronze-5) > (bronze-7 bronze-5); "
      "kingdoms/0/technology 0 > 1; army-deck/discard-pile () > (bronze-4)" },
    { "steps-left=9 hand/0=unseen,bronze-7", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen bronze-7) > (unseen); kingdoms/0/technology 0 > 1; "
      "army-deck/discard-pile () > (bronze-7)" },
    { "steps-left=9 hand/0=silver-2,unseen", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2 unseen) > (silver-2); kingdoms/0/technology 0 > 1" },
    { "steps-left=9 hand/0=silver-2,gold-6", "upgrade-technology pioneer=false", "refused by planning.technology-cost" },
    { "steps-left=9 hand/0=bronze-4,bronze-4", "upgrade-technology pioneer=false hand=[0,1]", "refused by planning.technology-cost" },
    { "steps-left=9 hand/0=bronze-4,silver-2", "upgrade-technology pioneer=false cards=[\"bronze-4\"]",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4 silver-2) > (silver-2); kingdoms/0/technology 0 > 1; "
      "army-deck/discard-pile () > (bronze-4)" },
    { "steps-left=9 hand/0=bronze-4,silver-2 kingdoms/0/technology=1", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4 silver-2) > (bronze-4); kingdoms/0/technology 1 > 2; "
      "army-deck/discard-pile () > (silver-2)" },
    { "steps-left=9 hand/0=gold-6,gold-7 kingdoms/0/technology=1", "upgrade-technology pioneer=false", "refused by planning.technology-cost" },
    { "steps-left=9 hand/0=gold-6,gold-7 kingdoms/0/technology=2", "upgrade-technology pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6 gold-7) > (); kingdoms/0/technology 2 > 3; "
      "army-deck/discard-pile () > (gold-7 gold-6)" },
    { "steps-left=9 hand/0=gold-6,silver-2 kingdoms/0/technology=2", "upgrade-technology pioneer=false",
      "refused by planning.technology-cost" },
    { "steps-left=9 hand/0=gold-6,silver-2 kingdoms/0/technology=2", "upgrade-technology pioneer=false house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6 silver-2) > (silver-2); kingdoms/0/technology 2 > 3; "
      "army-deck/discard-pile () > (gold-6); cites planning.technology-cost" },
    { "steps-left=9 hand/0=gold-6,gold-7 kingdoms/0/technology=3", "upgrade-technology pioneer=false", "impossible" },
    { "steps-left=9 hand/0=", "upgrade-technology pioneer=false house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/technology 0 > 1; cites planning.technology-cost" },
    { "steps-left=-1 hand/0=bronze-4", "upgrade-technology pioneer=false", "asks steps" },
    { "steps-left=9 hand/0=bronze-4", "upgrade-technology hand=[0]",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/0/hand (bronze-4) > (); kingdoms/0/technology 0 > 1; army-deck/discard-pile () > (bronze-4)" },
  };
  static const DazCase higher[] = {
    { "steps-left=9 hand/0=silver-2", "upgrade-technology pioneer=false hand=[0]",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); kingdoms/0/technology 0 > 1; "
      "army-deck/discard-pile () > (silver-2)" },
    { "steps-left=9 hand/0=bronze-4 kingdoms/0/technology=1", "upgrade-technology pioneer=false hand=[0]",
      "refused by planning.technology-cost" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"higher-insignia-for-technology\":true"), higher, G_N_ELEMENTS (higher));
}

/* Pages 8 to 10: where a card goes, and who makes room for it. */
static void
test_play_army (void)
{
  static const DazCase cases[] = {
    { "steps-left=9 hand/0=bronze-4,silver-2", "play-army frontier=0 hand=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4 silver-2) > (bronze-4); "
      "frontiers/0/zones/0/army null > silver-2; frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=3",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 4 > 3; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/0/hand (bronze-4) > (); frontiers/3/zones/0/army null > bronze-4; frontiers/3/zones/0/loyalty -1 > 0" },
    { "steps-left=-1 hand/0=bronze-4", "play-army frontier=3", "asks steps" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 loyalty=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 1" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 side=other pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 1" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 side=own pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 loyalty=3 pioneer=false", "impossible" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=1 pioneer=false", "refused by planning.play-army" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=1 pioneer=false house=true", "asks loyalty" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=1 loyalty=2 pioneer=false house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/1/zones/0/army null > bronze-4; "
      "frontiers/1/zones/0/loyalty -1 > 2; cites planning.play-army" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 zone=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 zone=2 pioneer=false", "refused by planning.free-zone" },
    { "steps-left=9 hand/0=bronze-4", "play-army frontier=0 zone=2 pioneer=false house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/1/army null > bronze-4; "
      "frontiers/0/zones/1/loyalty -1 > 0; cites planning.free-zone" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=gold-6:1", "play-army frontier=0 zone=1 pioneer=false house=true", "impossible" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=gold-6:1:defeated at/0/3=gold-6:1", "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/1/army null > bronze-4; "
      "frontiers/0/zones/1/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=gold-6:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=bronze-7:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/1/consumed 0 > 1; "
      "frontiers/0/zones/0/army gold-6 > bronze-7; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/loyalty 0 > 1; "
      "frontiers/0/zones/4/army bronze-7 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; army-deck/discard-pile () > (gold-6)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=bronze-7:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/1/consumed 0 > 1; "
      "frontiers/0/zones/0/army silver-2 > bronze-7; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/loyalty 0 > 1; "
      "frontiers/0/zones/4/army bronze-7 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; frontiers/0/horde 5 > 6; "
      "army-deck/discard-pile () > (silver-2)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=bronze-7:1",
      "play-army frontier=0 zone=5 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/1/consumed 0 > 1; "
      "frontiers/0/zones/0/army silver-2 > bronze-7; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/loyalty 0 > 1; "
      "frontiers/0/zones/4/army bronze-7 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; frontiers/0/horde 5 > 6; "
      "army-deck/discard-pile () > (silver-2)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1:defeated",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/0/loyals-played 0 > 1; "
      "frontiers/0/zones/4/army gold-6 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; frontiers/0/zones/4/defeated true > false; "
      "army-deck/discard-pile () > (gold-6)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1:defeated at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/0/army silver-2 > bronze-7; "
      "frontiers/0/zones/0/defeated true > false; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/army bronze-7 > gold-6; "
      "frontiers/0/zones/3/loyalty 0 > 1; frontiers/0/zones/4/army gold-6 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; "
      "army-deck/discard-pile () > (silver-2)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1 lead/0/5=lilith:1",
      "play-army frontier=0 pioneer=false",
      "refused by ruling.anchored-march" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1 lead/0/1=lilith:1",
      "play-army frontier=0 pioneer=false",
      "refused by ruling.anchored-march" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1:defeated at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1 lead/0/1=lilith:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); frontiers/0/zones/1/defeated true > false; "
      "frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/army bronze-7 > gold-6; frontiers/0/zones/3/loyalty 0 > 1; "
      "frontiers/0/zones/4/army gold-6 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; army-deck/discard-pile () > (bronze-7)" },
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1 lead/0/5=lilith:1",
      "play-army frontier=0 pioneer=false house=true",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/1/consumed 0 > 1; "
      "frontiers/0/zones/0/army silver-2 > bronze-7; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/army bronze-7 > gold-6; "
      "frontiers/0/zones/3/loyalty 0 > 1; frontiers/0/zones/3/commander null > lilith; frontiers/0/zones/3/recruiter -1 > 1; "
      "frontiers/0/zones/4/army gold-6 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; frontiers/0/zones/4/commander lilith > null; "
      "frontiers/0/zones/4/recruiter 1 > -1; frontiers/0/horde 5 > 6; army-deck/discard-pile () > (silver-2); "
      "cites ruling.anchored-march" },
    { "steps-left=9 hand/0=", "play-army frontier=0", "impossible" },
    { "steps-left=9 hand/0=bronze-4,bronze-5", "play-army frontier=0 hand=2", "impossible" },
    { "steps-left=9 hand/0=bronze-4,bronze-5", "play-army frontier=0", "asks hand" },
    { "steps-left=9 hand/0=unseen,bronze-5", "play-army frontier=0", "asks rank attack" },
    { "steps-left=9 hand/0=bronze-5,unseen", "play-army frontier=0", "asks hand" },
    { "steps-left=9 hand/0=bronze-5,unseen", "play-army frontier=0 card=gold-6 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-5 unseen) > (bronze-5); kingdoms/0/golds-played 0 > 1; "
      "frontiers/0/zones/0/army null > gold-6; frontiers/0/zones/0/loyalty -1 > 0; army-deck/draw-pile 81 > 80" },
    { "steps-left=9 hand/0=bronze-5,bronze-4", "play-army frontier=0 card=bronze-4 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-5 bronze-4) > (bronze-5); "
      "frontiers/0/zones/0/army null > bronze-4; frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-5,bronze-4", "play-army frontier=0 card=gold-6 pioneer=false", "impossible" },
    { "steps-left=9 hand/0=bronze-5,bronze-4", "play-army frontier=0 rank=1 attack=4 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-5 bronze-4) > (bronze-5); "
      "frontiers/0/zones/0/army null > bronze-4; frontiers/0/zones/0/loyalty -1 > 0" },
    { "steps-left=9 hand/0=bronze-5,bronze-4", "play-army frontier=0 rank=1 attack=6 pioneer=false", "impossible" },
    { "steps-left=9 hand/0=bronze-5,unseen", "play-army frontier=0 rank=3 attack=6 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-5 unseen) > (bronze-5); kingdoms/0/golds-played 0 > 1; "
      "frontiers/0/zones/0/army null > 3/6/0+0+0+0?; frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=gold-6-0 rank=gold attack=6 zombification=0 copies=1 source=owner" },
    { "steps-left=9 hand/0=unseen", "play-army frontier=0 pioneer=false", "asks rank attack" },
    { "steps-left=9 hand/0=unseen", "play-army frontier=0 pioneer=false attack=4", "asks rank attack" },
    { "steps-left=9 hand/0=unseen", "play-army frontier=0 pioneer=false rank=3", "asks attack" },
    { "steps-left=9 hand/0=unseen",
      "play-army frontier=0 pioneer=false rank=3 attack=0 bronze-bonus=1 silver-bonus=2 gold-bonus=3 zombification=4",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); kingdoms/0/golds-played 0 > 1; "
      "frontiers/0/zones/0/army null > 3/0/4+1+2+3; frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=gold-0-4-1-2-3 rank=gold attack=0 zombification=4 bronze-bonus=1 silver-bonus=2 gold-bonus=3 copies=1 source=owner" },
    { "steps-left=9 hand/0=unseen", "play-army frontier=0 pioneer=false card=nothing", "wrong" },
    { "steps-left=9 hand/0=unseen army-deck/draw-pile=[] army-deck/discard-pile=[\"bronze-4\"]",
      "play-army frontier=0 pioneer=false card=bronze-4",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > bronze-4; "
      "frontiers/0/zones/0/loyalty -1 > 0; army-deck/discard-pile (bronze-4) > ()" },
    { "steps-left=9 hand/0=unseen army-deck/draw-pile=[] army-deck/discard-pile=[\"bronze-4\"]",
      "play-army frontier=0 pioneer=false card=bronze-5",
      "impossible" },
  };
  static const DazCase marching[] = {
    { "steps-left=9 hand/0=bronze-4 at/0/1=silver-2:1 at/0/2=bronze-7:1 at/0/3=bronze-7:1 at/0/4=bronze-7:0 at/0/5=gold-6:1 lead/0/5=lilith:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (bronze-4) > (); kingdoms/1/consumed 0 > 1; "
      "frontiers/0/zones/0/army silver-2 > bronze-7; frontiers/0/zones/2/loyalty 1 > 0; frontiers/0/zones/3/army bronze-7 > gold-6; "
      "frontiers/0/zones/3/loyalty 0 > 1; frontiers/0/zones/3/commander null > lilith; frontiers/0/zones/3/recruiter -1 > 1; "
      "frontiers/0/zones/4/army gold-6 > bronze-4; frontiers/0/zones/4/loyalty 1 > 0; frontiers/0/zones/4/commander lilith > null; "
      "frontiers/0/zones/4/recruiter 1 > -1; frontiers/0/horde 5 > 6; army-deck/discard-pile () > (silver-2)" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"commander-marches\":true"), marching, G_N_ELEMENTS (marching));
}

/* Pages 6 and 7: what a strategy command costs, and the ends of its track. */
static void
test_tracks (void)
{
  static const DazCase cases[] = {
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"gold-6\"]", "draw-army cards=[\"gold-6\",\"bronze-4\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (gold-6 bronze-4); "
      "army-deck/draw-pile (bronze-4 gold-6) > (); tracks/0/position 0 > 1; luck of 0: 6 where 5.00 is usual; "
      "luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); tracks/0/position 0 > 1; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\"]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (bronze-4); army-deck/draw-pile (bronze-4) > (); "
      "tracks/0/position 0 > 1; luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[]", "draw-army", "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; tracks/0/position 0 > 1" },
    { "hand/0= army-deck/draw-pile=[]", "draw-army cards=[\"\",\"\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (unseen unseen); tracks/0/position 0 > 1" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army cards=[\"bronze-4\",\"bronze-4\",\"bronze-4\"]", "wrong" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army cards=[\"gold-6\"]", "impossible" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"] kingdoms/0/command-tokens=1", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 1 > 0; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); tracks/0/position 0 > 1; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"] kingdoms/0/command-tokens=0", "draw-army",
      "refused by planning.strategy-tracks" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army cost=1",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); tracks/0/position 0 > 1; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army cost=2",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); tracks/0/position 0 > 1; tracks/0/costs (1 2 2 3 3 4) > (2 2 2 3 3 4); "
      "tracks/0/source owner > by-hand; "
      "learns strategy-track command=draw-army costs=(2 2 2 3 3 4) end=repeat restoration-4=3 source=owner; "
      "luck of 0: 4 where 4.00 is usual; luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"] tracks/0/position=6", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 1; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); luck of 0: 4 where 4.00 is usual; luck of 0: 4 where 4.00 is usual" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"] tracks/3/position=1", "refresh hand=[0]",
      "refused by planning.track-closed" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"] tracks/3/position=1", "refresh hand=[0] house=true",
      "current-player 0 > 1; kingdoms/0/hand (bronze-4) > (bronze-5); army-deck/draw-pile (bronze-5 bronze-5) > (bronze-5); "
      "army-deck/discard-pile () > (bronze-4); refreshed false > true; cites planning.track-closed; luck of 0: 5 where 5.00 is usual" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"] tracks/3/position=1", "refresh hand=[0] cost=2 house=true",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand (bronze-4) > (bronze-5); "
      "army-deck/draw-pile (bronze-5 bronze-5) > (bronze-5); army-deck/discard-pile () > (bronze-4); refreshed false > true; "
      "cites planning.track-closed; luck of 0: 5 where 5.00 is usual" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"]", "refresh hand=[0]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand (bronze-4) > (bronze-5); "
      "army-deck/draw-pile (bronze-5 bronze-5) > (bronze-5); army-deck/discard-pile () > (bronze-4); tracks/3/position 0 > 1; "
      "refreshed false > true; luck of 0: 5 where 5.00 is usual" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"] refreshed=true", "refresh hand=[0]", "refused by planning.refresh" },
    { "hand/0=bronze-4 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"] refreshed=true", "refresh hand=[0] house=true",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand (bronze-4) > (bronze-5); "
      "army-deck/draw-pile (bronze-5 bronze-5) > (bronze-5); army-deck/discard-pile () > (bronze-4); tracks/3/position 0 > 1; "
      "cites planning.refresh; luck of 0: 5 where 5.00 is usual" },
    { "hand/0=bronze-4", "refresh", "asks hand" },
    { "hand/0=bronze-4", "refresh hand=[0,0]", "impossible" },
    { "hand/0=bronze-4", "refresh hand=[1]", "impossible" },
    { "hand/0=bronze-4,silver-2,gold-6 army-deck/draw-pile=[\"bronze-5\",\"bronze-5\"]", "refresh hand=[2,0]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; "
      "kingdoms/0/hand (bronze-4 silver-2 gold-6) > (silver-2 bronze-5 bronze-5); army-deck/draw-pile (bronze-5 bronze-5) > (); "
      "army-deck/discard-pile () > (gold-6 bronze-4); tracks/3/position 0 > 1; refreshed false > true; "
      "luck of 0: 5 where 5.00 is usual; luck of 0: 5 where 5.00 is usual" },
    { "hand/0=unseen,silver-2 army-deck/draw-pile=[\"bronze-5\",\"gold-7\"]", "refresh cards=[\"gold-7\",\"silver-2\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand (unseen silver-2) > (bronze-5 silver-2); "
      "army-deck/draw-pile (bronze-5 gold-7) > (gold-7); tracks/3/position 0 > 1; refreshed false > true; "
      "luck of 0: 5 where 5.00 is usual; luck of 0: 2 where 4.50 is usual" },
    { "hand/0=unseen,silver-2 army-deck/draw-pile=[\"bronze-5\",\"gold-7\"]", "refresh cards=[\"\"] drawn=[\"gold-7\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/hand (unseen silver-2) > (silver-2 gold-7); "
      "army-deck/draw-pile (bronze-5 gold-7) > (bronze-5); tracks/3/position 0 > 1; refreshed false > true; "
      "luck of 0: 7 where 6.00 is usual" },
    { "hand/0=silver-2 army-deck/draw-pile=[\"bronze-5\",\"gold-7\"]", "refresh cards=[\"\"]", "impossible" },
    { "hand/0=silver-2 army-deck/draw-pile=[\"bronze-5\",\"gold-7\"]", "refresh cards=[\"gold-7\"]", "impossible" },
    { "hand/0=bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4",
      "refresh hand=[0,1,2,3,4,5,6,7,8,9]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; "
      "kingdoms/0/hand (bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4) > (bronze-4 bronze-5 bronze-7 bronze-6 bronze-7 bronze-6 silver-2 bronze-5 gold-7 bronze-6 bronze-5); "
      "army-deck/draw-pile 81 > 71; "
      "army-deck/discard-pile () > (bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4 bronze-4); "
      "tracks/3/position 0 > 1; refreshed false > true; luck of 0: 5 where 4.99 is usual; luck of 0: 7 where 4.99 is usual; "
      "luck of 0: 6 where 4.96 is usual; luck of 0: 7 where 4.95 is usual; luck of 0: 6 where 4.92 is usual; "
      "luck of 0: 2 where 4.91 is usual; luck of 0: 5 where 4.95 is usual; luck of 0: 7 where 4.95 is usual; "
      "luck of 0: 6 where 4.92 is usual; luck of 0: 5 where 4.90 is usual" },
    { "hand/0=bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4,bronze-4",
      "refresh hand=[0,1,2,3,4,5,6,7,8,9,10]",
      "refused by planning.refresh" },
    { "", "reactivate frontier=0 zone=1", "impossible" },
    { "at/0/1=bronze-4:1", "reactivate frontier=0 zone=1", "impossible" },
    { "at/0/1=bronze-4:1:defeated", "reactivate frontier=0 zone=1",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; frontiers/0/zones/0/loyalty 1 > 0; "
      "frontiers/0/zones/0/defeated true > false; tracks/2/position 0 > 1" },
    { "at/0/1=bronze-4:0:defeated", "reactivate frontier=0 zone=1 loyalty=1",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; frontiers/0/zones/0/loyalty 0 > 1; "
      "frontiers/0/zones/0/defeated true > false; tracks/2/position 0 > 1" },
    { "at/0/1=bronze-4:0:defeated", "reactivate frontier=0 zone=1 loyalty=2", "impossible" },
    { "at/1/5=bronze-4:1:defeated", "reactivate frontier=1 zone=5", "asks loyalty" },
    { "at/1/5=bronze-4:1:defeated", "reactivate frontier=1 zone=5 loyalty=2",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; frontiers/1/zones/4/loyalty 1 > 2; "
      "frontiers/1/zones/4/defeated true > false; tracks/2/position 0 > 1" },
    { "relic-deck/draw-pile=[\"iron-steed\",\"iron-steed\"]", "choose-relic",
      "kingdoms/0/command-tokens 5 > 3; relic-deck/draw-pile (iron-steed iron-steed) > (); tracks/1/position 0 > 1; "
      "question null > choose-relic; question-player -1 > 0; question-count 0 > 1; question-cards () > (iron-steed iron-steed)" },
    { "relic-deck/draw-pile=[\"iron-steed\"]", "choose-relic",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/relics () > (iron-steed); "
      "relic-deck/draw-pile (iron-steed) > (); tracks/1/position 0 > 1" },
    { "relic-deck/draw-pile=[]", "choose-relic", "impossible" },
    { "relic-deck/draw-pile=[\"iron-steed\",\"mind-reader\"]", "choose-relic keep=mind-reader",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/relics () > (mind-reader); "
      "relic-deck/draw-pile (iron-steed mind-reader) > (); relic-deck/discard-pile () > (iron-steed); tracks/1/position 0 > 1" },
    { "relic-deck/draw-pile=[\"iron-steed\",\"mind-reader\"]", "choose-relic cards=[\"mind-reader\",\"iron-steed\"]",
      "kingdoms/0/command-tokens 5 > 3; relic-deck/draw-pile (iron-steed mind-reader) > (); tracks/1/position 0 > 1; "
      "question null > choose-relic; question-player -1 > 0; question-count 0 > 1; question-cards () > (mind-reader iron-steed)" },
    { "relic-deck/draw-pile=[\"iron-steed\",\"mind-reader\"]", "choose-relic cards=[\"mind-reader\",\"iron-steed\",\"iron-steed\"]", "wrong" },
    { "relic-deck/draw-pile=[\"iron-steed\",\"mind-reader\"]", "choose-relic cards=[\"mind-reader\"]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; kingdoms/0/relics () > (mind-reader); "
      "relic-deck/draw-pile (iron-steed mind-reader) > (iron-steed); tracks/1/position 0 > 1" },
    { "question=choose-relic question-player=1 question-count=1 question-cards=[\"iron-steed\",\"iron-steed\"]", "keep-relic relic=iron-steed",
      "kingdoms/1/relics () > (iron-steed); relic-deck/discard-pile () > (iron-steed); question choose-relic > null; "
      "question-player 1 > -1; question-count 1 > 0; question-cards (iron-steed iron-steed) > ()" },
    { "question=choose-relic question-player=0 question-count=1 question-cards=[\"\",\"iron-steed\"]", "keep-relic relic=iron-steed",
      "current-player 0 > 1; kingdoms/0/relics () > (iron-steed); question choose-relic > null; question-player 0 > -1; "
      "question-count 1 > 0; question-cards ( iron-steed) > ()" },
    { "question=choose-relic question-player=0 question-count=1 question-cards=[\"mind-reader\",\"iron-steed\"]",
      "keep-relic relic=star-of-dawn",
      "impossible" },
    { "question=choose-relic question-player=0 question-count=1 question-cards=[\"mind-reader\",\"iron-steed\"]", "keep-relic relic=nothing",
      "impossible" },
    { "question=give-cards question-player=0 question-count=1 question-cards=[\"mind-reader\",\"iron-steed\"]", "keep-relic relic=mind-reader",
      "impossible" },
  };
  static const DazCase all_or_nothing[] = {
    { "hand/0= army-deck/draw-pile=[\"bronze-4\",\"bronze-4\"]", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (bronze-4 bronze-4); "
      "army-deck/draw-pile (bronze-4 bronze-4) > (); tracks/0/position 0 > 1; luck of 0: 4 where 4.00 is usual; "
      "luck of 0: 4 where 4.00 is usual" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\"]", "draw-army", "refused by ruling.deck-and-discards-empty" },
    { "hand/0= army-deck/draw-pile=[\"bronze-4\"]", "draw-army house=true",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/hand () > (bronze-4); army-deck/draw-pile (bronze-4) > (); "
      "tracks/0/position 0 > 1; cites ruling.deck-and-discards-empty; luck of 0: 4 where 4.00 is usual" },
  };
  static const DazCase own_only[] = {
    { "at/1/5=bronze-4:1:defeated", "reactivate frontier=1 zone=5 loyalty=2", "refused by planning.play-army" },
    { "at/0/5=bronze-4:1:defeated", "reactivate frontier=0 zone=5 loyalty=1",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 3; frontiers/0/zones/4/defeated true > false; tracks/2/position 0 > 1" },
  };

  daz_cases_try (DAZ_FOUR, cases, G_N_ELEMENTS (cases));
  daz_cases_try (RULES ("\"draw-all-or-nothing\":true"), all_or_nothing, G_N_ELEMENTS (all_or_nothing));
  daz_cases_try (RULES ("\"reactivate-own-frontiers\":true"), own_only, G_N_ELEMENTS (own_only));
}

/* The same where the group draws its own cards and the app knows none of the box. */
static void
test_by_hand (void)
{
  static const DazCase cases[] = {
    { "steps-left=9", "draw-army cost=0",
      "current-player 0 > 1; kingdoms/0/hand (unseen unseen unseen) > (unseen unseen unseen unseen unseen); "
      "tracks/0/position 0 > 1; tracks/0/costs () > (0); tracks/0/source null > by-hand; "
      "learns strategy-track command=draw-army costs=(0) source=owner" },
    { "steps-left=9 tracks/0/end=closed tracks/0/costs=[\"3\"] tracks/0/position=1", "draw-army", "refused by planning.track-closed" },
    { "steps-left=9 tracks/0/costs=[\"\",\"3\"] tracks/0/position=1", "draw-army",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 2; "
      "kingdoms/0/hand (unseen unseen unseen) > (unseen unseen unseen unseen unseen); tracks/0/position 1 > 2" },
    { "steps-left=9", "choose-relic cost=1",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/relics () > (); tracks/1/position 0 > 1; "
      "tracks/1/costs () > (1); tracks/1/source null > by-hand; learns strategy-track command=choose-relic costs=(1) source=owner" },
    { "steps-left=9", "choose-relic cost=1 keep=iron-steed",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; kingdoms/0/relics () > (iron-steed); relic-deck/draw-pile 24 > 23; "
      "tracks/1/position 0 > 1; tracks/1/costs () > (1); tracks/1/source null > by-hand; "
      "learns strategy-track command=choose-relic costs=(1) source=owner" },
    { "steps-left=9", "choose-relic cost=1 cards=[\"\",\"\"]",
      "kingdoms/0/command-tokens 5 > 4; tracks/1/position 0 > 1; tracks/1/costs () > (1); tracks/1/source null > by-hand; "
      "question null > choose-relic; question-player -1 > 0; question-count 0 > 1; question-cards () > ( ); "
      "learns strategy-track command=choose-relic costs=(1) source=owner" },
    { "steps-left=9", "refresh cost=1 hand=[0,1]",
      "current-player 0 > 1; kingdoms/0/command-tokens 5 > 4; tracks/3/position 0 > 1; tracks/3/costs () > (1); "
      "tracks/3/source null > by-hand; refreshed false > true; learns strategy-track command=refresh costs=(1) source=owner" },
    { "steps-left=9 gathering=[\"lilith\"]", "pass commander=lilith",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/command-tokens 5 > 0; kingdoms/0/passed false > true; "
      "kingdoms/0/pass-order 0 > 1; "
      "commander-deck/draw-pile (alexander matilda terric erina lilith lancelot) > (alexander matilda terric erina lilith lancelot lilith); "
      "gathering (lilith) > ()" },
    { "steps-left=9 gathering=[\"terric\"] hand/0=unseen", "play-army frontier=0 rank=1 attack=99 bronze-bonus=1 silver-bonus=0 gold-bonus=0",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 3 > 2; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 1/99/2+1+0+0; frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=bronze-99-2-1-0-0 rank=bronze attack=99 zombification=2 bronze-bonus=1 silver-bonus=0 gold-bonus=0 copies=1 source=owner" },
    { "steps-left=9 hand/0=unseen", "play-army frontier=0 rank=2 attack=1 bronze-bonus=1 silver-bonus=0",
      "current-player 0 > 1; steps-left 9 > 8; pioneer-tokens 3 > 2; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/0/hand (unseen) > (); frontiers/0/zones/0/army null > 2/1/1+1+0+0?; frontiers/0/zones/0/loyalty -1 > 0; "
      "learns army-card id=silver-1-1 rank=silver attack=1 zombification=1 bronze-bonus=1 copies=1 source=owner" },
  };

  daz_cases_try (BY_HAND, cases, G_N_ELEMENTS (cases));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/turns", test_turns);
  g_test_add_func ("/dark-age-z/cases/pass", test_pass);
  g_test_add_func ("/dark-age-z/cases/technology", test_technology);
  g_test_add_func ("/dark-age-z/cases/play-army", test_play_army);
  g_test_add_func ("/dark-age-z/cases/tracks", test_tracks);
  g_test_add_func ("/dark-age-z/cases/by-hand", test_by_hand);
  return g_test_run ();
}
