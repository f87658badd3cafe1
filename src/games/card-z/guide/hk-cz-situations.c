/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-situations.h"

/* What the calculators can be asked about a table: its survivors, its battle, its map. */

static gboolean
is_ours (HkCzSurvivor *survivor)
{
  return hk_cz_survivor_is_alive (survivor) && survivor->player >= 0;
}

/* Each survivor, in a battle those who are in it first, at close range without a weapon yet. */
void
hk_cz_list_attack_situations (HkTable   *table,
                              GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  for (int i = 0; i < 2 * hk_cz_table_get_n_survivors (self); i++)
    {
      const int number = i % hk_cz_table_get_n_survivors (self);
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, number);
      const gboolean is_first = i < hk_cz_table_get_n_survivors (self);
      HkCzToHit input = { .how = HK_CZ_HOW_SHOOT, .range = HK_CZ_RANGE_CLOSE };
      JsonObject *params;

      if (!is_ours (survivor) || survivor->on_field != is_first)
        continue;
      hk_cz_fill_to_hit (self, number, NULL, NULL, &input);
      params = json_object_new ();
      json_object_set_boolean_member (params, "night", input.night);
      json_object_set_boolean_member (params, "outside", input.outside);
      json_object_set_int_member (params, "weather", CLAMP (input.weather, -9, 9));
      json_object_set_boolean_member (params, "starving", input.starving);
      json_object_set_boolean_member (params, "sleep-deprived", input.sleep_deprived);
      json_object_set_int_member (params, "sick", CLAMP (input.sick, -9, 9));
      hk_situation_add (situations, survivor->name, params);
    }
}

/* Those who act now; (transfer full) (element-type HkCzActor) */
static GArray *
list_actors (HkCzTable *self)
{
  return self->battle == NULL ? g_array_new (FALSE, FALSE, sizeof (HkCzActor)) : hk_cz_list_actors (self);
}

/* Each Encounter that bites. */
void
hk_cz_list_bites (HkTable   *table,
                  GPtrArray *situations)
{
  g_autoptr (GArray) actors = list_actors (HK_CZ_TABLE (table));

  for (guint i = 0; i < actors->len; i++)
    {
      const HkCzActor *actor = &g_array_index (actors, HkCzActor, i);
      JsonObject *params;

      if (hk_cz_type_get_bite (actor->type) == 0)
        continue;
      params = json_object_new ();
      json_object_set_string_member (params, "type", actor->type);
      json_object_set_int_member (params, "distance", CLAMP (actor->distance, 1, 30));
      hk_situation_add (situations, hk_cz_type_get_title (actor->type), params);
    }
}

void
hk_cz_list_orders (HkTable   *table,
                   GPtrArray *situations)
{
  g_autoptr (GArray) actors = list_actors (HK_CZ_TABLE (table));
  g_autoptr (JsonArray) encounters = json_array_new ();
  JsonObject *params;

  for (guint i = 0; i < actors->len && json_array_get_length (encounters) < 40; i++)
    {
      const HkCzActor *actor = &g_array_index (actors, HkCzActor, i);
      JsonObject *one;

      if (hk_cz_type_get_bite (actor->type) == 0)
        continue;
      one = json_object_new ();
      json_object_set_string_member (one, "type", actor->type);
      json_object_set_int_member (one, "distance", CLAMP (actor->distance, 0, 30));
      json_array_add_object_element (encounters, one);
    }
  if (json_array_get_length (encounters) == 0)
    return;
  params = json_object_new ();
  json_object_set_array_member (params, "encounters", json_array_ref (encounters));
  hk_situation_add (situations, _("The battle"), params);
}

void
hk_cz_list_alarms (HkTable   *table,
                   GPtrArray *situations)
{
  JsonObject *params = json_object_new ();

  json_object_set_int_member (params, "skulls", CLAMP (HK_CZ_TABLE (table)->alarm_skulls, 0, 6));
  hk_situation_add (situations, _("Your red die"), params);
}

/* The Locations whose roll is known and not made yet. */
void
hk_cz_list_scouts (HkTable   *table,
                   GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);
      JsonObject *params;
      HkCzRoll roll;

      if (location->scouted || location->encounter_roll == NULL || !hk_cz_roll_parse (location->encounter_roll, &roll, NULL))
        continue;
      params = json_object_new ();
      json_object_set_string_member (params, "roll", location->encounter_roll);
      hk_situation_add (situations, hk_cz_table_get_location_name (self, i), params);
    }
}

static JsonArray *
make_hex (int q,
          int r)
{
  JsonArray *hex = json_array_new ();

  json_array_add_int_element (hex, q);
  json_array_add_int_element (hex, r);
  return hex;
}

/* The map as it lies; (transfer full) (nullable): NULL before any is laid. */
static JsonObject *
describe_map (HkCzTable *self)
{
  JsonObject *params;
  JsonArray *hexes;

  if (hk_cz_table_get_n_locations (self) == 0)
    return NULL;
  params = json_object_new ();
  hexes = json_array_new ();
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    json_array_add_array_element (hexes, make_hex (hk_cz_table_get_location (self, i)->q, hk_cz_table_get_location (self, i)->r));
  json_object_set_array_member (params, "hexes", hexes);
  return params;
}

