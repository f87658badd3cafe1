/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-sleepers.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-inventory.h"
#include "hk-aotd-skills.h"
#include "hk-aotd-survivor-moves.h"

/* Searching, and cards that come, go and are used (book, pages 16, 19 and 25). */

/* Gives @survivor a card that was drawn, or the Shambler that comes with Aaahh!!, which may be the second of the Search. */
static void
find_card (HkAotdTable *self,
           HkMove      *move,
           int          survivor,
           const char  *card,
           gboolean     again)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  if (g_str_equal (card, "aaahh"))
    {
      hk_deck_discard (self->equipment_deck, card);
      if (hk_aotd_table_get_pool (self, "shambler") > 0)
        hk_move_log (move, _("%s finds Aaahh!!: a Shambler comes into the Zone."), record->name);
      else
        hk_move_log (move,
                     _("%s finds Aaahh!!: a Shambler should come into the Zone of %s, and none is left in the box."), record->name, record->name);
      if (again && hk_aotd_decide (self, move, "aaahh-once"))
        hk_move_log (move, _("The second card brings nobody."));
      else if (hk_aotd_table_get_pool (self, "shambler") > 0 || !hk_aotd_decide (self, move, "aaahh-empty"))
        hk_aotd_table_place (self, move, "shambler", 1);
      return;
    }
  if (hk_move_get_boolean (move, "discard", FALSE))
    {
      hk_deck_discard (self->equipment_deck, card);
      /* Translators: %s: a Survivor; %s: a card. */
      hk_move_log (move, _("%s finds %s and discards it."), record->name, hk_aotd_card_get_title (card));
      return;
    }
  hk_aotd_survivor_add_item (record, card, hk_move_get_enum (move, "slot", hk_aotd_slots, HK_AOTD_SLOT_NONE));
  /* Translators: %s: a Survivor; %s: a card. */
  hk_move_log (move, _("%s finds %s."), record->name, hk_aotd_card_get_title (card));
  if (hk_aotd_survivor_is_overloaded (record))
    hk_move_log (move, _("There is no slot left: one card has to be discarded."));
}

static gboolean
check_search (HkAotdTable *self,
              HkMove      *move,
              int          survivor,
              GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  if (hk_move_get_int (move, "zombies", 0) > 0 &&
      !hk_move_require_rule (move, "army-of-the-dead/player.search", error,
                             _("Nobody can search in a Zone with Zombies.")))
    return FALSE;
  if (!hk_move_get_boolean (move, "inside", TRUE) &&
      !hk_move_require_rule (move, "army-of-the-dead/player.search", error,
                             _("Survivors search inside buildings only.")))
    return FALSE;
  return !hk_aotd_survivor_has_used (record, "search") || hk_aotd_table_has_skill (self, survivor, "search-more")
         || (hk_aotd_survivor_has_free (record, "search") && hk_aotd_decide (self, move, "free-search-extra"))
         || hk_move_require_rule (move, "army-of-the-dead/player.search", error,
                                  _("%s has searched in this Turn already."), record->name);
}

