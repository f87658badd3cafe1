/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/battle/hk-cz-field.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-forecast.h"

/* What the Encounters will do at their turn, worked out before they do it (book, Encounter Round). */

static HkCzIntent
find_hindrance (HkCzTable     *self,
                HkCzEncounter *encounter)
{
  if (!encounter->revealed)
    return HK_CZ_INTENT_HIDDEN;
  if (encounter->set_aside || !hk_cz_encounter_is_enemy (encounter))
    return HK_CZ_INTENT_FRIEND;
  if (encounter->locked)
    return HK_CZ_INTENT_LOCKED;
  if (encounter->behind_fence)
    return HK_CZ_INTENT_FENCED;
  if (encounter->distracted)
    return HK_CZ_INTENT_DISTRACTED;
  if (encounter->acted)
    return HK_CZ_INTENT_ACTED;
  if (encounter->arrived > 0 && encounter->arrived == self->battle->round)
    return HK_CZ_INTENT_ARRIVED;
  if (hk_cz_type_get_bite (encounter->type) == 0)
    return HK_CZ_INTENT_HUMAN;
  return HK_CZ_INTENT_BITE;
}

/* Whom it goes for: somebody next to it, but not who holds it; else the closest as told.
 * @choices: (out): how many there are between whom a die decides */
static int
find_survivor (HkCzTable     *self,
               HkCzEncounter *encounter,
               int           *choices)
{
  g_autoptr (GArray) favoured = hk_cz_list_favoured (self, encounter);

  *choices = (int) favoured->len;
  if (favoured->len == 1 && hk_cz_field_is_placed (self))
    return g_array_index (favoured, int, 0);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (i != encounter->impaled_by && hk_cz_encounter_is_engaged_by (encounter, i) && hk_cz_survivor_is_alive (hk_cz_table_get_survivor (self, i)))
      return i;
  return encounter->nearest != encounter->impaled_by ? encounter->nearest : -1;
}

/* A move short of a bite takes it to the next hex at best. */
static void
fill_approach (HkCzEncounter *encounter,
               HkCzForecast  *forecast)
{
  const int move = hk_cz_type_get_move (encounter->type);

  if (move < 0)
    {
      forecast->intent = HK_CZ_INTENT_DIE;
      forecast->rounds = encounter->distance <= hk_cz_rigored_get_move (9) ? 1 : 0;
      return;
    }
  if (move == 0)
    return;
  forecast->rounds = (encounter->distance + move - 1) / move;
  forecast->intent = forecast->rounds == 1 ? HK_CZ_INTENT_BITE : HK_CZ_INTENT_APPROACH;
  forecast->after = MAX (1, encounter->distance - move);
}

/* Works out what an Encounter will do when the Encounters act, if nothing changes until then. Whether a bite hits
 * counts the armour of whom it bites; nobody’s armour while that is not told.
 * @encounter: a number at the Location of the battle
 * @forecast: (out): what it will do */
void
hk_cz_forecast_encounter (HkCzTable    *self,
                          int           encounter,
                          HkCzForecast *forecast)
{
  HkCzLocation *field;
  HkCzEncounter *record;
  HkCzSurvivor *survivor;

  g_return_if_fail (HK_IS_CZ_TABLE (self) && self->battle != NULL && forecast != NULL);

  *forecast = (HkCzForecast) { .survivor = -1 };
  field = hk_cz_table_get_battlefield (self);
  record = field == NULL ? NULL : hk_cz_location_get_encounter (field, encounter);
  g_return_if_fail (record != NULL);

  forecast->after = record->distance;
  forecast->survivor = find_survivor (self, record, &forecast->choices);
  forecast->intent = find_hindrance (self, record);
  if (forecast->intent != HK_CZ_INTENT_BITE)
    return;
  if (record->impaled_by >= 0)
    {
      if (forecast->survivor < 0 || !hk_cz_encounter_is_engaged_by (record, forecast->survivor))
        {
          forecast->intent = HK_CZ_INTENT_HELD;
          return;
        }
    }
  if (record->distance <= 0)
    {
      forecast->intent = HK_CZ_INTENT_UNKNOWN;
      return;
    }
  fill_approach (record, forecast);
  if (forecast->rounds != 1)
    return;
  survivor = hk_cz_table_get_survivor (self, forecast->survivor);
  hk_cz_bite_resolve (record->type, survivor == NULL ? 0 : hk_cz_survivor_get_armour (self, survivor), record->distance,
                      survivor != NULL && survivor->wounds > 0, &forecast->bite);
}
