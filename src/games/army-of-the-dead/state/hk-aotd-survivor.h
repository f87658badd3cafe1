/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-item.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SURVIVOR (hk_aotd_survivor_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSurvivor, hk_aotd_survivor, HK, AOTD_SURVIVOR, HkRecord)

/* In the Taco Truck. */
typedef enum
{
  HK_AOTD_SEAT_NONE = -1,
  HK_AOTD_SEAT_DRIVER,
  HK_AOTD_SEAT_GUNNER,
  HK_AOTD_SEAT_PASSENGER,
} HkAotdSeat;

extern const char * const hk_aotd_seats[];

/* A Survivor in play with the dashboard and the ID card. Derived properties, read-only: level, a uint from 0, Blue,
 * to 3, Red; alive.
 * @name: as players call the Survivor
 * @player: the seat of the player who leads the Survivor
 * @specialties: (nullable): "bruiser", "vault-expert", "mechanic", "stealthy", "pilot"
 * @health: Wounds that eliminate the Survivor
 * @adrenaline: Adrenaline Points on the Danger Bar
 * @blue: (nullable): the id of the Blue Skill
 * @yellow: (nullable): the id of the Yellow Skill
 * @orange_1: (nullable): an Orange Skill
 * @orange_2: (nullable): the other Orange Skill
 * @red_1: (nullable): a Red Skill
 * @red_2: (nullable): a Red Skill
 * @red_3: (nullable): a Red Skill
 * @orange_choice: which Orange Skill was chosen; 0 none yet
 * @red_choice: which Red Skill was chosen; 0 none yet
 * @items: (element-type HkAotdItem): Hand and Backpack
 * @actions: Actions left in this Turn
 * @free_actions: (nullable): free Actions left in this Turn: "any", "combat", "melee", "move", "ranged", "search" or
 *   "explosive"
 * @used: (nullable): what can be done once a Turn and has been done: "search" and ids of Skills
 * @activated: whether the Turn of this round is over
 * @escalation: consecutive Combat Actions in this Turn, while the Survivor has Escalation for them
 * @escalation_melee: consecutive Melee Actions, while the Survivor has Escalation for them
 * @escalation_ranged: consecutive Ranged Actions, while the Survivor has Escalation for them
 * @seat: in the Taco Truck
 * @hurt: whether the Survivor suffered a Wound in this round
 * @eliminated: whether the Survivor is out of the game
 * @source: (nullable): where the Skills come from: "owner", "stand-in" or %NULL when they are not known */
struct _HkAotdSurvivor
{
  HkRecord parent_instance;

  char       *id;
  char       *name;
  int         player;
  GStrv       specialties;
  int         health;
  int         wounds;
  int         adrenaline;
  char       *blue;
  char       *yellow;
  char       *orange_1;
  char       *orange_2;
  char       *red_1;
  char       *red_2;
  char       *red_3;
  int         orange_choice;
  int         red_choice;
  HkRecordList *items;
  int         actions;
  GStrv       free_actions;
  GStrv       used;
  gboolean    activated;
  int         escalation;
  int         escalation_melee;
  int         escalation_ranged;
  HkAotdSeat  seat;
  int         shamblers_killed;
  int         alphas_killed;
  int         abominations_killed;
  gboolean    hurt;
  gboolean    eliminated;
  char       *source;
};
void hk_aotd_survivor_add_free (HkAotdSurvivor *self, const char *kind);
void hk_aotd_survivor_end_escalation (HkAotdSurvivor *self);
gboolean hk_aotd_survivor_is (HkAotdSurvivor *self, const char *specialty);

G_END_DECLS
