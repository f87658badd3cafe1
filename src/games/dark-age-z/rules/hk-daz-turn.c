/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/combat/hk-daz-barbarian.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-planning.h"

/* The turns of Phase 1: whose it is, what every command brings with it, and when the phase ends. */

/* Opens a question: until it is answered no other command can be issued.
 * @question: what the table waits for
 * @player: who has to answer, or −1
 * @count: how many cards the answer takes
 * @cards: (nullable): the cards that the question is about */
void
hk_daz_ask (HkDazTable         *self,
            HkDazQuestion       question,
            int                 player,
            guint               count,
            const char * const *cards)
{
  hk_record_set_enum (self, &self->question, question);
  hk_record_set_int (self, &self->question_player, player);
  hk_record_set_int (self, &self->question_count, (int) count);
  hk_record_set_strv (self, &self->question_cards, cards);
}

/* Closes the open question. */
void
hk_daz_settle (HkDazTable *self)
{
  hk_daz_ask (self, HK_DAZ_QUESTION_NONE, -1, 0, NULL);
}

/* Returns whether the table waits for just that. Errors: %HK_ERROR_IMPOSSIBLE.
 * @question: what the move answers
 * @player: (out): who has to answer */
gboolean
hk_daz_check_question (HkDazTable   *self,
                       HkMove       *move,
                       HkDazQuestion question,
                       int          *player,
                       GError      **error)
{
  if (self->question != question)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nothing has been drawn that this would answer."));
  *player = self->question_player;
  return TRUE;
}

/* Returns whether that player can issue a command of Phase 1 now.
 * @field: whether it moves the movement marker
 * @player: (out): who issues it */
gboolean
hk_daz_begin_command (HkDazTable *self,
                      HkMove     *move,
                      gboolean    field,
                      int        *player,
                      GError    **error)
{
  HkDazKingdom *kingdom;

  *player = hk_move_get_int (move, "player", hk_daz_table_get_on_turn (self));
  kingdom = hk_daz_table_get_kingdom (self, *player);
  if (self->question != HK_DAZ_QUESTION_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The table waits for a choice first: see what was drawn."));
  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    {
      if (!hk_move_require_rule (move, "dark-age-z/planning.overview", error,
                                 _("Commands are issued in Phase 1, and that is over for today.")))
        return FALSE;
      if (kingdom == NULL)
        return hk_move_ask (move, "player", error, _("It is nobody’s turn: who acts?"));
    }
  if (kingdom == NULL || kingdom->barbarian)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such player who could issue a command."));
  if (kingdom->passed &&
      !hk_move_require_rule (move, "dark-age-z/planning.pass", error,
                             _("%s has passed and issues no more commands today."), kingdom->name))
    return FALSE;
  if (*player != hk_daz_table_get_on_turn (self) && hk_daz_table_get_on_turn (self) >= 0 && !kingdom->passed &&
      !hk_move_require_rule (move, "dark-age-z/planning.overview", error, _("It is the turn of %s, not of %s."),
                             hk_daz_table_get_name_of (self, self->current_player), kingdom->name))
    return FALSE;
  if (field && self->steps_left < 0 && hk_move_has (move, "steps"))
    hk_record_set_int (self, &self->steps_left, hk_move_get_int (move, "steps", 0));
  return TRUE;
}

/* Returns whether it is known where the movement marker stands. Errors: %HK_ERROR_PARAMETER.
 * @move: a field command, when all else speaks for it */
gboolean
hk_daz_check_marker (HkDazTable *self,
                     HkMove     *move,
                     GError    **error)
{
  if (self->steps_left >= 0 || hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    return TRUE;
  return hk_move_ask (move, "steps", error, _("How many steps is the Zombie Movement Marker from the end of its track?"));
}

static gboolean
all_passed (HkDazTable *self)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (!hk_daz_table_get_kingdom (self, (int) i)->passed)
      return FALSE;
  return TRUE;
}

/* Gives the turn to the next player clockwise who has not passed, or ends the phase. Returns whether it worked.
 * @player: who has issued a command */
gboolean
hk_daz_finish_turn (HkDazTable *self,
                    HkMove     *move,
                    int         player,
                    GError    **error)
{
  const int n = (int) hk_daz_table_get_n_players (self);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    return TRUE;
  if (all_passed (self))
    {
      hk_move_log (move, _("All players have passed."));
      return hk_daz_end_planning (self, move, error);
    }
  if (self->steps_left == 0 && !(hk_daz_table_has_house_rule (self, "second-command-kept") && player == self->current_player &&
                                 self->commands_left > 0 && !kingdom->passed))
    {
      hk_move_log (move, _("The movement marker has reached the end of its track."));
      if (self->commands_left > 0)
        hk_move_cite (move, "dark-age-z/ruling.second-command");
      return hk_daz_end_planning (self, move, error);
    }
  if (player != self->current_player)
    return TRUE;
  if (self->commands_left > 0 && !kingdom->passed)
    {
      hk_record_set_int (self, &self->commands_left, self->commands_left - 1);
      hk_move_log (move, _("%s goes on with another command."), kingdom->name);
      return TRUE;
    }
  hk_record_set_int (self, &self->commands_left, 0);
  for (int i = 1; i <= n; i++)
    {
      const int next = (player + i) % n;

      if (!hk_daz_table_get_kingdom (self, next)->passed)
        {
          hk_record_set_int (self, &self->current_player, next);
          break;
        }
    }
  return TRUE;
}

/* Moves the movement marker one step and gives a pioneer token. */
static void
step_marker (HkDazTable *self,
             HkMove     *move,
             int         player,
             gboolean    pioneer)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (self->steps_left > 0)
    hk_record_set_int (self, &self->steps_left, self->steps_left - 1);
  if (self->pioneer_tokens == 0 || !hk_move_get_boolean (move, "pioneer", pioneer))
    return;
  hk_record_set_int (self, &self->pioneer_tokens, self->pioneer_tokens - 1);
  hk_daz_kingdom_add_tokens (kingdom, 1);
  hk_move_log (move, _("%s takes a pioneer token."), kingdom->name);
}

