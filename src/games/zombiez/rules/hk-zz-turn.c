/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-flow.h"
#include "hk-zz-places.h"
#include "hk-zz-turn.h"

/* A turn: draw and place, again and again, until the player stops or a card has no place (Gameplay, Placing Cards). */

static gboolean
take_from_deck (HkZzTable *self,
                const char *id)
{
  return hk_deck_take (self->deck, id, NULL);
}

/* A Barricade whose colour was not told is any that the deck has. */
static char *
find_barricade (HkZzTable *self)
{
  for (int i = 0; i < hk_zz_table_get_n_left (self); i++)
    if (g_str_has_prefix (hk_deck_peek (self->deck, (guint) i), "barricade"))
      return g_strdup (hk_deck_peek (self->deck, (guint) i));
  return NULL;
}

/* The card that the group has drawn itself, (transfer full); the deck has one less afterwards. */
static HkZzCard *
draw_by_hand (HkZzTable *self,
              HkMove    *move,
              GError   **error)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new_from_id (hk_move_get_string (move, "card"), error);
  g_autofree char *id = card == NULL ? NULL : hk_zz_card_make_id (card);
  g_autofree char *name = card == NULL ? NULL : hk_zz_table_name_card (self, card);
  g_autofree char *other = NULL;

  if (card == NULL)
    return NULL;
  if (hk_zz_card_is_barricade (card) && card->colour == 0)
    other = find_barricade (self);
  if (other != NULL)
    {
      HkZzCard *coloured = hk_zz_card_new_from_id (other, error);

      if (coloured != NULL)
        take_from_deck (self, other);
      return coloured;
    }
  if (take_from_deck (self, id) || take_from_deck (self, HK_ZZ_UNKNOWN))
    return g_steal_pointer (&card);
  if (!hk_move_require_rule (move, "zombiez/components.deck", error,
                             _("As far as it is known, there is no %s left in the deck."), name))
    return NULL;
  other = g_strdup (hk_deck_peek (self->deck, 0));
  take_from_deck (self, other);
  return g_steal_pointer (&card);
}

static HkZzCard *
draw_card (HkZzTable *self,
           HkMove    *move,
           GError   **error)
{
  g_autofree char *id = NULL;

  if (hk_zz_table_get_n_left (self) == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The draw deck is empty."));
      return NULL;
    }
  if (hk_move_has (move, "card"))
    return draw_by_hand (self, move, error);
  if (!hk_zz_table_app_draws (self))
    {
      hk_move_ask (move, "card", error, _("Which card has been drawn?"));
      return NULL;
    }
  id = hk_deck_draw (self->deck, hk_move_get_random_log (move), error);
  return id == NULL ? NULL : hk_zz_card_new_from_id (id, error);
}

/* Whether the card would have a place, so that the turn goes on. */
static int
has_place (const char *id,
           gpointer    table)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new_from_id (id, NULL);

  return card != NULL && hk_zz_table_can_place (table, card);
}

static gboolean
apply_draw (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const gboolean by_hand = hk_table_goes_by_hand (table);
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;

  if (hk_zz_table_get_phase (self) != HK_ZZ_PHASE_CHOOSE && !hk_zz_check_turn (self, move, HK_ZZ_PHASE_DRAW, error))
    return FALSE;
  if (hk_zz_table_get_n_left (self) == 0 && self->shuffles_left > 0)
    hk_zz_run_out (self, move);
  card = draw_card (self, move, error);
  if (card == NULL)
    return FALSE;
  if (hk_move_collects_chances (move) && hk_zz_table_knows_deck (self))
    {
      g_autofree char *id = hk_zz_card_make_id (card);

      hk_move_add_drawn (move, by_hand ? -1 : self->current_player, N_("Cards that have a place"), self->deck, id, has_place, self);
    }
  hk_record_set_int (self, &self->taker, -1);
  name = hk_zz_table_name_card (self, card);
  hk_record_set_record (self, &self->drawn, card);
  hk_record_set_boolean (self, &self->busted, FALSE);
  hk_zz_set_phase (self, HK_ZZ_PHASE_PLACE);
  if (by_hand)
    hk_move_log (move, _("%s is drawn."), name);
  else
    hk_move_log (move, _("%s draws %s."), hk_zz_table_get_player_name (self, self->current_player), name);
  if (!hk_zz_table_can_place (self, card))
    hk_move_log (move, _("It has no place."));
  if (hk_zz_table_get_n_left (self) == 0 && !(self->shuffles_left > 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "late-shuffle")))
    hk_zz_run_out (self, move);
  return TRUE;
}

