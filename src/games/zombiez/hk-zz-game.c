/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/content/hk-zz-setup.h"
#include "games/zombiez/guide/hk-zz-calc.h"
#include "games/zombiez/guide/hk-zz-course.h"
#include "games/zombiez/guide/hk-zz-guide.h"
#include "games/zombiez/guide/hk-zz-keep.h"
#include "games/zombiez/rules/hk-zz-actions.h"
#include "games/zombiez/rules/hk-zz-colours.h"
#include "games/zombiez/rules/hk-zz-flow.h"
#include "games/zombiez/rules/hk-zz-hand.h"
#include "games/zombiez/rules/hk-zz-score.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "games/zombiez/rules/hk-zz-turn.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-game.h"

/* The moves of the game, a table in each file that has some. */
static const HkMoveGroup move_groups[] = {
  { hk_zz_turn_moves, &hk_zz_n_turn_moves },
  { hk_zz_taking_moves, &hk_zz_n_taking_moves },
  { hk_zz_action_moves, &hk_zz_n_action_moves },
  { hk_zz_set_moves, &hk_zz_n_set_moves },
  { hk_zz_hand_moves, &hk_zz_n_hand_moves },
  { hk_zz_colour_moves, &hk_zz_n_colour_moves },
  { hk_zz_flow_moves, &hk_zz_n_flow_moves },
  { hk_zz_score_moves, &hk_zz_n_score_moves },
};

static const HkCalculatorGroup calculator_groups[] = {
  { hk_zz_calculators, &hk_zz_n_calculators },
};

static const HkHouseRuleSpec house_rules[] = {
  { "actions-break", N_("A card without a value lets the values begin anew"), "zombiez/ruling.looking-through" },
  { "value-once", N_("A value is in a row only once"), "zombiez/ruling.same-value-apart" },
  { "covered-hidden", N_("A covered action card does not count as a copy"), "zombiez/ruling.covered-copy" },
  { "spare-barricade", N_("A Barricade without a card to cover is put aside"), "zombiez/ruling.barricade-alone" },
  { "zombies-covered", N_("A Barricade covers zombies only"), "zombiez/ruling.barricade-any" },
  { "no-piles", N_("No Barricade on a Barricade"), "zombiez/ruling.barricade-on-barricade" },
  { "decline-reward", N_("A reward can be declined"), "zombiez/ruling.must-take" },
  { "idle-taken-actions", N_("Actions that the others take do nothing"), "zombiez/ruling.forced-actions" },
  { "axe-reward", N_("An Axe can take the zombies of its own row"), "zombiez/ruling.axe-before-reward" },
  { "optional-actions", N_("An action need not be played"), "zombiez/ruling.no-aim" },
  { "shotgun-all", N_("A Shotgun takes all cards of its number"), "zombiez/ruling.shotgun-one" },
  { "sets-any-time", N_("Horde sets are made while an action waits, too"), "zombiez/ruling.sets-and-actions" },
  { "late-shuffle", N_("The discards are shuffled only when a card is to be drawn"), "zombiez/ruling.shuffle-at-once" },
  { "ties-by-sets", N_("A tie goes to whoever has more horde sets"), "zombiez/ruling.ties" },
  { "barricade-breaks", N_("Behind a Barricade the values begin anew"), "zombiez/ruling.covered-neighbours" },
  { "bare-barricade", N_("A Barricade never has a colour"), "zombiez/ruling.barricade-colour" },
  { "barricade-alone", N_("The others take a Barricade without the card beneath it"), "zombiez/ruling.barricade-others" },
  { "single-stays", N_("The others do not take the only card of a row"), "zombiez/ruling.single-card" },
  { "rows-cleared", N_("The rows are cleared after every turn"), "zombiez/ruling.rows-stay" },
  { "own-turn-sets", N_("Horde sets are made only in one’s own turn"), "zombiez/ruling.sets-when" },
  { "empty-goes-on", N_("Without discards the turns go on until there are some"), "zombiez/ruling.no-discards" },
  { "last-bust-ends", N_("When the last card finds no place, nobody takes anything"), "zombiez/ruling.last-card" },
};

static const HkTableFuncs funcs = {
  .setup = hk_zz_table_setup,
  .list_steps = hk_zz_table_list_steps,
  .get_phase_title = hk_zz_phase_get_title,
  .list_options = hk_zz_table_list_options,
  .get_primary_action = hk_zz_table_get_primary_action,
  .is_over = hk_zz_table_is_over,
  .get_headline = hk_zz_table_get_headline,
  .get_outcome = hk_zz_table_get_outcome,
  .get_score_sheet = hk_zz_table_get_score_sheet,
  .get_result = hk_zz_table_get_result,
  .list_standings = hk_zz_table_list_standings,
  .say_value = hk_zz_table_say_value,
  .list_reminders = hk_zz_table_list_reminders,
};

static const HkGameSpec *
make_spec (void)
{
  HkGameSpec *spec = g_new0 (HkGameSpec, 1);

  spec->id = HK_ZZ_GAME;
  spec->title = "Zombiez";
  spec->tagline = N_("Three rows, one more card, and a horde to be collected");
  spec->min_players = 2;
  spec->max_players = 6;
  spec->duration = N_("about 30 minutes");
  spec->table_type = hk_zz_table_get_type;
  spec->funcs = &funcs;
  spec->options = hk_zz_setup_options;
  spec->n_options = hk_zz_n_setup_options;
  hk_game_spec_add_calculators (spec, calculator_groups, G_N_ELEMENTS (calculator_groups));
  spec->house_rules = house_rules;
  spec->n_house_rules = G_N_ELEMENTS (house_rules);
  spec->keep = &hk_zz_keep;
  hk_game_spec_add_moves (spec, move_groups, G_N_ELEMENTS (move_groups));
  hk_course_spec_register (spec->id, &hk_zz_course);
  return spec;
}

/* Returns the game. */
const HkGameSpec *
hk_zombiez_get_spec (void)
{
  static gsize spec = 0;

  if (g_once_init_enter (&spec))
    g_once_init_leave (&spec, (gsize) make_spec ());
  return (const HkGameSpec *) spec;
}
