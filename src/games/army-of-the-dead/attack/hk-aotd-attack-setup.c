/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "hk-aotd-attack-setup.h"
#include "hk-aotd-kill.h"
#include "hk-aotd-printed.h"
#include "hk-aotd-strike.h"

/* An attack before it is made: with what, and how it would be reckoned. */

/* @self: (transfer full): something to attack with */
void
hk_aotd_arm_free (HkAotdArm *self)
{
  g_free (self->card);
  g_clear_object (&self->gear);
  g_free (self);
}

static HkAotdArm *
make_arm (HkAotdTable *table,
          const char  *card,
          const char  *weapon,
          const char  *move)
{
  HkAotdArm *arm = g_new0 (HkAotdArm, 1);
  HkAotdGear *gear = hk_aotd_table_find_gear (table, card);

  arm->card = g_strdup (card);
  arm->weapon = weapon == NULL ? arm->card : weapon;
  arm->move = move;
  arm->gear = gear == NULL ? NULL : g_object_ref (gear);
  return arm;
}

/* Returns (transfer full): the weapon.
 * @card: the id of a weapon that a Hand holds without the app knowing it */
HkAotdArm *
hk_aotd_arm_new (HkAotdTable *self,
                 const char  *card)
{
  return make_arm (self, card, NULL, "attack");
}

/* Returns whether a Hand may hold a card that the app has not heard of: the cards are real, and it knows of a free
 * Hand. */
gboolean
hk_aotd_may_hold_untold (HkAotdTable *self,
                         int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  return self->cards_by == HK_BY_HAND && record != NULL && self->equipment_deck != NULL
         && hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_HAND) < HK_AOTD_HAND_SLOTS;
}

static void
add_arm (GPtrArray   *arms,
         HkAotdTable *table,
         const char  *card,
         const char  *weapon,
         const char  *move)
{
  g_ptr_array_add (arms, make_arm (table, card, weapon, move));
}

static void
add_carried (GPtrArray      *arms,
             HkAotdTable    *table,
             HkAotdSurvivor *record,
             HkAotdSlot      slot)
{
  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (record->items, i);
      HkAotdGear *gear = hk_aotd_table_find_gear (table, item->card);
      const gboolean in_backpack = slot == HK_AOTD_SLOT_BACKPACK;
      HkAotdArm *arm;

      if (item->slot != slot || !hk_aotd_card_is_weapon (item->card) || (in_backpack && gear != NULL && !gear->backpack))
        continue;
      add_arm (arms, table, item->card, NULL, "attack");
      arm = g_ptr_array_index (arms, arms->len - 1);
      arm->in_backpack = in_backpack;
      arm->empty = item->empty;
    }
}

/* Lists what a Survivor can attack with: the weapons in the Hands, those of the Backpack that may be used there or
 * whose numbers are unknown, and what the seat in the Taco Truck gives (book, pages 19 and 28). Returns (transfer
 * full) (element-type HkAotdArm): the weapons. */
GPtrArray *
hk_aotd_list_arms (HkAotdTable *self,
                   int          survivor)
{
  GPtrArray *arms = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_aotd_arm_free);
  HkAotdSurvivor *record;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), arms);

  record = hk_aotd_table_get_survivor (self, survivor);
  if (record == NULL)
    return arms;
  if (self->truck && record->seat == HK_AOTD_SEAT_GUNNER)
    add_arm (arms, self, "taco-truck-gun", "truck-gun", "attack");
  if (self->truck && record->seat == HK_AOTD_SEAT_DRIVER)
    add_arm (arms, self, "taco-truck-attack", "truck-attack", "drive");
  add_carried (arms, self, record, HK_AOTD_SLOT_HAND);
  add_carried (arms, self, record, HK_AOTD_SLOT_BACKPACK);
  return arms;
}

/* @self: (transfer full): a plan */
void
hk_aotd_attack_plan_free (HkAotdAttackPlan *self)
{
  g_clear_object (&self->gear);
  g_free (self->refusal);
  g_free (self);
}

/* A copy of @move with one more parameter. */
static HkMove *
copy_move (HkMove     *move,
           const char *param,
           JsonNode   *value)
{
  HkMove *copy = hk_move_copy (move);

  json_object_set_member (hk_move_get_params (copy), param, value);
  return copy;
}

/* The numbers of the weapon of @move; the table does not learn them. */
static HkAotdGear *
find_gear (HkAotdTable *self,
           HkMove      *move,
           GError     **error)
{
  JsonNode *node = hk_move_get_node (move, "weapon");
  HkAotdGear *gear;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return hk_aotd_read_told_gear (self, json_node_get_object (node), error);
  if (node == NULL && g_str_equal (hk_move_get_name (move), "drive"))
    {
      gear = hk_aotd_table_find_gear (self, "taco-truck-attack");
      if (gear == NULL)
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The app does not know what is printed on the card of the Taco Truck."));
    }
  else
    gear = hk_aotd_read_gear (self, move, "weapon", error);
  return gear == NULL ? NULL : g_object_ref (gear);
}

