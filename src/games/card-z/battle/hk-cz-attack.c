/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-attack.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-field.h"

/* What an attack of a survivor depends on, read off the table, and the ways to attack an Encounter. */

/* Returns the number that its card asks for; 0 when it has none or it is not known.
 * @range: how far away the target is */
int
hk_cz_gear_get_target (HkCzGear *gear,
                       HkCzHow   how,
                       HkCzRange range)
{
  switch (how)
    {
    case HK_CZ_HOW_KILL:
      return gear->kill;
    case HK_CZ_HOW_PUSH:
    case HK_CZ_HOW_DRIVE:
      return gear->push;
    case HK_CZ_HOW_IMPALE:
      return gear->impale;
    case HK_CZ_HOW_SHOOT:
      return range == HK_CZ_RANGE_CLOSE ? gear->at_close : range == HK_CZ_RANGE_MEDIUM ? gear->at_medium
             : range == HK_CZ_RANGE_MELEE ? gear->kill : gear->at_long;
    }
  return 0;
}

/* Fills in what the state of the survivor adds to every roll: hunger, want of sleep and sickness.
 * @input: what a roll depends on */
void
hk_cz_table_fill_rolls (HkCzTable *self,
                        int        survivor,
                        HkCzToHit *input)
{
  HkCzSurvivor *record;
  HkCzIllness *illness;

  g_return_if_fail (HK_IS_CZ_TABLE (self));

  record = hk_cz_table_get_survivor (self, survivor);
  if (record == NULL)
    return;
  illness = record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);
  input->starving = record->starving;
  input->sleep_deprived = record->sleep_deprived;
  input->sick = illness == NULL ? 0 : illness->rolls;
}

/* Returns how many hexes away it is from that survivor, by where both stand or as far as it has been told: 1
 * engaged, 0 not known. What is told is the distance to the closest survivor, which says nothing of the others. */
int
hk_cz_encounter_get_distance (HkCzEncounter *self,
                              HkCzTable     *table,
                              int            survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);

  if (self->column >= 0 && record != NULL && record->column >= 0)
    return hk_cz_field_get_distance (self->column, self->row, record->column, record->row);
  if (hk_cz_encounter_is_engaged_by (self, survivor))
    return 1;
  if (self->distance <= 1 && self->engaged != NULL)
    return 0;
  return self->nearest < 0 || self->nearest == survivor ? self->distance : 0;
}

/* Fills in all that the table knows of an attack. Whether it happens outside follows the zone of the target.
 * @encounter: (nullable): the target; %NULL in a battle between players
 * @gear: (nullable): the weapon; %NULL bare hands or not known
 * @input: what the roll depends on; how, range and charge are set already */
void
hk_cz_fill_to_hit (HkCzTable     *self,
                   int            survivor,
                   HkCzEncounter *encounter,
                   HkCzGear      *gear,
                   HkCzToHit     *input)
{
  HkCzSurvivor *record;

  g_return_if_fail (HK_IS_CZ_TABLE (self));

  record = hk_cz_table_get_survivor (self, survivor);
  g_return_if_fail (record != NULL);
  if (gear != NULL)
    {
      input->weapon = gear->name;
      input->target = hk_cz_gear_get_target (gear, input->how, input->range);
      input->stand_in = g_strcmp0 (gear->source, "stand-in") == 0;
      input->skill = hk_cz_survivor_get_skill (record, gear->name);
      if (gear->type != NULL && g_strcmp0 (gear->type, gear->name) != 0)
        {
          const int of_type = hk_cz_survivor_get_skill (record, gear->type);

          input->skill = hk_cz_table_has_house_rule (self, "skills-best") ? MAX (input->skill, of_type) : input->skill + of_type;
        }
      input->pistol_at_night = g_strcmp0 (gear->type, "pistol") == 0 && hk_cz_table_has_house_rule (self, "pistol-at-night");
      if (input->how == HK_CZ_HOW_KILL && !hk_cz_table_has_house_rule (self, "club-chooses") && g_strcmp0 (gear->type, "club") == 0 && g_strcmp0 (encounter == NULL ? NULL : encounter->type, "dog") != 0)
        input->fallback = gear->push;
    }
  else if (input->how == HK_CZ_HOW_PUSH || input->how == HK_CZ_HOW_DRIVE)
    {
      input->target = record->push;
      input->stand_in = g_strcmp0 (record->source, "stand-in") == 0;
    }
  input->night = hk_cz_table_is_night (self);
  input->nine_hits = hk_cz_table_has_house_rule (self, "nine-hits");
  input->night_outside = hk_cz_table_has_house_rule (self, "night-outside");
  input->outside = self->battle == NULL || hk_cz_battle_is_outside (self, encounter == NULL ? self->battle->zone : encounter->zone);
  input->weather = hk_cz_table_get_weather_modifier (self, input->range);
  input->engaged = input->range == HK_CZ_RANGE_MELEE ? hk_cz_count_engaged (self, survivor) : 0;
  if (input->range == HK_CZ_RANGE_MELEE && encounter != NULL && (encounter->locked || !hk_cz_encounter_is_engaged_by (encounter, survivor)))
    input->engaged++;
  hk_cz_table_fill_rolls (self, survivor, input);
  if (encounter == NULL)
    return;
  input->distracted = encounter->distracted;
  input->helmet = encounter->helmet;
  input->pushed = encounter->pushed;
  input->impaled = encounter->impaled_by >= 0 && encounter->impaled_by != survivor;
  input->impaled_by_attacker = encounter->impaled_by == survivor;
}

