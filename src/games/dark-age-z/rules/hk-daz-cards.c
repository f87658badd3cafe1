/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"

/* The highest attack value of a card. */
#define MOST_ATTACK 99

/* Army and relic cards between deck, hand and discards, whether the app knows them or not. */

/* Makes a card of the values that the group has read off it, and tells the pack of them. Returns (transfer full):
 * the card, or %NULL when its rank or attack value is not given. Errors: %HK_ERROR_PARAMETER.
 * @move: a move with %HK_DAZ_ARMY_VALUE_PARAMS
 * @fallback_rank: the rank when the move does not give it, or 0 */
HkDazArmy *
hk_daz_army_from_values (HkMove  *move,
                         int      fallback_rank,
                         GError **error)
{
  const int rank = hk_move_get_int (move, "rank", fallback_rank);
  g_autoptr (JsonObject) component = NULL;
  HkDazArmy *army;

  if (rank < 1 || !hk_move_has (move, "attack"))
    {
      if (rank < 1)
        hk_move_ask_also (move, "rank");
      hk_move_ask (move, "attack", error, _("What does the Army Card show?"));
      return NULL;
    }
  army = hk_daz_army_new (NULL, rank, hk_move_get_int (move, "attack", 0),
                          hk_move_get_int (move, "zombification", hk_daz_rank_get_icons (rank)), "by-hand");
  g_object_set (army,
                "slots-unknown", !hk_move_has (move, "bronze-bonus") || !hk_move_has (move, "silver-bonus") || !hk_move_has (move, "gold-bonus"),
                "bronze-bonus", hk_move_get_int (move, "bronze-bonus", 0),
                "silver-bonus", hk_move_get_int (move, "silver-bonus", 0),
                "gold-bonus", hk_move_get_int (move, "gold-bonus", 0),
                NULL);
  component = hk_daz_pack_from_army (army);
  hk_move_learn (move, "army-card", component);
  return army;
}

/* Returns (transfer full): such a card with the values of the catalogue, or %NULL. Errors: %HK_ERROR_PARAMETER.
 * @card: the id of an army card */
HkDazArmy *
hk_daz_army_of_card (HkDazTable *self,
                     const char *card,
                     GError    **error)
{
  HkDazArmy *listed = hk_daz_table_find_army (self, card);
  HkDazArmy *army;

  if (listed == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The army deck of this game has no card “%s”."), card);
      return NULL;
    }
  army = hk_record_copy (listed);
  hk_record_set_boolean (army, &army->known, TRUE);
  hk_record_set_int (army, &army->copies, 1);
  return army;
}

/* Takes @card out of @deck, from the discards too when the group must have shuffled them. */
static gboolean
take_from_deck (HkDeck     *deck,
                HkMove     *move,
                const char *card,
                GError    **error)
{
  const char * const *discards = hk_deck_get_discards (deck);

  if (hk_deck_count (deck, card) == 0 && discards != NULL && g_strv_contains (discards, card))
    hk_deck_reshuffle (deck, hk_move_get_random_log (move));
  return hk_deck_take (deck, card, error);
}

/* Returns whether the deck held it. Errors: %HK_ERROR_IMPOSSIBLE.
 * @card: the id of an army card that the group has drawn itself */
gboolean
hk_daz_take_army_card (HkDazTable *self,
                       HkMove     *move,
                       const char *card,
                       GError    **error)
{
  return take_from_deck (self->army_deck, move, card, error);
}

/* Returns whether the Commander Deck held a card that the group has revealed itself. Errors: %HK_ERROR_PARAMETER, %HK_ERROR_IMPOSSIBLE.
 * @commander: an id, as the group has told it */
