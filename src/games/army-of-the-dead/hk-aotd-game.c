/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/content/hk-aotd-picks.h"
#include "games/army-of-the-dead/content/hk-aotd-setup.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-attack.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-spawn.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-vault.h"
#include "games/army-of-the-dead/guide/hk-aotd-course.h"
#include "games/army-of-the-dead/guide/hk-aotd-guide.h"
#include "games/army-of-the-dead/guide/hk-aotd-keep.h"
#include "games/army-of-the-dead/rules/hk-aotd-doubts.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/rules/hk-aotd-pass.h"
#include "games/army-of-the-dead/rules/hk-aotd-round.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-sleepers.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-survivor-moves.h"
#include "hk-aotd-game.h"

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
  { hk_aotd_mission_moves, &hk_aotd_n_mission_moves },
  { hk_aotd_pass_moves, &hk_aotd_n_pass_moves },
  { hk_aotd_end_moves, &hk_aotd_n_end_moves },
  { hk_aotd_doubts_moves, &hk_aotd_n_doubts_moves },
};

/* The calculators, likewise. */
static const HkCalculatorGroup calculator_groups[] = {
  { hk_aotd_attack_calculators, &hk_aotd_n_attack_calculators },
  { hk_aotd_spawn_calculators, &hk_aotd_n_spawn_calculators },
  { hk_aotd_vault_calculators, &hk_aotd_n_vault_calculators },
};

static const HkTableFuncs funcs = {
  .setup = hk_aotd_table_setup,
  .list_steps = hk_aotd_table_list_steps,
  .list_options = hk_aotd_table_list_options,
  .get_primary_action = hk_aotd_table_get_primary_action,
  .is_over = hk_aotd_table_is_over,
  .get_headline = hk_aotd_table_get_headline,
  .get_outcome = hk_aotd_table_get_outcome,
  .get_score_sheet = hk_aotd_table_get_score_sheet,
  .get_result = hk_aotd_table_get_result,
  .get_variant = hk_aotd_table_get_variant,
  .list_standings = hk_aotd_table_list_standings,
  .say_value = hk_aotd_table_say_value,
  .list_reminders = hk_aotd_table_list_reminders,
  .check = hk_aotd_table_check,
  .set_by_hand = hk_aotd_table_set_by_hand,
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
  spec->funcs = &funcs;
  spec->options = hk_aotd_setup_options;
  spec->n_options = hk_aotd_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = hk_aotd_house_rules;
  spec->n_house_rules = hk_aotd_n_house_rules;
  spec->keep = &hk_aotd_keep;
  spec->list_picks = hk_aotd_list_picks;
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  hk_course_spec_register (spec->id, &hk_aotd_course);
  return spec;
}

/* Returns the game. */
const HkGameSpec *
hk_army_of_the_dead_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
