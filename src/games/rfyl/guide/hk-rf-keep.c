/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/rfyl/rules/hk-rf-flow.h"
#include "hk-rf-keep.h"

/* The parts of a run. */

static const HkPartSpec parts[] = {
  { "track", N_("Track"), N_("Where everybody is on the track, how far they move, and where the zombies go."),
    "draw-speed tie-break move pass-move zombies-move draw-hunt zombie-player-move next-phase next-turn go-to-phase finish add-zombies place",
    "zombies piles players/space players/from-space players/speed players/ties players/moved players/blocked players/cleared-by players/picked "
    "players/move-bonus players/skips players/safe distance zombie-card zombies-moved next-zombie determination-deck",
    .options = "first-player distance structure draw-order",
    .tells = "fight-odds/left zombie-move" },
  { "blood", N_("Blood Cards"), N_("The Blood cards of the players, the drops that are left, and who is infected."),
    "countdown reveal-blood look-at-blood draw-blood", "players/bloods players/blood-due bloods blood-deck counted",
    .options = "allow-unrevealed",
    .tells = "infection-odds" },
  { "events", N_("Events"), N_("Who draws an Event card, and what it does."), "event pass-event resolve-event pay-bullets", "draws events event-deck" },
  { "bullets", N_("Bullets and Weapons"), N_("The bullets and items of the players."), "pick-up drop use-item gain-item shoot",
    "players/bullets players/items ammo",
    .options = "ammo", .tells = "fight-odds/bonus" },
  { "fights", N_("Fights"), N_("Who fights whom, and what the cards come to."), "target fight unarmed kill die", "fights",
    .options = "unarmed" },
};

static HkEnding
get_ending (HkTable *table)
{
  return HK_ENDING_WINNERS;
}

const HkKeepSpec hk_rf_keep = {
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .arithmetic = "blood bullets fights",
  .phases = "track",
  .flow = "track blood events bullets fights",
  .flow_moves = "next-phase next-turn go-to-phase finish",
  .flow_fields = "phase turn first-player players/from-space players/moved players/blocked players/cleared-by players/picked next-zombie "
                 "next-order counted",
  .flow_rules = "movement.phase movement.draw movement.order movement.ties event.phase event.one-by-one bullet.use countdown.tick "
                "countdown.reveal countdown.pick-up countdown.pick-up-all blood.draw blood.face-down",
  .round = N_("Turn %d"),
  .counter = "turn",
  .begin_round = hk_rf_begin_turn_by_hand,
  .get_ending = get_ending,
};
