/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-field.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/battle/hk-cz-noise.h"
#include "games/card-z/content/hk-cz-setup.h"
#include "games/card-z/guide/hk-cz-calc-battle.h"
#include "games/card-z/guide/hk-cz-course.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "games/card-z/guide/hk-cz-keep.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-game.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_cz_weather_moves, &hk_cz_n_weather_moves },
  { hk_cz_deal_moves, &hk_cz_n_deal_moves },
  { hk_cz_fire_moves, &hk_cz_n_fire_moves },
  { hk_cz_turn_moves, &hk_cz_n_turn_moves },
  { hk_cz_scout_moves, &hk_cz_n_scout_moves },
  { hk_cz_retreat_moves, &hk_cz_n_retreat_moves },
  { hk_cz_clear_moves, &hk_cz_n_clear_moves },
  { hk_cz_together_moves, &hk_cz_n_together_moves },
  { hk_cz_attack_moves, &hk_cz_n_attack_moves },
  { hk_cz_look_moves, &hk_cz_n_look_moves },
  { hk_cz_cross_moves, &hk_cz_n_cross_moves },
  { hk_cz_act_moves, &hk_cz_n_act_moves },
  { hk_cz_noise_moves, &hk_cz_n_noise_moves },
  { hk_cz_human_moves, &hk_cz_n_human_moves },
  { hk_cz_church_moves, &hk_cz_n_church_moves },
  { hk_cz_nature_moves, &hk_cz_n_nature_moves },
  { hk_cz_field_moves, &hk_cz_n_field_moves },
  { hk_cz_horde_moves, &hk_cz_n_horde_moves },
  { hk_cz_loot_moves, &hk_cz_n_loot_moves },
  { hk_cz_supply_moves, &hk_cz_n_supply_moves },
  { hk_cz_trade_moves, &hk_cz_n_trade_moves },
  { hk_cz_survivor_moves, &hk_cz_n_survivor_moves },
  { hk_cz_diet_moves, &hk_cz_n_diet_moves },
  { hk_cz_reckoning_moves, &hk_cz_n_reckoning_moves },
  { hk_cz_map_moves, &hk_cz_n_map_moves },
};

/* The calculators, likewise. */
static const HkCalculatorGroup calculator_groups[] = {
  { hk_cz_map_calculators, &hk_cz_n_map_calculators },
  { hk_cz_battle_calculators, &hk_cz_n_battle_calculators },
  { hk_cz_survivor_calculators, &hk_cz_n_survivor_calculators },
};

