/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/rules/hk-zz-flow.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-keep.h"

/* The parts of a game of Zombiez. */

static const HkPartSpec parts[] = {
  { "rows", N_("Rows"), N_("The cards of the three rows, where the next one fits, and the chance to get nothing."),
    "draw place bust stop reward take axe net shotgun skip-action pass next-turn deck-out put-card remove-card finish",
    "rows drawn gained actions deck shuffles-left last-turn n-placed busted taker",
    .options = "first-player mode",
    .tells = "bust-chance/rows bust-chance/unseen placement/rows placement/card row-worth/zombies row-worth/axes row-worth/nets "
             "row-worth/shotguns" },
  { "collections", N_("Collections"), N_("Which zombies each player has, and the horde sets that can be made of them."),
    "gain-card lose-card horde-set colours", "players/cards players/kept colours",
    .options = "colours",
    .tells = "row-worth/collection row-worth/others" },
  { "sums", N_("Sums"), N_("Each player’s horde sets and other cards, and the points that they are worth."),
    "score", "players/sets players/loose", .tells = "final-score" },
};

static HkEnding
get_ending (HkTable *table)
{
  return HK_ENDING_POINTS;
}

static int
get_points (HkTable *table,
            int      seat)
{
  return hk_zz_player_get_points (hk_zz_table_get_player (HK_ZZ_TABLE (table), seat));
}

const HkKeepSpec hk_zz_keep = {
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .arithmetic = "collections sums",
  .phases = "sums",
  .flow = "rows collections sums",
  .flow_moves = "stop pass next-turn finish",
  .flow_fields = "phase mode turn first-player current-player taker gained",
  .flow_rules = "turn.order horde.making ruling.sets-when ruling.sets-and-actions",
  .round = N_("Turn %d"),
  .counter = "turn",
  .begin_round = hk_zz_begin_turn_by_hand,
  .get_ending = get_ending,
  .points = "sums",
  .get_points = get_points,
};
