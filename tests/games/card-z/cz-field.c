/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-field.h"

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-field.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/battle/hk-cz-noise.h"
#include "games/card-z/hk-cz-game.h"

/* The moves of a battle alone, so that the rest of the game does not matter. */
static const HkGameSpec *
get_spec (void)
{
  static HkGameSpec spec = { .id = "card-z", .title = "Card-Z", .min_players = 1, .max_players = 4, .table_type = hk_cz_table_get_type };
  const HkMoveGroup groups[] = {
    { hk_cz_attack_moves, &hk_cz_n_attack_moves },
    { hk_cz_act_moves, &hk_cz_n_act_moves },
    { hk_cz_cross_moves, &hk_cz_n_cross_moves },
    { hk_cz_noise_moves, &hk_cz_n_noise_moves },
    { hk_cz_human_moves, &hk_cz_n_human_moves },
    { hk_cz_field_moves, &hk_cz_n_field_moves },
  };

  if (spec.moves == NULL)
    hk_game_spec_add_moves (&spec, groups, G_N_ELEMENTS (groups));
  spec.funcs = hk_card_z_get_spec ()->funcs;
  spec.house_rules = hk_card_z_get_spec ()->house_rules;
  spec.n_house_rules = hk_card_z_get_spec ()->n_house_rules;
  return &spec;
}

static void
add_survivor (HkCzTable  *table,
              const char *name)
{
  g_autoptr (HkCzSurvivor) survivor = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", name, "name", name, "kind", HK_CZ_SURVIVOR_CHARACTER, "player", 0, "place", 0,
                                                    "push", 4, "carry", 4, "source", "owner", NULL);

  hk_record_list_append (table->survivors, survivor);
}

/**
 * cz_field_new:
 * @layout: the zones, such as "oo|i"
 * @seed: of the chance
 *
 * Returns: (transfer full): a table at dawn with Old Skool Dad and Punk Rock Girl at a Location
 */
HkCzTable *
cz_field_new (const char *layout,
              guint64     seed)
{
  HkCzTable *table = HK_CZ_TABLE (hk_table_new (get_spec (), seed));
  g_autoptr (HkCzPlayer) player = g_object_new (HK_TYPE_CZ_PLAYER, "name", "Ann", NULL);
  g_autoptr (HkCzLocation) location = g_object_new (HK_TYPE_CZ_LOCATION, "name", "Trailer Home", "layout", layout, "cache", TRUE, NULL);

  g_object_set (table, "scenario", "own", "mode", HK_CZ_MODE_SOLO, "pattern", "own", "phase", HK_CZ_PHASE_DAWN, "day", 1, "current-player", 0,
                "alarm-skulls", 1, "cards-by", HK_BY_HAND, "dice-by", HK_BY_APP, "components", HK_VALUES_UNKNOWN, NULL);
  hk_record_list_append (table->players, player);
  hk_record_list_append (table->locations, location);
  add_survivor (table, "Old Skool Dad");
  add_survivor (table, "Punk Rock Girl");
  return table;
}

HkCzSurvivor *
cz_survivor (HkCzTable *table,
             int        survivor)
{
  return hk_cz_table_get_survivor (table, survivor);
}

HkCzEncounter *
cz_encounter (HkCzTable *table,
              int        encounter)
{
  return hk_cz_location_get_encounter (hk_cz_table_get_location (table, 0), encounter);
}

/* How many Encounters lie there. */
int
cz_count (HkCzTable *table)
{
  return hk_cz_location_get_n_encounters (hk_cz_table_get_location (table, 0));
}

/* Lays an Encounter out, turned up. */
HkCzEncounter *
cz_add (HkCzTable  *table,
        const char *type,
        int         zone,
        const char *hex,
        int         distance)
{
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", type, "zone", zone, "hex", hex, "revealed", TRUE,
                                                      "distance", distance, NULL);

  hk_record_list_append (hk_cz_table_get_location (table, 0)->encounters, encounter);
  return cz_encounter (table, cz_count (table) - 1);
}

/**
 * cz_arm:
 * @table: a table
 * @survivor: from 0
 * @kind: the name of the weapon
 * @type: its type
 * @supply: what it is loaded with; −1 it needs none
 * @first_property: (nullable): the first of the properties of its #HkCzGear and their values
 * @...: the others
 *
 * Returns: (transfer none): the weapon, in the hands of the survivor
 */
HkCzLoot *
cz_arm (HkCzTable  *table,
        int         survivor,
        const char *kind,
        const char *type,
        int         supply,
        const char *first_property,
        ...)
{
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "name", kind, "type", type, "deck", "residential", "source", "owner", "jam", -1, NULL);
  g_autoptr (HkCzLoot) loot = g_object_new (HK_TYPE_CZ_LOOT, "kind", kind, "supply", supply, NULL);
  HkCzSurvivor *record = cz_survivor (table, survivor);
  va_list args;

  va_start (args, first_property);
  if (first_property != NULL)
    g_object_set_valist (G_OBJECT (gear), first_property, args);
  va_end (args);
  if (hk_cz_table_find_gear (table, kind) == NULL)
    hk_record_list_append (table->gears, gear);
  hk_record_list_append (record->loot, loot);
  return hk_cz_survivor_get_loot (record, (int) g_list_model_get_n_items (G_LIST_MODEL (record->loot)) - 1);
}

/* The group sets up the battlefield and battles. */
void
cz_start (HkCzTable *table)
{
  hk_cz_battle_begin (table, NULL, 0, HK_CZ_BATTLE_PLAIN);
  hk_cz_battle_start (table, NULL);
}

void
cz_play (HkCzTable  *table,
         const char *line)
{
  hk_play (HK_TABLE (table), line);
}

char *
cz_say (HkCzTable  *table,
        const char *line)
{
  return hk_play_say (HK_TABLE (table), line);
}

void
cz_refuse (HkCzTable  *table,
           const char *line,
           HkError     code)
{
  hk_play_refuse (HK_TABLE (table), line, code);
}

/* A battle with an Encounter of that type next to both survivors, and a Zombie two hexes away; the first survivor has a weapon of each kind. */
HkCzTable *
cz_field_new_armed (const char *type)
{
  HkCzTable *table = cz_field_new ("ooo", 3);

  cz_add (table, type, 1, "A", 0);
  cz_add (table, "zombie", 1, "B", 5);
  cz_arm (table, 0, "Bat", "club", -1, "kill", 7, "push", 3, NULL);
  cz_arm (table, 0, "Machete", "blade", -1, "kill", 5, NULL);
  cz_arm (table, 0, "Spear", "stake", -1, "impale", 4, "kill", 6, NULL);
  cz_arm (table, 0, "AK-47", "rifle", 9, "at-close", 3, "at-medium", 4, "at-long", 6, "loud", TRUE, "semi", TRUE, "rapid", TRUE, "jam", 2,
          "supply", 30, "supply-type", "rifle rounds", NULL);
  cz_arm (table, 0, "Crossbow", "bow", 3, "at-close", 3, "at-medium", 4, "supply", 5, NULL);
  cz_arm (table, 0, "Revolver", "pistol", 6, "at-close", 4, "kill", 4, "loud", TRUE, "supply", 6, NULL);
  cz_arm (table, 0, "Rifle Box", "ammo", 20, "supply", 20, "supply-type", "rifle rounds", NULL);
  cz_arm (table, 1, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  cz_start (table);
  return table;
}
