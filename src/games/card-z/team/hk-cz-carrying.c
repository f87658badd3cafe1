/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/content/hk-cz-pack.h"
#include "hk-cz-carrying.h"
#include "hk-cz-characters.h"

/* Whether a survivor can carry Loot (book, Characters, Heroic Action / Backpack). */

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

/* Asks for the one number that tells whether Loot can be carried: where more of them are not known, the group sees to it
 * itself. Returns whether none is asked for. */
static gboolean
ask_weight (HkMove       *move,
            HkCzSurvivor *record,
            const char   *kind,
            int           weight,
            HkCzBurden   *burden,
            GError      **error)
{
  static const char * const askable[] = { "take", "give", "pack", "hand", "recover", "church-trade", NULL };

  if (burden->unknown > 0 || (burden->limit < 0 && weight < 0) || hk_move_is_replay (move) || !g_strv_contains (askable, hk_move_get_name (move)))
    return TRUE;
  if (burden->limit < 0)
    return hk_move_ask (move, "carry", error, _("What is the carry rating of %s?"), record->name);
  return weight >= 0 || burden->hand + HK_CZ_MOST_WEIGHT <= burden->limit
         || hk_move_ask (move, "weight", error, _("What is the weight of %s? It stands in the yellow circle."), kind);
}

/* Keeps the weight of Loot, here and in the pack, unless it is known.
 * @kind: the name of the card
 * @weight: from 0 to %HK_CZ_MOST_WEIGHT */
void
hk_cz_tell_weight (HkCzTable  *self,
                   HkMove     *move,
                   const char *kind,
                   int         weight)
{
  HkCzGear *gear;

  g_return_if_fail (HK_IS_CZ_TABLE (self));

  if (hk_cz_table_get_weight (self, kind) >= 0)
    return;
  gear = hk_cz_table_tell_gear (self, kind);
  hk_record_set_int (gear, &gear->weight, weight);
  hk_cz_pack_learn (move, "loot", gear);
}

/* Takes what the move tells of the weight of Loot and the carry rating of who takes it. */
static void
learn_weight (HkCzTable    *self,
              HkMove       *move,
              HkCzSurvivor *record,
              const char   *kind)
{
  if (record->carry < 0 && hk_move_has (move, "carry"))
    {
      hk_record_set_int (record, &record->carry, hk_move_get_int (move, "carry", 0));
      hk_cz_character_learn (move, record);
    }
  if (hk_move_has (move, "weight"))
    hk_cz_tell_weight (self, move, kind, hk_move_get_int (move, "weight", 0));
}

/* Returns whether the survivor can take it. A weight or a carry rating that is not known is asked for where it alone
 * decides. Errors: %HK_ERROR_REFUSED or %HK_ERROR_PARAMETER.
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
  HkCzBurden burden;
  int weight;

  if (record == NULL)
    return TRUE;
  learn_weight (self, move, record, kind);
  weight = hk_cz_table_get_weight (self, kind);
  if (record->infant)
    return hk_move_require_rule (move, "card-z/encounter.dependant", error, _("%s is an infant and carries nothing."),
                                 name);
  hk_cz_table_weigh (self, survivor, &burden);
  if (packed)
    return check_pack (self, move, name, kind, &burden, error);
  if (burden.limit < 0 || burden.hand + MAX (0, weight) <= burden.limit)
    return ask_weight (move, record, kind, weight, &burden, error);
  return hk_move_require_rule (move, "card-z/character.weight", error, _("%s would have a weight of %d on hand and can carry %d."),
                               name, burden.hand + MAX (0, weight), burden.limit);
}
