/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-inventory.h"
#include "hk-aotd-survivor-moves.h"

/* Reorganizing and trading (book, page 19). */

/* Takes the cards of @cards out of @left and puts them into @taken, with a slot. */
static gboolean
pick_items (HkAotdSurvivor *record,
            GPtrArray      *left,
            JsonArray      *cards,
            GPtrArray      *taken,
            GError        **error)
{
  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    {
      const char *card = json_array_get_string_element (cards, i);
      guint j = 0;

      while (j < left->len && g_strcmp0 (((HkAotdItem *) g_ptr_array_index (left, j))->card, card) != 0)
        j++;
      if (j == left->len)
        {
          /* Translators: %s: a Survivor; %s: a card. */
          return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                                _("%s does not carry the card “%s”, or not so many of it."), record->name, hk_aotd_card_get_title (card));
        }
      g_ptr_array_add (taken, g_object_ref (g_ptr_array_index (left, j)));
      g_ptr_array_remove_index (left, j);
    }
  return TRUE;
}

static GPtrArray *
list_items (HkAotdSurvivor *record)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    g_ptr_array_add (items, g_object_ref (hk_record_list_get (record->items, i)));
  return items;
}

static void
set_slots (GPtrArray *items,
           HkAotdSlot slot)
{
  for (guint i = 0; i < items->len; i++)
    {
      HkAotdItem *item = g_ptr_array_index (items, i);

      hk_record_set_enum (item, &item->slot, slot);
    }
}

static gboolean
apply_arrange (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int cost = hk_move_get_boolean (move, "action", TRUE) ? 1 : 0;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) hand = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) backpack = g_ptr_array_new_with_free_func (g_object_unref);
  HkAotdSurvivor *record;
  int survivor;

  if (cost > 0 ? !hk_aotd_begin_action (self, move, &survivor, error) : !hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  left = list_items (record);
  if (!pick_items (record, left, hk_move_get_array (move, "hand"), hand, error) ||
      !pick_items (record, left, hk_move_get_array (move, "backpack"), backpack, error))
    return FALSE;
  if (left->len > 0)
    {
      /* Translators: %s: a Survivor; %s: a card. */
      return hk_error_fail (error, HK_ERROR_PARAMETER,
                            _("Say for every card of %s where it goes: %s is left over."), record->name, hk_aotd_card_get_title (((HkAotdItem *) g_ptr_array_index (left, 0))->card));
    }
  if ((hand->len > HK_AOTD_HAND_SLOTS || backpack->len > HK_AOTD_BACKPACK_SLOTS) &&
      !hk_move_require_rule (move, "army-of-the-dead/inventory.slots", error,
                             _("There are two slots for the Hands and three in the Backpack.")))
    return FALSE;
  if (!hk_aotd_check_actions (self, move, survivor, "other", FALSE, cost, error))
    return FALSE;
  if (cost > 0)
    hk_aotd_spend_actions (self, move, survivor, "other", FALSE, cost);
  set_slots (hand, HK_AOTD_SLOT_HAND);
  set_slots (backpack, HK_AOTD_SLOT_BACKPACK);
  hk_move_log (move, _("%s reorganizes the equipment."), record->name);
  return TRUE;
}

/* Puts the cards of a trade where there is a slot; the receiver may rearrange them for nothing. */
static void
hand_over (HkAotdSurvivor *from,
           HkAotdSurvivor *to,
           GPtrArray      *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      HkAotdItem *item = g_ptr_array_index (items, i);
      HkAotdItem *added;

      hk_aotd_survivor_drop_item (from, item);
      added = hk_aotd_survivor_add_item (to, item->card, HK_AOTD_SLOT_NONE);
      hk_record_set_boolean (added, &added->empty, item->empty);
    }
}

static void
say_given (HkMove         *move,
           HkAotdSurvivor *from,
           HkAotdSurvivor *to,
           GPtrArray      *items)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (names, "%s%s", i == 0 ? "" : ", ", hk_aotd_card_get_title (((HkAotdItem *) g_ptr_array_index (items, i))->card));
  if (items->len > 0)
    /* Translators: %s: a Survivor; %s: a Survivor; %s: a list of cards. */
    hk_move_log (move, _("%s gives %s: %s."), from->name, to->name, names->str);
}

/* Whether all Companions of @numbers follow @leader. */
static gboolean
check_companions (HkAotdTable *self,
                  JsonArray   *numbers,
                  int          leader,
                  GError     **error)
{
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, (int) json_array_get_int_element (numbers, i));

      if (companion != NULL && companion->leader == leader && !companion->eliminated)
        continue;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                            _("%s does not lead that Companion."), hk_aotd_table_get_survivor_name (self, leader));
    }
  return TRUE;
}

static void
lead_companions (HkAotdTable *self,
                 HkMove      *move,
                 JsonArray   *numbers,
                 int          leader)
{
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    hk_aotd_table_lead_companion (self, move, hk_aotd_table_get_companion (self, (int) json_array_get_int_element (numbers, i)), leader);
}

/* Whether the tokens of all Objectives of @numbers are with @holder. */
static gboolean
check_tokens (HkAotdTable *self,
              JsonArray   *numbers,
              int          holder,
              GError     **error)
{
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, (int) json_array_get_int_element (numbers, i));

      if (objective != NULL && objective->holder == holder)
        continue;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                            _("%s does not have the token of that Objective."), hk_aotd_table_get_survivor_name (self, holder));
    }
  return TRUE;
}

