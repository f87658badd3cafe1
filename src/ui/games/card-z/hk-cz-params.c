/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-z/hk-cz-table.h"
#include "hk-cz-choices.h"
#include "hk-cz-church-dialog.h"
#include "hk-cz-params.h"
#include "hk-cz-reckoning-ask.h"
#include "table/hk-ask-dialog.h"
#include "table/hk-table-play.h"

/* What a person calls the parameters of the moves, and where they are asked for. */

static const HkParamTitle titles[] = {
  { "against", N_("Against whom") },
  { "ammo", N_("Ammo") },
  { "armour", N_("Armor") },
  { "at", N_("Where they stand") },
  { "attack", N_("The d10 of the attack") },
  { "base", N_("Home base") },
  { "batteries", N_("Batteries") },
  { "bites", N_("Bites rolled by hand") },
  { "by", N_("Change by") },
  { "cache", N_("The Cache side is up") },
  { "calm", N_("Without noise") },
  { "card", N_("Card") },
  { "carry", N_("Carry") },
  { "charge", N_("Charge") },
  { "count", N_("How many") },
  { "deck", N_("Deck") },
  { "die", N_("Face of the die") },
  { "distance", N_("Hexes away") },
  { "distances", N_("Distances after it") },
  { "distracted", N_("Distracted") },
  { "encounter", N_("Encounter") },
  { "encounters", N_("Scout roll, such as d6-1") },
  { "engages", N_("Encounters engaged") },
  { "face-down", N_("Face down") },
  { "food", N_("Food") },
  { "from", N_("From") },
  { "garden", N_("It has a garden") },
  { "get", N_("Received") },
  { "give", N_("Given away") },
  { "helmet", N_("Wears a helmet") },
  { "heroic", N_("Heroic Action") },
  { "hex", N_("Hex") },
  { "hexes", N_("Hexes away") },
  { "holder", N_("Whose Loot") },
  { "horde", N_("Horde") },
  { "horde-rolls", N_("The d6 of each horde") },
  { "how", N_("How") },
  { "human", N_("Ally or Dependant") },
  { "human-die", N_("The d10 of the Human Enemies") },
  { "infant", N_("An infant") },
  { "inside", N_("Sleeps inside") },
  { "jam", N_("Jam rating") },
  { "kind", N_("What kind") },
  { "layout", N_("Zones, such as oo|i") },
  { "location", N_("Location") },
  { "loot", N_("Loot") },
  { "loud", N_("Loud") },
  { "move", N_("Move") },
  { "name", N_("Name") },
  { "names", N_("Cards drawn by hand") },
  { "nearest", N_("Closest survivor") },
  { "on", N_("On whom") },
  { "other", N_("Other changes of the roll") },
  { "outcome", N_("Outcome") },
  { "outside", N_("Outside") },
  { "packed", N_("Into the Backpack") },
  { "place", N_("Location") },
  { "player", N_("Player") },
  { "player-die", N_("The d10 of the survivors") },
  { "push", N_("Push") },
  { "q", N_("Column of the hex") },
  { "r", N_("Row of the hex") },
  { "range", N_("Range") },
  { "reason", N_("Why") },
  { "resource", N_("Resource") },
  { "restart", N_("Behind a restart hex") },
  { "reverse", N_("Name of the other side") },
  { "reverse-encounters", N_("Scout roll of the other side") },
  { "reverse-layout", N_("Zones of the other side") },
  { "reverse-resource", N_("Resource of the other side") },
  { "reward", N_("Reward roll, such as d6") },
  { "reward-deck", N_("Reward from") },
  { "rewards", N_("Loot drawn by hand") },
  { "rigored", N_("The d10 of Rigored Zombies") },
  { "roll", N_("What was rolled") },
  { "rolls", N_("What was rolled") },
  { "second", N_("The second d10") },
  { "sick", N_("Sick cards drawn by hand") },
  { "size", N_("Encounters in it") },
  { "skill", N_("Skill") },
  { "skills", N_("Skills, such as pistol:1") },
  { "skull", N_("The skull came up") },
  { "supply", N_("Supply") },
  { "supply-type", N_("What the supply is") },
  { "survivor", N_("Survivor") },
  { "survivors", N_("Survivors") },
  { "target", N_("Target number") },
  { "text", N_("What it does") },
  { "to", N_("To whom") },
  { "together", N_("Together with them") },
  { "trade", N_("Least supply to trade") },
  { "type", N_("Type") },
  { "weapon", N_("Weapon") },
  { "weight", N_("Weight") },
  { "what", N_("What") },
  { "winner", N_("Winner") },
  { "with", N_("With whom") },
  { "zone", N_("Zone") },
};