static const HkHouseRuleSpec house_rules[] = {
  { "fires-first-dawn", N_("Fires spread at the first dawn too"), "card-z/ruling.fire-spread" },
  { "deductions-add", N_("A Character who is starving and sick costs both"), "card-z/ruling.count-deductions" },
  { "s-mart-no-roll", N_("The S-Mart takes one scout roll for both phases"), "card-z/ruling.s-mart" },
  { "shared-base-attack", N_("Rivals who share a home base attack each other there"), "card-z/ruling.shared-base" },
  { "horde-full", N_("A horde counts d6+11 Zombies, without those put away"), "card-z/ruling.horde-size" },
  { "co-op-all-live", N_("Playing together, the game is lost when one player is out"), "card-z/ruling.all-dead" },
  { "move-three", N_("Every survivor moves three hexes at most, whatever the card says"), "card-z/ruling.move-rating" },
  { "carry-four", N_("Every survivor carries a weight of four, whatever the card says"), "card-z/ruling.carry-rating" },
  { "backpack-weight-one", N_("Only Loot of weight 1 goes into a Backpack, none of weight 0"), "card-z/ruling.backpack-light" },
  { "ally-plays-heroic", N_("An Ally who wears the Backpack plays the Heroic Action on its other side"), "card-z/ruling.ally-heroic" },
  { "nine-hits", N_("A natural nine always succeeds in an attack"), "card-z/ruling.modifiers-add" },
  { "resupply-free", N_("Moving supply takes no action in battle either"), "card-z/ruling.resupply" },
  { "clear-is-inside", N_("Whoever ends the day at a cleared Location sleeps inside"), "card-z/ruling.inside" },
  { "camp-outside", N_("Whoever camps out sleeps outside"), "card-z/ruling.camping-outside" },
  { "fence-humans", N_("A fence keeps Human Enemies away too"), "card-z/ruling.fence-humans" },
  { "stake-one-ammo", N_("Stake-tactics spend one ammo in all"), "card-z/ruling.stake-tactics-ammo" },
  { "occupied-by-players", N_("A turn cannot end where other players stand, away from a home base"), "card-z/ruling.occupied" },
  { "church-unlimited", N_("Trades at the Church are not limited to three"), "card-z/ruling.church-visits" },
  { "rigored-as-zombie", N_("Rigored Zombies are as fast as Zombies in ties"), "card-z/ruling.rigored-rank" },
  { "shot-wakes", N_("A shot wakes the distracted Zombie that it misses"), "card-z/ruling.distracted" },
  { "human-excess", N_("Zombies whom Human Enemies do not replace stay"), "card-z/ruling.human-group" },
  { "spotted-loud", N_("Human Enemies who were spotted never have the initiative, loud or not"), "card-z/ruling.humans-warned" },
  { "friends-at-clear", N_("Friendly Humans join when the Location is cleared, not before"), "card-z/ruling.friendly-when" },
  { "fire-through", N_("Whoever flees from a fire may go on through another"), "card-z/ruling.fire-retreat" },
  { "fires-unlimited", N_("A sixth Location can burn as well"), "card-z/ruling.fire-chips" },
  { "extinguisher-chips", N_("A Fire Extinguisher puts out a fire that burns already"), "card-z/ruling.extinguisher" },
  { "reveal-outside", N_("Encounters in zones outside are turned up, also behind a wall"), "card-z/ruling.zones-reveal" },
  { "quarantine-humans", N_("Human Enemies can be quarantined too"), "card-z/ruling.quarantine" },
  { "quarantine-not-counted", N_("Zombies that are quarantined do not count as eradicated"), "card-z/ruling.quarantine-counts" },
  { "survive-reshuffled", N_("In Survive the Weather cards that are shuffled anew count as left"), "card-z/ruling.weather-empty" },
  { "night-outside", N_("The night counts in zones outside alone"), "card-z/ruling.night-inside" },
  { "no-free-scout", N_("A scout that meets nobody is the scout of the turn, too"), "card-z/ruling.free-scout" },
  { "hunting-plain", N_("Night and Weather do not count for the shot at game"), "card-z/ruling.hunting-shot" },
  { "dogs-behind-fence", N_("Feral Dogs behind a fence prevent a retreat too"), "card-z/ruling.dogs-retreat" },
  { "discards-stay", N_("Eradicated Zombies and Feral Dogs stay in the discards until the deck is empty"), "card-z/ruling.gather-discards" },
  { "meal-whole-card", N_("A Food card is one meal, whatever its supply"), "card-z/ruling.one-meal" },
  { "food-by-cards", N_("Scenarios count the cards of Food, not the meals"), "card-z/ruling.food-meals" },
  { "starving-stays-sick", N_("Whoever starves stays sick"), "card-z/ruling.sick-again" },
  { "starving-rolls", N_("Whoever was starving takes the −1 for the sickness roll of the next meal"), "card-z/ruling.sick-roll" },
  { "fence-clear", N_("The zones before a fence have to be clear as well"), "card-z/ruling.crossing-regroup" },
  { "skills-best", N_("Of two skills for one weapon the better one counts"), "card-z/ruling.skills-add" },
  { "critical-attacker", N_("A critical miss can strike the attacker as well"), "card-z/ruling.critical-who" },
  { "zero-harms-weapon", N_("A natural zero that strikes a friend harms the weapon too"), "card-z/ruling.natural-zero-loot" },
  { "alarm-each", N_("The alarm die is rolled for every loud noise outside"), "card-z/ruling.alarm-once" },
  { "charge-engaged", N_("A survivor who is engaged can charge"), "card-z/ruling.charge" },
  { "pushed-stands-up", N_("An Encounter that was pushed only stands up in its turn"), "card-z/ruling.pushed-until" },
  { "push-off-one", N_("A push-off frees from one Encounter alone"), "card-z/ruling.push-off" },
  { "impale-holds", N_("An impaled Zombie is held until the impaler goes away"), "card-z/ruling.impale-hold" },
  { "club-chooses", N_("A club that misses the kill does not push"), "card-z/ruling.club-both" },
  { "range-unlimited", N_("Long range goes on beyond nine hexes"), "card-z/ruling.long-range" },
  { "rapid-spread", N_("Each shot of rapid-fire can go at another Encounter"), "card-z/ruling.rapid-target" },
  { "armour-adds", N_("Armour of one kind adds up"), "card-z/ruling.armour-sum" },
  { "infected-at-once", N_("The infected die at the end of the same battle-round"), "card-z/ruling.infected-round" },
  { "bite-each-move", N_("An Encounter bites with every move that it has left"), "card-z/ruling.one-bite" },
  { "raging-horde", N_("In Raging Fire a horde starts on the Gas Station"), "card-z/ruling.no-pub" },
  { "boombox-two", N_("A Boombox that has drawn no horde lets two loose"), "card-z/ruling.boombox" },
  { "duel-tie-defender", N_("Equal rolls in a battle between players go to the defender"), "card-z/ruling.d10-ties" },
  { "pvp-wounds", N_("A hit in a battle between players wounds before it kills"), "card-z/ruling.pvp-hits" },
  { "joint-rivals", N_("Rivals may join a battle as well"), "card-z/ruling.joint-when" },
  { "home-run-reached", N_("Home Run is won on reaching Alpha Base, safe or not"), "card-z/ruling.home-run" },
  { "rescue-all", N_("Rescue 911 is lost with the first Dependant"), "card-z/ruling.rescue-911" },
  { "survive-carried", N_("Survive counts only the Food that survivors carry"), "card-z/ruling.survive" },
  { "burning-caches", N_("A Cache that burns still has to be cleared in Civic Duty"), "card-z/ruling.points" },
  { "discs-count", N_("A disc is one of the three trades of a visit"), "card-z/ruling.mission-discs" },
  { "pub-ally", N_("An Ally can hold the Pub"), "card-z/ruling.pub-run" },
  { "dead-loot-gone", N_("The Loot of the dead goes to the discards"), "card-z/ruling.lost-survivor" },
  { "loot-runs-out", N_("A Loot deck that is empty stays empty"), "card-z/ruling.deck-empty" },
  { "engaged-hands", N_("Survivors who are engaged may use hand actions"), "card-z/ruling.engaged-hands" },
  { "arrows-kept", N_("Arrows and bolts are recovered at a retreat too"), "card-z/ruling.arrows-retreat" },
  { "left-stand", N_("Encounters stand where a group left them when somebody comes back"), "card-z/ruling.second-visit" },
  { "horde-two-outside", N_("A horde that walks along the edge of the map for a second time is gone"), "card-z/ruling.off-map" },
  { "hordes-one-die", N_("One die moves all hordes"), "card-z/ruling.horde-order" },
  { "defer-last", N_("Whoever defers goes last"), "card-z/ruling.defer" },
  { "pistol-at-night", N_("A pistol fired in melee suffers from the night as at close range"), "card-z/ruling.pistol-melee" },
  { "start-hex-action", N_("The move onto a start hex takes the action"), "card-z/ruling.start-hex" },
  { "look-from-backpack", N_("Scope and Binoculars show as much from a Backpack"), "card-z/ruling.looking" },
  { "own-food", N_("Players who play together do not share their Food either"), "card-z/ruling.share-food" },
  { "empty-discarded", N_("Loot that is used up is discarded, firearms and bows apart"), "card-z/ruling.empty-loot" },
  { "last-plays-on", N_("The last player left still has to reach the end of the scenario"), "card-z/ruling.last-standing" },
};

