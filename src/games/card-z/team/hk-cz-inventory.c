/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "hk-cz-inventory.h"

#define FRESH_FOOD "Fresh Food"

/* Loot that changes hands, its supply, and the decks that it comes from (book, Supply). */

/* Returns (transfer full): Loot as it enters play, with all of its supply when that is known.
 * @kind: the name of the card */
HkCzLoot *
hk_cz_loot_make (HkCzTable  *self,
                 const char *kind)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, kind);

  const gboolean known = gear != NULL && (gear->supply > 0 || (g_strcmp0 (gear->source, "told") != 0 && !gear->supply_unknown));

  return g_object_new (HK_TYPE_CZ_LOOT, "kind", kind, "supply", known ? gear->supply : -1, NULL);
}

/* Gives a survivor Loot; weight is not checked. It gets its card-clip on hand. The first Backpack is worn.
 * @loot: (transfer none): what the survivor gets
 * @packed: whether it goes into the Backpack */
void
hk_cz_survivor_add_loot (HkCzTable *self,
                         int        survivor,
                         HkCzLoot  *loot,
                         gboolean   packed)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  g_return_if_fail (record != NULL);

  if (g_strcmp0 (loot->kind, HK_CZ_BACKPACK) == 0 && !record->backpack)
    {
      hk_record_set_boolean (record, &record->backpack, TRUE);
      return;
    }
  hk_record_set_boolean (loot, &loot->packed, packed);
  if (!packed && loot->supply != 0)
    hk_record_set_boolean (loot, &loot->clip, TRUE);
  hk_record_list_append (record->loot, loot);
}

/* Returns (transfer full) (nullable): the Loot, which the survivor no longer has. */
HkCzLoot *
hk_cz_survivor_steal_loot (HkCzTable *self,
                           int        survivor,
                           int        number)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLoot *loot = record == NULL ? NULL : hk_cz_survivor_get_loot (record, number);

  if (loot == NULL)
    return NULL;
  g_object_ref (loot);
  hk_record_list_remove_at (record->loot, (guint) number);
  hk_record_set_boolean (loot, &loot->packed, FALSE);
  return loot;
}

/* @place: the number of a Location
 * @loot: (transfer none): what is left there face down */
void
hk_cz_location_add_loot (HkCzTable *self,
                         int        place,
                         HkCzLoot  *loot)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (location == NULL)
    return;
  hk_record_set_boolean (loot, &loot->packed, FALSE);
  hk_record_list_append (location->left, loot);
}

/* Leaves the blades that hang in an Encounter at the Location (Melee Attack).
 * @encounter: an Encounter that leaves it */
void
hk_cz_location_add_stuck (HkCzTable     *self,
                          int            place,
                          HkCzEncounter *encounter)
{
  for (int i = 0; i < hk_record_list_get_length (encounter->stuck); i++)
    {
      HkCzLoot *loot = hk_record_list_get (encounter->stuck, i);

      hk_record_set_boolean (loot, &loot->stuck, FALSE);
      hk_cz_location_add_loot (self, place, loot);
    }
  hk_record_list_remove_all (encounter->stuck);
}

/* Returns (nullable): the Loot left there. */
HkCzLoot *
hk_cz_location_get_loot (HkCzLocation *self,
                         int           number)
{
  return self == NULL ? NULL : hk_record_list_get (self->left, number);
}

/* Returns (transfer full) (nullable): the Loot, which no longer lies there. */
HkCzLoot *
hk_cz_location_steal_loot (HkCzTable *self,
                           int        place,
                           int        number)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzLoot *loot = hk_cz_location_get_loot (location, number);

  if (loot == NULL)
    return NULL;
  g_object_ref (loot);
  hk_record_list_remove_at (location->left, (guint) number);
  return loot;
}

/* Leaves all that the survivor carries, the Backpack too, at the Location where the survivor is. */
void
hk_cz_table_drop_everything (HkCzTable *self,
                             int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  g_return_if_fail (record != NULL);

  while (hk_record_list_get_length (record->loot) > 0)
    {
      g_autoptr (HkCzLoot) loot = hk_cz_survivor_steal_loot (self, survivor, 0);

      hk_cz_location_add_loot (self, record->place, loot);
    }
  if (record->backpack)
    {
      g_autoptr (HkCzLoot) backpack = g_object_new (HK_TYPE_CZ_LOOT, "kind", HK_CZ_BACKPACK, "supply", 0, NULL);

      hk_record_set_boolean (record, &record->backpack, FALSE);
      hk_cz_location_add_loot (self, record->place, backpack);
    }
}

static const char *
get_food (HkCzLoot *loot,
          HkCzGear *gear)
{
  if (gear == NULL)
    return g_strcmp0 (loot->kind, "Junk Food") == 0 ? "junk" : g_strcmp0 (loot->kind, FRESH_FOOD) == 0 ? "fresh" : NULL;
  if (gear->food != NULL)
    return g_str_equal (gear->food, "none") || gear->food[0] == '\0' ? NULL : gear->food;
  return g_strcmp0 (gear->type, "food") == 0 ? "normal" : NULL;
}

