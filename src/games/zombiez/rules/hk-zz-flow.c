/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-census.h"
#include "hk-zz-flow.h"

/* From one turn to the next, and to the end (Gameplay, Ending the Game). */

/* Returns whether the game goes on. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_zz_check_going (HkZzTable *self,
                   GError   **error)
{
  if (hk_zz_table_get_phase (self) != HK_ZZ_PHASE_OVER)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
}

/* Returns (nullable): the player that the move is about, in a game that goes on. Errors: %HK_ERROR_IMPOSSIBLE or
 * %HK_ERROR_PARAMETER.
 * @fallback: whom it is about when it does not say */
HkZzPlayer *
hk_zz_read_player (HkZzTable *self,
                   HkMove    *move,
                   int        fallback,
                   GError   **error)
{
  HkZzPlayer *player = hk_zz_table_get_player (self, hk_move_get_int (move, "player", fallback));

  if (!hk_zz_check_going (self, error))
    return NULL;
  if (player == NULL)
    hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such player."));
  return player;
}

/* Returns whether the table waits for that, or the group does it out of turn; a card that waits to be placed and an
 * action that waits to be played come first in any case, and after the last turn there is none. Errors:
 * %HK_ERROR_REFUSED or %HK_ERROR_IMPOSSIBLE.
 * @phase: what the table should wait for */
gboolean
hk_zz_check_turn (HkZzTable *self,
                  HkMove    *move,
                  HkZzPhase  phase,
                  GError   **error)
{
  if (hk_zz_table_get_phase (self) == phase)
    return TRUE;
  if (!hk_zz_check_going (self, error))
    return FALSE;
  if (hk_table_goes_by_hand (HK_TABLE (self)))
    return self->drawn == NULL || hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The card that was drawn is placed or discarded first."));
  if (self->drawn != NULL || hk_zz_table_get_n_actions (self) > 0 || hk_zz_table_get_phase (self) == HK_ZZ_PHASE_SCORING)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That is not what comes now; what comes now is this: %s."),
                          hk_zz_phase_get_title (self->phase));
  return hk_move_require_rule (move, "zombiez/turn.order", error,
                               _("That is not what comes now; what comes now is this: %s."), hk_zz_phase_get_title (self->phase));
}

/* @phase: what it waits for from now on */
void
hk_zz_set_phase (HkZzTable *self,
                 HkZzPhase  phase)
{
  hk_record_set_enum (self, &self->phase, phase);
}

/* Puts the cards on the discards.
 * @card: a card, with all that lies beneath it */
void
hk_zz_discard (HkZzTable *self,
               HkZzCard  *card)
{
  for (; card != NULL && self->deck != NULL; card = card->covered)
    {
      g_autofree char *id = hk_zz_card_make_id (card);

      hk_deck_discard (self->deck, id);
    }
}

/* Puts the zombie into its column (Player’s Collection). */
void
hk_zz_collect (HkZzPlayer *player,
               HkZzCard   *card)
{
  int position = 0;

  while (position < hk_zz_player_get_n_cards (player) && hk_zz_player_get_card (player, position)->value <= card->value)
    position++;
  hk_record_list_insert (player->cards, (guint) position, card);
}

/* The Barricades on the card are discarded; an action waits to be played, a zombie goes to the collection
 * (Barricade, Rewards). Where collections are not kept, both are for the players to do.
 * @card: a card of the playing area
 * @wait: whether a zombie waits for the actions of the same reward to be played */
