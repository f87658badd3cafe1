/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-loot.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SURVIVOR (hk_cz_survivor_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSurvivor, hk_cz_survivor, HK, CZ_SURVIVOR, HkRecord)

typedef enum
{
  HK_CZ_SURVIVOR_NONE = -1,
  HK_CZ_SURVIVOR_CHARACTER,
  HK_CZ_SURVIVOR_ALLY,
  HK_CZ_SURVIVOR_DEPENDANT,
} HkCzSurvivorKind;

/* Where a survivor sleeps when the group tells it: otherwise the Location says. */
typedef enum
{
  HK_CZ_SHELTER_NONE = -1,
  HK_CZ_SHELTER_INSIDE,
  HK_CZ_SHELTER_OUTSIDE,
} HkCzShelter;

/* A Character, an Ally or a Dependant in play.
 * @id: the name of the card in the owner’s pack
 * @name: as players call the survivor
 * @named: whether @name is that of the card of a Character, and not a number for it
 * @infant: whether a Dependant can carry nothing
 * @player: the seat of the player who leads the survivor; −1 nobody yet
 * @place: the number of the Location; −1 off the neighborhood
 * @push: the target number to push without a weapon; 0 not known
 * @carry: weight that can be on hand
 * @skills: (nullable): "TYPE:N" or "WEAPON:N": what is added to rolls with a type of weapon, a weapon, "hunting",
 *   "fishing", "trapping" or "initiative"
 * @heroic_text: what it does, in the words of the group
 * @heroic_used: whether it has been played or given up
 * @backpack: whether the survivor wears a backpack
 * @loot: (element-type HkCzLoot): on hand and in the backpack
 * @wounds: Wounds; the second kills
 * @infected: battle-rounds that an infected survivor still has; 0 not infected
 * @infected_round: the battle-round of the bite
 * @dead: whether the survivor is dead or lost
 * @lost_how: how the survivor was lost: "bitten", "starved", "killed", "fire", "left" or in the words of the group
 * @sick: (nullable): the Sick card; %NULL healthy
 * @starving: whether the survivor could not eat at the last reckoning
 * @sleep_deprived: whether the survivor slept outside
 * @toilet_paper: whether a clip is on the toilet paper icon today
 * @hunted: whether the survivor hunted in this phase
 * @acted: whether the action of this battle-round is spent
 * @on_field: whether the survivor stands on the battlefield
 * @hex: where on the battlefield, in the words of the group
 * @column: of the hex on the battlefield where the survivor stands; −1 nobody has said
 * @row: of that hex, from the survivors’ edge; −1
 * @source: (nullable): "owner", "stand-in", "told" or %NULL when the numbers are not known */
struct _HkCzSurvivor
{
  HkRecord         parent_instance;

  char            *id;
  char            *name;
  gboolean         named;
  HkCzSurvivorKind kind;
  gboolean         infant;
  int              player;
  int              place;
  int              move;
  int              push;
  int              carry;
  GStrv            skills;
  char            *heroic;
  char            *heroic_text;
  gboolean         heroic_used;
  gboolean         backpack;
  HkRecordList    *loot;
  int              wounds;
  int              infected;
  int              infected_round;
  gboolean         dead;
  char            *lost_how;
  char            *sick;
  gboolean         starving;
  gboolean         sleep_deprived;
  gboolean         toilet_paper;
  gboolean         hunted;
  gboolean         acted;
  gboolean         on_field;
  HkCzShelter      shelter;
  char            *hex;
  int              column;
  int              row;
  char            *source;
};

extern const char * const hk_cz_survivor_kinds[];
extern const char * const hk_cz_shelters[];

const char *hk_cz_survivor_get_kind_title (HkCzSurvivor *self);

G_END_DECLS
