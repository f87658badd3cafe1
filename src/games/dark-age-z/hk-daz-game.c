/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-barbarian.h"
#include "hk-daz-calculators.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-game.h"
#include "hk-daz-invade.h"
#include "hk-daz-missions.h"
#include "hk-daz-planning.h"
#include "hk-daz-rallying.h"
#include "hk-daz-relics.h"
#include "hk-daz-reveal.h"
#include "hk-daz-scoring.h"
#include "hk-daz-setup.h"
#include "hk-daz-table.h"

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
  spec->options = hk_daz_setup_options;
  spec->n_options = hk_daz_n_setup_options;
  spec->calculators = hk_daz_calculators;
  spec->n_calculators = hk_daz_n_calculators;
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  return spec;
}

/**
 * hk_dark_age_z_get_spec:
 *
 * Returns: (transfer none): the game
 */
const HkGameSpec *
hk_dark_age_z_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