static const char *
title_of (const HkParamSpec *spec)
{
  return hk_param_find_title (titles, G_N_ELEMENTS (titles), spec);
}

/* Dice that belong to somebody. */
static void
name_parts (HkTable           *table,
            const HkParamSpec *spec,
            HkChoices         *parts)
{
  hk_cz_reckoning_name_rolls (HK_CZ_TABLE (table), spec, parts);
}

/* Cards that the app draws need not be told. */
static gboolean
is_drawn (HkTable           *table,
          HkMove            *partial,
          const HkParamSpec *spec)
{
  return g_str_equal (hk_move_get_name (partial), "draw-loot") && g_str_equal (spec->name, "names")
         && g_strcmp0 (HK_CZ_TABLE (table)->cards_by, "hand") != 0;
}

/* The move that is asked about names one parameter first, though the engine can do without. */
static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  static const HkParamOfMove asked[] = {
    { "weather", "card" }, { "lay", "type" }, { "lay", "zone" }, { "lay", "helmet" }, { "lay", "distracted" }, { "reveal", "type" },
    { "alarm", "skull" }, { "alarm", "count" }, { "walk-horde", "die" }, { "horde-size", "roll" }, { "spread-fire", "rolls" },
    { "initiative", "rolls" }, { "scout", "roll" }, { "clear", "roll" }, { "clear", "rewards" }, { "hunt", "die" }, { "fish", "food" },
    { "trap", "food" }, { "church-draw", "loot" }, { "church-trade", "give" }, { "church-trade", "get" }, { "draw-loot", "names" },
    { "human-initiative", "player-die" }, { "human-initiative", "human-die" }, { "finish", "winner" },
    { "tell-location", "layout" }, { "tell-location", "encounters" }, { "add-survivor", "kind" }, { "add-survivor", "name" },
    { "supply", "by" }, { "distance", "nearest" }, { "trade", "give" }, { "trade", "get" },
  };

  if (hk_cz_reckoning_is_asked (partial))
    return hk_cz_reckoning_place (HK_CZ_TABLE (table), partial, spec);
  if (!wanted && is_drawn (table, partial, spec))
    return HK_PARAM_PLACE_MORE;
  return wanted || hk_param_is_among (asked, G_N_ELEMENTS (asked), partial, spec) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

/**
 * hk_cz_ask_move:
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without
 *
 * Asks for the rest of a move and makes it.
 */
void
hk_cz_ask_move (GtkWidget          *from,
                HkSession          *session,
                HkMove             *partial,
                const char * const *missing)
{
  static const HkParamHelp help = { title_of, hk_cz_choose, name_parts, place, NULL };

  if (g_str_equal (hk_move_get_name (partial), "church-trade"))
    {
      hk_cz_church_dialog_present (from, session);
      return;
    }
  if (hk_cz_reckoning_is_asked (partial) && hk_cz_reckoning_is_clear (HK_CZ_TABLE (hk_session_get_table (session)), partial))
    {
      hk_table_play (from, session, partial);
      return;
    }
  hk_ask_dialog_present (from, session, partial, missing, &help);
}

/**
 * hk_cz_ask:
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @name: the name of a move
 *
 * Asks for all that a move needs and makes it.
 */
void
hk_cz_ask (GtkWidget  *from,
           HkSession  *session,
           const char *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_cz_ask_move (from, session, move, NULL);
}