/* Returns (nullable): "junk", "normal" or "fresh" of Food; %NULL of other Loot. */
const char *
hk_cz_loot_get_food (HkCzTable *self,
                     HkCzLoot  *loot)
{
  return get_food (loot, hk_cz_table_find_gear (self, loot->kind));
}

/* Returns whether it can be eaten. */
gboolean
hk_cz_loot_is_food (HkCzTable *self,
                    HkCzLoot  *loot)
{
  return hk_cz_loot_get_food (self, loot) != NULL;
}

static int
get_supply (HkCzTable *self,
            HkCzLoot  *loot,
            HkCzGear  *gear,
            gboolean   is_food)
{
  if (is_food && (loot->supply < 0 || (loot->supply == 0 && (gear == NULL || gear->supply == 0))))
    return 1;
  if (is_food && hk_cz_table_has_house_rule (self, "meal-whole-card"))
    return MIN (1, MAX (0, loot->supply));
  return MAX (0, loot->supply);
}

/* Returns what is left of its supply. Of Food it is the number of meals: a card without a supply, or with one that
 * is not known, is one. */
int
hk_cz_loot_get_supply (HkCzTable *self,
                       HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);

  return get_supply (self, loot, gear, get_food (loot, gear) != NULL);
}

/* Returns how many meals it is; 0 where it is no Food. */
int
hk_cz_loot_count_meals (HkCzTable *self,
                        HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);

  return get_food (loot, gear) == NULL ? 0 : get_supply (self, loot, gear, TRUE);
}

/* Uses supply. Supply that is not known suffices for anything and stays unknown, but for Food. Food that is eaten up
 * is discarded; other Loot that is empty stays and loses its card-clip. Returns whether there was enough. Errors:
 * %HK_ERROR_REFUSED. */
gboolean
hk_cz_table_spend_supply (HkCzTable *self,
                          HkMove    *move,
                          int        survivor,
                          int        number,
                          int        supply,
                          GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLoot *loot = record == NULL ? NULL : hk_cz_survivor_get_loot (record, number);
  gboolean food;
  int left;

  if (loot == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not carry that Loot."), hk_cz_table_get_survivor_name (self, survivor));
  food = hk_cz_loot_is_food (self, loot);
  if (loot->supply < 0 && !food)
    return TRUE;
  left = hk_cz_loot_get_supply (self, loot) - supply;
  /* Translators: %s: a card; %s: a survivor; %d: a number of supplies; %d: a number of supplies. */
  if (left < 0 && !hk_move_require_rule (move, "card-z/supply.clip", error,
                                         _("%s of %s has a supply of %d, and %d is needed."),
                                         loot->kind, record->name, left + supply, supply))
    return FALSE;
  hk_record_set_int (loot, &loot->supply, MAX (0, left));
  if (left > 0)
    return TRUE;
  hk_record_set_boolean (loot, &loot->clip, FALSE);
  if (food || (!hk_cz_gear_is_ranged (hk_cz_table_find_gear (self, loot->kind)) && hk_table_follow_house_rule (HK_TABLE (self), move, "empty-discarded")))
    {
      g_autoptr (HkCzLoot) eaten = hk_cz_survivor_steal_loot (self, survivor, number);

      hk_cz_table_discard_loot (self, eaten);
    }
  return TRUE;
}

/* Returns whether nobody knows how much Loot holds that supply goes into, before as after it; the move is told so. One in a journal
 * that was not counts what went over as all that it holds. */
gboolean
hk_cz_loot_stays_unknown (HkMove   *move,
                          HkCzLoot *loot)
{
  if (loot->supply < 0 && !hk_move_is_replay (move))
    json_object_set_boolean_member (hk_move_get_params (move), "unknown", TRUE);
  return loot->supply < 0 && hk_move_get_boolean (move, "unknown", FALSE);
}

/* Picks the arrows or bolts up that were fired with a bow (Regroups). What no longer fits into it goes to other Loot
 * of the survivor that holds the same; what fits nowhere stays behind, and where nobody
 * knows how many it holds they fit. Returns how many stay behind. */
int
hk_cz_survivor_recover (HkCzTable    *self,
                        HkCzSurvivor *survivor,
                        HkCzLoot     *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
  HkCzLoot *other = loot;
  int left;

  for (int i = -1; loot->spent > 0 && other != NULL; other = hk_cz_survivor_get_loot (survivor, ++i))
    {
      HkCzGear *holder = hk_cz_table_find_gear (self, other->kind);
      const gboolean same = other == loot
                            || (i >= 0 && gear != NULL && holder != NULL && gear->supply_type != NULL && g_strcmp0 (holder->supply_type, gear->supply_type) == 0);
      const int most = holder == NULL || holder->supply <= 0 ? 99 : holder->supply;
      const int n = same && other->supply >= 0 ? CLAMP (most - other->supply, 0, loot->spent) : 0;

      hk_record_set_int (other, &other->supply, other->supply + n);
      hk_record_set_int (loot, &loot->spent, loot->spent - n);
    }
  left = loot->supply < 0 ? 0 : loot->spent;
  hk_record_set_int (loot, &loot->spent, 0);
  return left;
}

/* Returns (nullable): the deck.
 * @deck: "residential", "commercial" or "fresh" */
HkDeck *
hk_cz_table_get_loot_deck (HkCzTable  *self,
                           const char *deck)
{
  if (g_strcmp0 (deck, "commercial") == 0)
    return self->commercial_deck;
  return g_strcmp0 (deck, "fresh") == 0 ? self->fresh_deck : g_strcmp0 (deck, "residential") == 0 ? self->residential_deck : NULL;
}

/* Draws a card of Loot. A card that the group tells need not be one of the deck: its numbers may not be known yet.
 * Returns (transfer full) (nullable): the name of the card; %NULL with @error set.
 * @deck: "residential", "commercial" or "fresh"
 * @told: (nullable): the name of the card that the group has drawn itself */
char *
hk_cz_table_draw_loot (HkCzTable  *self,
                       HkMove     *move,
                       const char *deck,
                       const char *told,
                       GError    **error)
{
  HkDeck *cards = hk_cz_table_get_loot_deck (self, deck);

  if (told != NULL)
    {
      const char * const *discards = cards == NULL ? NULL : hk_deck_get_discards (cards);

      if (cards != NULL && !hk_deck_take (cards, told, NULL) && discards != NULL && g_strv_contains (discards, told))
        hk_deck_take_discard (cards, told, NULL);
      return g_strdup (told);
    }
  if (deck == NULL && !hk_cz_table_draws_by_hand (self))
    {
      hk_move_ask (move, "deck", error, _("From which deck is the Loot drawn?"));
      return NULL;
    }
  if (cards == NULL || hk_cz_table_group_draws (self, cards))
    {
      const char *param = g_str_equal (hk_move_get_name (move), "draw-loot") ? "names"
                          : g_str_equal (hk_move_get_name (move), "clear") ? "rewards"
                          : g_str_equal (hk_move_get_name (move), "recover") ? "name" : "loot";

      hk_move_ask (move, param, error, _("Draw the Loot: which card is it?"));
      return NULL;
    }
  if (hk_deck_get_n_left (cards) == 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "loot-runs-out"))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No more Loot of this kind is left."));
      return NULL;
    }
  return hk_deck_draw (cards, hk_move_get_random_log (move), error);
}