void
hk_cz_list_fires (HkTable   *table,
                  GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonObject *params = describe_map (self);
  JsonArray *fires;

  if (params == NULL)
    return;
  fires = json_array_new ();
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->fire)
      json_array_add_array_element (fires, make_hex (hk_cz_table_get_location (self, i)->q, hk_cz_table_get_location (self, i)->r));
  if (json_array_get_length (fires) == 0)
    {
      json_array_unref (fires);
      json_object_unref (params);
      return;
    }
  json_object_set_array_member (params, "fires", fires);
  hk_situation_add (situations, _("The fires"), params);
}

/* Each horde on the map. */
void
hk_cz_list_hordes (HkTable   *table,
                   GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  for (int i = 0; i < hk_record_list_get_length (self->hordes); i++)
    {
      HkCzHorde *horde = hk_record_list_get (self->hordes, i);
      g_autofree char *title = g_strdup_printf (_("Horde %u"), (guint) i + 1);
      JsonObject *params = horde->gone || horde->eradicated || !horde->laid ? NULL : describe_map (self);

      if (params == NULL)
        continue;
      json_object_set_array_member (params, "at", make_hex (horde->q, horde->r));
      if (hk_cz_table_has_house_rule (self, "horde-two-outside"))
        json_object_set_boolean_member (params, "twice-gone", TRUE);
      hk_situation_add (situations, title, params);
    }
}

/* Each survivor, before it is known what there is to eat. */
void
hk_cz_list_eaters (HkTable   *table,
                   GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      JsonObject *params;

      if (!is_ours (survivor))
        continue;
      params = json_object_new ();
      json_object_set_int_member (params, "skill", CLAMP (hk_cz_survivor_get_skill (survivor, "sickness"), -9, 9));
      json_object_set_boolean_member (params, "sleep-deprived", survivor->sleep_deprived);
      hk_situation_add (situations, survivor->name, params);
    }
}

static void
add_eater (HkCzTable    *self,
           HkCzSurvivor *survivor,
           JsonArray    *eaters,
           int           meals[3])
{
  static const char * const foods[] = { "junk", "normal", "fresh" };
  JsonObject *eater = json_object_new ();

  json_object_set_string_member (eater, "kind", hk_cz_survivor_kinds[MAX (HK_CZ_SURVIVOR_CHARACTER, survivor->kind)]);
  json_object_set_string_member (eater, "name", survivor->name);
  json_object_set_boolean_member (eater, "starving", survivor->starving);
  json_object_set_boolean_member (eater, "sleep-deprived", survivor->sleep_deprived);
  json_object_set_int_member (eater, "skill", CLAMP (hk_cz_survivor_get_skill (survivor, "sickness"), -9, 9));
  json_array_add_object_element (eaters, eater);
  for (int i = 0; i < hk_record_list_get_length (survivor->loot); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (survivor, i);

      for (guint j = 0; j < G_N_ELEMENTS (foods); j++)
        if (g_strcmp0 (hk_cz_loot_get_food (self, loot), foods[j]) == 0)
          meals[j] += hk_cz_loot_get_supply (self, loot);
    }
}

/* Those in each place, with the Food that they carry together. */
void
hk_cz_list_reckonings (HkTable   *table,
                       GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  for (int place = -1; place < hk_cz_table_get_n_locations (self); place++)
    {
      static const char * const foods[] = { "junk", "normal", "fresh" };
      g_autoptr (JsonArray) eaters = json_array_new ();
      const char *name = place < 0 ? NULL : hk_cz_table_get_location_name (self, place);
      int meals[3] = { 0 };
      JsonObject *params;

      for (int i = 0; i < hk_cz_table_get_n_survivors (self) && json_array_get_length (eaters) < 16; i++)
        if (is_ours (hk_cz_table_get_survivor (self, i)) && hk_cz_table_get_survivor (self, i)->place == place)
          add_eater (self, hk_cz_table_get_survivor (self, i), eaters, meals);
      if (json_array_get_length (eaters) == 0)
        continue;
      params = json_object_new ();
      json_object_set_array_member (params, "survivors", json_array_ref (eaters));
      for (guint i = 0; i < G_N_ELEMENTS (foods); i++)
        json_object_set_int_member (params, foods[i], MIN (meals[i], 99));
      hk_situation_add (situations, name != NULL ? name : _("The survivors"), params);
    }
}

/* The battle, where both sides roll for who acts first. */
void
hk_cz_list_initiatives (HkTable   *table,
                        GPtrArray *situations)
{
  gboolean pvp;
  int bonus, defence;
  JsonObject *params;

  if (!hk_cz_table_get_initiative (HK_CZ_TABLE (table), &pvp, &bonus, &defence))
    return;
  params = json_object_new ();
  json_object_set_int_member (params, "bonus", CLAMP (bonus, -9, 9));
  json_object_set_int_member (params, "against", defence);
  json_object_set_boolean_member (params, "pvp", pvp);
  hk_situation_add (situations, _("The battle"), params);
}

/* The group as it stands, in the scenarios that give a grade. */
void
hk_cz_list_grades (HkTable   *table,
                   GPtrArray *situations)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonObject *params;

  if (!hk_cz_table_is_scenario (self, "civic-duty") && !hk_cz_table_is_scenario (self, "raging-fire"))
    return;
  params = json_object_new ();
  json_object_set_int_member (params, "rescued", MIN (hk_cz_table_count_rescued (self), 99));
  json_object_set_int_member (params, "lost", MIN (hk_cz_table_count_lost (self, -1), 99));
  hk_situation_add (situations, _("The survivors"), params);
}
