/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/rfyl/content/hk-rf-setup.h"
#include "games/rfyl/guide/hk-rf-calc.h"
#include "games/rfyl/guide/hk-rf-course.h"
#include "games/rfyl/guide/hk-rf-guide.h"
#include "games/rfyl/guide/hk-rf-keep.h"
#include "games/rfyl/rules/hk-rf-combat.h"
#include "games/rfyl/rules/hk-rf-countdown.h"
#include "games/rfyl/rules/hk-rf-events.h"
#include "games/rfyl/rules/hk-rf-flow.h"
#include "games/rfyl/rules/hk-rf-hand.h"
#include "games/rfyl/rules/hk-rf-hunt.h"
#include "games/rfyl/rules/hk-rf-speed.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-game.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_rf_countdown_moves, &hk_rf_n_countdown_moves },
  { hk_rf_speed_moves, &hk_rf_n_speed_moves },
  { hk_rf_walk_moves, &hk_rf_n_walk_moves },
  { hk_rf_shoot_moves, &hk_rf_n_shoot_moves },
  { hk_rf_pile_moves, &hk_rf_n_pile_moves },
  { hk_rf_event_moves, &hk_rf_n_event_moves },
  { hk_rf_resolve_moves, &hk_rf_n_resolve_moves },
  { hk_rf_hunt_moves, &hk_rf_n_hunt_moves },
  { hk_rf_combat_moves, &hk_rf_n_combat_moves },
  { hk_rf_unarmed_moves, &hk_rf_n_unarmed_moves },
  { hk_rf_hand_moves, &hk_rf_n_hand_moves },
  { hk_rf_flow_moves, &hk_rf_n_flow_moves },
};

static const HkCalculatorGroup calculator_groups[] = {
  { hk_rf_calculators, &hk_rf_n_calculators },
};