/* The Objective itself stays with the Survivor whom its card names, but by a house rule. */
static void
hand_tokens (HkAotdTable *self,
             HkMove      *move,
             JsonArray   *numbers,
             int          holder)
{
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, (int) json_array_get_int_element (numbers, i));
      g_autofree char *title = hk_aotd_objective_dup_title (objective);

      hk_record_set_int (objective, &objective->holder, holder);
      if (objective->survivor >= 0 && hk_aotd_decide (self, move, "objective-travels"))
        hk_record_set_int (objective, &objective->survivor, holder);
      /* Translators: %s: a Survivor; %s: a token. */
      hk_move_log (move, _("%s has this token now: “%s”."), hk_aotd_table_get_survivor_name (self, holder), title);
    }
}

static gboolean
check_room (HkMove         *move,
            HkAotdSurvivor *record,
            guint           gone,
            guint           come,
            GError        **error)
{
  return hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_NONE) - gone + come <= HK_AOTD_HAND_SLOTS + HK_AOTD_BACKPACK_SLOTS
         || hk_move_require_rule (move, "army-of-the-dead/inventory.slots", error,
                                  _("%s cannot carry so much: there is room for five cards."), record->name);
}

static gboolean
apply_trade (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int with = hk_move_get_int (move, "partner", hk_move_get_int (move, "with", -1));
  g_autoptr (GPtrArray) own = NULL;
  g_autoptr (GPtrArray) others = NULL;
  g_autoptr (GPtrArray) given = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) got = g_ptr_array_new_with_free_func (g_object_unref);
  HkAotdSurvivor *record;
  HkAotdSurvivor *other;
  int survivor;

  if (!hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (with < 0)
    return hk_move_ask (move, "partner", error, _("With whom does %s trade?"), record->name);
  other = hk_aotd_find_survivor (self, with, error);
  if (other == NULL)
    return FALSE;
  if (other == record || other->eliminated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("A trade takes another Survivor in the same Zone."));
  own = list_items (record);
  others = list_items (other);
  if (!pick_items (record, own, hk_move_get_array (move, "give"), given, error) ||
      !pick_items (other, others, hk_move_get_array (move, "get"), got, error) ||
      !check_companions (self, hk_move_get_array (move, "give-companions"), survivor, error) ||
      !check_companions (self, hk_move_get_array (move, "get-companions"), with, error) ||
      !check_tokens (self, hk_move_get_array (move, "give-tokens"), survivor, error) ||
      !check_tokens (self, hk_move_get_array (move, "get-tokens"), with, error) ||
      !check_room (move, record, given->len, got->len, error) ||
      !check_room (move, other, got->len, given->len, error) ||
      !hk_aotd_check_actions (self, move, survivor, "other", FALSE, 1, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, 1);
  /* Translators: %s: a Survivor; %s: a Survivor. */
  hk_move_log (move, _("%s and %s trade."), record->name, other->name);
  say_given (move, record, other, given);
  say_given (move, other, record, got);
  for (guint i = 0; i < got->len; i++)
    hk_aotd_survivor_drop_item (other, g_ptr_array_index (got, i));
  hand_over (record, other, given);
  hand_over (other, record, got);
  lead_companions (self, move, hk_move_get_array (move, "give-companions"), with);
  lead_companions (self, move, hk_move_get_array (move, "get-companions"), survivor);
  hand_tokens (self, move, hk_move_get_array (move, "give-tokens"), with);
  hand_tokens (self, move, hk_move_get_array (move, "get-tokens"), survivor);
  return TRUE;
}

static const HkParamSpec arrange_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "hand", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("The cards in the Hands"), N_("In Hand") },
  { "backpack", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("The cards in the Backpack"), N_("In the Backpack") },
  { "action", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it takes an Action, as it does but after a search or a trade"), N_("It costs an Action") },
};

static const HkParamSpec trade_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "partner", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The other Survivor, in the same Zone"), N_("With whom"), "survivors" },
  { "with", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The same; a line of a script cannot say it so"), N_("With whom"), "survivors" },
  { "give", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards that are given"), N_("Cards given away") },
  { "get", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards that are got"), N_("Cards received") },
  { "give-companions", HK_PARAM_INTS, FALSE, 0, 11, NULL, N_("The Companions that are given"), N_("Companions given away") },
  { "get-companions", HK_PARAM_INTS, FALSE, 0, 11, NULL, N_("The Companions that are got"), N_("Companions received") },
  { "give-tokens", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Objectives whose tokens are given"), N_("Tokens given away") },
  { "get-tokens", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Objectives whose tokens are got"), N_("Tokens received") },
};

const HkMoveSpec hk_aotd_trade_moves[] = {
  { "arrange", N_("Reorganize the Equipment"), "army-of-the-dead/player.trade", arrange_params, G_N_ELEMENTS (arrange_params), apply_arrange },
  { "trade", N_("Trade"), "army-of-the-dead/player.trade", trade_params, G_N_ELEMENTS (trade_params), apply_trade },
};

const guint hk_aotd_n_trade_moves = G_N_ELEMENTS (hk_aotd_trade_moves);