gboolean
hk_daz_take_commander (HkDazTable *self,
                       const char *commander,
                       GError    **error)
{
  const HkDazCommander *facts = hk_daz_content_find_commander (commander);

  if (facts == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no commander “%s”."), commander);
  return hk_deck_take (self->commander_deck, commander, NULL)
         || hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not in the Commander Deck any more."), facts->name);
}

static gboolean
draws_itself (HkDazTable *self)
{
  return self->cards_by != HK_BY_HAND && hk_deck_can_draw (self->army_deck, 1);
}

/* Returns (transfer full): the card, known or not, or %NULL.
 * @card: (nullable): the card that the group has drawn; "" for one that it does not show; %NULL to let the app draw,
 *   or for a card that nobody shows when cards are drawn by hand */
HkDazArmy *
hk_daz_draw_one_army (HkDazTable *self,
                      HkMove     *move,
                      const char *card,
                      GError    **error)
{
  g_autofree char *drawn = NULL;

  if (card != NULL && card[0] != '\0')
    {
      g_autoptr (HkDazArmy) army = hk_daz_army_of_card (self, card, error);

      return army != NULL && hk_daz_take_army_card (self, move, card, error) ? g_steal_pointer (&army) : NULL;
    }
  if (card != NULL || !draws_itself (self))
    return hk_daz_army_new_unknown ();
  drawn = hk_deck_draw (self->army_deck, hk_move_get_random_log (move), error);
  return drawn == NULL ? NULL : hk_daz_army_of_card (self, drawn, error);
}

static int
read_attack (const char *id,
             gpointer    table)
{
  HkDazArmy *army = hk_daz_table_find_army (table, id);

  return army == NULL ? 0 : army->attack;
}

/* A card of which the group shows nothing is nobody’s luck. */
static void
note_luck (HkDazTable *self,
           HkMove     *move,
           int         kingdom,
           HkDazArmy  *army)
{
  if (army->card != NULL && army->card[0] != '\0' && hk_record_list_get_length (self->catalogue) > 0)
    hk_move_add_drawn (move, kingdom, N_("Attack of the army cards drawn"), self->army_deck, army->card, read_attack, self);
}

/* Puts army cards into a hand. When the deck and its discards run out, fewer are drawn. Returns whether it worked.
 * @cards: (nullable): the cards that the group has drawn itself, "" for one that it does not show
 * @n_drawn: (out) (optional): how many cards there were to draw */
gboolean
hk_daz_draw_armies (HkDazTable *self,
                    HkMove     *move,
                    int         kingdom,
                    guint       n,
                    JsonArray  *cards,
                    guint      *n_drawn,
                    GError    **error)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  const gboolean limited = self->cards_by != HK_BY_HAND
                           && hk_record_list_get_length (self->catalogue) > 0;
  guint i;

  if (cards != NULL && json_array_get_length (cards) > n)
    return hk_error_fail (error, HK_ERROR_PARAMETER, ngettext ("Only %u card is drawn here.", "Only %u cards are drawn here.", n), n);
  for (i = 0; i < n; i++)
    {
      const char *card = cards != NULL && i < json_array_get_length (cards) ? json_array_get_string_element (cards, i) : NULL;
      g_autoptr (HkDazArmy) army = NULL;

      if (card == NULL && limited && !hk_deck_can_draw (self->army_deck, 1))
        break;
      army = hk_daz_draw_one_army (self, move, card, error);
      if (army == NULL)
        return FALSE;
      note_luck (self, move, kingdom, army);
      hk_record_list_append (record->hand, army);
    }
  if (n_drawn != NULL)
    *n_drawn = i;
  return TRUE;
}

/* Makes the unknown card @army of a hand known as what the move says of it. */
static HkDazArmy *
reveal (HkDazTable *self,
        HkMove     *move,
        GError    **error)
{
  const char *card = hk_move_get_string (move, "card");
  g_autoptr (HkDazArmy) army = NULL;

  if (card == NULL)
    return hk_daz_army_from_values (move, 0, error);
  army = hk_daz_army_of_card (self, card, error);
  return army != NULL && hk_daz_take_army_card (self, move, card, error) ? g_steal_pointer (&army) : NULL;
}

