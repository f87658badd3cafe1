/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

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

static void
add_term (HkBreakdown *breakdown,
          const char  *label,
          int          value,
          const char  *rule,
          const char  *source)
{
  HkBreakdown *term;

  if (breakdown == NULL)
    return;
  term = hk_breakdown_add_int (breakdown, label, value, rule);
  if (g_strcmp0 (source, "stand-in") == 0)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_STAND_IN);
}

/* Returns the weight that the survivor can have on hand now: the carry rating, less 1 when starving, less what an
 * illness takes; never below 0, and −1 when the rating is not known.
 * @breakdown: (nullable): terms are added to it */
int
hk_cz_table_get_carry (HkCzTable   *self,
                       int          survivor,
                       HkBreakdown *breakdown)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzIllness *illness;
  int carry;

  if (record == NULL)
    return 0;
  if (record->infant)
    {
      add_term (breakdown, _("An infant carries nothing"), 0, "card-z/encounter.dependant", record->source);
      return 0;
    }
  if (hk_cz_table_has_house_rule (self, "carry-four"))
    {
      carry = HK_CZ_CARRY;
      add_term (breakdown, _("Everybody carries the same"), carry, "card-z/ruling.carry-rating", NULL);
    }
  else if (record->carry < 0)
    return -1;
  else
    {
      carry = record->carry;
      add_term (breakdown, _("Carry rating"), carry, "card-z/character.carry", record->source);
    }
  if (record->starving)
    {
      carry--;
      add_term (breakdown, _("Starving"), -1, "card-z/reckoning.starving", NULL);
    }
  illness = record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);
  if (illness != NULL && illness->carry != 0)
    {
      carry += illness->carry;
      add_term (breakdown, record->sick, illness->carry, "card-z/reckoning.sick", illness->source);
    }
  return MAX (carry, 0);
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
  burden->limit = hk_cz_table_get_carry (self, survivor, NULL);
  if (record->backpack)
    {
      burden->hand = HK_CZ_BACKPACK_WEIGHT;
      burden->places = HK_CZ_BACKPACK_PLACES;
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (record->loot)); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (record, (int) i);
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

/* Returns (transfer full): what the survivor has on hand against what can be carried. */
HkBreakdown *
hk_cz_table_explain_weight (HkCzTable *self,
                            int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkBreakdown *breakdown = hk_breakdown_new (_("Weight on hand"), "card-z/character.weight");
  HkCzBurden burden;
  g_autofree char *value = NULL;
  HkBreakdown *limit;

  hk_cz_table_weigh (self, survivor, &burden);
  if (record != NULL && record->backpack)
    hk_breakdown_add_int (breakdown, _("Backpack"), HK_CZ_BACKPACK_WEIGHT, "card-z/backpack.use");
  for (guint i = 0; record != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (record->loot)); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (record, (int) i);
      HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
      const int weight = hk_cz_table_get_weight (self, loot->kind);

      if (loot->packed)
        hk_breakdown_set_value (hk_breakdown_add (breakdown, loot->kind, "card-z/backpack.use"), _("in the Backpack"));
      else if (weight < 0)
        hk_breakdown_set_value (hk_breakdown_add (breakdown, loot->kind, "card-z/character.weight"),
                                _("weight not known"));
      else
        add_term (breakdown, loot->kind, weight, "card-z/character.weight", gear == NULL ? NULL : gear->source);
    }
  limit = hk_breakdown_add (breakdown, _("Can carry"), "card-z/character.carry");
  hk_cz_table_get_carry (self, survivor, limit);
  if (burden.limit < 0)
    hk_breakdown_set_value (limit, _("not known"));
  else
    hk_breakdown_set_int (limit, burden.limit);
  value = burden.limit < 0 ? g_strdup_printf ("%d", burden.hand) : g_strdup_printf (_("%d of %d"), burden.hand, burden.limit);
  hk_breakdown_set_value (breakdown, value);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
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
