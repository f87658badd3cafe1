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
 * illness takes; never below 0.
 * @survivor: from 0
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

      burden->unknown += weight < 0;
      if (loot->packed)
        burden->packed++;
      else if (weight > 0)
        burden->hand += weight;
    }
}

/* Returns (transfer full): what the survivor has on hand against what can be carried.
 * @survivor: from 0 */
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
  hk_breakdown_set_int (limit, hk_cz_table_get_carry (self, survivor, limit));
  value = g_strdup_printf (_("%d of %d"), burden.hand, burden.limit);
  hk_breakdown_set_value (breakdown, value);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
}

/* Returns whether the survivor carries more than can be carried, as after falling sick.
 * @survivor: from 0 */
gboolean
hk_cz_table_is_overloaded (HkCzTable *self,
                           int        survivor)
{
  HkCzBurden burden;

  hk_cz_table_weigh (self, survivor, &burden);
  return burden.hand > burden.limit || burden.packed > burden.places;
}

static gboolean
check_pack (HkCzTable  *self,
            HkMove     *move,
            const char *name,
            const char *kind,
            HkCzBurden *burden,
            GError    **error)
{
  if (burden->places == 0)
    return hk_move_require_rule (move, "card-z/backpack.use", error, _("%s wears no Backpack."), name);
  if ((hk_cz_table_get_weight (self, kind) > HK_CZ_BACKPACK_EACH || g_strcmp0 (kind, HK_CZ_BACKPACK) == 0)
      && !hk_move_require_rule (move, "card-z/backpack.use", error,
                                _("Only Loot of weight %d goes into a Backpack, and %s does not."),
                                HK_CZ_BACKPACK_EACH, kind))
    return FALSE;
  if (hk_cz_table_get_weight (self, kind) == 0 && hk_cz_table_has_house_rule (self, "backpack-weight-one")
      && !hk_move_require_rule (move, "card-z/ruling.backpack-light", error,
                                _("Only Loot of weight %d goes into a Backpack, and %s does not."),
                                HK_CZ_BACKPACK_EACH, kind))
    return FALSE;
  return burden->packed < burden->places
         || hk_move_require_rule (move, "card-z/backpack.use", error,
                                  _("The Backpack of %s is full: it holds %d Loot."), name, burden->places);
}

/* Returns whether the survivor can take it. Loot whose weight is not known can be taken. Errors: %HK_ERROR_REFUSED.
 * @survivor: from 0
 * @kind: the Loot that the survivor would take
 * @packed: whether it goes into the Backpack */
gboolean
hk_cz_check_weight (HkCzTable  *self,
                    HkMove     *move,
                    int         survivor,
                    const char *kind,
                    gboolean    packed,
                    GError    **error)
{
  const char *name = hk_cz_table_get_survivor_name (self, survivor);
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const int weight = MAX (0, hk_cz_table_get_weight (self, kind));
  HkCzBurden burden;

  if (record != NULL && record->infant)
    return hk_move_require_rule (move, "card-z/encounter.dependant", error, _("%s is an infant and carries nothing."),
                                 name);
  hk_cz_table_weigh (self, survivor, &burden);
  if (packed)
    return check_pack (self, move, name, kind, &burden, error);
  return burden.hand + weight <= burden.limit
         || hk_move_require_rule (move, "card-z/character.weight", error,
                                  _("%s would have a weight of %d on hand and can carry %d."),
                                  name, burden.hand + weight, burden.limit);
}

/* Returns whether the survivor can carry what there is, as before departing. Errors: %HK_ERROR_REFUSED.
 * @survivor: from 0 */
gboolean
hk_cz_check_burden (HkCzTable *self,
                    HkMove    *move,
                    int        survivor,
                    GError   **error)
{
  HkCzBurden burden;

  hk_cz_table_weigh (self, survivor, &burden);
  return !hk_cz_table_is_overloaded (self, survivor)
         || hk_move_require_rule (move, "card-z/turn.prepare", error,
                                  _("%s has a weight of %d on hand and can carry %d: leave Loot behind first."),
                                  hk_cz_table_get_survivor_name (self, survivor), burden.hand, burden.limit);
}