void
hk_zz_gain (HkZzTable *self,
            HkMove    *move,
            int        player,
            HkZzCard  *card,
            gboolean   wait)
{
  g_autoptr (HkZzCard) lowest = g_object_ref (hk_zz_card_get_lowest (card));
  g_autofree char *name = hk_zz_table_name_card (self, lowest);

  for (HkZzCard *top = card; top != lowest && self->deck != NULL; top = top->covered)
    {
      g_autofree char *id = hk_zz_card_make_id (top);

      hk_deck_discard (self->deck, id);
    }
  if (card != lowest)
    hk_move_log (move, _("The Barricade on %s is discarded."), name);
  if (!hk_table_keeps (HK_TABLE (self), "collections"))
    {
      if (!hk_zz_card_is_zombie (lowest))
        hk_zz_discard (self, lowest);
    }
  else if (hk_zz_card_is_action (lowest))
    {
      g_autoptr (HkZzAction) action = g_object_new (HK_TYPE_ZZ_ACTION, "player", player, "card", lowest, NULL);

      hk_record_list_append (self->actions, action);
    }
  else if (!hk_zz_card_is_zombie (lowest))
    hk_zz_discard (self, lowest);
  else if (wait)
    hk_record_list_append (self->gained, lowest);
  else
    hk_zz_collect (hk_zz_table_get_player (self, player), lowest);
}

/* Makes the discards the new deck, or the turn the last one (Ending the Game, ruling.shuffle-at-once,
 * ruling.no-discards).
 * @self: a table whose draw deck is empty */
void
hk_zz_run_out (HkZzTable *self,
               HkMove    *move)
{
  if (self->last_turn)
    return;
  hk_zz_census_learn (self, move);
  if (self->shuffles_left > 0 && self->deck != NULL && hk_deck_get_n_discarded (self->deck) > 0)
    {
      hk_record_set_int (self, &self->shuffles_left, self->shuffles_left - 1);
      hk_deck_reshuffle (self->deck, hk_move_get_random_log (move));
      hk_move_log (move, ngettext ("The deck is used up: the discards are shuffled, and it has %d card again.",
                                   "The deck is used up: the discards are shuffled, and it has %d cards again.",
                                   (gulong) hk_zz_table_get_n_left (self)), hk_zz_table_get_n_left (self));
      return;
    }
  if (self->shuffles_left > 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "empty-goes-on"))
    {
      hk_move_log (move, _("The deck is used up, and it is made anew as soon as there are discards."));
      return;
    }
  hk_record_set_boolean (self, &self->last_turn, TRUE);
  if (self->shuffles_left > 0)
    hk_move_log (move, _("The deck is used up and there are no discards to shuffle: this is the last turn."));
  else
    hk_move_log (move, _("The deck is used up: this is the last turn."));
}

/* @player: whose turn it is */
void
hk_zz_begin_turn (HkZzTable *self,
                  HkMove    *move,
                  int        player)
{
  hk_record_set_int (self, &self->current_player, player);
  hk_record_set_int (self, &self->turn, MIN (self->turn + 1, 9999));
  hk_record_set_int (self, &self->taker, -1);
  hk_record_set_int (self, &self->n_placed, 0);
  hk_table_clear_ticks (HK_TABLE (self));
  hk_zz_set_phase (self, HK_ZZ_PHASE_DRAW);
  hk_move_log (move, _("It is %s’s turn."), hk_zz_table_get_player_name (self, player));
}

/* What nobody has taken stays for the next turn, unless the group has agreed otherwise (ruling.rows-stay). */
static void
clear_rows (HkZzTable *self,
            HkMove    *move)
{
  if (hk_zz_table_count_in_rows (self) == 0 || !hk_table_follow_house_rule (HK_TABLE (self), move, "rows-cleared"))
    return;
  for (int i = 0; i < hk_record_list_get_length (self->rows); i++)
    {
      HkZzRow *row = hk_zz_table_get_row (self, i);

      for (int j = 0; j < hk_zz_row_get_n_cards (row); j++)
        hk_zz_discard (self, hk_zz_row_get_card (row, j));
      hk_record_list_remove_all (row->cards);
    }
  hk_move_log (move, _("What is left in the rows is discarded."));
}

/* Returns whether there is a card for one of the others to take; by a house rule the only card of a row is none
 * (ruling.single-card). */
gboolean
hk_zz_table_can_take (HkZzTable *self)
{
  const int least = hk_zz_table_has_house_rule (self, "single-stays") ? 2 : 1;

  for (int i = 0; i < hk_record_list_get_length (self->rows); i++)
    if (hk_zz_row_get_n_cards (hk_zz_table_get_row (self, i)) >= least)
      return TRUE;
  return FALSE;
}