/* The place that a move names; FALSE when the row has no such place. */
static gboolean
read_place (HkZzTable *self,
            HkMove    *move,
            HkZzPlace *place,
            GError   **error)
{
  const char *side = hk_move_get_string (move, "side");
  HkZzRow *row;
  int n;

  *place = (HkZzPlace) { .row = hk_move_get_int (move, "row", 0), .side = HK_ZZ_LEFT };
  row = hk_zz_table_get_row (self, place->row);
  n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);
  place->is_new = n == 0;
  if (row != NULL && hk_move_has (move, "position"))
    {
      place->side = HK_ZZ_ON_TOP;
      place->position = hk_move_get_int (move, "position", 0);
      if (place->position < n)
        return TRUE;
      return hk_error_fail (error, HK_ERROR_PARAMETER, _("Row %d has no such card to be covered."), place->row + 1);
    }
  if (row == NULL || (n > 0 && side == NULL))
    {
      hk_move_ask (move, "side", error, _("At which end of the row?"));
      return FALSE;
    }
  if (n > 0 && g_str_equal (side, "right"))
    {
      place->side = HK_ZZ_RIGHT;
      place->position = n;
    }
  return TRUE;
}

static HkZzFit
find_fit (HkZzTable       *self,
          HkZzCard        *card,
          const HkZzPlace *place)
{
  const HkZzRowRules rules = hk_zz_table_get_row_rules (self);
  const HkZzCell cell = hk_zz_card_to_cell (card);
  guint n;
  g_autofree HkZzCell *cells = hk_zz_row_to_cells (hk_zz_table_get_row (self, place->row), &n);

  if (place->side == HK_ZZ_ON_TOP)
    return hk_zz_fit_on_top (cells, n, &cell, (guint) place->position, &rules);
  return hk_zz_fit_end (cells, n, &cell, place->side, &rules);
}

/* Puts the card there; it covers what lies there when it goes on top. */
static void
put (HkZzTable       *self,
     HkZzCard        *card,
     const HkZzPlace *place)
{
  HkRecordList *cards = hk_zz_table_get_row (self, place->row)->cards;

  if (place->side == HK_ZZ_ON_TOP)
    {
      hk_record_set_record (card, &card->covered, hk_zz_row_get_card (hk_zz_table_get_row (self, place->row), place->position));
      hk_record_list_splice (cards, (guint) place->position, 1, (gpointer *) &card, 1);
    }
  else
    hk_record_list_insert (cards, place->side == HK_ZZ_LEFT ? 0 : hk_record_list_get_length (cards), card);
}

static gboolean
apply_place (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;
  g_autofree char *where = NULL;
  g_autofree char *reason = NULL;
  HkZzPlace place;
  HkZzFit fit;

  if (self->drawn == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no card to place."));
  if (!read_place (self, move, &place, error))
    return FALSE;
  card = hk_record_copy (self->drawn);
  fit = find_fit (self, card, &place);
  reason = hk_zz_fit_explain (fit);
  if (fit == HK_ZZ_NEEDS_CARD || fit == HK_ZZ_NOT_ON_TOP)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, "%s", reason);
  if (fit != HK_ZZ_FITS && !hk_move_require_rule (move, hk_zz_fit_get_rule (fit), error, "%s", reason))
    return FALSE;
  name = hk_zz_table_name_card (self, card);
  where = hk_zz_place_describe (&place);
  put (self, card, &place);
  hk_record_set_record (self, &self->drawn, NULL);
  hk_record_set_int (self, &self->n_placed, MIN (self->n_placed + 1, 999));
  hk_zz_set_phase (self, HK_ZZ_PHASE_CHOOSE);
  hk_move_log (move, _("%s: %s."), where, name);
  return TRUE;
}

