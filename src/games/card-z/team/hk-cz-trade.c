/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-carrying.h"
#include "hk-cz-inventory.h"
#include "hk-cz-loot-checks.h"
#include "hk-cz-survivors.h"

/* Trading Loot and friendly humans (book, Multi-Player). */

/* Takes the Loot that @param names off the survivor; numbers are those before anything is taken. */
static GPtrArray *
take_off (HkCzTable  *self,
          HkMove     *move,
          const char *param,
          int         survivor,
          GError    **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  JsonArray *array = hk_move_get_array (move, param);
  g_autoptr (GPtrArray) loot = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      HkCzLoot *item = hk_cz_survivor_get_loot (record, (int) json_array_get_int_element (array, i));

      if (item == NULL || g_ptr_array_find (loot, item, NULL))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not carry that Loot."), record->name);
          return NULL;
        }
      g_ptr_array_add (loot, g_object_ref (item));
    }
  for (guint i = 0; i < loot->len; i++)
    {
      const int position = hk_record_list_index (record->loot, g_ptr_array_index (loot, i));

      if (position >= 0)
        g_object_unref (hk_cz_survivor_steal_loot (self, survivor, position));
    }
  return g_steal_pointer (&loot);
}

/* The Loot that @param names and the survivor carries. Returns (transfer full) (element-type HkCzLoot): each once. */
static GPtrArray *
read_loot (HkMove       *move,
           const char   *param,
           HkCzSurvivor *record)
{
  JsonArray *array = hk_move_get_array (move, param);
  GPtrArray *loot = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; array != NULL && record != NULL && i < json_array_get_length (array); i++)
    {
      HkCzLoot *item = hk_cz_survivor_get_loot (record, (int) json_array_get_int_element (array, i));

      if (item != NULL && !g_ptr_array_find (loot, item, NULL))
        g_ptr_array_add (loot, g_object_ref (item));
    }
  return loot;
}

/* Adds what of @gets has no known weight, if it depends on that whether the survivor can carry it once @gives is gone. Who carries
 * something of unknown weight already sees to it without the app. */
static void
add_unweighed (HkCzTable    *self,
               GStrvBuilder *builder,
               int           survivor,
               GPtrArray    *gets,
               GPtrArray    *gives)
{
  g_autoptr (GHashTable) added = g_hash_table_new (g_str_hash, g_str_equal);
  HkCzBurden burden;

  hk_cz_table_weigh (self, survivor, &burden);
  for (guint i = 0; i < gives->len; i++)
    {
      HkCzLoot *item = g_ptr_array_index (gives, i);
      const int weight = hk_cz_table_get_weight (self, item->kind);

      if (item->packed)
        continue;
      burden.hand -= MAX (0, weight);
      burden.unknown -= weight < 0;
    }
  for (guint i = 0; i < gets->len; i++)
    {
      const int weight = hk_cz_table_get_weight (self, ((HkCzLoot *) g_ptr_array_index (gets, i))->kind);

      burden.hand += weight < 0 ? HK_CZ_MOST_WEIGHT : weight;
    }
  if (burden.limit < 0 || burden.unknown > 0 || burden.hand <= burden.limit)
    return;
  for (guint i = 0; i < gets->len; i++)
    {
      const char *kind = ((HkCzLoot *) g_ptr_array_index (gets, i))->kind;

      if (hk_cz_table_get_weight (self, kind) < 0 && g_hash_table_add (added, (gpointer) kind))
        g_strv_builder_add (builder, kind);
    }
}

/* Returns (transfer full): the names of the cards on whose weight, which is not known, it depends whether the trade can be made.
 * @move: a move "trade", as far as it is known */
GStrv
hk_cz_trade_list_unweighed (HkCzTable *self,
                            HkMove    *move)
{
  const int survivor = hk_move_get_int (move, "survivor", -1);
  const int to = hk_move_get_int (move, "to", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GPtrArray) given = read_loot (move, "give", hk_cz_table_get_survivor (self, survivor));
  g_autoptr (GPtrArray) got = read_loot (move, "get", hk_cz_table_get_survivor (self, to));

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  add_unweighed (self, builder, to, given, got);
  add_unweighed (self, builder, survivor, got, given);
  return g_strv_builder_end (builder);
}

/* Takes what the move tells of the weights, and asks for those that are still lacking. */
static gboolean
check_weights (HkCzTable *self,
               HkMove    *move,
               GError   **error)
{
  JsonObject *told = hk_move_get_object (move, "weights");
  g_auto (GStrv) kinds = hk_cz_trade_list_unweighed (self, move);
  guint n_open = 0;
  const char *open = NULL;

  for (guint i = 0; kinds[i] != NULL; i++)
    {
      JsonNode *node = told == NULL ? NULL : json_object_get_member (told, kinds[i]);
      const gint64 weight = node == NULL || !JSON_NODE_HOLDS_VALUE (node) ? -1 : json_node_get_int (node);

      if (weight >= 0 && weight <= HK_CZ_MOST_WEIGHT)
        {
          hk_cz_tell_weight (self, move, kinds[i], (int) weight);
          continue;
        }
      open = kinds[i];
      n_open++;
    }
  if (n_open == 0 || hk_move_is_replay (move))
    return TRUE;
  if (n_open == 1)
    return hk_move_ask (move, "weights", error, _("What is the weight of %s? It stands in the yellow circle."), open);
  return hk_move_ask (move, "weights", error, _("What is the weight of each card? It stands in the yellow circle."));
}