/* Begins the next player’s turn, clockwise; after the last turn it is time to count (Gameplay, Ending the Game). */
void
hk_zz_end_turn (HkZzTable *self,
                HkMove    *move)
{
  hk_record_set_int (self, &self->taker, -1);
  clear_rows (self, move);
  if (!self->last_turn)
    {
      hk_zz_begin_turn (self, move, (self->current_player + 1) % MAX (hk_zz_table_get_n_players (self), 1));
      return;
    }
  hk_zz_set_phase (self, HK_ZZ_PHASE_SCORING);
  hk_move_log (move, _("That was the last turn: horde sets can still be made, then the points are counted."));
}

/* The reward of the current player goes to its columns, now that the actions have been played. */
static void
sort_gained (HkZzTable *self)
{
  HkZzPlayer *player = hk_zz_table_get_player (self, self->current_player);

  for (int i = 0; player != NULL && i < hk_record_list_get_length (self->gained); i++)
    hk_zz_collect (player, hk_record_list_get (self->gained, i));
  hk_record_list_remove_all (self->gained);
}

/* Actions come first; then the reward is sorted, and the others take a card each while there is one, in turn order
 * (Rewards, Gameplay).
 * @self: a table where a player has just gained cards, played an action, or gone without a reward; nothing happens where the group
 *   goes through the turns by hand */
void
hk_zz_settle (HkZzTable *self,
              HkMove    *move)
{
  const int n = MAX (hk_zz_table_get_n_players (self), 1);
  int next;

  if (hk_table_goes_by_hand (HK_TABLE (self)))
    return;
  if (hk_zz_table_get_n_actions (self) > 0)
    {
      hk_zz_set_phase (self, HK_ZZ_PHASE_ACTIONS);
      return;
    }
  sort_gained (self);
  next = ((self->taker < 0 ? self->current_player : self->taker) + 1) % n;
  if (next == self->current_player || !hk_zz_table_can_take (self))
    {
      hk_zz_end_turn (self, move);
      return;
    }
  hk_record_set_int (self, &self->taker, next);
  hk_zz_set_phase (self, HK_ZZ_PHASE_TAKINGS);
}

/* Discards the action cards that wait to be played. */
void
hk_zz_drop_actions (HkZzTable *self)
{
  for (int i = 0; i < hk_zz_table_get_n_actions (self); i++)
    hk_zz_discard (self, hk_zz_table_get_action (self, i)->card);
  hk_record_list_remove_all (self->actions);
}

/* What still has to be done in this turn, a sentence (transfer full); NULL when nothing has. */
static char *
tell_open (HkZzTable *self)
{
  const char *name = hk_zz_table_get_player_name (self, self->current_player);

  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_DRAW)
    return g_strdup_printf (_("%s has yet to draw a card."), name);
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_PLACE)
    return g_strdup_printf (_("%s has a card to place."), name);
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_CHOOSE)
    return g_strdup_printf (_("%s has yet to stop or to draw again."), name);
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_REWARD)
    return g_strdup_printf (_("%s has yet to take a row."), name);
  if (hk_zz_table_get_n_actions (self) > 0)
    return g_strdup_printf (_("%s has an action card to play."), hk_zz_table_get_player_name (self, hk_zz_table_get_action (self, 0)->player));
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_TAKINGS && hk_zz_table_can_take (self))
    return g_strdup_printf (_("%s has yet to take a card."), hk_zz_table_get_player_name (self, self->taker));
  return NULL;
}

/* Puts away what the turn leaves open. */
static void
drop_open (HkZzTable *self)
{
  if (self->drawn != NULL)
    hk_zz_discard (self, self->drawn);
  hk_record_set_record (self, &self->drawn, NULL);
  hk_zz_drop_actions (self);
  sort_gained (self);
}

/* Begins a turn that the group comes to by hand. */
void
hk_zz_begin_turn_by_hand (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);

  drop_open (self);
  hk_record_set_int (self, &self->n_placed, 0);
  hk_record_set_boolean (self, &self->busted, FALSE);
}

