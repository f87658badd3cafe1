/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-place-moves.h"
#include "hk-cz-reckoning.h"

/* Whose turn it is, and how phases end (Player Turn, Multi-Player). */

static gboolean
is_action_phase (HkCzTable *self)
{
  const HkCzPhase phase = hk_cz_table_get_phase (self);

  return phase >= HK_CZ_PHASE_DAWN && phase <= HK_CZ_PHASE_NIGHT;
}

static gboolean
has_survivors (HkCzTable *self,
               int        player)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player == player && hk_cz_survivor_is_alive (survivor))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the player has still to take a turn, or to end it, in this phase; who has retired has none. */
gboolean
hk_cz_table_is_waiting (HkCzTable *self,
                        int        player)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  return item != NULL && is_action_phase (self) && !item->done && !item->retired && has_survivors (self, player);
}

/* Returns whether turns can be taken now: the group goes through the phases by hand, or it is dawn, day or night, the Weather is drawn and fires have spread.
 * Errors: %HK_ERROR_REFUSED or %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_cz_table_can_act (HkCzTable *self,
                     HkMove    *move,
                     GError   **error)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (hk_table_goes_by_hand (HK_TABLE (self)))
    return TRUE;
  if (!is_action_phase (self)
      && !hk_move_require_rule (move, "card-z/turn.phases", error, _("Turns are taken at dawn, day and night.")))
    return FALSE;
  if (hk_cz_table_find_homeless (self) >= 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("First show where %s starts."),
                          hk_cz_table_get_player_name (self, hk_cz_table_find_homeless (self)));
  if (self->weather == NULL && !hk_move_require_rule (move, "card-z/turn.weather", error,
                                                      _("The Weather of the day comes first.")))
    return FALSE;
  return self->fires_spread || hk_move_require_rule (move, "card-z/scenario.raging-fire", error,
                                                     _("The fires spread first."));
}

/* The player with the highest roll who has still a turn; −1 none. */
static int
find_first (HkCzTable *self)
{
  int best = -1;

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_is_waiting (self, i)
        && (best < 0 || hk_cz_table_get_player (self, i)->initiative > hk_cz_table_get_player (self, best)->initiative))
      best = i;
  return best;
}

/* The only player who has still a turn; −1 when there are more or none. */
static int
find_only (HkCzTable *self)
{
  int only = -1;

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_is_waiting (self, i))
      {
        if (only >= 0)
          return -1;
        only = i;
      }
  return only;
}

/* Returns whether initiative has been rolled for in this phase. */
gboolean
hk_cz_table_has_initiative (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_get_player (self, i)->initiative >= 0)
      return TRUE;
  return FALSE;
}

/* Where the group goes through the turns by hand, it says who acts, and nobody knows what was done before in this phase. */
static int
take_by_hand (HkCzTable *self,
              HkMove    *move,
              GError   **error)
{
  const int only = hk_cz_table_get_n_players (self) == 1 ? 0 : -1;
  const int player = hk_move_get_int (move, "player", self->battle != NULL ? self->battle->player : only);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  if (item == NULL)
    {
      hk_move_ask (move, "player", error, _("Which player acts?"));
      return -1;
    }
  hk_record_reset (item, "done", "scouted", "retreated", NULL);
  hk_record_set_int (self, &self->current_player, player);
  return player;
}

/* To be called before anything that belongs to a turn. Where it is nobody’s turn and it is clear whose it has to be,
 * that player takes it. Returns whose turn it is; −1 with @error set when nobody can act.
 * @move: the move that is being applied, which may have a parameter "player" */