/* Moves the movement marker one step, gives a pioneer token, and ends the turn. Returns whether it worked.
 * @player: who has issued a field command
 * @pioneer: whether a token of the Pioneer Reward Zone is taken when the move does not say */
gboolean
hk_daz_finish_field (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     gboolean    pioneer,
                     GError    **error)
{
  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    return TRUE;
  step_marker (self, move, player, pioneer);
  return hk_daz_finish_turn (self, move, player, error);
}

/* Such a relic leaves marker and turn as they are (ruling); with a house rule the marker moves all the same. Returns
 * whether it worked.
 * @player: who has played a relic that is no command */
gboolean
hk_daz_finish_no_command (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING || !hk_daz_table_has_house_rule (self, "free-relics-move-marker"))
    return TRUE;
  step_marker (self, move, player, TRUE);
  if (self->steps_left != 0)
    return TRUE;
  hk_move_log (move, _("The movement marker has reached the end of its track."));
  return hk_daz_end_planning (self, move, error);
}

/* Ends Phase 1: all tokens go back to the pool, the Barbarian King mans his frontiers, and Phase 2 begins. Returns
 * whether it worked. */
gboolean
hk_daz_end_planning (HkDazTable *self,
                     HkMove     *move,
                     GError    **error)
{
  int returned = 0;

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      returned += kingdom->command_tokens;
      hk_record_set_int (kingdom, &kingdom->command_tokens, 0);
    }
  hk_record_set_int (self, &self->commands_left, 0);
  hk_record_set_int (self, &self->current_player, -1);
  if (self->boss_active && hk_daz_table_has_house_rule (self, "boss-weakens-later"))
    hk_daz_apply_boss (self, move);
  if (returned > 0)
    hk_move_log (move, ngettext ("Phase 1 is over; %d unspent token goes back to the pool.",
                                 "Phase 1 is over; %d unspent tokens go back to the pool.", returned), returned);
  else
    hk_move_log (move, _("Phase 1 is over."));
  return hk_daz_barbarian_deploy (self, move, error);
}
