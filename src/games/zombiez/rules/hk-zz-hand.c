/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-flow.h"
#include "hk-zz-hand.h"

/* What the group puts right by hand. */

/* The card comes from the deck or the discards, where it is known to lie there. */
static void
fetch (HkZzTable *self,
       HkZzCard  *card)
{
  g_autofree char *id = hk_zz_card_make_id (card);

  if (self->deck == NULL || hk_deck_take_discard (self->deck, id, NULL) || hk_deck_get_n_left (self->deck) < 2)
    return;
  if (!hk_deck_take (self->deck, id, NULL))
    hk_deck_take (self->deck, HK_ZZ_UNKNOWN, NULL);
}

static gboolean
apply_gain (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzPlayer *player = hk_zz_read_player (self, move, -1, error);
  g_autoptr (HkZzCard) card = player == NULL ? NULL : hk_zz_card_new_from_id (hk_move_get_string (move, "card"), error);
  g_autofree char *name = NULL;

  if (card == NULL)
    return FALSE;
  if (!hk_zz_card_is_zombie (card))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A collection has zombies only."));
  name = hk_zz_table_name_card (self, card);
  fetch (self, card);
  hk_zz_collect (player, card);
  hk_move_log (move, _("By hand: %s gets %s."), player->name, name);
  return TRUE;
}

static gboolean
apply_lose (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzPlayer *player = hk_zz_read_player (self, move, -1, error);
  HkZzCard *card;
  g_autofree char *name = NULL;

  if (player == NULL)
    return FALSE;
  card = hk_zz_player_find_card (player, hk_move_get_int (move, "value", 0), hk_move_get_int (move, "colour", 0));
  if (card == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no such card."), player->name);
  name = hk_zz_table_name_card (self, card);
  hk_zz_discard (self, card);
  hk_record_list_remove (player->cards, card);
  hk_move_log (move, _("By hand: %s discards %s."), player->name, name);
  return TRUE;
}

static gboolean
apply_put (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int number = hk_move_get_int (move, "row", 0);
  const int position = hk_move_get_int (move, "position", 0);
  HkZzRow *row = hk_zz_table_get_row (self, number);
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;
  gboolean covers;
  int n;

  if (!hk_zz_check_going (self, error))
    return FALSE;
  card = hk_zz_card_new_from_id (hk_move_get_string (move, "card"), error);
  if (card == NULL)
    return FALSE;
  n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);
  covers = hk_zz_card_is_barricade (card);
  if (row == NULL || position > n || (covers && position >= n))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Row %d has no such place."), number + 1);
  name = hk_zz_table_name_card (self, card);
  fetch (self, card);
  if (covers)
    hk_record_set_record (card, &card->covered, hk_zz_row_get_card (row, position));
  hk_record_list_splice (row->cards, (guint) position, covers ? 1 : 0, (gpointer *) &card, 1);
  hk_move_log (move, _("By hand: %s is put into row %d."), name, number + 1);
  return TRUE;
}

static gboolean
apply_remove (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int number = hk_move_get_int (move, "row", 0);
  const int position = hk_move_get_int (move, "position", 0);
  HkZzRow *row = hk_zz_table_get_row (self, number);
  HkZzCard *card = row == NULL ? NULL : hk_zz_row_get_card (row, position);
  g_autofree char *name = NULL;

  if (!hk_zz_check_going (self, error))
    return FALSE;
  if (card == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Row %d has no such place."), number + 1);
  name = hk_zz_table_name_card (self, card);
  hk_zz_discard (self, card);
  hk_record_list_remove_at (row->cards, (guint) position);
  hk_move_log (move, _("By hand: %s is taken out of row %d and discarded."), name, number + 1);
  return TRUE;
}

static gboolean
apply_score (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzPlayer *player = hk_zz_read_player (self, move, -1, error);
  int known;
  int cards;

  if (player == NULL)
    return FALSE;
  known = hk_zz_player_get_n_cards (player);
  cards = hk_move_get_int (move, "cards", hk_zz_player_count_loose (player));
  if (cards < known)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("%s has %d card in the collection; take it away first.", "%s has %d cards in the collection; take them away first.", (gulong) known),
                          player->name, known);
  hk_record_set_int (player, &player->sets, hk_move_get_int (move, "sets", player->sets));
  hk_record_set_int (player, &player->loose, MIN (cards - known, 99));
  hk_move_log (move, _("%s: horde sets %d, other cards %d, points %d."), player->name, player->sets,
               hk_zz_player_count_loose (player),
               hk_zz_player_get_points (player));
  return TRUE;
}

static const HkParamSpec gain_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The seat of the player, from 0"), N_("Player"), "players" },
  { "card", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The zombie, such as zombie-3-2"), N_("Card") },
};

static const HkParamSpec lose_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The seat of the player, from 0"), N_("Player"), "players" },
  { "value", HK_PARAM_INT, TRUE, 1, HK_ZZ_N_VALUES, NULL, N_("The value of the card"), N_("Value") },
  { "colour", HK_PARAM_INT, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("Its colour; any when left out"), N_("Colour") },
};

static const HkParamSpec put_params[] = {
  { "row", HK_PARAM_INT, TRUE, 0, HK_ZZ_N_ROWS - 1, NULL, N_("The row, from 0"), N_("Row") },
  { "position", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("How many cards are to its left; for a Barricade, which card it covers"), N_("Place in the Row") },
  { "card", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The card, such as zombie-3-2, axe-1 or barricade"), N_("Card") },
};

static const HkParamSpec remove_params[] = {
  { "row", HK_PARAM_INT, TRUE, 0, HK_ZZ_N_ROWS - 1, NULL, N_("The row, from 0"), N_("Row") },
  { "position", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which card, from 0, counted from the left"), N_("Place in the Row") },
};

static const HkParamSpec score_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The seat of the player, from 0"), N_("Player"), "players" },
  { "sets", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Horde sets"), N_("Horde Sets") },
  { "cards", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Other cards of the collection"), N_("Other Cards") },
};

const HkMoveSpec hk_zz_hand_moves[] = {
  { "gain-card", N_("A Player Gets a Card"), "zombiez/collection.columns", gain_params, G_N_ELEMENTS (gain_params), apply_gain },
  { "lose-card", N_("A Player Discards a Card"), "zombiez/collection.columns", lose_params, G_N_ELEMENTS (lose_params), apply_lose },
  { "put-card", N_("Put a Card Into a Row"), "zombiez/placing.rows", put_params, G_N_ELEMENTS (put_params), apply_put },
  { "remove-card", N_("Take a Card Out of a Row"), "zombiez/placing.rows", remove_params, G_N_ELEMENTS (remove_params), apply_remove },
  { "score", N_("Count a Player’s Cards"), "zombiez/scoring.sets", score_params, G_N_ELEMENTS (score_params), apply_score },
};

const guint hk_zz_n_hand_moves = G_N_ELEMENTS (hk_zz_hand_moves);
