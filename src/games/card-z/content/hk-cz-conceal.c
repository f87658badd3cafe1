/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-setup.h"
#include "games/card-z/state/hk-cz-table.h"

/* What nobody at the real table can see (Placing Encounters): the faces of Encounters that lie face down and that nobody has
 * looked at. What is left of the Encounter Deck would tell the faces too. */

static void
conceal_location (HkCzLocation *location,
                  JsonObject   *saved)
{
  static const char * const faces[] = { "id", "type", "name", "hex", "helmet", "distracted", "carries-loot", "ammo" };
  JsonArray *encounters = json_object_get_array_member (saved, "encounters");

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (encounter->revealed || encounter->seen)
        continue;
      for (guint j = 0; j < G_N_ELEMENTS (faces); j++)
        json_object_remove_member (json_array_get_object_element (encounters, (guint) i), faces[j]);
    }
}

/* HkTableFuncs.conceal */
void
hk_cz_table_conceal (HkTable    *table,
                     JsonObject *saved,
                     int         viewer)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonArray *locations = json_object_get_array_member (saved, "locations");

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_location_get_n_encounters (hk_cz_table_get_location (self, i)) > 0)
      conceal_location (hk_cz_table_get_location (self, i), json_array_get_object_element (locations, (guint) i));
}