/* Makes the move on a copy. What is still missing of it, such as dice, does not count. */
static void
try (HkAotdAttackPlan *self,
     HkAotdTable      *table,
     HkMove           *move)
{
  HkDryRun trial = { .table = HK_TABLE (table) };
  g_autoptr (GError) error = NULL;

  if (hk_dry_run_apply (&trial, move, &error) || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER))
    return;
  self->refusal = g_strdup (error->message);
  self->by_house = g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED);
}

/* Reads an attack as the move would, for its odds before the roll. What the rules refuse is planned all the same, as
 * a house rule would have it, and said in the plan. Returns (transfer full) (nullable): the plan; %NULL when too
 * little of the attack is known or when there cannot be such an attack.
 * @move: the move "attack" or "drive", as far as it is known; left as it is */
HkAotdAttackPlan *
hk_aotd_attack_plan_new (HkAotdTable *self,
                         HkMove      *move,
                         GError     **error)
{
  g_autoptr (HkAotdGear) gear = NULL;
  g_autoptr (HkMove) waived = NULL;
  HkAotdStrike strike = { 0 };
  HkAotdAttackPlan *plan;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self) && HK_IS_MOVE (move), NULL);

  if (!hk_aotd_read_survivor (self, move, &strike.survivor, error))
    return NULL;
  gear = find_gear (self, move, error);
  if (gear == NULL)
    return NULL;
  waived = copy_move (move, "house", json_node_init_boolean (json_node_alloc (), TRUE));
  strike.gear = gear;
  strike.truck = g_str_equal (gear->card, "taco-truck-gun") || g_str_equal (hk_move_get_name (move), "drive");
  if (!hk_aotd_strike_read (&strike, self, waived, error))
    return NULL;
  plan = g_new0 (HkAotdAttackPlan, 1);
  plan->gear = g_steal_pointer (&gear);
  plan->attack = strike.attack;
  try (plan, self, move);
  return plan;
}

/* Returns (transfer full): the types that a Concentrated Attack may name, by the rules or by a house rule: all that
 * stand in the Zone; none for what is thrown. */
GStrv
hk_aotd_attack_list_targets (const HkAotdAttack *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN)
    return g_strv_builder_end (builder);
  if (self->shamblers > 0)
    g_strv_builder_add (builder, "shambler");
  if (self->alphas > 0)
    g_strv_builder_add (builder, "alpha");
  for (int i = 0; i < self->n_abominations; i++)
    g_strv_builder_add (builder, self->abominations[i] == HK_AOTD_TARGET_HELMETED_ZEUS
                                   ? "zeus" : hk_aotd_target_get_id (self->abominations[i]));
  return g_strv_builder_end (builder);
}

/* Whether the move can be made when @misses of its misses hit the one who is named. */
static gboolean
is_answered (HkAotdTable *table,
             HkMove      *move,
             const char  *param,
             gint64       who,
             int          misses)
{
  HkDryRun trial = { .table = HK_TABLE (table) };
  g_autoptr (HkMove) answered = NULL;
  JsonArray *array = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (int i = 0; i < misses; i++)
    json_array_add_int_element (array, who);
  json_node_take_array (node, array);
  answered = copy_move (move, param, node);
  return hk_dry_run_apply (&trial, answered, NULL);
}

/* Finds out for how many misses the players have to say whom they hit before the move can be made. It is tried on
 * copies, on which the same dice fall. Returns how many; 0 when nothing has to be said.
 * @move: the move "attack" or "drive", complete but for those whom its misses hit */
int
hk_aotd_attack_count_due_misses (HkAotdTable *self,
                                 HkMove      *move)
{
  HkDryRun trial = { .table = HK_TABLE (self) };
  g_autoptr (GError) error = NULL;
  JsonArray *friends;
  JsonArray *companions;
  JsonArray *there;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self) && HK_IS_MOVE (move), 0);

  friends = hk_move_get_array (move, "friends");
  companions = hk_move_get_array (move, "companions");
  there = friends != NULL && json_array_get_length (friends) > 0 ? friends : companions;
  if (there == NULL || json_array_get_length (there) == 0 || hk_move_has (move, "wounds-to") || hk_move_has (move, "companions-hit"))
    return 0;
  if (hk_dry_run_apply (&trial, move, &error) || !g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER))
    return 0;
  for (int misses = 1; misses <= HK_AOTD_STRIKE_FACES; misses++)
    if (is_answered (self, move, there == friends ? "wounds-to" : "companions-hit", json_array_get_int_element (there, 0), misses))
      return misses;
  return 0;
}