/* The place in the hand of the card that @move means. */
static gboolean
find_in_hand (HkDazTable *self,
              HkMove     *move,
              int         kingdom,
              guint      *position,
              GError    **error)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  const guint n = hk_daz_kingdom_get_hand_size (record);
  const char *card = hk_move_get_string (move, "card");

  if (n == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Army Card in hand."), record->name);
  if (hk_move_has (move, "hand"))
    {
      *position = (guint) hk_move_get_int (move, "hand", 0);
      if (*position < n)
        return TRUE;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                            ngettext ("%s has only %u Army Card in hand.", "%s has only %u Army Cards in hand.", n),
                            record->name, n);
    }
  if (card != NULL)
    {
      if (hk_daz_kingdom_find_card (record, card, position) || hk_daz_kingdom_find_unknown (record, position))
        return TRUE;
      /* Translators: %s: a player; %s: a card. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not hold the Army Card “%s”."), record->name, card);
    }
  if (hk_move_has (move, "rank") && hk_move_has (move, "attack"))
    {
      if (hk_daz_kingdom_find_rank (record, hk_move_get_int (move, "rank", 0), hk_move_get_int (move, "attack", 0), position)
          || hk_daz_kingdom_find_unknown (record, position))
        return TRUE;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s holds no such Army Card."), record->name);
    }
  *position = 0;
  if (n == 1)
    return TRUE;
  /* Of cards that nobody has shown, the values say which it is. */
  if (hk_daz_kingdom_find_unknown (record, position) && *position == 0)
    {
      hk_move_ask_also (move, "rank");
      return hk_move_ask (move, "attack", error, _("What does the Army Card of %s show?"), record->name);
    }
  return hk_move_ask (move, "hand", error, _("Which Army Card of %s is it?"), record->name);
}

/* Takes the army card that the move means out of a hand. A card that the app did not know becomes known by it. Where hands are
 * not kept, the move tells the card.
 * Returns (transfer full): the card, or %NULL.
 * @move: the move that is being applied, with "card", "hand" or %HK_DAZ_ARMY_VALUE_PARAMS */
HkDazArmy *
hk_daz_take_from_hand (HkDazTable *self,
                       HkMove     *move,
                       int         kingdom,
                       GError    **error)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  g_autoptr (HkDazArmy) army = NULL;
  guint position;

  if (!hk_table_keeps (HK_TABLE (self), "hands"))
    return hk_move_has (move, "card") ? hk_daz_army_of_card (self, hk_move_get_string (move, "card"), error)
                                      : hk_daz_army_from_values (move, 0, error);
  if (!find_in_hand (self, move, kingdom, &position, error))
    return NULL;
  army = g_object_ref (hk_daz_kingdom_get_card (record, position));
  if (!army->known)
    {
      g_autoptr (HkDazArmy) shown = reveal (self, move, error);

      if (shown == NULL)
        return NULL;
      g_set_object (&army, shown);
    }
  hk_record_list_remove_at (record->hand, position);
  return g_steal_pointer (&army);
}

static int
compare_positions (gconstpointer a,
                   gconstpointer b)
{
  return *(const guint *) b > *(const guint *) a ? 1 : -1;
}

/* Takes army cards out of a hand: those at the places of "hand", or those with the ids of "cards", where "" stands
 * for a card that the app does not know and need not know. Returns (transfer full) (element-type HkDazArmy): the
 * cards, or %NULL.
 * @move: the move that is being applied, with "cards", texts, or "hand", numbers */
