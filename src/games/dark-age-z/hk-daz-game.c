/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/combat/hk-daz-barbarian.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "games/dark-age-z/content/hk-daz-setup.h"
#include "games/dark-age-z/guide/hk-daz-calc.h"
#include "games/dark-age-z/guide/hk-daz-course.h"
#include "games/dark-age-z/guide/hk-daz-guide.h"
#include "games/dark-age-z/guide/hk-daz-keep.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "games/dark-age-z/rules/hk-daz-order.h"
#include "games/dark-age-z/rules/hk-daz-planning.h"
#include "games/dark-age-z/rules/hk-daz-rallying.h"
#include "games/dark-age-z/rules/hk-daz-relics.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-game.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_daz_reveal_moves, &hk_daz_n_reveal_moves },
  { hk_daz_planning_moves, &hk_daz_n_planning_moves },
  { hk_daz_strategy_moves, &hk_daz_n_strategy_moves },
  { hk_daz_relic_moves, &hk_daz_n_relic_moves },
  { hk_daz_answer_moves, &hk_daz_n_answer_moves },
  { hk_daz_barbarian_moves, &hk_daz_n_barbarian_moves },
  { hk_daz_rallying_moves, &hk_daz_n_rallying_moves },
  { hk_daz_mission_moves, &hk_daz_n_mission_moves },
  { hk_daz_invade_moves, &hk_daz_n_invade_moves },
  { hk_daz_scoring_moves, &hk_daz_n_scoring_moves },
  { hk_daz_cleanup_moves, &hk_daz_n_cleanup_moves },
  { hk_daz_order_moves, &hk_daz_n_order_moves },
};