/* Returns whether the group says which Fresh Food it has drawn: where the app knows the name of none, one is as good as another. */
gboolean
hk_cz_table_group_names_fresh (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  for (int i = 0; hk_cz_table_group_draws (self, self->fresh_deck) && i < hk_record_list_get_length (self->gears); i++)
    {
      HkCzGear *gear = hk_record_list_get (self->gears, i);

      if (g_strcmp0 (gear->deck, "fresh") == 0)
        return TRUE;
    }
  return FALSE;
}

/* Draws a card of Loot, as hk_cz_table_draw_loot() does, and lays it down at the Location. Returns (transfer full)
 * (nullable): the name of the card; %NULL with @error set.
 * @deck: "residential", "commercial" or "fresh"
 * @told: (nullable): the name of the card that the group has drawn itself */
char *
hk_cz_table_lay_loot (HkCzTable  *self,
                      HkMove     *move,
                      int         place,
                      const char *deck,
                      const char *told,
                      GError    **error)
{
  const gboolean any = told == NULL && g_str_equal (deck, "fresh") && hk_cz_table_group_draws (self, self->fresh_deck) && !hk_cz_table_group_names_fresh (self);
  char *kind = hk_cz_table_draw_loot (self, move, deck, any ? FRESH_FOOD : told, error);
  g_autoptr (HkCzLoot) loot = kind == NULL ? NULL : hk_cz_loot_make (self, kind);

  if (loot != NULL)
    hk_cz_location_add_loot (self, place, loot);
  return kind;
}

/* Puts its card on the discards of its deck, if it has one. */
void
hk_cz_table_discard_loot (HkCzTable *self,
                          HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
  HkDeck *cards = gear == NULL ? NULL : hk_cz_table_get_loot_deck (self, gear->deck);

  if (cards != NULL)
    hk_deck_discard (cards, loot->kind);
}

/* Where the group draws the cards itself, not all that it carries need be told: a meal is then a kind of Food alone.
 * Returns (nullable): "junk", "normal" or "fresh"; %NULL when it has to be Loot that somebody carries.
 * @food: (nullable): "Junk Food", "Normal Food" or "Fresh Food" */
const char *
hk_cz_table_get_told_food (HkCzTable  *self,
                           const char *food)
{
  static const char * const kinds[][2] = { { "Junk Food", "junk" }, { "Normal Food", "normal" }, { FRESH_FOOD, "fresh" } };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  for (guint i = 0; hk_cz_table_draws_by_hand (self) && i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (food, kinds[i][0]) == 0)
      return kinds[i][1];
  return NULL;
}
