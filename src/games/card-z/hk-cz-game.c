/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-act.h"
#include "hk-cz-attack.h"
#include "hk-cz-battle-moves.h"
#include "hk-cz-calc-battle.h"
#include "hk-cz-day.h"
#include "hk-cz-game.h"
#include "hk-cz-hordes.h"
#include "hk-cz-human.h"
#include "hk-cz-look.h"
#include "hk-cz-noise.h"
#include "hk-cz-place-moves.h"
#include "hk-cz-reckoning.h"
#include "hk-cz-scout.h"
#include "hk-cz-setup.h"
#include "hk-cz-survivors.h"
#include "hk-cz-table.h"

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
  { "horde-full", N_("A horde counts d6+11 Zombies, without those put away"), "card-z/ruling.horde-size" },
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
  spec->options = hk_cz_setup_options;
  spec->n_options = hk_cz_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  return spec;
}

/**
 * hk_card_z_get_spec:
 *
 * Returns: (transfer none): the game
 */
const HkGameSpec *
hk_card_z_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
