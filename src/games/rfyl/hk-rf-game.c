/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-calc.h"
#include "hk-rf-combat.h"
#include "hk-rf-countdown.h"
#include "hk-rf-events.h"
#include "hk-rf-flow.h"
#include "hk-rf-game.h"
#include "hk-rf-hand.h"
#include "hk-rf-hunt.h"
#include "hk-rf-setup.h"
#include "hk-rf-speed.h"
#include "hk-rf-table.h"
#include "hk-rf-walk.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_rf_countdown_moves, &hk_rf_n_countdown_moves },
  { hk_rf_speed_moves, &hk_rf_n_speed_moves },
  { hk_rf_walk_moves, &hk_rf_n_walk_moves },
  { hk_rf_shoot_moves, &hk_rf_n_shoot_moves },
  { hk_rf_pile_moves, &hk_rf_n_pile_moves },
  { hk_rf_event_moves, &hk_rf_n_event_moves },
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
  spec->options = hk_rf_setup_options;
  spec->n_options = hk_rf_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  return spec;
}

/**
 * hk_rfyl_get_spec:
 *
 * Returns: (transfer none): the game
 */
const HkGameSpec *
hk_rfyl_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