GPtrArray *
hk_daz_take_many_from_hand (HkDazTable *self,
                            HkMove     *move,
                            int         kingdom,
                            GError    **error)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  g_autoptr (GPtrArray) taken = g_ptr_array_new_with_free_func (g_object_unref);
  JsonArray *places = hk_move_get_array (move, "hand");
  JsonArray *cards = hk_move_get_array (move, "cards");

  if (places != NULL)
    {
      g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (guint));

      for (guint i = 0; i < json_array_get_length (places); i++)
        {
          const guint position = (guint) json_array_get_int_element (places, i);

          g_array_append_val (positions, position);
        }
      g_array_sort (positions, compare_positions);
      for (guint i = 0; i < positions->len; i++)
        {
          const guint position = g_array_index (positions, guint, i);
          HkDazArmy *army = hk_daz_kingdom_get_card (record, position);

          if (army == NULL || (i > 0 && position == g_array_index (positions, guint, i - 1)))
            {
              g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE,
                           _("%s has no other Army Card at that place."), record->name);
              return NULL;
            }
          g_ptr_array_insert (taken, 0, g_object_ref (army));
          hk_record_list_remove_at (record->hand, position);
        }
    }
  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    {
      const char *card = json_array_get_string_element (cards, i);
      g_autoptr (HkDazArmy) army = NULL;
      guint position;

      if (card[0] == '\0' ? !hk_daz_kingdom_find_unknown (record, &position)
                          : !hk_daz_kingdom_find_card (record, card, &position) && !hk_daz_kingdom_find_unknown (record, &position))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not hold the Army Card “%s”."), record->name, card);
          return NULL;
        }
      army = g_object_ref (hk_daz_kingdom_get_card (record, position));
      if (!army->known && card[0] != '\0')
        {
          g_autoptr (HkDazArmy) shown = hk_daz_army_of_card (self, card, error);

          if (shown == NULL || !hk_daz_take_army_card (self, move, card, error))
            return NULL;
          g_set_object (&army, shown);
        }
      hk_record_list_remove_at (record->hand, position);
      g_ptr_array_add (taken, g_steal_pointer (&army));
    }
  return g_steal_pointer (&taken);
}

/* Returns which card of a hand chance takes away, by its position; a weak card lost is lucky.
 * @kingdom: with a card in its hand
 * @player: its seat */
guint
hk_daz_pick_from_hand (HkMove       *move,
                       HkDazKingdom *kingdom,
                       int           player)
{
  const guint n = hk_daz_kingdom_get_hand_size (kingdom);
  const guint position = hk_move_pick (move, n);
  double weights[MOST_ATTACK + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    weights[MOST_ATTACK - CLAMP (hk_daz_kingdom_get_card (kingdom, i)->attack, 0, MOST_ATTACK)] += 1;
  hk_move_add_chance (move, player, N_("Attack of army cards lost by chance"), -CLAMP (hk_daz_kingdom_get_card (kingdom, position)->attack, 0, MOST_ATTACK),
                      hk_distribution_new_weighted (-MOST_ATTACK, weights, G_N_ELEMENTS (weights)));
  return position;
}

/* Takes an army card out of the discards. Where the app does not know all discards, a card can be told by its
 * values. Returns (transfer full): the card, or %NULL.
 * @move: the move that is being applied, with "card" or %HK_DAZ_ARMY_VALUE_PARAMS */
HkDazArmy *
hk_daz_take_from_discards (HkDazTable *self,
                           HkMove     *move,
                           GError    **error)
{
  const char *card = hk_move_get_string (move, "card");
  g_autoptr (HkDazArmy) army = NULL;

  if (card == NULL && hk_move_has (move, "rank"))
    return hk_daz_army_from_values (move, 0, error);
  if (card == NULL)
    {
      if (self->cards_by == HK_BY_HAND)
        {
          hk_move_ask_also (move, "rank");
          hk_move_ask (move, "attack", error, _("What does the Army Card from the discards show?"));
        }
      else
        hk_move_ask (move, "card", error, _("Which Army Card of the discards is it?"));
      return NULL;
    }
  army = hk_daz_army_of_card (self, card, error);
  if (army == NULL || !hk_deck_take_discard (self->army_deck, card, error))
    return NULL;
  return g_steal_pointer (&army);
}

/* Returns (transfer full): the id of the relic, "" for one that the app does not know, or %NULL.
 * @relic: (nullable): the relic that the group has drawn; "" for one that it does not show; %NULL to let the app
 *   draw, or for a card that nobody shows when cards are drawn by hand */
char *
hk_daz_draw_relic (HkDazTable *self,
                   HkMove     *move,
                   const char *relic,
                   GError    **error)
{
  if (relic != NULL && relic[0] != '\0')
    {
      if (hk_daz_content_find_relic (relic) == NULL)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no relic “%s”."), relic);
          return NULL;
        }
      return take_from_deck (self->relic_deck, move, relic, error) ? g_strdup (relic) : NULL;
    }
  if (relic != NULL || self->cards_by == HK_BY_HAND)
    return g_strdup ("");
  return hk_deck_draw (self->relic_deck, hk_move_get_random_log (move), error);
}
