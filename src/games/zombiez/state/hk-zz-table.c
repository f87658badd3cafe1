/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-table.h"

const char * const hk_zz_phases[] = { "draw", "place", "choose", "reward", "actions", "takings", "scoring", "over", NULL };
static const char * const outcomes[] = { "won", "ended", NULL };
const char * const hk_zz_modes[] = { "full", "scorekeeper", NULL };

G_DEFINE_FINAL_TYPE (HkZzTable, hk_zz_table, HK_TYPE_TABLE)

static void
hk_zz_table_class_init (HkZzTableClass *klass)
{
  static const HkField fields[] = {
    HK_ENUM_FIELD (HkZzTable, phase, "phase", hk_zz_phases, N_("phase"), .least = 1),
    HK_ENUM_FIELD (HkZzTable, mode, "mode", hk_zz_modes, N_("mode"), .least = 1),
    HK_INT_FIELD (HkZzTable, turn, "turn", 0, 9999, 0, N_("turn"), .settable = TRUE),
    HK_INT_FIELD (HkZzTable, first_player, "first-player", 0, 5, 0, N_("player who began"),
                  .names = "players", .least = 1),
    HK_INT_FIELD (HkZzTable, current_player, "current-player", 0, 5, 0, N_("player on turn"),
                  .names = "players", .least = 1),
    HK_INT_FIELD (HkZzTable, taker, "taker", -1, 5, -1, N_("player who takes a card"), .names = "players"),
    HK_INT_FIELD (HkZzTable, n_placed, "n-placed", 0, 999, 0, N_("cards placed in this turn"), .settable = TRUE),
    HK_BOOLEAN_FIELD (HkZzTable, busted, "busted", N_("last turn without a reward"), .settable = TRUE),
    HK_LIST_FIELD (HkZzTable, players, "players", hk_zz_player_get_type, N_("Player"), .least = 1, .plural = N_("Players")),
    HK_LIST_FIELD (HkZzTable, rows, "rows", hk_zz_row_get_type, N_("Row"), .least = HK_ZZ_N_ROWS, .plural = N_("Rows")),
    HK_RECORD_FIELD (HkZzTable, drawn, "drawn", hk_zz_card_get_type, N_("card drawn")),
    HK_LIST_FIELD (HkZzTable, gained, "gained", hk_zz_card_get_type, N_("Card Gained"), .plural = N_("Cards Gained")),
    HK_LIST_FIELD (HkZzTable, actions, "actions", hk_zz_action_get_type, N_("Action"), .plural = N_("Actions")),
    HK_RECORD_FIELD (HkZzTable, deck, "deck", hk_deck_get_type, N_("draw deck"), .least = 1),
    HK_INT_FIELD (HkZzTable, shuffles_left, "shuffles-left", 0, 9, 0, N_("times that the discards become a new deck"), .settable = TRUE),
    HK_BOOLEAN_FIELD (HkZzTable, last_turn, "last-turn", N_("last turn"), .settable = TRUE),
    HK_ENUM_FIELD (HkZzTable, outcome, "outcome", outcomes, N_("outcome")),
    HK_STRV_FIELD (HkZzTable, winners, "winners", N_("winners"), .names = "players"),
    HK_STRING_FIELD (HkZzTable, reason, "reason", N_("reason")),
    HK_STRV_FIELD (HkZzTable, colours, "colours", N_("colours")),
    HK_ENUM_FIELD (HkZzTable, cards_by, "cards-by", hk_by_words),
    HK_ENUM_FIELD (HkZzTable, components, "components", hk_values),
    HK_STRV_FIELD (HkZzTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_zz_table_init (HkZzTable *self)
{
}

/* Returns how many people play. */
int
hk_zz_table_get_n_players (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  return hk_record_list_get_length (self->players);
}

/* Returns (nullable): the player.
 * @number: from 0 */
HkZzPlayer *
hk_zz_table_get_player (HkZzTable *self,
                        int        number)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  return hk_record_list_get (self->players, number);
}

/* Returns the name of the player, a question mark when there is none. */
const char *
hk_zz_table_get_player_name (HkZzTable *self,
                             int        player)
{
  HkZzPlayer *record = hk_zz_table_get_player (self, player);

  return record == NULL || record->name == NULL ? "?" : record->name;
}

/* Returns (nullable): the row, which may have no cards.
 * @number: 0 to 2 */
HkZzRow *
hk_zz_table_get_row (HkZzTable *self,
                     int        number)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  return hk_record_list_get (self->rows, number);
}

/* Returns how many cards can be taken from the playing area; a card and the Barricades on it are one. */
int
hk_zz_table_count_in_rows (HkZzTable *self)
{
  int n = 0;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  for (int i = 0; i < hk_record_list_get_length (self->rows); i++)
    n += hk_zz_row_get_n_cards (hk_zz_table_get_row (self, i));
  return n;
}

/* Returns how many action cards wait to be played. */
int
hk_zz_table_get_n_actions (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  return hk_record_list_get_length (self->actions);
}

/* Returns (nullable): the action that waits.
 * @number: from 0 */
HkZzAction *
hk_zz_table_get_action (HkZzTable *self,
                        int        number)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  return hk_record_list_get (self->actions, number);
}

