/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-keep.h"

/* The parts of a game of Card-Z. */

static const HkPartSpec parts[] = {
  { "day", N_("Day and Weather"), N_("The phases of the day, the weather, and whose turn it is."),
    "weather initiative take-turn next-phase set-phase end-turn camp-out finish", "weather weathers-left weather-deck",
    .tells = "to-hit/weather attack-odds/weather" },
  { "neighborhood", N_("Neighborhood"), N_("The Locations, which are safe, and what lies in them."),
    "deal start-at lay reveal move-location tell-location look scout clear garden trap church-draw church-trade",
    "locations undealt dealt encounter-deck survivors/place", "noise.placing",
    .options = "pattern bases locations",
    .tells = "scout-odds fire-odds/hexes horde-odds/hexes" },
  { "hordes", N_("Hordes and Fires"), N_("Where the hordes walk and the fires spread."),
    "spread-fire walk-horde horde-size boombox", "hordes fires-spread fire-removed walks",
    .options = "horde",
    .tells = "fire-odds/fires horde-odds/at" },
  { "battles", N_("Battles"), N_("The battlefield, who hits, bites and retreats."),
    "battle encounters-act bite attack act-move push-off hand pass-round distance engage quarantine cross stake-tactics stand group-humans "
    "human-initiative human-act noise alarm place-drawn retreat attack-player duel-round end-duel fear",
    "battle human-deck alarm-skulls survivors/acted survivors/on-field survivors/hex survivors/column survivors/row",
    .options = "alarm-skulls",
    .tells = "to-hit/outside attack-odds/outside bite alarm initiative act" },
  { "survivors", N_("Survivors and Loot"), N_("How the Survivors are, and what they carry."),
    "recover resupply supply use heal toilet-paper join hunt fish heroic adopt add-survivor learn-survivor lose retire take give leave pack "
    "wear-backpack draw-loot learn-loot trade",
    "survivors/wounds survivors/infected survivors/dead survivors/loot survivors/backpack survivors/sick survivors/starving "
    "survivors/toilet-paper residential-deck commercial-deck fresh-deck",
    .tells = "to-hit/starving to-hit/sick attack-odds/starving attack-odds/sick sickness/skill reckoning grade" },
  { "reckoning", N_("Reckoning"), N_("Who eats, sleeps and falls sick at the end of the day."),
    "reckon reckon-step shelter plan-food sick-roll learn-sick", "diets sick-deck survivors/sleep-deprived survivors/shelter",
    .tells = "to-hit/sleep-deprived attack-odds/sleep-deprived sickness/sleep-deprived reckoning/survivors" },
};

/* A scenario that is compared is won by points where the players are rivals. */
static HkEnding
get_ending (HkTable *table)
{
  return hk_cz_table_is_competitive (HK_CZ_TABLE (table)) ? HK_ENDING_POINTS : HK_ENDING_TOGETHER;
}

const HkKeepSpec hk_cz_keep = {
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .arithmetic = "hordes battles survivors reckoning",
  .phases = "day",
  .flow = "day neighborhood hordes battles survivors reckoning",
  .flow_moves = "initiative take-turn next-phase set-phase end-turn camp-out finish",
  .flow_fields = "phase day current-player reckoning-step phase-over fires-spread players/initiative players/scouted players/retreated players/done",
  .flow_rules = "turn.weather scenario.raging-fire multi.initiative",
  .round = N_("Day %d"),
  .counter = "day",
  .begin_round = hk_cz_begin_day_by_hand,
  .get_ending = get_ending,
};