/* Goes on without what comes now: a row, a card from an end, the first card of a turn. */
static gboolean
apply_pass (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const gboolean reward = hk_zz_table_get_phase (self) == HK_ZZ_PHASE_REWARD;
  const int player = hk_zz_table_get_phase (self) == HK_ZZ_PHASE_TAKINGS ? self->taker : self->current_player;
  g_autofree char *open = tell_open (self);

  if (!hk_zz_check_going (self, error))
    return FALSE;
  if (!reward && hk_zz_table_get_phase (self) != HK_ZZ_PHASE_TAKINGS)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is neither a row nor a card to go without just now."));
  if (open != NULL && !(reward && hk_table_follow_house_rule (HK_TABLE (self), move, "decline-reward"))
      && !hk_move_require_rule (move, reward ? "zombiez/ruling.must-take" : "zombiez/rewards.others", error, "%s",
                                open))
    return FALSE;
  hk_move_log (move, reward ? _("%s takes no row.") : _("%s takes no card."), hk_zz_table_get_player_name (self,
                                                                                                           player));
  hk_zz_settle (self, move);
  return TRUE;
}

static gboolean
apply_next_turn (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int n = MAX (hk_zz_table_get_n_players (self), 1);
  const int next = (self->current_player + 1) % n;
  const int player = hk_move_get_int (move, "player", next);
  g_autofree char *open = tell_open (self);

  if (hk_zz_read_player (self, move, next, error) == NULL)
    return FALSE;
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_SCORING)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There are no turns left: the points are counted."));
  if (open != NULL && !hk_move_require_rule (move, "zombiez/turn.order", error, "%s", open))
    return FALSE;
  if (player != next
      && !hk_move_require_rule (move, "zombiez/turn.order", error, _("Turns go clockwise: it would be %s’s turn."),
                                hk_zz_table_get_player_name (self, next)))
    return FALSE;
  drop_open (self);
  /* The turn ends for whoever sits before the next player. */
  hk_record_set_int (self, &self->current_player, (player + n - 1) % n);
  hk_zz_end_turn (self, move);
  return TRUE;
}

static gboolean
apply_deck_out (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int left = hk_zz_table_get_n_left (self);

  if (!hk_zz_check_going (self, error))
    return FALSE;
  if (hk_zz_table_is_scorekeeper (self) || (self->last_turn && hk_zz_table_get_phase (self) != HK_ZZ_PHASE_DRAW))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The deck has run out for the last time already."));
  if (left > 0)
    hk_move_log (move, ngettext ("By hand: the deck is empty, although %d card should be left.",
                                 "By hand: the deck is empty, although %d cards should be left.", (gulong) left), left);
  for (int i = 0; i < left; i++)
    {
      g_autofree char *id = hk_deck_draw (self->deck, hk_move_get_random_log (move), NULL);

      hk_deck_remove (self->deck, id);
    }
  hk_zz_run_out (self, move);
  if (self->last_turn && hk_zz_table_get_phase (self) == HK_ZZ_PHASE_DRAW)
    {
      hk_move_log (move, _("%s has nothing to draw."), hk_zz_table_get_player_name (self, self->current_player));
      hk_zz_settle (self, move);
    }
  return TRUE;
}

static const HkParamSpec next_turn_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The seat of whoever is next, from 0; clockwise when left out"), N_("Player"), "players" },
};

const HkMoveSpec hk_zz_flow_moves[] = {
  { "pass", N_("Take Nothing"), "zombiez/rewards.row", NULL, 0, apply_pass },
  { "next-turn", N_("Go On to the Next Turn"), "zombiez/turn.order", next_turn_params, G_N_ELEMENTS (next_turn_params), apply_next_turn },
  { "deck-out", N_("The Real Deck Is Empty"), "zombiez/ending.exhaustion", NULL, 0, apply_deck_out },
};

const guint hk_zz_n_flow_moves = G_N_ELEMENTS (hk_zz_flow_moves);