/* Returns the number of the first such action that waits; −1 none.
 * @kind: an Axe, a Net or a Shotgun; none is any */
int
hk_zz_table_find_action (HkZzTable *self,
                         HkZzKind   kind)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), -1);

  for (int i = 0; i < hk_zz_table_get_n_actions (self); i++)
    {
      HkZzAction *action = hk_zz_table_get_action (self, i);

      if (kind == HK_ZZ_NO_KIND || (action->card != NULL && action->card->kind == kind))
        return i;
    }
  return -1;
}

/* Returns the seat of whom the table waits for: who plays an action, takes a card, or else is on turn; −1 nobody in particular. */
int
hk_zz_table_find_actor (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const HkZzPhase phase = hk_zz_table_get_phase (self);
  HkZzAction *action = hk_zz_table_get_action (self, 0);

  if (phase == HK_ZZ_PHASE_NONE || phase == HK_ZZ_PHASE_SCORING || phase == HK_ZZ_PHASE_OVER)
    return -1;
  return action != NULL ? action->player : phase == HK_ZZ_PHASE_TAKINGS ? self->taker : self->current_player;
}

/* Returns how many cards the draw deck has. */
int
hk_zz_table_get_n_left (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  return self->deck == NULL ? 0 : (int) hk_deck_get_n_left (self->deck);
}

/* Returns how many colours the cards have; 0 as long as nobody has told. */
int
hk_zz_table_get_n_colours (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  return self->colours == NULL ? 0 : (int) MIN (g_strv_length (self->colours), (guint) HK_ZZ_MAX_COLOURS);
}

/* Returns whether it is known which cards the draw deck has, so that chances can be told; an empty deck is known. */
gboolean
hk_zz_table_knows_deck (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  for (guint i = 0; self->deck != NULL && i < hk_deck_get_n_left (self->deck); i++)
    if (g_strcmp0 (hk_deck_peek (self->deck, i), HK_ZZ_UNKNOWN) == 0)
      return FALSE;
  return self->deck != NULL;
}

/* Returns whether the app draws: the group leaves it to the app, and the cards of the deck are known. */
gboolean
hk_zz_table_app_draws (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  return self->cards_by != HK_BY_HAND && hk_zz_table_knows_deck (self);
}

/* Returns what the table waits for; none while the group goes through the turns by hand. */
HkZzPhase
hk_zz_table_get_phase (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), HK_ZZ_PHASE_NONE);

  return self->phase != HK_ZZ_PHASE_OVER && hk_table_goes_by_hand (HK_TABLE (self)) ? HK_ZZ_PHASE_NONE : self->phase;
}

/* Returns whether the group only wants the sums. */
gboolean
hk_zz_table_is_scorekeeper (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  return self->mode == HK_ZZ_MODE_SCOREKEEPER;
}

/* Returns whether the group plays by it.
 * @id: of a house rule */
gboolean
hk_zz_table_has_house_rule (HkZzTable  *self,
                            const char *id)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  return hk_record_has_text (self->house_rules, id);
}

/* Returns how often the discards become a new deck before the game ends: never with up to three players, once with
 * four or five, twice with six (Ending the Game).
 * @n_players: 2 to 6 */
int
hk_zz_count_shuffles (int n_players)
{
  if (n_players <= 3)
    return 0;
  return n_players <= 5 ? 1 : 2;
}