int
hk_cz_table_take_turn (HkCzTable *self,
                       HkMove    *move,
                       GError   **error)
{
  int player = hk_move_has (move, "player") ? hk_move_get_int (move, "player", -1) : -1;

  if (!hk_cz_table_can_act (self, move, error))
    return -1;
  if (hk_table_goes_by_hand (HK_TABLE (self)))
    return take_by_hand (self, move, error);
  if (self->current_player >= 0 && (player < 0 || player == self->current_player))
    return self->current_player;
  if (self->current_player >= 0
      && !hk_move_require_rule (move, "card-z/turn.phases", error, _("It is the turn of %s."),
                                hk_cz_table_get_player_name (self, self->current_player)))
    return -1;
  if (hk_cz_table_is_competitive (self) && !hk_cz_table_has_initiative (self)
      && !hk_move_require_rule (move, "card-z/multi.initiative", error, _("Roll for initiative first.")))
    return -1;
  if (player < 0)
    player = find_only (self);
  if (player < 0)
    {
      if (find_first (self) >= 0)
        hk_move_ask (move, "player", error, _("Whose turn is it?"));
      else
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("All turns of this phase are over."));
      return -1;
    }
  if (hk_cz_table_get_player (self, player) == NULL)
    {
      hk_move_ask (move, "player", error, _("Which player?"));
      return -1;
    }
  if (!hk_cz_table_is_waiting (self, player) && !hk_move_is_replay (move)
      && !hk_move_require_rule (move, "card-z/turn.phases", error, _("%s has had a turn in this phase."),
                                hk_cz_table_get_player_name (self, player)))
    return -1;
  hk_record_set_int (self, &self->current_player, player);
  return player;
}

/* Where nobody is left, everything is turned face down and a horde goes its way. */
static void
tidy (HkCzTable *self,
      HkMove    *move)
{
  const int n = hk_cz_table_get_n_locations (self);
  g_autofree gboolean *there = g_new0 (gboolean, n + 1);

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->place >= 0 && survivor->place < n && survivor->player >= 0 && hk_cz_survivor_is_alive (survivor))
        there[survivor->place] = TRUE;
    }
  for (int i = 0; i < n; i++)
    {
      HkRecordList *encounters = hk_cz_table_get_location (self, i)->encounters;

      if (there[i] || hk_record_list_get_length (encounters) == 0 || (self->battle != NULL && self->battle->place == i))
        continue;
      hk_cz_table_settle_horde (self, move, i);
      if (hk_record_list_get_length (encounters) > 0)
        hk_cz_table_turn_face_down (self, i);
    }
}

/* Ends the turn of a player without any check, and gives it to the next where players have rolled for it. */
void
hk_cz_table_end_turn (HkCzTable *self,
                      HkMove    *move,
                      int        player)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  g_return_if_fail (item != NULL);

  tidy (self, move);
  hk_record_set_boolean (item, &item->done, TRUE);
  hk_record_set_int (self, &self->current_player, -1);
  hk_record_set_boolean (self, &self->phase_over, find_first (self) < 0);
  if (hk_cz_table_is_competitive (self) && !self->phase_over)
    hk_record_set_int (self, &self->current_player, find_first (self));
}

static gboolean
apply_take_turn (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_move_get_int (move, "player", -1);
  HkCzPlayer *current = hk_cz_table_get_player (self, self->current_player);

  if (player >= hk_cz_table_get_n_players (self))
    return hk_move_ask (move, "player", error, _("Which player?"));
  if (self->current_player == player)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is the turn of %s already."), hk_cz_table_get_player_name (self, player));
  if (hk_cz_table_is_competitive (self) && hk_cz_table_has_initiative (self) && find_first (self) != player
      && !hk_move_require_rule (move, "card-z/multi.initiative", error, _("The roll gives the turn to %s."),
                                hk_cz_table_get_player_name (self, find_first (self))))
    return FALSE;
  if (current != NULL && !current->scouted && !hk_cz_table_is_competitive (self) && self->battle == NULL)
    hk_record_set_int (self, &self->current_player, -1);
  if (hk_cz_table_take_turn (self, move, error) < 0)
    return FALSE;
  hk_record_set_int (self, &self->current_player, player);
  hk_move_log (move, _("It is the turn of %s."), hk_cz_table_get_player_name (self, player));
  return TRUE;
}

/* Whether nobody has the same roll as another. */
static gboolean
has_tie (GArray *rolls)
{
  for (guint i = 0; i < rolls->len; i++)
    for (guint j = i + 1; j < rolls->len; j++)
      if (g_array_index (rolls, int, i) == g_array_index (rolls, int, j))
        return TRUE;
  return FALSE;
}

