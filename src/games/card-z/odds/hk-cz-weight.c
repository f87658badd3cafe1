/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-weight.h"

/* Weight, carry ratings and the Backpack (book, Characters, Heroic Action / Backpack). */

/* Returns its weight, 0 to 3; −1 when it is not known.
 * @kind: (nullable): the name of Loot */
int
hk_cz_table_get_weight (HkCzTable  *self,
                        const char *kind)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, kind);

  if (gear != NULL)
    return gear->weight;
  return g_strcmp0 (kind, HK_CZ_BACKPACK) == 0 ? HK_CZ_BACKPACK_WEIGHT : -1;
}

/* Returns the weight that the survivor can have on hand now: the carry rating, less 1 when starving, less what an
 * illness takes; never below 0, and −1 when the rating is not known. */
int
hk_cz_table_get_carry (HkCzTable *self,
                       int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzIllness *illness = record == NULL || record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);
  int carry;

  if (record == NULL || record->infant)
    return 0;
  carry = hk_cz_table_has_house_rule (self, "carry-four") ? HK_CZ_CARRY : record->carry;
  return carry < 0 ? -1 : MAX (carry - record->starving + (illness == NULL ? 0 : illness->carry), 0);
}

/* @survivor: from 0
 * @burden: (out): what the survivor carries */
void
hk_cz_table_weigh (HkCzTable  *self,
                   int         survivor,
                   HkCzBurden *burden)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  *burden = (HkCzBurden) { 0 };
  if (record == NULL)
    return;
  burden->limit = hk_cz_table_get_carry (self, survivor);
  if (record->backpack)
    {
      burden->hand = HK_CZ_BACKPACK_WEIGHT;
      burden->places = HK_CZ_BACKPACK_PLACES;
    }
  for (int i = 0; i < hk_record_list_get_length (record->loot); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (record, i);
      const int weight = hk_cz_table_get_weight (self, loot->kind);

      if (loot->packed)
        burden->packed++;
      else
        {
          burden->hand += MAX (0, weight);
          burden->unknown += weight < 0;
        }
    }
}

/* Returns whether the survivor carries more than can be carried, as after falling sick. */
gboolean
hk_cz_table_is_overloaded (HkCzTable *self,
                           int        survivor)
{
  HkCzBurden burden;

  hk_cz_table_weigh (self, survivor, &burden);
  return (burden.limit >= 0 && burden.hand > burden.limit) || burden.packed > burden.places;
}

/* Returns whether that much more can be on hand. A carry rating that is not known is taken for the usual one: only what the
 * app proposes goes by it.
 * @weight: of what comes to hand */
gboolean
hk_cz_burden_fits (const HkCzBurden *self,
                   int               weight)
{
  return self->hand + weight <= (self->limit < 0 ? HK_CZ_CARRY : self->limit);
}
