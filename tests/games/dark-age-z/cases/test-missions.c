/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"

/* The missions (page 24): what each takes, one short of it, and what it gives. */

#define DEALT(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}]," \
                   "\"first-player\":0,\"missions\":\"choose\",\"house\":{" __VA_ARGS__ "}," DAZ_PACK "}"
#define MISSION(id) "kingdoms/0/mission=" id " "
#define SHOWN "kingdoms/0/mission-shown=true "
#define EMPTY "hand/0= hand/1= hand/2= hand/3= "

/* How often a daily or an end-game mission of Ann is met. */
static void
test_met (void)
{
  static const struct
  {
    const char *given;
    const char *mission;
    int         met;
    int         each;   /* with the house rule by which it pays each time */
  } cases[] = {
    { "kingdoms/0/relics-played=1", "two-relics", 0, 0 },
    { "kingdoms/0/relics-played=2", "two-relics", 1, 1 },
    { "kingdoms/0/relics-played=3", "two-relics", 1, 1 },
    { "kingdoms/0/relics-played=4", "two-relics", 1, 2 },
    { "", "most-relics", 0, 0 },
    { "kingdoms/0/relics=[\"\"]", "most-relics", 1, 1 },
    { "kingdoms/0/relics=[\"\"] kingdoms/3/relics=[\"\"]", "most-relics", 1, 1 },
    { "kingdoms/0/relics=[\"\"] kingdoms/1/relics=[\"\",\"\"]", "most-relics", 0, 0 },
    { "kingdoms/0/relics=[\"\"] kingdoms/3/relics=[\"\",\"\"]", "most-relics", 0, 0 },
    { "kingdoms/0/pass-order=1", "first-to-pass", 1, 1 },
    { "kingdoms/0/pass-order=2", "first-to-pass", 0, 0 },
    { "kingdoms/0/pass-order=0", "first-to-pass", 0, 0 },
    { "frontiers/0/reached-zone=4 frontiers/3/reached-zone=4 frontiers/1/reached-zone=6", "zone-five-reached", 0, 0 },
    { "frontiers/0/reached-zone=5", "zone-five-reached", 1, 1 },
    { "frontiers/3/reached-zone=6 frontiers/0/reached-zone=5", "zone-five-reached", 1, 2 },
    { "kingdoms/0/technology=2", "all-technology", 0, 0 },
    { "kingdoms/0/technology=3", "all-technology", 1, 1 },
    { "kingdoms/0/technology=0", "most-command-icons", 1, 1 },
    { "kingdoms/0/technology=1", "most-command-icons", 0, 0 },
    { "kingdoms/0/technology=1 at/0/2=bronze-4:1 at/1/2=bronze-4:2 at/2/2=bronze-4:3 kingdoms/3/technology=1", "most-command-icons", 1, 1 },
    { "day=5", "most-command-icons", 0, 0 },
    { "day=4", "most-command-icons", 1, 1 },
    { "at/0/1=bronze-4:0 lead/0/1=lilith:0", "forward-commander", 1, 1 },
    { "at/0/2=bronze-4:0 lead/0/2=lilith:0 at/3/1=bronze-4:0 lead/3/1=matilda:0", "forward-commander", 1, 2 },
    { "at/0/3=bronze-4:0 lead/0/3=lilith:0", "forward-commander", 0, 0 },
    { "at/0/1=bronze-4:0 lead/0/1=lilith:1", "forward-commander", 0, 0 },
    { EMPTY, "most-cards", 0, 0 },
    { EMPTY "hand/0=bronze-4", "most-cards", 1, 1 },
    { EMPTY "hand/0=bronze-4 hand/3=bronze-4,gold-6", "most-cards", 0, 0 },
    { EMPTY "hand/0=bronze-4 hand/3=bronze-4", "most-cards", 1, 1 },
    { "kingdoms/0/kills=0", "most-kills", 0, 0 },
    { "kingdoms/0/kills=1", "most-kills", 1, 1 },
    { "kingdoms/0/kills=1 kingdoms/2/kills=2", "most-kills", 0, 0 },
    { "at/0/1=bronze-4:0", "most-own-armies", 0, 0 },
    { "at/0/1=bronze-4:0 at/3/5=bronze-4:0", "most-own-armies", 1, 1 },
    { "at/0/1=bronze-4:0 at/3/5=bronze-4:0:defeated", "most-own-armies", 0, 0 },
    { "at/0/1=bronze-4:0 at/3/5=bronze-4:3", "most-own-armies", 0, 0 },
    { "at/0/1=bronze-4:0 at/3/5=bronze-4:0 at/1/1=gold-6:1 at/1/2=gold-6:1 at/1/3=gold-6:1", "most-own-armies", 0, 0 },
    { EMPTY, "few-cards", 1, 1 },
    { EMPTY "hand/0=bronze-4", "few-cards", 1, 1 },
    { EMPTY "hand/0=bronze-4,bronze-4", "few-cards", 0, 0 },
    { "frontiers/0/at-gate=1 frontiers/3/at-gate=0", "gate-unharmed", 1, 1 },
    { "frontiers/0/at-gate=0 frontiers/3/at-gate=0", "gate-unharmed", 1, 2 },
    { "frontiers/0/at-gate=2 frontiers/3/at-gate=2", "gate-unharmed", 0, 0 },
    { "frontiers/0/at-gate=2 frontiers/3/at-gate=2 frontiers/0/shield-right=4", "gate-unharmed", 1, 1 },
    { "frontiers/0/at-gate=2 frontiers/3/at-gate=2 frontiers/0/shield-left=4", "gate-unharmed", 0, 0 },
    { "at/0/5=bronze-4:1", "both-zone-fives", 0, 0 },
    { "at/3/5=bronze-4:0", "both-zone-fives", 0, 0 },
    { "at/0/5=bronze-4:1 at/3/5=bronze-4:0", "both-zone-fives", 1, 1 },
    { "at/0/5=bronze-4:1:defeated at/3/5=bronze-4:0", "both-zone-fives", 0, 0 },
    { "at/0/4=bronze-4:1 at/3/4=bronze-4:0", "both-zone-fives", 0, 0 },
    { "at/0/1=bronze-4:1", "most-frontier-armies", 0, 0 },
    { "at/0/1=bronze-4:1 at/3/5=bronze-4:3", "most-frontier-armies", 1, 1 },
    { "at/0/1=bronze-4:1 at/3/5=bronze-4:3 at/1/1=gold-6:2 at/1/2=gold-6:2", "most-frontier-armies", 0, 0 },
    { "kingdoms/0/relics-played=2", "relic-played", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = daz_new (DEALT (""), 1);
      g_autoptr (HkDazTable) each = daz_new (DEALT ("\"daily-mission-each-time\":true"), 1);

      g_test_message ("%s: %s", cases[i].mission, cases[i].given);
      daz_cases_give (table, cases[i].given);
      daz_cases_give (each, cases[i].given);
      g_assert_cmpint (hk_daz_missions_count_met (table, 0, cases[i].mission), ==, cases[i].met);
      g_assert_cmpint (hk_daz_missions_count_met (each, 0, cases[i].mission), ==, cases[i].each);
    }
}

/* With a house rule a gate that protection saves is harmed; one that nothing reached, or that nothing can harm, is not. Whoever sits
 * first counts as a rival, too. */
static void
test_met_otherwise (void)
{
  static const struct
  {
    const char *given;
    int         met;
  } cases[] = {
    { "", 1 },
    { "frontiers/0/at-gate=2 frontiers/3/at-gate=2 frontiers/0/shield-right=4", 0 },
    { "frontiers/0/at-gate=2 frontiers/3/at-gate=2 invasions/0/damage=0", 1 },
    { "frontiers/0/at-gate=1 frontiers/3/at-gate=1 invasions/0/damage=1", 0 },
    { "frontiers/0/at-gate=1 frontiers/3/at-gate=0", 1 },
  };
  g_autoptr (HkDazTable) rivals = daz_new (DEALT (""), 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = daz_new (DEALT ("\"protected-gate-is-harmed\":true"), 1);

      daz_cases_give (table, cases[i].given);
      g_assert_cmpint (hk_daz_missions_count_met (table, 0, "gate-unharmed"), ==, cases[i].met);
    }
  daz_cases_give (rivals, "kingdoms/0/kills=2 kingdoms/1/kills=1");
  g_assert_cmpint (hk_daz_missions_count_met (rivals, 1, "most-kills"), ==, 0);
}

/* What is told of the reward of each. */
static void
test_rewards (void)
{
  static const char * const rewards[][2] = {
    { "relic-played", "1 Army Card" }, { "relic-discarded", "1 defeated army reactivated" }, { "two-relics", "3 Victory Points" },
    { "most-relics", "6 Victory Points" }, { "consumed", "1 Army Card" }, { "first-to-pass", "2 Victory Points" },
    { "zone-five-reached", "2 Victory Points" }, { "all-technology", "6 Victory Points" }, { "gold-played", "1 Command Token and 1 Victory Point" },
    { "most-command-icons", "3 Victory Points" }, { "forward-commander", "2 Victory Points" }, { "most-cards", "7 Victory Points" },
    { "seven-kills", "1 Relic Card" }, { "most-kills", "up to 2 defeated armies reactivated" }, { "most-own-armies", "10 Victory Points" },
    { "few-cards", "6 Victory Points" }, { "same-loyalty", "1 Army Card" }, { "gate-unharmed", "2 Army Cards" },
    { "both-zone-fives", "8 Victory Points" }, { "most-frontier-armies", "10 Victory Points" }, { "nothing", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rewards); i++)
    {
      g_autofree char *reward = hk_daz_missions_get_reward (rewards[i][0]);

      g_assert_cmpstr (reward, ==, rewards[i][1]);
    }
}

static void
test_claims (void)
{
  static const DazCase cases[] = {
    { "current-player=-1", "mission", "asks player" },
    { "", "mission player=4", "asks player" },
    { "", "mission", "asks mission" },
    { "", "mission mission=nothing", "wrong" },
    { MISSION ("nothing"), "mission", "wrong" },
    { MISSION ("two-relics"), "mission", "refused by mission.types" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2", "mission",
      "kingdoms/0/victory-points 0 > 3; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2", "mission mission=two-relics",
      "kingdoms/0/victory-points 0 > 3; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2", "mission mission=first-to-pass", "refused by mission.types" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 kingdoms/0/daily-done=true", "mission", "refused by mission.types" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 kingdoms/0/mission-done=true", "mission",
      "kingdoms/0/victory-points 0 > 3; kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3", "mission",
      "kingdoms/0/victory-points 0 > 6; kingdoms/0/mission-shown false > true; kingdoms/0/mission-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 kingdoms/0/daily-done=true", "mission",
      "kingdoms/0/victory-points 0 > 6; kingdoms/0/mission-shown false > true; kingdoms/0/mission-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 kingdoms/0/mission-done=true", "mission", "refused by mission.types" },
    { "kingdoms/0/relics-played=1 army-deck/draw-pile=[\"gold-6\"] hand/0=", "mission mission=relic-played",
      "kingdoms/0/hand () > (gold-6); kingdoms/0/mission null > relic-played; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; army-deck/draw-pile (gold-6) > (); luck of 0: 6 where 6.00 is usual" },
    { "kingdoms/0/relics-played=1 kingdoms/0/mission-rewards=1", "mission mission=relic-played", "refused by mission.types" },
    { "kingdoms/0/relics-played=2 kingdoms/0/mission-rewards=1 army-deck/draw-pile=[] hand/0=", "mission mission=relic-played",
      "kingdoms/0/mission null > relic-played; kingdoms/0/mission-shown false > true; kingdoms/0/mission-rewards 1 > 2" },
    { "kingdoms/0/golds-played=1", "mission mission=gold-played",
      "kingdoms/0/victory-points 0 > 1; kingdoms/0/command-tokens 5 > 6; kingdoms/0/mission null > gold-played; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/mission-rewards 0 > 1" },
    { "kingdoms/0/golds-played=1 kingdoms/0/mission-rewards=1", "mission mission=gold-played", "refused by mission.types" },
    { "kingdoms/0/loyals-played=1 army-deck/draw-pile=[\"gold-6\"] hand/0=", "mission mission=same-loyalty",
      "kingdoms/0/hand () > (gold-6); kingdoms/0/mission null > same-loyalty; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; army-deck/draw-pile (gold-6) > (); luck of 0: 6 where 6.00 is usual" },
    { "kingdoms/0/loyals-played=1 kingdoms/0/mission-rewards=1", "mission mission=same-loyalty", "refused by mission.types" },
    { "kingdoms/0/consumed=1 army-deck/draw-pile=[\"gold-6\"] hand/0=", "mission mission=consumed",
      "kingdoms/0/hand () > (gold-6); kingdoms/0/mission null > consumed; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; army-deck/draw-pile (gold-6) > (); luck of 0: 6 where 6.00 is usual" },
    { "kingdoms/0/consumed=1 kingdoms/0/mission-rewards=1", "mission mission=consumed", "refused by mission.types" },
    { "kingdoms/0/kills=6", "mission mission=seven-kills", "refused by mission.types" },
    { "kingdoms/0/kills=7 relic-deck/draw-pile=[\"iron-steed\"]", "mission mission=seven-kills",
      "kingdoms/0/relics () > (iron-steed); kingdoms/0/mission null > seven-kills; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/relics-by-mission 0 > 1; relic-deck/draw-pile (iron-steed) > ()" },
    { "kingdoms/0/kills=7 relic-deck/draw-pile=[]", "mission mission=seven-kills",
      "kingdoms/0/mission null > seven-kills; kingdoms/0/mission-shown false > true" },
    { "kingdoms/0/kills=13 kingdoms/0/relics-by-mission=1", "mission mission=seven-kills", "refused by mission.types" },
    { "kingdoms/0/kills=14 kingdoms/0/relics-by-mission=1 relic-deck/draw-pile=[\"iron-steed\",\"iron-steed\"]", "mission mission=seven-kills",
      "kingdoms/0/relics () > (iron-steed); kingdoms/0/mission null > seven-kills; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/relics-by-mission 1 > 2; relic-deck/draw-pile (iron-steed iron-steed) > (iron-steed)" },
    { "kingdoms/0/kills=21 kingdoms/0/relics-by-mission=2", "mission mission=seven-kills", "refused by mission.types" },
    { "kingdoms/0/relics=[\"iron-steed\",\"mind-reader\"]", "mission mission=relic-discarded", "asks relic" },
    { "kingdoms/0/relics=[\"iron-steed\",\"mind-reader\"]", "mission mission=relic-discarded relic=mind-reader",
      "kingdoms/0/relics (iron-steed mind-reader) > (iron-steed); kingdoms/0/mission null > relic-discarded; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/mission-rewards 0 > 1; kingdoms/0/reactivations-due 0 > 1; "
      "relic-deck/discard-pile () > (mind-reader)" },
    { "kingdoms/0/relics=[\"iron-steed\",\"mind-reader\"]", "mission mission=relic-discarded relic=star-of-dawn", "impossible" },
    { "kingdoms/0/relics=[\"iron-steed\",\"\"]", "mission mission=relic-discarded",
      "kingdoms/0/relics (iron-steed ) > (iron-steed); kingdoms/0/mission null > relic-discarded; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/mission-rewards 0 > 1; kingdoms/0/reactivations-due 0 > 1" },
    { "", "mission mission=relic-discarded", "impossible" },
    { "current-player=1 kingdoms/0/relics=[\"iron-steed\"]", "mission player=0 mission=relic-discarded relic=iron-steed",
      "refused by mission.types" },
    { "current-player=-1 kingdoms/0/relics=[\"iron-steed\"]", "mission player=0 mission=relic-discarded relic=iron-steed",
      "kingdoms/0/relics (iron-steed) > (); kingdoms/0/mission null > relic-discarded; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; kingdoms/0/reactivations-due 0 > 1; relic-deck/discard-pile () > (iron-steed)" },
    { "phase=rallying kingdoms/0/relics=[\"iron-steed\"]", "mission mission=relic-discarded relic=iron-steed",
      "kingdoms/0/relics (iron-steed) > (); kingdoms/0/mission null > relic-discarded; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; kingdoms/0/reactivations-due 0 > 1; relic-deck/discard-pile () > (iron-steed)" },
    { "phase=combat current-player=-1 kingdoms/0/relics=[\"iron-steed\"]", "mission player=0 mission=relic-discarded relic=iron-steed",
      "refused by mission.types" },
    { "phase=cleanup current-player=-1 kingdoms/0/relics=[\"iron-steed\"]",
      "mission player=0 mission=relic-discarded relic=iron-steed house=true",
      "kingdoms/0/relics (iron-steed) > (); kingdoms/0/mission null > relic-discarded; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-rewards 0 > 1; kingdoms/0/reactivations-due 0 > 1; relic-deck/discard-pile () > (iron-steed); "
      "cites mission.types" },
    { "kingdoms/0/kills=1", "mission mission=most-kills",
      "kingdoms/0/mission null > most-kills; kingdoms/0/mission-shown false > true; kingdoms/0/reactivations-due 0 > 2; "
      "kingdoms/0/daily-done false > true" },
    { "kingdoms/0/kills=1 kingdoms/0/reactivations-due=1", "mission mission=most-kills",
      "kingdoms/0/mission null > most-kills; kingdoms/0/mission-shown false > true; kingdoms/0/reactivations-due 1 > 3; "
      "kingdoms/0/daily-done false > true" },
    { "", "show-mission", "asks mission" },
    { "", "show-mission mission=two-relics", "kingdoms/0/mission null > two-relics; kingdoms/0/mission-shown false > true" },
    { MISSION ("two-relics"), "show-mission", "kingdoms/0/mission-shown false > true" },
    { MISSION ("two-relics"), "show-mission player=1", "asks mission" },
    { "current-player=-1", "show-mission", "asks player" },
    { "at/0/1=bronze-4:1:defeated", "reactivate-by-mission frontier=0 zone=1", "impossible" },
    { "kingdoms/0/reactivations-due=2 at/0/1=bronze-4:1:defeated", "reactivate-by-mission frontier=0 zone=1",
      "kingdoms/0/reactivations-due 2 > 1; frontiers/0/zones/0/loyalty 1 > 0; frontiers/0/zones/0/defeated true > false" },
    { "kingdoms/0/reactivations-due=1 at/0/1=bronze-4:1:defeated", "reactivate-by-mission frontier=0 zone=1 loyalty=1",
      "kingdoms/0/reactivations-due 1 > 0; frontiers/0/zones/0/defeated true > false" },
    { "kingdoms/0/reactivations-due=1 at/0/1=bronze-4:1", "reactivate-by-mission frontier=0 zone=1", "impossible" },
    { "kingdoms/0/reactivations-due=1", "reactivate-by-mission frontier=0 zone=1", "impossible" },
    { "kingdoms/0/reactivations-due=1", "reactivate-by-mission", "impossible" },
    { "kingdoms/0/reactivations-due=2", "reactivate-by-mission skip=true", "kingdoms/0/reactivations-due 2 > 0" },
    { "current-player=-1 kingdoms/0/reactivations-due=2", "reactivate-by-mission skip=true", "asks player" },
    { "kingdoms/1/relics=[\"iron-steed\"]", "mission player=1 mission=relic-discarded relic=iron-steed", "refused by mission.types" },
    { "kingdoms/0/kills=1 kingdoms/0/reactivations-due=98", "mission mission=most-kills",
      "kingdoms/0/mission null > most-kills; kingdoms/0/mission-shown false > true; kingdoms/0/reactivations-due 98 > 99; "
      "kingdoms/0/daily-done false > true" },
    { "kingdoms/0/golds-played=99 steps-left=9 hand/0=gold-6", "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (gold-6) > (); frontiers/0/zones/0/army null > gold-6; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { "kingdoms/0/reactivations-due=1 at/0/1=bronze-4:1:defeated", "reactivate-by-mission zone=1", "impossible" },
    { "kingdoms/0/reactivations-due=1 at/0/1=bronze-4:1:defeated", "reactivate-by-mission frontier=0", "impossible" },
    { "kingdoms/0/reactivations-due=1 at/0/1=bronze-4:1:defeated", "reactivate-by-mission frontier=0 zone=1 loyalty=3", "impossible" },
    { "current-player=-1 kingdoms/0/reactivations-due=2", "reactivate-by-mission skip=true player=0", "kingdoms/0/reactivations-due 2 > 0" },
  };

  daz_cases_try (DEALT (""), cases, G_N_ELEMENTS (cases));
}

/* What brings the reward of an all-time mission that lies open or is known to the app. */
static void
test_all_time (void)
{
  static const DazCase cases[] = {
    { MISSION ("gold-played") "steps-left=9 hand/0=gold-6", "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/victory-points 0 > 1; kingdoms/0/command-tokens 5 > 6; "
      "kingdoms/0/hand (gold-6) > (); kingdoms/0/mission-shown false > true; kingdoms/0/golds-played 0 > 1; "
      "kingdoms/0/mission-rewards 0 > 1; frontiers/0/zones/0/army null > gold-6; frontiers/0/zones/0/loyalty -1 > 0" },
    { MISSION ("gold-played") "steps-left=9 hand/0=silver-2", "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/army null > silver-2; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { MISSION ("same-loyalty") "steps-left=9 hand/0=silver-2 at/0/1=bronze-4:0 army-deck/draw-pile=[\"gold-6\"]",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (gold-6); kingdoms/0/mission-shown false > true; "
      "kingdoms/0/loyals-played 0 > 1; kingdoms/0/mission-rewards 0 > 1; frontiers/0/zones/1/army null > silver-2; "
      "frontiers/0/zones/1/loyalty -1 > 0; army-deck/draw-pile (gold-6) > (); luck of 0: 6 where 6.00 is usual" },
    { MISSION ("same-loyalty") "steps-left=9 hand/0=silver-2 at/0/1=bronze-4:1 army-deck/draw-pile=[\"gold-6\"]",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); frontiers/0/zones/1/army null > silver-2; "
      "frontiers/0/zones/1/loyalty -1 > 0" },
    { MISSION ("same-loyalty") "steps-left=9 hand/0=silver-2 at/0/1=bronze-4:1 army-deck/draw-pile=[\"gold-6\"]",
      "play-army frontier=0 loyalty=1 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (gold-6); kingdoms/0/mission-shown false > true; "
      "kingdoms/0/loyals-played 0 > 1; kingdoms/0/mission-rewards 0 > 1; frontiers/0/zones/1/army null > silver-2; "
      "frontiers/0/zones/1/loyalty -1 > 1; army-deck/draw-pile (gold-6) > (); luck of 0: 6 where 6.00 is usual" },
    { MISSION ("same-loyalty") "steps-left=9 hand/0=silver-2 at/0/1=bronze-4:0:defeated army-deck/draw-pile=[\"gold-6\"]",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); frontiers/0/zones/1/army null > silver-2; "
      "frontiers/0/zones/1/loyalty -1 > 0" },
    { MISSION ("same-loyalty") "steps-left=9 hand/0=silver-2 at/0/2=bronze-4:0 army-deck/draw-pile=[\"gold-6\"]",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/army null > silver-2; "
      "frontiers/0/zones/0/loyalty -1 > 0" },
    { MISSION ("consumed") "steps-left=9 hand/0=silver-2 at/0/1=silver-2:0 at/0/2=gold-6:1 at/0/3=gold-6:1 at/0/4=gold-6:1 at/0/5=gold-6:1 army-deck/draw-pile=[\"gold-7\"]",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (gold-7); kingdoms/0/mission-shown false > true; "
      "kingdoms/0/consumed 0 > 1; kingdoms/0/mission-rewards 0 > 1; frontiers/0/zones/0/army silver-2 > gold-6; "
      "frontiers/0/zones/0/loyalty 0 > 1; frontiers/0/zones/4/army gold-6 > silver-2; frontiers/0/zones/4/loyalty 1 > 0; "
      "frontiers/0/horde 5 > 6; army-deck/draw-pile (gold-7) > (); army-deck/discard-pile () > (silver-2); "
      "luck of 0: 7 where 7.00 is usual" },
    { MISSION ("consumed") "steps-left=9 hand/0=silver-2 at/0/1=silver-2:0:defeated at/0/2=gold-6:1 at/0/3=gold-6:1 at/0/4=gold-6:1 at/0/5=gold-6:1",
      "play-army frontier=0 pioneer=false",
      "current-player 0 > 1; steps-left 9 > 8; kingdoms/0/hand (silver-2) > (); frontiers/0/zones/0/army silver-2 > gold-6; "
      "frontiers/0/zones/0/loyalty 0 > 1; frontiers/0/zones/0/defeated true > false; frontiers/0/zones/4/army gold-6 > silver-2; "
      "frontiers/0/zones/4/loyalty 1 > 0; army-deck/discard-pile () > (silver-2)" },
    { MISSION ("relic-played") "steps-left=9 hand/0= kingdoms/0/relics=[\"immortal-vest\"] army-deck/draw-pile=[\"gold-7\"]",
      "play-relic relic=immortal-vest effect=b",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/hand () > (gold-7); kingdoms/0/relics (immortal-vest) > (); "
      "kingdoms/0/mission-shown false > true; kingdoms/0/relics-played 0 > 1; kingdoms/0/mission-rewards 0 > 1; "
      "army-deck/draw-pile (gold-7) > (); relics-used () > (immortal-vest); last-relic null > immortal-vest; "
      "last-relic-effect null > b; last-relic-player -1 > 0; luck of 0: 7 where 7.00 is usual" },
    { MISSION ("relic-played") SHOWN "steps-left=9 hand/0= kingdoms/0/relics=[\"immortal-vest\"] army-deck/draw-pile=[\"gold-7\"]",
      "play-relic relic=immortal-vest effect=b",
      "kingdoms/0/victory-points 0 > 2; kingdoms/0/hand () > (gold-7); kingdoms/0/relics (immortal-vest) > (); "
      "kingdoms/0/relics-played 0 > 1; kingdoms/0/mission-rewards 0 > 1; army-deck/draw-pile (gold-7) > (); "
      "relics-used () > (immortal-vest); last-relic null > immortal-vest; last-relic-effect null > b; last-relic-player -1 > 0; "
      "luck of 0: 7 where 7.00 is usual" },
    { MISSION ("seven-kills") "phase=combat current-player=-1 kingdoms/0/kills=6 frontiers/0/horde=1 at/0/1=gold-6:0 relic-deck/draw-pile=[\"iron-steed\",\"iron-steed\"]",
      "invade frontier=0",
      "kingdoms/0/relics () > (iron-steed); kingdoms/0/mission-shown false > true; kingdoms/0/relics-by-mission 0 > 1; "
      "kingdoms/0/kills 6 > 7; frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 1; relic-deck/draw-pile (iron-steed iron-steed) > (iron-steed); "
      "cites ruling.charge-first" },
    { MISSION ("seven-kills") "phase=combat current-player=-1 kingdoms/0/kills=5 frontiers/0/horde=1 at/0/1=gold-6:0 relic-deck/draw-pile=[\"iron-steed\",\"iron-steed\"]",
      "invade frontier=0",
      "kingdoms/0/kills 5 > 6; frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 1; cites ruling.charge-first" },
    { MISSION ("seven-kills") "phase=combat current-player=-1 kingdoms/0/kills=20 frontiers/0/horde=1 at/0/1=gold-6:0 relic-deck/draw-pile=[\"iron-steed\",\"iron-steed\",\"iron-steed\"]",
      "invade frontier=0",
      "kingdoms/0/relics () > (iron-steed iron-steed); kingdoms/0/mission-shown false > true; kingdoms/0/relics-by-mission 0 > 2; "
      "kingdoms/0/kills 20 > 21; frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 1; "
      "relic-deck/draw-pile (iron-steed iron-steed iron-steed) > (iron-steed); cites ruling.charge-first" },
    { MISSION ("seven-kills") "phase=combat current-player=-1 kingdoms/0/kills=20 frontiers/0/horde=1 at/0/1=gold-6:0 relic-deck/draw-pile=[]",
      "invade frontier=0",
      "kingdoms/0/kills 20 > 21; frontiers/0/horde 1 > 0; frontiers/0/kills-right 0 > 1; frontiers/0/fought false > true; "
      "frontiers/0/reached-zone 0 > 1; frontiers/0/points-right 0 > 1; cites ruling.charge-first" },
    { MISSION ("two-relics") "kingdoms/3/mission=first-to-pass kingdoms/3/pass-order=1 kingdoms/0/relics-played=2 phase=combat current-player=-1 ticks=[\"score\"]",
      "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup; kingdoms/0/victory-points 0 > 3; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true; kingdoms/3/victory-points 0 > 2; "
      "kingdoms/3/mission-shown false > true; kingdoms/3/daily-done false > true" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=1 phase=combat current-player=-1 ticks=[\"score\"]", "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 phase=combat current-player=-1 ticks=[\"score\",\"daily-missions\"]",
      "daily-missions",
      "phase combat > cleanup" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 phase=combat current-player=-1", "daily-missions", "refused by mission.types" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 kingdoms/0/daily-done=true phase=combat current-player=-1 ticks=[\"score\"]",
      "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup" },
    { MISSION ("gate-unharmed") "phase=combat current-player=-1 ticks=[\"score\"] hand/0= army-deck/draw-pile=[\"gold-7\",\"gold-7\"]",
      "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup; kingdoms/0/hand () > (gold-7 gold-7); "
      "kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true; army-deck/draw-pile (gold-7 gold-7) > (); "
      "luck of 0: 7 where 7.00 is usual; luck of 0: 7 where 7.00 is usual" },
    { MISSION ("most-kills") "kingdoms/0/kills=1 phase=combat current-player=-1 ticks=[\"score\"]", "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/reactivations-due 0 > 2; kingdoms/0/daily-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 ticks=[\"score\"] day=4", "daily-missions",
      "ticks (score) > (score daily-missions); phase combat > cleanup" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 ticks=[\"score\"] day=5", "daily-missions",
      "ticks (score) > (score daily-missions)" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 ticks=[\"score\",\"daily-missions\"] day=5", "finish",
      "phase combat > over; kingdoms/0/victory-points 0 > 6; kingdoms/0/mission-shown false > true; "
      "kingdoms/0/mission-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 ticks=[\"score\"] day=5", "finish",
      "ticks (score) > (score daily-missions); phase combat > over; kingdoms/0/victory-points 0 > 6; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/mission-done false > true" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 day=5", "finish", "refused by end.game" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 phase=combat current-player=-1 ticks=[\"score\"] day=4", "finish",
      "refused by end.game" },
    { MISSION ("all-technology") "kingdoms/0/technology=3 kingdoms/0/mission-done=true phase=combat current-player=-1 ticks=[\"score\",\"daily-missions\"] day=5",
      "finish",
      "phase combat > over" },
    { MISSION ("two-relics") "kingdoms/0/relics-played=2 phase=combat current-player=-1 ticks=[\"score\"] day=5", "finish",
      "ticks (score) > (score daily-missions); phase combat > over; kingdoms/0/victory-points 0 > 3; "
      "kingdoms/0/mission-shown false > true; kingdoms/0/daily-done false > true" },
    { "phase=over current-player=-1 day=5", "finish", "impossible" },
    { "phase=planning day=5", "finish", "refused by combat.overview" },
    { "phase=cleanup current-player=-1", "score", "refused by combat.overview" },
  };

  daz_cases_try (DEALT (""), cases, G_N_ELEMENTS (cases));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/missions/met", test_met);
  g_test_add_func ("/dark-age-z/cases/missions/met-otherwise", test_met_otherwise);
  g_test_add_func ("/dark-age-z/cases/missions/rewards", test_rewards);
  g_test_add_func ("/dark-age-z/cases/missions/claims", test_claims);
  g_test_add_func ("/dark-age-z/cases/missions/all-time", test_all_time);
  return g_test_run ();
}
