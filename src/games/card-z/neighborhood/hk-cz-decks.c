/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-changes.h"
#include "hk-cz-decks.h"

/* The Encounter Deck, and who draws. */

/* Returns whether the app draws from the deck: the group leaves it to the app, and its cards are known.
 * @deck: (nullable): one of its decks */
gboolean
hk_cz_table_app_draws (HkCzTable *self,
                       HkDeck    *deck)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  return deck != NULL && !hk_cz_table_draws_by_hand (self) && hk_deck_can_draw (deck, 1);
}

/* Returns whether the group says which card of the deck it has drawn: it draws itself, or the app does not know all cards of the box. A deck
 * of games that began before the app drew from whole decks alone is taken for whole.
 * @deck: (nullable): one of its decks */
gboolean
hk_cz_table_group_draws (HkCzTable *self,
                         HkDeck    *deck)
{
  gboolean whole = TRUE;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (deck != NULL)
    g_object_get (deck, "reshuffles", &whole, NULL);
  return !whole || hk_cz_table_draws_by_hand (self);
}

/* Tells an Encounter all that its card shows. It is not turned up by it.
 * @card: what its card shows */
void
hk_cz_encounter_set_face (HkCzEncounter *self,
                          HkCzCard      *card)
{
  g_return_if_fail (HK_IS_CZ_ENCOUNTER (self));
  g_return_if_fail (HK_IS_CZ_CARD (card));

  hk_record_set_string (self, &self->id, card->id);
  hk_record_set_string (self, &self->type, card->type);
  hk_record_set_string (self, &self->name, card->name);
  hk_record_set_int (self, &self->zone, card->zone);
  hk_record_set_string (self, &self->hex, card->hex);
  hk_record_set_boolean (self, &self->helmet, card->helmet);
  hk_record_set_boolean (self, &self->distracted, card->distracted);
  hk_record_set_boolean (self, &self->carries_loot, card->loot);
}

/* Draws the top card of the Encounter Deck. Returns (transfer full) (nullable): a face-down Encounter; %NULL when no
 * card is left.
 * @self: a table whose Encounter Deck the app draws from */
HkCzEncounter *
hk_cz_table_draw_encounter (HkCzTable *self,
                            HkMove    *move)
{
  g_autofree char *id = NULL;
  HkRecordChanges *paused;
  HkCzEncounter *encounter;
  HkCzCard *card;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  id = self->encounter_deck == NULL ? NULL : hk_deck_draw (self->encounter_deck, hk_move_get_random_log (move), NULL);
  if (id == NULL)
    return NULL;
  /* Nothing has to be taken back of what is new. */
  paused = hk_record_changes_pause ();
  encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, NULL);
  hk_record_set_string (encounter, &encounter->id, id);
  hk_record_set_int (encounter, &encounter->zone, 1);
  card = hk_cz_table_find_card (self, id);
  if (card != NULL)
    hk_cz_encounter_set_face (encounter, card);
  hk_record_changes_resume (paused);
  return encounter;
}

/* Puts its card on the discards of the Encounter Deck, if it is one of that deck. The three Human Enemies go back to
 * their own.
 * @encounter: an Encounter that leaves its Location */
void
hk_cz_table_discard_encounter (HkCzTable     *self,
                               HkCzEncounter *encounter)
{
  HkCzCard *card;

  g_return_if_fail (HK_IS_CZ_TABLE (self));
  g_return_if_fail (HK_IS_CZ_ENCOUNTER (encounter));

  card = encounter->id == NULL ? NULL : hk_cz_table_find_card (self, encounter->id);
  if (card == NULL)
    return;
  if (g_strcmp0 (card->type, "human") == 0 && self->human_deck != NULL)
    hk_deck_discard (self->human_deck, card->id);
  else if (self->encounter_deck != NULL)
    hk_deck_discard (self->encounter_deck, card->id);
}
