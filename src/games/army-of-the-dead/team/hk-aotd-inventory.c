/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-inventory.h"

/* Two Hands and a Backpack with three slots (book, page 16). */

/* Returns (nullable): the first such card.
 * @card: (nullable): the id of an Equipment card, or %NULL for any
 * @slot: where; HK_AOTD_SLOT_NONE both */
HkAotdItem *
hk_aotd_survivor_find_item (HkAotdSurvivor *self,
                            const char     *card,
                            HkAotdSlot      slot)
{
  for (int i = 0; i < hk_record_list_get_length (self->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (self->items, i);

      if ((card == NULL || g_strcmp0 (item->card, card) == 0) && (slot == HK_AOTD_SLOT_NONE || item->slot == slot))
        return item;
    }
  return NULL;
}

/* Returns (nullable): such a card, one in a Hand first. Errors: %HK_ERROR_IMPOSSIBLE. */
HkAotdItem *
hk_aotd_survivor_get_item (HkAotdSurvivor *self,
                           const char     *card,
                           GError        **error)
{
  HkAotdItem *item = hk_aotd_survivor_find_item (self, card, HK_AOTD_SLOT_HAND);

  if (item == NULL)
    item = hk_aotd_survivor_find_item (self, card, HK_AOTD_SLOT_NONE);
  if (item == NULL)
    /* Translators: %s: a Survivor; %s: a card. */
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not carry the card “%s”."), self->name, hk_aotd_card_get_title (card));
  return item;
}

/* Returns how many cards are there.
 * @slot: where; HK_AOTD_SLOT_NONE both */
guint
hk_aotd_survivor_count_items (HkAotdSurvivor *self,
                              HkAotdSlot      slot)
{
  guint n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (self->items, i);

      n += slot == HK_AOTD_SLOT_NONE || item->slot == slot;
    }
  return n;
}

/* Returns whether a card that was found has no slot, so that one has to be discarded. */
gboolean
hk_aotd_survivor_is_overloaded (HkAotdSurvivor *self)
{
  return hk_aotd_survivor_count_items (self, HK_AOTD_SLOT_HAND) > HK_AOTD_HAND_SLOTS
         || hk_aotd_survivor_count_items (self, HK_AOTD_SLOT_BACKPACK) > HK_AOTD_BACKPACK_SLOTS;
}

/* Puts a card into the inventory. One too many lies with the Backpack until a card is discarded. Returns the card.
 * @slot: where; HK_AOTD_SLOT_NONE a Hand while one is free */
HkAotdItem *
hk_aotd_survivor_add_item (HkAotdSurvivor *self,
                           const char     *card,
                           HkAotdSlot      slot)
{
  const gboolean hand_free = hk_aotd_survivor_count_items (self, HK_AOTD_SLOT_HAND) < HK_AOTD_HAND_SLOTS;
  const gboolean backpack_free = hk_aotd_survivor_count_items (self, HK_AOTD_SLOT_BACKPACK) < HK_AOTD_BACKPACK_SLOTS;
  g_autoptr (HkAotdItem) item = g_object_new (HK_TYPE_AOTD_ITEM, "card", card, NULL);
  const gboolean hand = hand_free && (slot != HK_AOTD_SLOT_BACKPACK || !backpack_free);

  hk_record_set_enum (item, &item->slot, hand ? HK_AOTD_SLOT_HAND : HK_AOTD_SLOT_BACKPACK);
  hk_record_list_append (self->items, item);
  return item;
}

/* Takes a card out of the inventory. */
void
hk_aotd_survivor_drop_item (HkAotdSurvivor *self,
                            HkAotdItem     *item)
{
  hk_record_list_remove (self->items, item);
}

/* Takes a card off the Equipment deck; when it runs out, its discards are shuffled (book, page 19). Returns
 * (transfer full) (nullable): the id of the card; %NULL on an error.
 * @card: (nullable): the card that the group has drawn itself */
char *
hk_aotd_draw_equipment (HkAotdTable *self,
                        HkMove      *move,
                        const char  *card,
                        GError     **error)
{
  const char * const *discards;

  if (self->equipment_deck == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no Equipment deck on this table."));
      return NULL;
    }
  if (card == NULL)
    {
      if (self->cards_by != HK_BY_HAND)
        return hk_deck_draw (self->equipment_deck, hk_move_get_random_log (move), error);
      hk_move_ask (move, g_str_equal (hk_move_get_name (move), "search") ? "cards" : "card", error, _("Draw the Equipment card: which is it?"));
      return NULL;
    }
  if (hk_aotd_card_lookup (card) == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no Equipment card “%s”."), card);
      return NULL;
    }
  discards = hk_deck_get_discards (self->equipment_deck);
  if (hk_deck_count (self->equipment_deck, card) == 0 && discards != NULL && g_strv_contains (discards, card))
    {
      if (hk_deck_get_n_left (self->equipment_deck) > 0)
        return hk_move_require_rule (move, "army-of-the-dead/player.search", error,
                                     _("Every card “%s” that nobody carries lies in the discards."),
                                     hk_aotd_card_get_title (card))
               && hk_deck_take_discard (self->equipment_deck, card, error) ? g_strdup (card) : NULL;
      hk_deck_reshuffle (self->equipment_deck, hk_move_get_random_log (move));
    }
  return hk_deck_take (self->equipment_deck, card, error) ? g_strdup (card) : NULL;
}

/* Puts a card on the discards of the Equipment deck. */
void
hk_aotd_discard_item (HkAotdTable    *self,
                      HkAotdSurvivor *survivor,
                      HkAotdItem     *item)
{
  g_autofree char *card = g_strdup (item->card);

  hk_aotd_survivor_drop_item (survivor, item);
  if (self->equipment_deck != NULL && hk_aotd_card_lookup (card) != NULL)
    hk_deck_discard (self->equipment_deck, card);
}