/* Frees a way to attack; %NULL does nothing. */
void
hk_cz_way_free (HkCzWay *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->reason);
  g_free (self);
}

/* What a way is looked for with. */
typedef struct
{
  HkCzTable     *table;
  GPtrArray     *ways;
  int            survivor;
  HkCzSurvivor  *record;
  HkCzEncounter *encounter;
  int            distance; /* to the survivor; 0 not known */
  HkCzRange      range;
  gboolean       engaged;
  gboolean       busy; /* whether any Encounter engages the survivor */
} Search;

static char *
find_reason (Search   *search,
             HkCzLoot *loot,
             HkCzGear *gear,
             HkCzHow   how)
{
  const gboolean fires = gear != NULL && (how == HK_CZ_HOW_SHOOT || (how == HK_CZ_HOW_KILL && g_strcmp0 (gear->type, "pistol") == 0));

  if (loot != NULL && loot->packed)
    return g_strdup (_("It is in the Backpack; grabbing it is a hand action."));
  if (fires && loot != NULL && loot->jammed)
    return g_strdup (_("It is jammed; unjamming it is a hand action."));
  if (fires && loot != NULL && loot->supply == 0)
    return g_strdup (_("It has no ammo."));
  if (how == HK_CZ_HOW_SHOOT && search->busy)
    return g_strdup (_("An engaged survivor may only melee."));
  if (how != HK_CZ_HOW_SHOOT && !search->engaged && search->busy && !hk_cz_table_has_house_rule (search->table, "charge-engaged"))
    return g_strdup (_("An engaged survivor cannot charge."));
  if (how == HK_CZ_HOW_SHOOT && search->range == HK_CZ_RANGE_OUT && !hk_cz_table_has_house_rule (search->table, "range-unlimited"))
    return g_strdup (_("It is out of range."));
  return NULL;
}

static void
add_way (Search   *search,
         int       number,
         HkCzLoot *loot,
         HkCzGear *gear,
         HkCzHow   how)
{
  HkCzWay *way = g_new0 (HkCzWay, 1);

  way->loot = number;
  way->name = g_strdup (loot == NULL ? _("Bare hands") : loot->kind);
  way->how = how;
  way->charge = how != HK_CZ_HOW_SHOOT && !search->engaged;
  way->input.how = how;
  way->input.range = how == HK_CZ_HOW_SHOOT ? search->range : HK_CZ_RANGE_MELEE;
  way->input.charge = way->charge;
  hk_cz_fill_to_hit (search->table, search->survivor, search->encounter, gear, &way->input);
  if (loot != NULL && gear == NULL)
    way->input.target = 0;
  way->input.weapon = way->name;
  way->known = way->input.target > 0 || (how == HK_CZ_HOW_KILL && way->input.impaled);
  hk_cz_to_hit_resolve (&way->input, &way->result);
  way->reason = find_reason (search, loot, gear, how);
  g_ptr_array_add (search->ways, way);
}

/* Returns whether more may stand on the card than has been told: then any attack may be made with it, and what it lacks is
 * asked for. */
