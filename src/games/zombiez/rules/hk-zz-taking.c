/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-flow.h"
#include "hk-zz-turn.h"

/* What a turn brings: a row for the player, and a card for each of the others (Rewards, Gameplay). */

static gboolean
apply_reward (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int number = hk_move_get_int (move, "row", 0);
  HkZzRow *row = hk_zz_table_get_row (self, number);
  const gboolean by_hand = hk_table_goes_by_hand (table);
  const int taker = by_hand ? hk_move_get_int (move, "player", -1) : self->current_player;
  g_autoptr (GPtrArray) cards = NULL;
  int n;

  if (!hk_zz_check_turn (self, move, HK_ZZ_PHASE_REWARD, error))
    return FALSE;
  n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);
  if (n == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is nothing in row %d."), number + 1);
  if (taker < 0 && hk_table_keeps (table, "collections"))
    return hk_move_ask (move, "player", error, _("Who takes the row?"));
  cards = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < n; i++)
    g_ptr_array_add (cards, g_object_ref (hk_zz_row_get_card (row, i)));
  hk_record_list_remove_all (row->cards);
  if (taker < 0)
    hk_move_log (move, ngettext ("Row %d with its %d card is taken.", "Row %d with its %d cards is taken.", (gulong) n), number + 1, n);
  else
    hk_move_log (move, ngettext ("%s takes row %d with its %d card.", "%s takes row %d with its %d cards.", (gulong) n),
                 hk_zz_table_get_player_name (self, taker), number + 1, n);
  for (guint i = 0; i < cards->len; i++)
    hk_zz_gain (self, move, taker, g_ptr_array_index (cards, i), !by_hand && !hk_zz_table_has_house_rule (self, "axe-reward"));
  hk_zz_settle (self, move);
  return TRUE;
}

/* The place in the row that the move names; −1 none. */
static int
read_position (HkZzRow *row,
               HkMove  *move,
               GError **error)
{
  const int n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);
  const char *side = hk_move_get_string (move, "side");

  if (n == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no card in that row."));
      return -1;
    }
  return g_strcmp0 (side, "right") == 0 ? n - 1 : 0;
}

/* What lies beneath the Barricade stays in the row, as the group has agreed (ruling.barricade-others). */
static void
leave_covered (HkZzRow  *row,
               HkZzCard *card,
               int       position)
{
  hk_record_list_insert (row->cards, (guint) position, card->covered);
  hk_record_set_record (card, &card->covered, NULL);
}

/* Who takes a card; −1 where the group goes through the turns by hand, nobody is told, and nobody need be. FALSE with @error set when
 * somebody has to be told. */
static gboolean
read_taker (HkZzTable *self,
            HkMove    *move,
            int       *player,
            GError   **error)
{
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (self));

  *player = hk_move_get_int (move, "player", by_hand ? -1 : self->taker);
  if (by_hand && *player < 0)
    return !hk_table_keeps (HK_TABLE (self), "collections") || hk_move_ask (move, "player", error, _("Who takes a card?"));
  if (hk_zz_read_player (self, move, self->taker, error) == NULL)
    return FALSE;
  return by_hand || *player == self->taker
         || hk_move_require_rule (move, "zombiez/rewards.others", error,
                                  _("The others take in turn order, and now it is %s’s turn to take."),
                                  hk_zz_table_get_player_name (self, self->taker));
}

static gboolean
apply_take (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzRow *row = hk_zz_table_get_row (self, hk_move_get_int (move, "row", 0));
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;
  int position;
  int player;

  position = read_position (row, move, error);
  if (position < 0 || !read_taker (self, move, &player, error))
    return FALSE;
  if (hk_zz_row_get_n_cards (row) == 1 && hk_zz_table_has_house_rule (self, "single-stays")
      && !hk_move_require_rule (move, "zombiez/ruling.single-card", error,
                                _("The only card of a row is not taken, as the group has agreed.")))
    return FALSE;
  card = g_object_ref (hk_zz_row_get_card (row, position));
  hk_record_list_remove_at (row->cards, (guint) position);
  if (card->covered != NULL && hk_table_follow_house_rule (HK_TABLE (self), move, "barricade-alone"))
    leave_covered (row, card, position);
  name = hk_zz_table_name_card (self, hk_zz_card_get_lowest (card));
  if (player < 0)
    hk_move_log (move, _("%s is taken."), name);
  else
    hk_move_log (move, _("%s takes %s."), hk_zz_table_get_player_name (self, player), name);
  hk_zz_gain (self, move, player, card, FALSE);
  if (hk_zz_table_get_n_actions (self) > 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "idle-taken-actions"))
    hk_zz_drop_actions (self);
  hk_zz_settle (self, move);
  return TRUE;
}

static const char * const sides[] = { "left", "right", NULL };

static const HkParamSpec reward_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Who takes it, where the turns are gone through by hand"), N_("Player"), "players" },
  { "row", HK_PARAM_INT, TRUE, 0, HK_ZZ_N_ROWS - 1, NULL, N_("The row, from 0"), N_("Row") },
};

static const HkParamSpec take_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Who takes the card; whoever is next when left out"), N_("Player"), "players" },
  { "row", HK_PARAM_INT, TRUE, 0, HK_ZZ_N_ROWS - 1, NULL, N_("The row, from 0"), N_("Row") },
  { "side", HK_PARAM_STRING, FALSE, 0, 0, sides, N_("The end of the row; the left one when left out"), N_("End of the Row") },
};

const HkMoveSpec hk_zz_taking_moves[] = {
  { "reward", N_("Take a Row"), "zombiez/rewards.row", reward_params, G_N_ELEMENTS (reward_params), apply_reward },
  { "take", N_("Take a Card from an End"), "zombiez/rewards.others", take_params, G_N_ELEMENTS (take_params), apply_take, "takings" },
};

const guint hk_zz_n_taking_moves = G_N_ELEMENTS (hk_zz_taking_moves);
