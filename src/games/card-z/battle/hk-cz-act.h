/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* @reach: how likely the Encounter gets to bite at all, 0–1
 * @needed: the least face with which it hits (of a Feral Dog: wounds); 10 when none does
 * @needed_kill: the least face with which a Feral Dog kills; 10 when none does, also for Zombies
 * @hit: how likely it hits, reaching counted in, 0–1
 * @kill: how likely the survivor is killed at once, reaching counted in, 0–1 */
typedef struct
{
  double reach;
  int    needed;
  int    needed_kill;
  double hit;
  double kill;
} HkCzBite;

/* One who acts: its number, what it is and how far the closest survivor is (0 not known). */
typedef struct
{
  int         number;
  const char *type;
  int         distance;
  int         faster;   /* added to its speed in ties, as a house rule */
} HkCzActor;

int        hk_cz_type_get_move        (const char *type);
int        hk_cz_type_get_bite        (const char *type);
int        hk_cz_type_get_speed       (const char *type);
const char *hk_cz_type_get_title      (const char *type);
gboolean   hk_cz_type_is_zombie       (const char *type);
int        hk_cz_rigored_get_move     (int die);
void       hk_cz_bite_resolve         (const char *type, int armour, int distance, gboolean wounded, HkCzBite *bite);
int        hk_cz_actor_compare        (gconstpointer a, gconstpointer b);
GArray    *hk_cz_list_actors          (HkCzTable *self);
gboolean   hk_cz_battle_check_lost     (HkCzTable *self, HkMove *move);
int        hk_cz_survivor_get_armour  (HkCzTable *self, HkCzSurvivor *survivor);
gboolean hk_cz_table_may_quarantine (HkCzTable *table, HkCzEncounter *encounter);
char      *hk_cz_encounter_describe   (HkCzEncounter *self);
char      *hk_cz_encounter_get_title  (HkCzEncounter *self);
char      *hk_cz_encounter_get_hex    (HkCzEncounter *self);
gboolean   hk_cz_encounter_is_known   (HkCzEncounter *self);
void       hk_cz_location_mark_encounters (HkCzLocation *self);
void       hk_cz_encounter_engage     (HkCzEncounter *self, int survivor);
void       hk_cz_encounter_set_distance (HkCzEncounter *self, int survivor, int hexes);
void       hk_cz_encounter_disengage  (HkCzEncounter *self, int survivor);

extern const HkMoveSpec hk_cz_act_moves[];
extern const guint      hk_cz_n_act_moves;

G_END_DECLS