gboolean
hk_cz_loot_is_open (HkCzTable *table,
                    HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  static const char * const weapons[] = { "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "other", NULL };

  if (gear == NULL)
    return hk_cz_table_get_told_food (table, loot->kind) == NULL;
  return g_strcmp0 (gear->source, "told") == 0 && gear->type != NULL && g_strv_contains (weapons, gear->type);
}

static void
add_ways (Search   *search,
          int       number,
          HkCzLoot *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);
  const gboolean dog = g_strcmp0 (search->encounter->type, "dog") == 0;
  const gboolean near = search->engaged || search->distance <= 3;
  const gboolean open = hk_cz_loot_is_open (search->table, loot);
  const gboolean fires = hk_cz_gear_fires (gear);
  const gboolean melees = hk_cz_gear_is_melee (gear) || (gear != NULL && gear->kill + gear->push + gear->impale > 0);

  if (!search->engaged && (open ? fires || !melees : fires && hk_cz_gear_get_target (gear, HK_CZ_HOW_SHOOT, search->range) > 0))
    add_way (search, number, loot, gear, HK_CZ_HOW_SHOOT);
  if (!near || (gear == NULL && !open))
    return;
  if (open || gear->kill > 0)
    add_way (search, number, loot, gear, HK_CZ_HOW_KILL);
  if (open || gear->impale > 0)
    add_way (search, number, loot, gear, HK_CZ_HOW_IMPALE);
  if ((open || gear->push > 0) && !dog)
    {
      add_way (search, number, loot, gear, HK_CZ_HOW_PUSH);
      add_way (search, number, loot, gear, HK_CZ_HOW_DRIVE);
    }
}

static int
get_rank (const HkCzWay *way)
{
  const gboolean deadly = way->how == HK_CZ_HOW_KILL || way->how == HK_CZ_HOW_SHOOT;

  return (way->reason != NULL ? 4 : 0) + (deadly ? 0 : 2) + (way->known ? 0 : 1);
}

/* What is possible first, then what eradicates, then the likelier, then in the order of the Loot. Who stands away from the Encounter with a
 * card that nobody knows rather shoots. */
static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const HkCzWay *one = *(HkCzWay * const *) a;
  const HkCzWay *other = *(HkCzWay * const *) b;

  if (get_rank (one) != get_rank (other))
    return get_rank (one) - get_rank (other);
  if (one->result.chance > other->result.chance + 1e-9)
    return -1;
  if (one->result.chance < other->result.chance - 1e-9)
    return 1;
  if (!one->known && one->charge != other->charge)
    return one->charge - other->charge;
  return one->loot != other->loot ? one->loot - other->loot : (int) one->how - (int) other->how;
}

/* Lists every way in which the survivor might attack the Encounter with what is known, the best first: what
 * eradicates before what only pushes, the likelier before the less likely. One whose distance is not known is taken
 * to be at close range. Returns (transfer full) (element-type HkCzWay): the ways.
 * @encounter: the target, a number at the Location */
GPtrArray *
hk_cz_list_attacks (HkCzTable *self,
                    int        survivor,
                    int        encounter)
{
  Search search = { .table = self, .survivor = survivor };
  HkCzLocation *field;
  HkCzLoot *loot;

  search.ways = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_cz_way_free);
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.ways);

  field = hk_cz_table_get_battlefield (self);
  search.record = hk_cz_table_get_survivor (self, survivor);
  search.encounter = field == NULL ? NULL : hk_cz_location_get_encounter (field, encounter);
  if (search.record == NULL || search.encounter == NULL || search.record->dead || search.record->kind == HK_CZ_SURVIVOR_DEPENDANT)
    return search.ways;
  search.engaged = hk_cz_encounter_is_engaged_by (search.encounter, survivor);
  search.busy = hk_cz_count_engaged (self, survivor) > 0;
  search.distance = hk_cz_encounter_get_distance (search.encounter, self, survivor);
  search.range = search.distance == 0 ? HK_CZ_RANGE_CLOSE : hk_cz_range_from_hexes (MAX (2, search.distance));
  for (int i = 0; (loot = hk_cz_survivor_get_loot (search.record, i)) != NULL; i++)
    add_ways (&search, i, loot);
  if (search.engaged && g_strcmp0 (search.encounter->type, "dog") != 0)
    {
      add_way (&search, -1, NULL, NULL, HK_CZ_HOW_PUSH);
      add_way (&search, -1, NULL, NULL, HK_CZ_HOW_DRIVE);
    }
  g_ptr_array_sort (search.ways, compare_ways);
  return search.ways;
}
