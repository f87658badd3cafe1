/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-actions.h"
#include "hk-aotd-calc-attack.h"
#include "hk-aotd-calc-spawn.h"
#include "hk-aotd-calc-vault.h"
#include "hk-aotd-danger.h"
#include "hk-aotd-doubts.h"
#include "hk-aotd-end.h"
#include "hk-aotd-game.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-kill.h"
#include "hk-aotd-round.h"
#include "hk-aotd-setup.h"
#include "hk-aotd-sleepers.h"
#include "hk-aotd-spawn-moves.h"
#include "hk-aotd-survivor-moves.h"
#include "hk-aotd-table.h"
#include "hk-aotd-turn.h"
#include "hk-aotd-zombies.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_aotd_turn_moves, &hk_aotd_n_turn_moves },
  { hk_aotd_action_moves, &hk_aotd_n_action_moves },
  { hk_aotd_walk_moves, &hk_aotd_n_walk_moves },
  { hk_aotd_item_moves, &hk_aotd_n_item_moves },
  { hk_aotd_trade_moves, &hk_aotd_n_trade_moves },
  { hk_aotd_task_moves, &hk_aotd_n_task_moves },
  { hk_aotd_attack_moves, &hk_aotd_n_attack_moves },
  { hk_aotd_truck_moves, &hk_aotd_n_truck_moves },
  { hk_aotd_vault_moves, &hk_aotd_n_vault_moves },
  { hk_aotd_danger_moves, &hk_aotd_n_danger_moves },
  { hk_aotd_kill_moves, &hk_aotd_n_kill_moves },
  { hk_aotd_zombies_moves, &hk_aotd_n_zombies_moves },
  { hk_aotd_spawn_moves, &hk_aotd_n_spawn_moves },
  { hk_aotd_horde_moves, &hk_aotd_n_horde_moves },
  { hk_aotd_sleepers_moves, &hk_aotd_n_sleepers_moves },
  { hk_aotd_round_moves, &hk_aotd_n_round_moves },
  { hk_aotd_end_moves, &hk_aotd_n_end_moves },
  { hk_aotd_doubts_moves, &hk_aotd_n_doubts_moves },
};

/* The calculators, likewise. */
static const HkCalculatorGroup calculator_groups[] = {
  { hk_aotd_attack_calculators, &hk_aotd_n_attack_calculators },
  { hk_aotd_spawn_calculators, &hk_aotd_n_spawn_calculators },
  { hk_aotd_vault_calculators, &hk_aotd_n_vault_calculators },
};

static const HkHouseRuleSpec house_rules[] = {
  { "eliminated-level", N_("The Danger Level of eliminated Survivors still counts"), "army-of-the-dead/ruling.eliminated-level" },
  { "explosive-master-any", N_("Explosive Master gives a free Action of any kind"), "army-of-the-dead/ruling.explosive-master" },
  { "free-moves-pay", N_("Free Move Actions also pay for the Zombies of the Zone"), "army-of-the-dead/ruling.cannot-leave" },
  { "helmet-adrenaline", N_("Knocking the helmet off Zeus brings 5 Adrenaline Points to all"), "army-of-the-dead/ruling.helmet-adrenaline" },
  { "silent-elimination", N_("Only silent weapons remove Sleepers"), "army-of-the-dead/ruling.noisy-elimination" },
  { "sleeper-rest", N_("Sleepers that run out place as many Shamblers as are left"), "army-of-the-dead/ruling.sleeper-shortage" },
  { "split-attacks", N_("The 2 Wounds of one Attack may be split"), "army-of-the-dead/ruling.two-wounds" },
  { "spawns-wait", N_("A Spawn Zone that opens waits for the next round"), "army-of-the-dead/ruling.next-zombie-phase" },
  { "vault-bonus-last", N_("The bonus of the Vault card turns dice only to finish the Straight"), "army-of-the-dead/ruling.vault-one-bonus" },
  { "vault-keeps-reserve", N_("Reserved dice stay on the Vault tile for the next attempt"), "army-of-the-dead/ruling.vault-fresh" },
};

static const HkGameSpec *
make_spec (void)
{
  HkGameSpec *spec = g_new0 (HkGameSpec, 1);

  spec->id = HK_AOTD_GAME;
  spec->title = "Army of the Dead: A Zombicide Game";
  spec->tagline = N_("Six Survivors, a vault below a walled city, and the king of the dead who gives orders");
  spec->min_players = 1;
  spec->max_players = 6;
  spec->duration = N_("one to two hours");
  spec->table_type = hk_aotd_table_get_type;
  spec->options = hk_aotd_setup_options;
  spec->n_options = hk_aotd_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  return spec;
}

/**
 * hk_army_of_the_dead_get_spec:
 *
 * Returns: (transfer none): the game
 */
const HkGameSpec *
hk_army_of_the_dead_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
