/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/combat/hk-daz-gate.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "hk-daz-situations.h"

/* What the calculators can be asked about a table: its frontiers, its horde, its gates. */

static JsonObject *
describe_army (HkDazZone *zone)
{
  static const char * const ranks[] = { "weakened", "bronze", "silver", "gold" };
  JsonObject *army = json_object_new ();

  json_object_set_string_member (army, "rank", ranks[CLAMP (zone->army->rank, 0, 3)]);
  json_object_set_int_member (army, "attack", zone->army->attack);
  json_object_set_int_member (army, "zombification", zone->army->zombification);
  if (zone->ranged && zone->army->rank == HK_DAZ_RANK_BRONZE)
    json_object_set_boolean_member (army, "ranged", TRUE);
  if (g_strcmp0 (zone->army->source, "stand-in") == 0)
    json_object_set_string_member (army, "source", "stand-in");
  return army;
}

static JsonArray *
list_bonuses (HkDazZone *zone)
{
  JsonArray *bonuses = json_array_new ();

  for (int i = 0; i < hk_record_list_get_length (zone->reinforcements); i++)
    {
      HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, i);

      json_array_add_int_element (bonuses, item->bonus);
    }
  return bonuses;
}

/* Adds the zone to a list: null where no army fights. */
static void
add_zone (JsonArray     *zones,
          HkDazFrontier *frontier,
          HkDazZone     *zone)
{
  JsonObject *object;

  if (zone->army == NULL || !hk_daz_frontier_borders (frontier, zone->loyalty))
    {
      json_array_add_null_element (zones);
      return;
    }
  object = json_object_new ();
  json_object_set_object_member (object, "army", describe_army (zone));
  json_object_set_string_member (object, "loyalty", zone->loyalty == frontier->left ? "left" : "right");
  if (hk_record_list_get_length (zone->reinforcements) > 0)
    json_object_set_array_member (object, "reinforcements", list_bonuses (zone));
  if (zone->commander != NULL && hk_daz_content_find_commander (zone->commander) != NULL)
    json_object_set_string_member (object, "commander", zone->commander);
  json_object_set_boolean_member (object, "defeated", zone->defeated);
  json_object_set_boolean_member (object, "skipped", zone->skipped);
  json_object_set_int_member (object, "pair-points", zone->pair_points);
  json_array_add_object_element (zones, object);
}

static JsonObject *
describe_frontier (HkDazTable *self,
                   int         number)
{
  HkDazFrontier *frontier = hk_daz_table_get_frontier (self, number);
  HkDazInvasion *invasion = hk_daz_table_get_invasion (self);
  JsonObject *params = json_object_new ();
  JsonObject *names = json_object_new ();
  JsonObject *protection = json_object_new ();
  JsonArray *zones = json_array_new ();

  /* Before the card of the day is revealed nobody knows the zombies. */
  if (invasion != NULL)
    {
      json_object_set_int_member (params, "zombies", frontier->horde);
      json_object_set_int_member (params, "hp", MAX (1, hk_daz_table_get_zombie_hp (self)));
      json_object_set_int_member (params, "damage", hk_daz_table_get_damage (self));
      if (g_strcmp0 (invasion->source, "stand-in") == 0)
        json_object_set_string_member (params, "source", "stand-in");
    }
  for (int i = 1; i <= HK_DAZ_COMBAT_ZONES; i++)
    add_zone (zones, frontier, hk_daz_frontier_get_zone (frontier, i));
  json_object_set_array_member (params, "zones", zones);
  json_object_set_string_member (names, "left", hk_daz_table_get_name_of (self, frontier->left));
  json_object_set_string_member (names, "right", hk_daz_table_get_name_of (self, frontier->right));
  json_object_set_object_member (params, "names", names);
  json_object_set_int_member (protection, "left", hk_daz_gate_protection (self, number, frontier->left));
  json_object_set_int_member (protection, "right", hk_daz_gate_protection (self, number, frontier->right));
  json_object_set_object_member (params, "protection", protection);
  if (self->boss_active && hk_daz_get_boss (self) != NULL)
    json_object_set_string_member (params, "boss", hk_daz_get_boss (self)->id);
  return params;
}