static const HkHouseRuleSpec house_rules[] = {
  { "look-at-blood", N_("Owners may look at their Blood cards"), "rfyl/ruling.blood-secret" },
  { "any-order", N_("Humans move in any order"), "rfyl/ruling.move-order" },
  { "whole-movement", N_("All finish the movement before anybody wins"), "rfyl/ruling.same-movement" },
  { "last-tie-card", N_("Of several tiebreakers only the last counts"), "rfyl/ruling.tie-cards" },
  { "held-by-zombies", N_("Zombies on the own space stop a human as well"), "rfyl/ruling.leaving" },
  { "late-pick-up", N_("What lies on a space is picked up at the end of the turn"), "rfyl/ruling.pick-up-when" },
  { "safe-waiting", N_("Zombies leave those alone who wait on the victory space"), "rfyl/ruling.waiting" },
  { "unpaid-lost", N_("Bullets that do not prevent a card are lost"), "rfyl/ruling.prevent-all" },
  { "shared-encounter", N_("Several players share the zombies of an encounter"), "rfyl/ruling.encounter-who" },
  { "dead-leave-nothing", N_("The dead leave nothing behind"), "rfyl/ruling.dead-items" },
  { "decks-end", N_("Event and Blood cards are not shuffled again"), "rfyl/ruling.decks-empty" },
  { "hunters-stop", N_("Zombie players stop at humans"), "rfyl/ruling.hunters-pass" },
  { "best-weapon", N_("Of several weapons only the best adds"), "rfyl/ruling.weapon-bonus" },
  { "armed-helpers", N_("Players with weapons may fight without them"), "rfyl/ruling.unarmed-weapons" },
  { "horde-goes-along", N_("The horde of a killed zombie player goes back too"), "rfyl/ruling.lost-horde" },
  { "respawn-at-start", N_("Nobody comes back behind the start"), "rfyl/ruling.respawn" },
  { "same-turn", N_("All who turn in the last turn are last losers"), "rfyl/ruling.same-turn" },
  { "whole-group", N_("A group that cannot be filled wins nothing"), "rfyl/ruling.group" },
  { "no-staying", N_("Humans move at least one space"), "rfyl/ruling.staying" },
  { "turn-round", N_("Humans may turn round on the way"), "rfyl/ruling.direction" },
  { "first-shot-clears", N_("The first to shoot at a space has cleared it"), "rfyl/ruling.several-clearers" },
  { "no-dropping", N_("Nothing is left on a space of one’s own accord"), "rfyl/ruling.dropping" },
  { "missing-fastest", N_("Whoever misses a movement counts as the fastest"), "rfyl/ruling.slowest" },
  { "slowest-gone", N_("Nobody draws where the slowest player is gone"), "rfyl/ruling.event-spaces" },
  { "events-blocked", N_("Zombies stop players whom an event moves"), "rfyl/ruling.event-movement" },
  { "always-lost", N_("The bullets of a card are always lost and prevent nothing"), "rfyl/ruling.lose-or-spend" },
  { "met-zombies-stay", N_("Zombies of an encounter that survive stay on the space"), "rfyl/ruling.encounter-after" },
  { "one-blood", N_("Of several Blood cards only the first is counted down"), "rfyl/ruling.several-bloods" },
  { "no-drops-at-once", N_("A Blood card without drops is turned up at once"), "rfyl/ruling.first-tick" },
  { "out-counted", N_("Blood cards of those who are out are counted down too"), "rfyl/ruling.out" },
  { "old-blood-out", N_("Blood cards of those who turn leave the game"), "rfyl/ruling.old-blood" },
  { "stop-behind", N_("Zombies stop one space behind other zombies"), "rfyl/ruling.stopped-zombies" },
  { "smallest-horde", N_("Of several hordes zombies join the smallest"), "rfyl/ruling.joining-several" },
  { "joined-wait", N_("Zombies that have just joined a horde stay for this turn"), "rfyl/ruling.joins-and-moves" },
  { "control-after-move", N_("Zombie players take control only after a move"), "rfyl/ruling.take-control" },
  { "horde-stays", N_("A horde that is given up stays where it is"), "rfyl/ruling.leave-horde" },
  { "last-leads", N_("The zombie that came last is the lead zombie"), "rfyl/ruling.lead-zombie" },
  { "bare-ties", N_("Weapons add nothing when a tie is drawn again"), "rfyl/ruling.fight-ties" },
  { "one-kill", N_("A won fight kills one zombie"), "rfyl/ruling.weapon-kills" },
  { "card-for-each", N_("The zombie draws a card against each of the unarmed"), "rfyl/ruling.unarmed-card" },
  { "helpers-done", N_("Whoever helps the unarmed has had a fight"), "rfyl/ruling.unarmed-helpers" },
};

static const HkTableFuncs funcs = {
  .setup = hk_rf_table_setup,
  .list_steps = hk_rf_table_list_steps,
  .list_options = hk_rf_table_list_options,
  .get_primary_action = hk_rf_table_get_primary_action,
  .is_over = hk_rf_table_is_over,
  .get_headline = hk_rf_table_get_headline,
  .get_outcome = hk_rf_table_get_outcome,
  .get_score_sheet = hk_rf_table_get_score_sheet,
  .get_result = hk_rf_table_get_result,
  .get_variant = hk_rf_table_get_variant,
  .list_standings = hk_rf_table_list_standings,
  .say_value = hk_rf_table_say_value,
  .list_reminders = hk_rf_table_list_reminders,
  .conceals = hk_rf_table_conceals,
};

static const HkGameSpec *
make_spec (void)
{
  HkGameSpec *spec = g_new0 (HkGameSpec, 1);

  spec->id = HK_RF_GAME;
  spec->title = "RFYL (Relict Games)";
  spec->tagline = N_("A long road, a few bullets, and a Blood card that counts down");
  spec->min_players = 1;
  spec->max_players = 8;
  spec->duration = N_("as long as the road is");
  spec->table_type = hk_rf_table_get_type;
  spec->funcs = &funcs;
  spec->options = hk_rf_setup_options;
  spec->n_options = hk_rf_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  spec->keep = &hk_rf_keep;
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  hk_course_spec_register (spec->id, &hk_rf_course);
  return spec;
}

/* Returns the game. */
const HkGameSpec *
hk_rfyl_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