static gboolean
apply_search (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonArray *cards = hk_move_get_array (move, "cards");
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func (g_free);
  HkAotdSurvivor *record;
  gboolean counts = TRUE;
  gboolean aaahh = FALSE;
  int survivor;
  guint n_cards;

  if (!hk_aotd_begin_action (self, move, &survivor, error) ||
      !check_search (self, move, survivor, error) ||
      !hk_aotd_check_actions (self, move, survivor, "search", FALSE, 1, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  n_cards = hk_aotd_table_has_skill (self, survivor, "search-2") ? 2 : 1;
  if (cards != NULL && json_array_get_length (cards) == 0)
    cards = NULL;
  if (cards != NULL && json_array_get_length (cards) > n_cards &&
      !hk_move_require_rule (move, "army-of-the-dead/player.search", error,
                             ngettext ("%s draws %u card in a search.", "%s draws %u cards in a search.",
                                       n_cards), record->name, n_cards))
    return FALSE;
  if (cards != NULL)
    n_cards = json_array_get_length (cards);
  for (guint i = 0; i < n_cards; i++)
    {
      char *card;

      if (cards == NULL && self->equipment_deck != NULL && !hk_deck_can_draw (self->equipment_deck, 1))
        break;
      card = hk_aotd_draw_equipment (self, move, cards == NULL ? NULL : json_array_get_string_element (cards, i), error);
      if (card == NULL)
        return FALSE;
      g_ptr_array_add (drawn, card);
    }
  if (hk_aotd_survivor_has_free (record, "search"))
    counts = !hk_aotd_decide (self, move, "free-search-extra");
  for (guint i = 0; i < drawn->len; i++)
    if (g_str_equal (g_ptr_array_index (drawn, i), "aaahh"))
      counts = counts && !hk_aotd_decide (self, move, "aaahh-no-search");
  hk_aotd_spend_actions (self, move, survivor, "search", FALSE, 1);
  if (counts)
    hk_aotd_survivor_set_used (record, "search");
  if (drawn->len == 0)
    hk_move_log (move, _("%s searches and finds nothing: no Equipment card is left."), record->name);
  if (hk_aotd_decide (self, move, "search-is-noise") ? !hk_aotd_make_noise (self, move, survivor, error)
                                                     : !hk_aotd_wake_told (self, move, error))
    return FALSE;
  for (guint i = 0; i < drawn->len; i++)
    {
      find_card (self, move, survivor, g_ptr_array_index (drawn, i), aaahh);
      aaahh |= g_str_equal (g_ptr_array_index (drawn, i), "aaahh");
    }
  return TRUE;
}

static gboolean
apply_take_card (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdSurvivor *record;
  g_autofree char *card = NULL;
  int survivor;

  if (!hk_aotd_read_living (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (g_strcmp0 (hk_move_get_string (move, "card"), "aaahh") == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody keeps Aaahh!!: it brings a Shambler and is discarded."));
  card = hk_aotd_draw_equipment (self, move, hk_move_get_string (move, "card"), error);
  if (card == NULL)
    return FALSE;
  if (hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_NONE) >= HK_AOTD_HAND_SLOTS + HK_AOTD_BACKPACK_SLOTS &&
      !hk_move_require_rule (move, "army-of-the-dead/inventory.slots", error,
                             _("%s carries five cards already and has to discard one first."), record->name))
    return FALSE;
  hk_aotd_survivor_add_item (record, card, hk_move_get_enum (move, "slot", hk_aotd_slots, HK_AOTD_SLOT_NONE));
  /* Translators: %s: a Survivor; %s: a card. */
  hk_move_log (move, _("%s takes %s."), record->name, hk_aotd_card_get_title (card));
  return TRUE;
}

/* What found no slot goes to a Hand that has become free. */
static void
fill_hands (HkAotdSurvivor *record)
{
  for (int i = hk_record_list_get_length (record->items); i > 0; i--)
    {
      HkAotdItem *item = hk_record_list_get (record->items, i - 1);

      if (hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_BACKPACK) <= HK_AOTD_BACKPACK_SLOTS ||
          hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_HAND) >= HK_AOTD_HAND_SLOTS)
        return;
      if (item->slot == HK_AOTD_SLOT_BACKPACK)
        hk_record_set_enum (item, &item->slot, HK_AOTD_SLOT_HAND);
    }
}

static gboolean
apply_discard_card (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *card = hk_move_get_string (move, "card");
  HkAotdSurvivor *record;
  HkAotdItem *item;
  int survivor;

  if (!hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  item = hk_aotd_survivor_find_item (record, card, HK_AOTD_SLOT_BACKPACK);
  if (item == NULL)
    item = hk_aotd_survivor_get_item (record, card, error);
  if (item == NULL)
    return FALSE;
  hk_aotd_discard_item (self, record, item);
  fill_hands (record);
  /* Translators: %s: a Survivor; %s: a card. */
  hk_move_log (move, _("%s discards %s."), record->name, hk_aotd_card_get_title (card));
  return TRUE;
}

/* The weapon that an Ammo Clip loads: the one named, or the only empty one. */
static HkAotdItem *
find_empty (HkAotdSurvivor *record,
            HkMove         *move,
            GError        **error)
{
  JsonNode *on = hk_move_get_node (move, "on");
  const char *card = on != NULL && JSON_NODE_HOLDS_VALUE (on) && json_node_get_value_type (on) == G_TYPE_STRING ? json_node_get_string (on) : NULL;
  HkAotdItem *found = NULL;
  guint n = 0;

  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (record->items, i);

      if (!item->empty || (card != NULL && g_strcmp0 (item->card, card) != 0))
        continue;
      if (found == NULL || g_strcmp0 (found->card, item->card) != 0)
        n++;
      found = item;
    }
  if (n == 1)
    return found;
  if (n > 1)
    hk_move_ask (move, "on", error, _("Which weapon is the Ammo Clip for?"));
  else if (card != NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s carries no such weapon that is out of ammo."), record->name);
  else
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s carries no weapon that is out of ammo."), record->name);
  return NULL;
}

static void
say_heal (HkMove         *move,
          HkAotdSurvivor *record,
          int             wounds)
{
  const int healed = MIN (wounds, record->wounds);

  hk_record_set_int (record, &record->wounds, record->wounds - healed);
  if (record->wounds < record->health)
    hk_record_set_boolean (record, &record->eliminated, FALSE);
  /* Translators: %s: a Survivor; %d: Wounds; %d: the Health that is left; %d: all Health. */
  hk_move_log (move, ngettext ("%s is healed of %d Wound: Health %d of %d.",
                               "%s is healed of %d Wounds: Health %d of %d.", (gulong) healed),
               record->name, healed, record->health - record->wounds, record->health);
}

/* First Aid: what the card says is told. */
static gboolean
use_first_aid (HkAotdTable *self,
               HkMove      *move,
               int          survivor,
               GError     **error)
{
  JsonNode *on = hk_move_get_node (move, "on");
  const gboolean told = on != NULL && JSON_NODE_HOLDS_VALUE (on) && json_node_get_value_type (on) == G_TYPE_INT64;
  HkAotdSurvivor *patient = hk_aotd_find_survivor (self, told ? (int) json_node_get_int (on) : survivor, error);

  if (patient == NULL)
    return FALSE;
  if (!hk_move_has (move, "wounds"))
    return hk_move_ask (move, "wounds", error, _("How many Wounds does the card heal?"));
  if (patient->eliminated &&
      !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.attack", error, _("%s is out of the game."),
                             patient->name))
    return FALSE;
  say_heal (move, patient, hk_move_get_int (move, "wounds", 0));
  return TRUE;
}

static gboolean
apply_use_card (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *card = hk_move_get_string (move, "card");
  const gboolean clip = g_str_equal (card, "ammo-clip");
  const int cost = hk_move_get_int (move, "cost", clip && hk_aotd_decide (self, move, "reload-costs"));
  const gboolean discard = clip || hk_move_get_boolean (move, "discard", hk_aotd_card_is_used_up (card) && !hk_aotd_decide (self, move, "cards-kept"));
  HkAotdSurvivor *record;
  HkAotdItem *item;
  HkAotdGear *gear;
  int survivor;

  if (!hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  item = hk_aotd_survivor_get_item (record, card, error);
  if (item == NULL)
    return FALSE;
  gear = hk_aotd_table_find_gear (self, card);
  if (item->slot == HK_AOTD_SLOT_BACKPACK && gear != NULL && !gear->backpack &&
      !hk_move_require_rule (move, "army-of-the-dead/inventory.hand", error,
                             _("%s lies in the Backpack of %s and can be used only from a Hand."), hk_aotd_card_get_title (card), record->name))
    return FALSE;
  if (!hk_aotd_check_actions (self, move, survivor, "other", FALSE, cost, error))
    return FALSE;
  if (clip)
    {
      HkAotdItem *weapon = find_empty (record, move, error);

      if (weapon == NULL)
        return FALSE;
      hk_record_set_boolean (weapon, &weapon->empty, FALSE);
      /* Translators: %s: a Survivor; %s: a card. */
      hk_move_log (move, _("%s discards an Ammo Clip: %s can be used again."), record->name,
                   hk_aotd_card_get_title (weapon->card));
    }
  else
    {
      if (discard)
        /* Translators: %s: a Survivor; %s: a card. */
        hk_move_log (move, _("%s uses %s and discards it."), record->name, hk_aotd_card_get_title (card));
      else
        /* Translators: %s: a Survivor; %s: a card. */
        hk_move_log (move, _("%s uses %s."), record->name, hk_aotd_card_get_title (card));
      if (g_str_equal (card, "first-aid-kit") && !use_first_aid (self, move, survivor, error))
        return FALSE;
    }
  if (cost > 0)
    hk_aotd_spend_actions (self, move, survivor, "other", FALSE, cost);
  if (discard)
    hk_aotd_discard_item (self, record, item);
  if (hk_move_get_int (move, "adrenaline", 0) > 0)
    hk_aotd_table_add_adrenaline (self, move, survivor, hk_move_get_int (move, "adrenaline", 0));
  return TRUE;
}

static gboolean
apply_heal (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdSurvivor *record;
  int survivor;

  if (!hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (record->wounds == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Wound to heal."), record->name);
  if (record->eliminated &&
      !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.attack", error, _("%s is out of the game."),
                             record->name))
    return FALSE;
  say_heal (move, record, hk_move_get_int (move, "wounds", 1));
  return TRUE;
}

#define SLOT_PARAM \
  { "slot", HK_PARAM_STRING, FALSE, 0, 0, hk_aotd_slots, N_("Where the card goes; a Hand while one is free when left out"), N_("Slot") }
#define CARD_PARAM \
  { "card", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("Which Equipment card"), N_("Card") }

static const HkParamSpec search_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards, when they are drawn by hand"), N_("Cards drawn by hand") },
  SLOT_PARAM,
  { "discard", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether what is found is discarded at once"), N_("The card is discarded") },
  { "zombies", HK_PARAM_INT, FALSE, 0, 50, NULL, N_("Zombies in the Zone, when the group wants it checked"), N_("Zombies in the Zone left") },
  { "inside", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the Zone is inside a building, when the group wants it checked"), N_("In a building") },
  HK_AOTD_WAKE_PARAMS,
};

static const HkParamSpec take_card_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  CARD_PARAM,
  SLOT_PARAM,
};

static const HkParamSpec discard_card_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  CARD_PARAM,
};

static const HkParamSpec use_card_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  CARD_PARAM,
  { "on", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The weapon that an Ammo Clip loads, or the Survivor whom First Aid heals"), N_("Used on") },
  { "wounds", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Wounds that First Aid heals, as the card says"), N_("Wounds") },
  { "adrenaline", HK_PARAM_INT, FALSE, 0, 43, NULL, N_("Adrenaline Points that the card gives"), N_("Adrenaline Points") },
  { "cost", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Actions that it takes, as the card says; none when left out"), N_("Cost in Actions") },
  { "discard", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL,
    N_("Whether the card is discarded, as it says; when left out what one use consumes is. An Ammo Clip always is"), N_("The card is discarded") },
};

static const HkParamSpec heal_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "wounds", HK_PARAM_INT, FALSE, 1, 9, NULL, N_("How many Wounds; one when left out"), N_("Wounds") },
};

const HkMoveSpec hk_aotd_item_moves[] = {
  { "search", N_("Search"), "army-of-the-dead/player.search", search_params, G_N_ELEMENTS (search_params), apply_search },
  { "take-card", N_("Take an Equipment Card"), "army-of-the-dead/inventory.slots",
    take_card_params, G_N_ELEMENTS (take_card_params), apply_take_card },
  { "discard-card", N_("Discard an Equipment Card"), "army-of-the-dead/inventory.discard",
    discard_card_params, G_N_ELEMENTS (discard_card_params), apply_discard_card },
  { "use-card", N_("Use an Equipment Card"), "army-of-the-dead/inventory.hand",
    use_card_params, G_N_ELEMENTS (use_card_params), apply_use_card },
  { "heal", N_("Heal Wounds"), "army-of-the-dead/zombie-phase.attack", heal_params, G_N_ELEMENTS (heal_params), apply_heal },
};

const guint hk_aotd_n_item_moves = G_N_ELEMENTS (hk_aotd_item_moves);