/* On hand if it can be carried there, else in the Backpack. */
static gboolean
put_on (HkCzTable *self,
        HkMove    *move,
        GPtrArray *loot,
        int        survivor,
        GError   **error)
{
  for (guint i = 0; i < loot->len; i++)
    {
      HkCzLoot *item = g_ptr_array_index (loot, i);
      const int weight = MAX (0, hk_cz_table_get_weight (self, item->kind));
      gboolean packed;
      HkCzBurden burden;

      hk_cz_table_weigh (self, survivor, &burden);
      packed = !hk_cz_burden_fits (&burden, weight) && weight <= HK_CZ_BACKPACK_EACH && burden.packed < burden.places;
      if (!hk_cz_check_weight (self, move, survivor, item->kind, packed, error))
        return FALSE;
      hk_cz_survivor_add_loot (self, survivor, item, packed);
    }
  return TRUE;
}

/* An Ally or Dependant of one goes with the player of the other. */
static gboolean
hand_over (HkCzTable    *self,
           HkMove       *move,
           HkCzSurvivor *record,
           HkCzSurvivor *other,
           GError      **error)
{
  HkCzSurvivor *human = hk_cz_read_survivor (self, move, "human", NULL, error);

  if (human == NULL)
    return FALSE;
  if (human->player != record->player || human->place != record->place || other->player == record->player)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not here to be handed over."), human->name);
  if (human->kind == HK_CZ_SURVIVOR_CHARACTER
      && !hk_move_require_rule (move, "card-z/multi.trading", error, _("Only Allies and Dependants are handed over.")))
    return FALSE;
  hk_record_set_int (human, &human->player, other->player);
  /* Translators: %s: a human enemy; %s: a player. */
  hk_move_log (move, _("%s now goes with %s."), human->name, hk_cz_table_get_player_name (self, other->player));
  return TRUE;
}

static guint
count_of (HkMove     *move,
          const char *param)
{
  JsonArray *array = hk_move_get_array (move, param);

  return array == NULL ? 0 : json_array_get_length (array);
}

static gboolean
apply_trade (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GPtrArray) given = NULL;
  g_autoptr (GPtrArray) got = NULL;
  HkCzSurvivor *record;
  HkCzSurvivor *other;
  HkCzLocation *location;
  int survivor;
  int to;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  other = record == NULL ? NULL : hk_cz_read_survivor (self, move, "to", &to, error);
  if (other == NULL)
    return FALSE;
  if (record == other || record->place != other->place)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s and %s are not in the same place."), record->name, other->name);
  location = hk_cz_table_get_location (self, record->place);
  if ((location == NULL || !location->safe || (self->battle != NULL && self->battle->place == record->place))
      && !hk_move_require_rule (move, "card-z/multi.trading", error, _("Trading takes a safe Location.")))
    return FALSE;
  if (count_of (move, "give") + count_of (move, "get") == 0 && !hk_move_has (move, "human"))
    {
      hk_move_ask (move, "give", error, _("What is given, and what is received?"));
      hk_move_ask_also (move, "get");
      hk_move_ask_also (move, "human");
      return FALSE;
    }
  if (!check_weights (self, move, error))
    return FALSE;
  given = take_off (self, move, "give", survivor, error);
  got = given == NULL ? NULL : take_off (self, move, "get", to, error);
  if (got == NULL || !put_on (self, move, given, to, error) || !put_on (self, move, got, survivor, error))
    return FALSE;
  for (guint i = 0; i < given->len; i++)
    hk_move_log (move, _("%s gives %s to %s."), record->name, ((HkCzLoot *) g_ptr_array_index (given, i))->kind,
                 other->name);
  for (guint i = 0; i < got->len; i++)
    hk_move_log (move, _("%s gives %s to %s."), other->name, ((HkCzLoot *) g_ptr_array_index (got, i))->kind,
                 record->name);
  if (hk_move_has (move, "human") && !hand_over (self, move, record, other, error))
    return FALSE;
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static const HkParamSpec trade_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "to", HK_PARAM_INT, TRUE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("With whom"), N_("To whom"), "survivors" },
  { "give", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Loot that is given"), N_("Given away") },
  { "get", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Loot that is got"), N_("Received") },
  { "human", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("An Ally or Dependant who is handed over"), N_("Ally or Dependant"), "survivors" },
  { "weights", HK_PARAM_OBJECT, FALSE, 0, HK_CZ_MOST_WEIGHT, NULL, N_("The weight of each Loot of which it is not known, by its name"), N_("Weight of each card") },
};

const HkMoveSpec hk_cz_trade_moves[] = {
  { "trade", N_("Trade"), "card-z/multi.trading", trade_params, G_N_ELEMENTS (trade_params), apply_trade },
};

const guint hk_cz_n_trade_moves = G_N_ELEMENTS (hk_cz_trade_moves);
