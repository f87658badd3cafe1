/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-keep.h"

/* The parts of a game of Dark Age Z. */

static const HkPartSpec parts[] = {
  { "days", N_("Days and Hordes"), N_("The phases of each day, whose turn it is, the invasion cards and the way of the hordes."),
    "end-planning end-rally pass take-turn go-to-phase cleanup-step clean-up begin-day finish reveal-invasion daily-missions",
    "invasions initial-power-up invasion-deck invasion-cards boss boss-previewed boss-active steps-left movement-steps pioneer-tokens",
    .options = "first-player",
    .tells = "combat/zombies combat/hp combat/damage combat/boss combat/source power/zombies power/hp power/damage power/boss power/source "
             "smallest-power/zombies smallest-power/hp smallest-power/damage smallest-power/boss smallest-power/source zombies "
             "gate-damage/zombies gate-damage/damage" },
  { "frontiers", N_("Frontiers and Combat"), N_("The armies in the war zones, and what the combat of each frontier comes to."),
    "invade score barbarian-army play-army reinforce assign-commander reactivate reveal-commanders", "frontiers barbarian-deck gathering commander-deck",
    .tells = "combat/zombies combat/zones combat/protection power/zombies power/zones power/protection power/zone smallest-power/zombies "
             "smallest-power/zones smallest-power/protection gate-damage/zombies gate-damage/protection" },
  { "hands", N_("Hands"), N_("The Army Cards and Relic Cards that the players hold."),
    "draw-army choose-relic keep-relic refresh discard-army play-drawn discard-drawn give-cards play-relic",
    "kingdoms/hand kingdoms/relics kingdoms/relics-played kingdoms/golds-played kingdoms/loyals-played kingdoms/discard-due army-deck relic-deck "
    "refreshed relics-used", "planning.technology-cost" },
  { "tokens", N_("Tokens and Tracks"), N_("The Victory Points, Command Tokens and technology of each kingdom, and the strategy tracks."),
    "upgrade-technology take-token tell-boards", "kingdoms/victory-points kingdoms/command-tokens kingdoms/technology tracks", "rallying.slots" },
  { "missions", N_("Missions"), N_("The mission of each kingdom, and the rewards that it brings."),
    "mission show-mission reactivate-by-mission",
    "kingdoms/mission kingdoms/mission-shown kingdoms/mission-done kingdoms/mission-rewards kingdoms/relics-by-mission kingdoms/daily-done",
    .options = "missions" },
};

static HkEnding
get_ending (HkTable *table)
{
  return HK_DAZ_TABLE (table)->mode == HK_DAZ_MODE_COOPERATIVE ? HK_ENDING_TOGETHER : HK_ENDING_POINTS;
}

static int
get_points (HkTable *table,
            int      seat)
{
  return hk_daz_table_get_kingdom (HK_DAZ_TABLE (table), seat)->victory_points;
}

const HkKeepSpec hk_daz_keep = {
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .arithmetic = "frontiers tokens",
  .phases = "days tokens",
  .flow = "days frontiers hands tokens missions",
  .flow_moves = "end-planning end-rally pass take-turn go-to-phase cleanup-step clean-up begin-day finish daily-missions",
  .flow_fields = "phase day last-day starting-player current-player rally-order commands-left kingdoms/passed kingdoms/pass-order "
                 "kingdoms/rallied",
  .flow_rules = "planning.overview planning.pass planning.relic-phases rallying.overview rallying.order combat.overview combat.order "
                "scoring.overview mission.types cleanup.overview cleanup.hand-limit",
  .round = N_("Day %d"),
  .counter = "day",
  .begin_round = hk_daz_begin_day_by_hand,
  .get_ending = get_ending,
  .points = "tokens",
  .get_points = get_points,
};