static gboolean
apply_bust (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const char *player = hk_zz_table_get_player_name (self, self->current_player);
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;

  if (self->drawn == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no card to discard."));
  card = g_object_ref (self->drawn);
  name = hk_zz_table_name_card (self, card);
  if (hk_zz_table_can_place (self, card)
      && !hk_move_require_rule (move, "zombiez/turn.bust", error,
                                _("%s has a place: only a card without one is discarded."), name))
    return FALSE;
  hk_zz_discard (self, card);
  hk_record_set_record (self, &self->drawn, NULL);
  if (hk_table_goes_by_hand (table))
    {
      hk_record_set_boolean (self, &self->busted, TRUE);
      hk_move_log (move, _("%s has no place and is discarded."), name);
      return TRUE;
    }
  if (hk_zz_table_is_spare (self, card) && !self->last_turn)
    {
      hk_zz_set_phase (self, HK_ZZ_PHASE_DRAW);
      hk_move_log (move, _("%s is put aside, and %s draws again."), name, player);
      return TRUE;
    }
  hk_record_set_boolean (self, &self->busted, TRUE);
  hk_move_log (move, _("%s is discarded, and %s gets nothing."), name, player);
  /* The others still take their cards after the last one (ruling.last-card). */
  if (self->last_turn && hk_table_follow_house_rule (HK_TABLE (self), move, "last-bust-ends"))
    hk_zz_end_turn (self, move);
  else
    hk_zz_settle (self, move);
  return TRUE;
}

static gboolean
apply_stop (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const char *player = hk_zz_table_get_player_name (self, self->current_player);

  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_DRAW && hk_zz_table_get_n_left (self) > 0
      && !hk_move_require_rule (move, "zombiez/turn.draw", error, _("%s has to draw one card at least."), player))
    return FALSE;
  hk_record_set_boolean (self, &self->busted, FALSE);
  hk_move_log (move, _("%s stops."), player);
  if (hk_zz_table_count_in_rows (self) == 0)
    hk_zz_settle (self, move);
  else
    hk_zz_set_phase (self, HK_ZZ_PHASE_REWARD);
  return TRUE;
}

static const char * const sides[] = { "left", "right", NULL };

static const HkParamSpec draw_params[] = {
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The card when the group draws, such as zombie-3-2, axe-1 or barricade"), N_("Card") },
};

static const HkParamSpec place_params[] = {
  { "row", HK_PARAM_INT, TRUE, 0, HK_ZZ_N_ROWS - 1, NULL, N_("The row, from 0"), N_("Row") },
  { "side", HK_PARAM_STRING, FALSE, 0, 0, sides, N_("The end of the row; not needed for a new row"), N_("End of the Row") },
  { "position", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The card that a Barricade covers, from 0, counted from the left"), N_("Place in the Row") },
};

const HkMoveSpec hk_zz_turn_moves[] = {
  { "draw", N_("Draw a Card"), "zombiez/turn.draw", draw_params, G_N_ELEMENTS (draw_params), apply_draw },
  { "place", N_("Place the Card"), "zombiez/placing.ends", place_params, G_N_ELEMENTS (place_params), apply_place, "place" },
  { "bust", N_("Discard the Card That Has No Place"), "zombiez/turn.bust", NULL, 0, apply_bust, "place" },
  { "stop", N_("Stop"), "zombiez/turn.stop", NULL, 0, apply_stop, "draw|choose" },
};

const guint hk_zz_n_turn_moves = G_N_ELEMENTS (hk_zz_turn_moves);