static gboolean
apply_initiative (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const guint n = (guint) hk_cz_table_get_n_players (self);
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (int));

  if (!hk_cz_table_can_act (self, move, error))
    return FALSE;
  if (!hk_cz_table_is_competitive (self)
      && !hk_move_require_rule (move, "card-z/multi.initiative", error,
                                _("Who plays together takes turns in any order.")))
    return FALSE;
  if (hk_cz_table_has_initiative (self) && !hk_move_require_rule (move, "card-z/multi.initiative", error,
                                                      _("The players have rolled in this phase.")))
    return FALSE;
  do
    {
      g_array_set_size (rolls, 0);
      if (!hk_cz_table_roll_dice (self, move, "rolls", n, 0, 9, rolls, error))
        return FALSE;
      if (has_tie (rolls) && hk_move_has (move, "rolls"))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Two players have rolled the same: both roll again."));
      for (guint i = 0; i < n; i++)
        hk_move_add_die (move, (int) i, N_("Dice for the initiative"), g_array_index (rolls, int, i), 0, 9);
    }
  while (has_tie (rolls));
  for (guint i = 0; i < n; i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, (int) i);

      hk_record_set_int (player, &player->initiative, g_array_index (rolls, int, i));
      hk_move_log (move, _("%s rolls %d."), player->name, player->initiative);
    }
  hk_record_set_int (self, &self->current_player, find_first (self));
  hk_move_log (move, _("%s goes first."), hk_cz_table_get_player_name (self, self->current_player));
  return TRUE;
}

/* Behind everybody else who has still a turn, whose order stays as it is. */
static void
go_last (HkCzTable  *self,
         HkCzPlayer *player)
{
  int least = 30;

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *other = hk_cz_table_get_player (self, i);

      if (other == player)
        continue;
      least = MIN (least, other->initiative);
      hk_record_set_int (other, &other->initiative, MIN (30, other->initiative + 1));
    }
  hk_record_set_int (player, &player->initiative, least);
}

/* Who defers goes right after the next player. */
static gboolean
apply_defer (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzPlayer *player = hk_cz_table_get_player (self, self->current_player);
  HkCzPlayer *next;
  int number;
  int initiative;

  if (player == NULL || !hk_cz_table_is_competitive (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Only who has won the initiative can defer."));
  if (player->scouted && !hk_move_require_rule (move, "card-z/multi.initiative", error, _("%s has begun the turn."),
                                                player->name))
    return FALSE;
  hk_record_set_boolean (player, &player->done, TRUE);
  number = find_first (self);
  hk_record_set_boolean (player, &player->done, FALSE);
  next = hk_cz_table_get_player (self, number);
  if (next == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody is left who could go before %s."), player->name);
  initiative = player->initiative;
  if (hk_table_follow_house_rule (HK_TABLE (self), move, "defer-last"))
    go_last (self, player);
  else
    {
      hk_record_set_int (player, &player->initiative, next->initiative);
      hk_record_set_int (next, &next->initiative, initiative);
    }
  hk_record_set_int (self, &self->current_player, number);
  /* Translators: %s: a player; %s: a player. */
  hk_move_log (move, _("%s lets %s go first."), player->name, next->name);
  return TRUE;
}

static gboolean
apply_next_phase (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const HkCzPhase phase = hk_cz_table_get_phase (self);
  const HkCzPhase next = phase == HK_CZ_PHASE_DAWN ? HK_CZ_PHASE_DAY : phase == HK_CZ_PHASE_DAY ? HK_CZ_PHASE_NIGHT : HK_CZ_PHASE_RECKONING;

  if (!hk_cz_table_can_act (self, move, error))
    return FALSE;
  if (phase == HK_CZ_PHASE_RECKONING)
    {
      hk_move_log (move, _("The rest of the reckoning is passed over."));
      hk_record_list_remove_all (self->diets);
      return hk_cz_table_begin_day (self, move, error);
    }
  if (self->battle != NULL && self->battle->started
      && !hk_move_require_rule (move, "card-z/battle.rounds", error, _("The battle is not over.")))
    return FALSE;
  if (find_first (self) >= 0 && !hk_move_require_rule (move, "card-z/turn.phases", error,
                                                       _("%s has still a turn in this phase."),
                                                hk_cz_table_get_player_name (self, find_first (self))))
    return FALSE;
  if (!hk_cz_table_walk_hordes (self, move, "rolls", error))
    return FALSE;
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "phase");
  if (hk_cz_table_check_end (self, move))
    return TRUE;
  if (next == HK_CZ_PHASE_RECKONING)
    {
      hk_cz_table_begin_phase (self, move, next);
      hk_move_log (move, _("The night of day %d is over: the reckoning begins."), self->day);
      hk_cz_table_begin_reckoning (self, move);
      return TRUE;
    }
  hk_cz_table_begin_phase (self, move, next);
  hk_move_log (move, next == HK_CZ_PHASE_DAY ? _("Dawn is over: the sun is up on day %d.") : _("Night falls on day %d."), self->day);
  return TRUE;
}

/* The group has played on without the app, or otherwise than it thinks: the day and its part are what the group says. */
static gboolean
apply_set_phase (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const HkCzPhase phase = hk_move_get_enum (move, "phase", hk_cz_phases, HK_CZ_PHASE_NONE);
  const int day = hk_move_get_int (move, "day", self->day);

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (!hk_move_require_rule (move, "card-z/turn.phases", error,
                             _("Dawn, day, night and the reckoning follow each other.")))
    return FALSE;
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "phase");
  if (day != self->day)
    {
      hk_record_set_record (self, &self->weather, NULL);
      hk_record_set_int (self, &self->day, day);
    }
  hk_record_list_remove_all (self->diets);
  hk_cz_table_begin_phase (self, move, phase);
  hk_record_set_enum (self, &self->reckoning_step, HK_CZ_RECKONING_NONE);
  hk_move_log (move, phase == HK_CZ_PHASE_DAWN    ? _("The group goes to dawn of day %d.")
                     : phase == HK_CZ_PHASE_DAY   ? _("The group goes to the day part of day %d.")
                     : phase == HK_CZ_PHASE_NIGHT ? _("The group goes to the night of day %d.")
                                                  : _("The group goes to the reckoning of day %d."), day);
  if (phase == HK_CZ_PHASE_RECKONING)
    hk_cz_table_begin_reckoning (self, move);
  return TRUE;
}

static gboolean
apply_finish (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int winner = hk_move_get_int (move, "winner", -1);
  const char *reason = hk_move_get_string (move, "reason");

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over already."));
  if (winner >= hk_cz_table_get_n_players (self))
    return hk_move_ask (move, "winner", error, _("Which player?"));
  hk_cz_table_end (self, move, hk_move_get_enum (move, "outcome", hk_cz_outcomes, HK_CZ_OUTCOME_ENDED), winner, reason == NULL ? _("The group says so.") : reason);
  return TRUE;
}

static const HkParamSpec player_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("Whose turn it is"), N_("Player"), "players" },
};