static const HkHouseRuleSpec house_rules[] = {
  { "commander-does-not-charge", N_("A commander of the cavalry does not charge"), "dark-age-z/ruling.cavalry-commander" },
  { "supporter-nearer-horde", N_("Of two supporters the one nearer the horde gets the reward"), "dark-age-z/ruling.two-supporters" },
  { "support-must-be-needed", N_("No supporting fire reward when nobody more was killed"), "dark-age-z/ruling.support-always" },
  { "negative-points", N_("Victory Points can fall below 0"), "dark-age-z/ruling.points-not-below-zero" },
  { "gate-losses-at-once", N_("Points for damage at a gate are lost right after its combat"), "dark-age-z/ruling.points-at-scoring" },
  { "higher-insignia-for-technology", N_("A higher Insignia buys a lower technology level too"),
    "dark-age-z/ruling.higher-insignia-for-technology" },
  { "pioneers-pile-up", N_("Tokens left in the Pioneer Reward Zone stay there when it is refilled"), "dark-age-z/ruling.pioneer-refill" },
  { "most-alone", N_("Who shares the highest number does not have the most"), "dark-age-z/ruling.most-ties" },
  { "protected-gate-is-harmed", N_("A gate that protection saves is not unharmed"), "dark-age-z/ruling.unharmed-gate" },
  { "exchange-steed-and-reader", N_("Iron Steed and Mind Reader have each other’s effects"), "dark-age-z/ruling.relic-names" },
  { "start-with-five-points", N_("Everyone starts with 5 Victory Points"), "dark-age-z/ruling.starting-points" },
  { "missions-of-any-set", N_("Missions are dealt from all sets together"), "dark-age-z/ruling.mission-sets" },
  { "tokens-run-out", N_("No token is placed that the box does not hold"), "dark-age-z/ruling.supply" },
  { "draw-all-or-nothing", N_("Two Army Cards are drawn only where two are left"),
    "dark-age-z/ruling.deck-and-discards-empty" },
  { "any-insignia-for-technology", N_("Cards of any rank buy a technology level"),
    "dark-age-z/ruling.technology-cost" },
  { "pass-takes-pioneer", N_("Who passes takes a token from the Pioneer Reward Zone"),
    "dark-age-z/ruling.pass-and-pioneer" },
  { "reactivate-own-frontiers", N_("Only armies on one’s own frontiers are reactivated"),
    "dark-age-z/ruling.reactivate-anywhere" },
  { "commander-marches", N_("An army with a commander marches with the others"), "dark-age-z/ruling.anchored-march" },
  { "commander-is-exchanged", N_("A relic exchanges an army with a commander too"), "dark-age-z/ruling.anchored-swap" },
  { "commander-needs-place", N_("A commander without a place stays at the gathering while one’s armies stand"),
    "dark-age-z/ruling.no-place-for-commander" },
  { "marker-stops-at-start", N_("The movement marker goes back no further than where it began the day"),
    "dark-age-z/ruling.marker-start" },
  { "free-relics-move-marker", N_("Relics that are no command move the movement marker all the same"),
    "dark-age-z/ruling.no-command-relics" },
  { "cancelled-relic-returns", N_("A cancelled relic goes back to the hand and was no command"),
    "dark-age-z/ruling.cancelled-relic" },
  { "free-armies-anywhere", N_("Armies played for free go to any frontier"), "dark-age-z/ruling.free-armies" },
  { "take-tokens-all-or-none", N_("Mind Reader takes nothing from a player with fewer than 3 tokens"),
    "dark-age-z/ruling.take-tokens" },
  { "raise-anywhere", N_("A revealed commander raises an army on any frontier, as loyal as it was"),
    "dark-age-z/ruling.dracula-frontier" },
  { "second-command-kept", N_("The second command of a double turn is issued though the zombies have arrived"),
    "dark-age-z/ruling.second-command" },
  { "turned-commander-pays", N_("A commander who was turned still brings the reward of Phase 4"),
    "dark-age-z/ruling.commander-lost" },
  { "daily-mission-each-time", N_("A Daily Mission pays each time its condition is met"),
    "dark-age-z/ruling.once-each-day" },
  { "cards-share-slot", N_("Several cards can boost one slot"), "dark-age-z/ruling.one-card-per-slot" },
  { "free-reinforcement-any-slot", N_("A free reinforcement boosts a slot of any rank"),
    "dark-age-z/ruling.free-reinforcement" },
  { "rally-order-follows", N_("The order of Phase 2 follows points and hands as they change"),
    "dark-age-z/ruling.order-fixed" },
  { "empty-zone-not-attacked", N_("Nobody attacks in a zone without a card"), "dark-age-z/ruling.empty-zone-passed" },
  { "charge-takes-reward", N_("A zombie killed by charge can be the supporting fire reward"),
    "dark-age-z/ruling.charge-first" },
  { "commander-outlasts-army", N_("A commander shoots on when the army was defeated in this combat"),
    "dark-age-z/ruling.defeated-adds-nothing" },
  { "saved-army-is-done", N_("The army that Alexander saves shoots no more in that combat"),
    "dark-age-z/ruling.alexander-fights-on" },
  { "lancelot-falls", N_("Lancelot protects no gate once his army is defeated"),
    "dark-age-z/ruling.lancelot-defeated" },
  { "skipped-commander-shoots", N_("The commander of a zone that is ignored shoots into the next one"),
    "dark-age-z/ruling.skipped-zone" },
  { "immune-slots-count", N_("Reinforcements of an army that the zombies are immune to count"),
    "dark-age-z/ruling.immunity" },
  { "roar-pairs-only", N_("An odd zombie is worth nothing under Azrael’s Roar"),
    "dark-age-z/ruling.azraels-roar-pairs" },
  { "titanic-for-both", N_("Titanic Essence protects both kingdoms at the gate"),
    "dark-age-z/ruling.titanic-protection" },
  { "protection-brings-points", N_("Protection beyond the damage brings points"),
    "dark-age-z/ruling.protection-limit" },
  { "icons-mission-last-day", N_("The mission of the most Command Icons pays on the last day too"),
    "dark-age-z/ruling.command-icon-mission" },
  { "rewards-are-no-kills", N_("Supporting fire rewards do not count as kills"), "dark-age-z/ruling.counting-kills" },
  { "mission-raises-own", N_("A mission reactivates only armies on one’s own frontiers"),
    "dark-age-z/ruling.mission-reactivation" },
  { "in-front-is-gate", N_("The army in front is the one nearer the City Gate"), "dark-age-z/ruling.in-front" },
  { "ranged-for-good", N_("An army that a relic made ranged stays ranged"), "dark-age-z/ruling.relic-effects-end" },
  { "clockwise-for-start", N_("The last tie for the Starting Player Marker is broken clockwise"),
    "dark-age-z/ruling.nearest-to-the-right" },
  { "exchange-twins-and-trainer", N_("The Evil Twins and The Dark Trainer have each other’s values and abilities"),
    "dark-age-z/ruling.boss-reading-order" },
  { "boss-weakens-later", N_("The boss weakens armies when Phase 1 of the last day is over"),
    "dark-age-z/ruling.boss-ability-time" },
  { "defeated-not-weakened", N_("A Weakened Army replaces no defeated one"), "dark-age-z/ruling.weakened-details" },
  { "strategy-marker-waits", N_("A strategy marker that cannot go back as far as its rate stays where it is"),
    "dark-age-z/ruling.restoration-limit" },
  { "king-leaves-others", N_("The Barbarian King replaces only his own defeated armies"),
    "dark-age-z/ruling.barbarian-replaces" },
  { "king-uses-discards", N_("The Barbarian King’s cards go to the discards of the Army Deck"),
    "dark-age-z/ruling.barbarian-discards" },
  { "two-refill-for-three", N_("Phase 4 of a game of two gives pioneer tokens and commanders for three"),
    "dark-age-z/ruling.two-player-values" },
  { "no-king-together", N_("Two players play against all without the Barbarian King"),
    "dark-age-z/ruling.two-player-cooperative" },
  { "end-missions-not-counted", N_("End-Game Missions do not count towards the target"),
    "dark-age-z/ruling.cooperative-end-missions" },
};