/* The frontiers, the one whose combat is next first.
 * @zone: what is asked about one of its zones; 0 for all of it */
static void
list_frontiers (HkDazTable *self,
                int         zone,
                GPtrArray  *situations)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (self);
  const int first = MAX (0, hk_daz_find_next_invasion (self));

  for (int i = 0; i < n; i++)
    {
      const int number = (first + i) % n;
      g_autofree char *name = NULL;
      JsonObject *params;

      if (hk_daz_table_get_frontier (self, number) == NULL)
        continue;
      name = hk_daz_table_get_frontier_name (self, number);
      params = describe_frontier (self, number);
      if (zone > 0)
        json_object_set_int_member (params, "zone", zone);
      hk_situation_add (situations, name, params);
    }
}

void
hk_daz_list_combats (HkTable   *table,
                     GPtrArray *situations)
{
  list_frontiers (HK_DAZ_TABLE (table), 0, situations);
}

void
hk_daz_list_powers (HkTable   *table,
                    GPtrArray *situations)
{
  list_frontiers (HK_DAZ_TABLE (table), 1, situations);
}

static void
add_invasion (JsonArray     *cards,
              HkDazInvasion *invasion,
              gboolean       is_boss)
{
  JsonObject *card = json_object_new ();

  json_object_set_int_member (card, "zombies", invasion->zombies);
  json_object_set_int_member (card, "hp", invasion->hp);
  json_object_set_int_member (card, "power-up-zombies", is_boss ? 0 : invasion->power_up_zombies);
  json_object_set_int_member (card, "power-up-hp", is_boss ? 0 : invasion->power_up_hp);
  json_array_add_object_element (cards, card);
}

/* The cards of the stack, the current one last; nothing adds to a boss. */
void
hk_daz_list_hordes (HkTable   *table,
                    GPtrArray *situations)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazInvasion *today = hk_daz_table_get_invasion (self);
  JsonArray *cards;
  JsonObject *params;

  if (today == NULL)
    return;
  cards = json_array_new ();
  if (self->initial_power_up != NULL && !self->boss_active)
    add_invasion (cards, self->initial_power_up, FALSE);
  for (int i = 0; !self->boss_active && i < hk_record_list_get_length (self->invasions); i++)
    if (hk_record_list_get (self->invasions, i) != (gpointer) today)
      add_invasion (cards, hk_record_list_get (self->invasions, i), FALSE);
  add_invasion (cards, today, self->boss_active);
  params = json_object_new ();
  json_object_set_array_member (params, "cards", cards);
  hk_situation_add (situations, _("The horde of today"), params);
}

/* The two gates of each frontier, as the combat would end now. */
void
hk_daz_list_gates (HkTable   *table,
                   GPtrArray *situations)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int n = (int) hk_daz_table_get_n_kingdoms (self);
  const int first = MAX (0, hk_daz_find_next_invasion (self));

  for (int i = 0; i < 2 * n; i++)
    {
      const int number = (first + i / 2) % n;
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, number);
      const int kingdom = frontier == NULL ? -1 : i % 2 == 0 ? frontier->left : frontier->right;
      HkDazCombatResult result;
      g_autofree char *title = NULL;
      g_autofree char *name = NULL;
      JsonObject *params;

      if (frontier == NULL || !hk_daz_preview_invasion (self, number, NULL, &result, NULL, NULL))
        continue;
      name = hk_daz_table_get_frontier_name (self, number);
      /* Translators: a frontier, and the kingdom beside it */
      title = g_strdup_printf (_("%s: %s"), name, hk_daz_table_get_name_of (self, kingdom));
      params = json_object_new ();
      json_object_set_int_member (params, "damage", hk_daz_table_get_damage (self));
      json_object_set_int_member (params, "zombies", result.at_gate);
      json_object_set_int_member (params, "protection", hk_daz_gate_protection (self, number, kingdom));
      hk_situation_add (situations, title, params);
    }
}