static const HkParamSpec initiative_params[] = {
  { "rolls", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The d10 of each player, when rolled by hand"), N_("The d10 of each player") },
};

static const HkParamSpec phase_params[] = {
  { "rolls", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("The d6 of each horde that walks, when rolled by hand"), N_("The d6 of each horde") },
};

static const char * const phases[] = { "dawn", "day", "night", "reckoning", NULL };

static const HkParamSpec set_phase_params[] = {
  { "phase", HK_PARAM_STRING, TRUE, 0, 0, phases, N_("The part of the day"), N_("Part of the day") },
  { "day", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("The day; as it is when left out"), N_("Day") },
};


static const HkParamSpec finish_params[] = {
  { "outcome", HK_PARAM_STRING, TRUE, 0, 0, hk_cz_outcomes, N_("How the game ends"), N_("Outcome") },
  { "reason", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Why, as a sentence for the log"), N_("Why") },
  { "winner", HK_PARAM_INT, FALSE, -1, 5, NULL, N_("Who wins alone; −1 nobody or all"), N_("Winner") },
};

const HkMoveSpec hk_cz_turn_moves[] = {
  { "initiative", N_("Roll for Initiative"), "card-z/multi.initiative", initiative_params, G_N_ELEMENTS (initiative_params), apply_initiative },
  { "defer", N_("Let the Next Player Go First"), "card-z/multi.initiative", NULL, 0, apply_defer },
  { "take-turn", N_("Take the Turn"), "card-z/turn.phases", player_params, G_N_ELEMENTS (player_params), apply_take_turn },
  { "next-phase", N_("End the Phase"), "card-z/turn.phases", phase_params, G_N_ELEMENTS (phase_params), apply_next_phase },
  { "set-phase", N_("Go to Another Part of the Day"), "card-z/turn.phases", set_phase_params, G_N_ELEMENTS (set_phase_params), apply_set_phase },
  { "finish", N_("Declare the End"), "card-z/overview.end", finish_params, G_N_ELEMENTS (finish_params), apply_finish },
};

const guint hk_cz_n_turn_moves = G_N_ELEMENTS (hk_cz_turn_moves);
