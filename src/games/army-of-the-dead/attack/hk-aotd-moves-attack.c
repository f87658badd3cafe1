/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "games/army-of-the-dead/team/hk-aotd-survivor-moves.h"
#include "hk-aotd-attack-setup.h"
#include "hk-aotd-strike.h"

/* Combat Actions with a card or with the Machine Gun of the Taco Truck (book, pages 19 and 28). */

/* With real cards on the table the app may not have heard of one: it is in a Hand that the app thinks free. */
static HkAotdItem *
take_untold (HkAotdTable *self,
             HkMove      *move,
             int          survivor,
             const char  *card)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  HkAotdItem *item;

  if (!hk_aotd_may_hold_untold (self, survivor) || !hk_deck_take (self->equipment_deck, card, NULL))
    return NULL;
  item = hk_aotd_survivor_add_item (record, card, HK_AOTD_SLOT_HAND);
  /* Translators: %s: a Survivor; %s: a card. */
  hk_move_log (move, _("%s holds %s."), record->name, hk_aotd_card_get_title (card));
  return item;
}

/* The card in a Hand, or in the Backpack when it may be used there. */
static gboolean
find_weapon (HkAotdStrike *strike,
             HkAotdTable  *self,
             HkMove       *move,
             GError      **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, strike->survivor);
  const char *card = strike->gear->card;
  const char *title = hk_aotd_card_get_title (card);

  strike->item = hk_aotd_survivor_find_item (record, card, HK_AOTD_SLOT_HAND);
  if (strike->item != NULL && strike->item->empty)
    for (int i = 0; i < hk_record_list_get_length (record->items); i++)
      {
        HkAotdItem *item = hk_record_list_get (record->items, i);

        if (g_strcmp0 (item->card, card) == 0 && item->slot == HK_AOTD_SLOT_HAND && !item->empty)
          strike->item = item;
      }
  if (strike->item == NULL)
    strike->item = hk_aotd_survivor_find_item (record, card, HK_AOTD_SLOT_BACKPACK);
  if (strike->item == NULL)
    strike->item = take_untold (self, move, strike->survivor, card);
  if (strike->item == NULL)
    return hk_move_require_rule (move, "army-of-the-dead/inventory.hand", error, _("%s does not carry the card “%s”."),
                                 record->name, title);
  if (strike->item->slot == HK_AOTD_SLOT_BACKPACK && !strike->gear->backpack &&
      !hk_move_require_rule (move, "army-of-the-dead/inventory.hand", error,
                             /* Translators: %s: a card; %s: a Survivor. */
                             _("%s lies in the Backpack of %s and can be used only from a Hand."), title, record->name))
    return FALSE;
  return !strike->item->empty
         || hk_move_require_rule (move, "army-of-the-dead/combat.ammo", error,
                                  _("%s is out of ammo; an Ammo Clip loads it again."), title);
}

/* The Machine Gun is fired from its seat. */
static gboolean
check_gunner (HkAotdTable *self,
              HkMove      *move,
              int          survivor,
              GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  return record->seat == HK_AOTD_SEAT_GUNNER
         || hk_move_require_rule (move, "army-of-the-dead/truck.gun", error,
                                  _("The Machine Gun of the Taco Truck is fired from the Gunner’s seat; %s does not sit there."), record->name);
}

static const char *
get_action (HkAotdStrike *strike)
{
  return strike->truck ? "truck"
         : g_strcmp0 (strike->gear->kind, "melee") == 0 ? "melee"
         : g_strcmp0 (strike->gear->kind, "ranged") == 0 ? "ranged" : "combat";
}

static gboolean
apply_attack (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdStrike strike = { 0 };
  const char *kind;

  if (!hk_aotd_begin_action (self, move, &strike.survivor, error))
    return FALSE;
  strike.gear = hk_aotd_read_gear (self, move, "weapon", error);
  if (strike.gear == NULL)
    return FALSE;
  if (g_str_equal (strike.gear->card, "taco-truck-attack"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("The Taco Truck attacks when it is driven: drive it."));
  strike.truck = g_str_equal (strike.gear->card, "taco-truck-gun");
  if (strike.truck ? !check_gunner (self, move, strike.survivor, error) : !find_weapon (&strike, self, move, error))
    return FALSE;
  kind = get_action (&strike);
  if (!hk_aotd_check_actions (self, move, strike.survivor, kind, strike.gear->explosive && !strike.truck, 1, error) ||
      !hk_aotd_strike_read (&strike, self, move, error) || !hk_aotd_strike_roll (&strike, self, move, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, strike.survivor, kind, strike.gear->explosive && !strike.truck, 1);
  return hk_aotd_strike_settle (&strike, self, move, error);
}

static const HkParamSpec attack_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "weapon", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The Equipment card, the Machine Gun of the truck, or what is printed on a card that the app does not know"), N_("Weapon") },
  HK_AOTD_STRIKE_PARAMS,
  HK_AOTD_WAKE_PARAMS,
};

const HkMoveSpec hk_aotd_attack_moves[] = {
  { "attack", N_("Attack"), "army-of-the-dead/player.combat", attack_params, G_N_ELEMENTS (attack_params), apply_attack },
};

const guint hk_aotd_n_attack_moves = G_N_ELEMENTS (hk_aotd_attack_moves);