static const HkTableFuncs funcs = {
  .setup = hk_cz_table_setup,
  .check = hk_cz_table_check,
  .conceals = hk_cz_table_conceals,
  .list_steps = hk_cz_table_list_steps,
  .list_options = hk_cz_table_list_options,
  .get_primary_action = hk_cz_table_get_primary_action,
  .is_over = hk_cz_table_is_over,
  .get_headline = hk_cz_table_get_headline,
  .get_outcome = hk_cz_table_get_outcome,
  .get_score_sheet = hk_cz_table_get_score_sheet,
  .get_result = hk_cz_table_get_result,
  .get_variant = hk_cz_table_get_variant,
  .list_standings = hk_cz_table_list_standings,
  .say_value = hk_cz_table_say_value,
  .list_reminders = hk_cz_table_list_reminders,
};

static const HkGameSpec *
make_spec (void)
{
  HkGameSpec *spec = g_new0 (HkGameSpec, 1);

  spec->id = HK_CZ_GAME;
  spec->title = "Card-Z";
  spec->tagline = N_("A neighborhood of nineteen cards, a handful of neighbours, and whatever you can carry");
  spec->min_players = 1;
  spec->max_players = 4;
  spec->duration = N_("one to four hours");
  spec->table_type = hk_cz_table_get_type;
  spec->funcs = &funcs;
  spec->options = hk_cz_setup_options;
  spec->n_options = hk_cz_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  spec->keep = &hk_cz_keep;
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  hk_course_spec_register (spec->id, &hk_cz_course);
  return spec;
}

/* Returns the game. */
const HkGameSpec *
hk_card_z_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