static const HkTableFuncs funcs = {
  .setup = hk_daz_table_setup,
  .list_steps = hk_daz_table_list_steps,
  .seats = "kingdoms",
  .conceals = hk_daz_table_conceals,
  .list_options = hk_daz_table_list_options,
  .get_primary_action = hk_daz_table_get_primary_action,
  .is_over = hk_daz_table_is_over,
  .get_headline = hk_daz_table_get_headline,
  .get_outcome = hk_daz_table_get_outcome,
  .get_score_sheet = hk_daz_table_get_score_sheet,
  .get_n_players = hk_daz_table_count_players,
  .get_result = hk_daz_table_get_result,
  .get_variant = hk_daz_table_get_variant,
  .list_standings = hk_daz_table_list_standings,
  .say_value = hk_daz_table_say_value,
  .list_reminders = hk_daz_table_list_reminders,
  .set_by_hand = hk_daz_table_set_by_hand,
  .check = hk_daz_table_check,
};

static const HkGameSpec *
make_spec (void)
{
  HkGameSpec *spec = g_new0 (HkGameSpec, 1);

  spec->id = HK_DAZ_GAME;
  spec->title = "Dark Age Z";
  spec->tagline = N_("Kings hold the frontiers of a dark age against hordes from another time");
  spec->min_players = 2;
  spec->max_players = 5;
  spec->duration = N_("about 30 minutes a player");
  spec->table_type = hk_daz_table_get_type;
  spec->funcs = &funcs;
  spec->options = hk_daz_setup_options;
  spec->n_options = hk_daz_n_setup_options;
  spec->calculators = hk_daz_calculators;
  spec->n_calculators = hk_daz_n_calculators;
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  spec->keep = &hk_daz_keep;
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  hk_course_spec_register (spec->id, &hk_daz_course);
  return spec;
}

/* Returns the game. */
const HkGameSpec *
hk_dark_age_z_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
