/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-walk.h"

/* Human movement along the track (Movement). */

/* Returns how many spaces the movement card lets the player go, with what an effect adds; 0 without a card. */
int
hk_rf_get_reach (HkRfPlayer *player)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (player), 0);

  return player->speed < 0 ? 0 : MAX (player->speed + player->move_bonus, 0);
}

/* Zombies and zombie players on @space that @shots and @shot_players leave standing, and the bullets that it takes to kill them. */
static int
count_standing (HkRfTable *self,
                int        space,
                JsonArray *shots,
                JsonArray *shot_players,
                int       *bullets)
{
  int n = 0;

  *bullets = 0;
  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);
      gboolean shot = FALSE;

      for (guint j = 0; shots != NULL && j < json_array_get_length (shots); j++)
        shot = shot || json_array_get_int_element (shots, j) == zombie->id;
      if (zombie->space != space || shot)
        continue;
      n++;
      *bullets += zombie->bullets;
    }
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      gboolean shot = FALSE;

      for (guint j = 0; shot_players != NULL && j < json_array_get_length (shot_players); j++)
        shot = shot || json_array_get_int_element (shot_players, j) == i;
      if (!player->zombie || player->space != space || shot)
        continue;
      n++;
      *bullets += 1;
    }
  return n;
}

/* Returns the first space on the way from @from to @to, without the first and with the last, where zombies or zombie
 * players stand; @to when there are none (Movement). */
int
hk_rf_find_stop (HkRfTable *self,
                 int        from,
                 int        to)
{
  const int step = to < from ? -1 : 1;
  int space = from;
  int bullets;

  while (space != to)
    {
      space += step;
      if (count_standing (self, space, NULL, NULL, &bullets) > 0)
        break;
    }
  return space;
}

/* Returns the space closest to the victory space that the movement card leads to without a shot: zombies stop the
 * player on their space (Movement). */
int
hk_rf_find_way (HkRfTable *self,
                int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  int bullets;

  g_return_val_if_fail (record != NULL, 0);

  if (hk_rf_table_has_house_rule (self, "held-by-zombies") && count_standing (self, record->space, NULL, NULL, &bullets) > 0)
    return record->space;
  return hk_rf_find_stop (self, record->space, MAX (record->space - hk_rf_get_reach (record), 0));
}

/* Returns (transfer full) (element-type int): the ids of the zombies on the spaces that would be passed, each of
 * which has to be killed first (Movement).
 * @to: where the player would go */
GArray *
hk_rf_list_in_the_way (HkRfTable *self,
                       int        player,
                       int        to)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  g_return_val_if_fail (record != NULL, list);

  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->space > MIN (record->space, to) && zombie->space < MAX (record->space, to))
        g_array_append_val (list, zombie->id);
    }
  return list;
}

/* A slower player cleared the space: the faster one goes on, but not further than the slower one went (Movement).
 * Returns whether the movement may go on.
 * @player: a human who was stopped by zombies in strategic movement
 * @furthest: (out): the space up to which the movement may go on */
gboolean
hk_rf_can_follow (HkRfTable *self,
                  int        player,
                  int       *furthest)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  HkRfPlayer *clearer = record == NULL ? NULL : hk_rf_table_get_player (self, record->cleared_by);
  int left;
  int step;
  int bound;
  int bullets;

  if (clearer == NULL || count_standing (self, record->space, NULL, NULL, &bullets) > 0 || !record->blocked || !record->moved || !hk_rf_player_is_human (record) || record->space == record->from_space)
    return FALSE;
  step = record->space < record->from_space ? -1 : 1;
  left = hk_rf_get_reach (record) - ABS (record->space - record->from_space);
  bound = step * (clearer->space - record->space);
  *furthest = record->space + step * MIN (left, bound);
  return MIN (left, bound) > 0;
}

/* Remembers for faster players who were stopped that this one cleared their space.
 * @player: a human who has just shot zombies */
void
hk_rf_note_cleared (HkRfTable *self,
                    int        player)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *record = hk_rf_table_get_player (self, i);
      int bullets;

      if (i != player && record->blocked && record->cleared_by < 0 && count_standing (self, record->space, NULL, NULL, &bullets) == 0)
        hk_record_set_int (record, &record->cleared_by, player);
    }
}

/* Where the group has agreed on it, the first to shoot has cleared the space once nothing is left there
 * (ruling.several-clearers).
 * @space: where the human shoots */
void
hk_rf_note_shot (HkRfTable  *self,
                 HkRfPlayer *player,
                 int         space)
{
  const int number = hk_record_list_index (self->players, player);

  if (!hk_rf_table_has_house_rule (self, "first-shot-clears") || number < 0)
    return;
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *record = hk_rf_table_get_player (self, i);

      if (record != player && record->blocked && record->cleared_by < 0 && record->space == space)
        hk_record_set_int (record, &record->cleared_by, (int) number);
    }
}

static gboolean
check_turn (HkRfTable  *self,
            HkMove     *move,
            int         player,
            HkRfPlayer *record,
            int         to,
            GError    **error)
{
  g_autoptr (GArray) tied = hk_rf_list_tied (self);
  const int next = hk_rf_find_next_mover (self);
  int furthest;

  if (!hk_rf_player_is_human (record))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not a human on the track."), record->name);
  if (hk_rf_table_get_phase (self) != HK_RF_PHASE_MOVEMENT && !hk_move_require_rule (move, "rfyl/movement.phase", error,
                                                                         _("Humans move in their own phase.")))
    return FALSE;
  if (record->speed < 0 && !hk_move_require_rule (move, "rfyl/movement.draw", error, _("%s has no movement card yet."),
                                                  record->name))
    return FALSE;
  if (tied->len > 0 && !hk_move_require_rule (move, "rfyl/movement.ties", error,
                                              _("Ties in speed are broken before anybody moves.")))
    return FALSE;
  if (record->moved)
    {
      if (hk_rf_can_follow (self, player, &furthest))
        return (to >= MIN (furthest, record->space) && to <= MAX (furthest, record->space))
               || hk_move_require_rule (move, "rfyl/movement.cleared", error,
                                        _("%s can go on to space %d, no further than the player who cleared the way."),
                                        record->name, furthest);
      return hk_move_require_rule (move, "rfyl/movement.distance", error, _("%s has moved already in this turn."),
                                   record->name);
    }
  if (player != next && next >= 0 && !hk_table_follow_house_rule (HK_TABLE (self), move, "any-order")
      && !hk_move_require_rule (move, "rfyl/movement.order", error,
                                                                                              _("It is %s who moves now."), hk_rf_table_get_player_name (self, next)))
    return FALSE;
  if (to == record->space && hk_rf_find_way (self, player) != to && hk_rf_table_has_house_rule (self, "no-staying")
      && !hk_move_require_rule (move, "rfyl/ruling.staying", error,
                                _("%s moves at least one space, as the group has agreed."), record->name))
    return FALSE;
  return ABS (to - record->space) <= hk_rf_get_reach (record) || (record->speed < 0 && hk_table_goes_by_hand (HK_TABLE (self)))
         || hk_move_require_rule (move, "rfyl/movement.distance", error,
                                  ngettext ("%s can move %d space at most.", "%s can move %d spaces at most.",
                                            (gulong) hk_rf_get_reach (record)), record->name,
                                  hk_rf_get_reach (record));
}

static gboolean
is_repeated (JsonArray *array,
             guint      position)
{
  for (guint i = 0; i < position; i++)
    if (json_array_get_int_element (array, i) == json_array_get_int_element (array, position))
      return TRUE;
  return FALSE;
}

/* What is shot on the way stands on the way, once each; @bullets is what it takes. */
static gboolean
check_shots (HkRfTable  *self,
             HkRfPlayer *record,
             int         to,
             JsonArray  *shots,
             JsonArray  *shot_players,
             int        *bullets,
             GError    **error)
{
  const int first = MIN (record->space, to);
  const int last = MAX (record->space, to);

  *bullets = 0;
  for (guint i = 0; shots != NULL && i < json_array_get_length (shots); i++)
    {
      HkRfZombie *zombie = hk_rf_table_find_zombie (self, (int) json_array_get_int_element (shots, i));

      if (zombie == NULL || zombie->space < first || zombie->space > last || is_repeated (shots, i))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("A zombie that is shot in passing has to stand on the way."));
      *bullets += zombie->bullets;
    }
  for (guint i = 0; shot_players != NULL && i < json_array_get_length (shot_players); i++)
    {
      HkRfPlayer *victim = hk_rf_table_get_player (self, (int) json_array_get_int_element (shot_players, i));

      if (victim == NULL || !victim->zombie || victim->space < first || victim->space > last || is_repeated (shot_players, i))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("A zombie that is shot in passing has to stand on the way."));
      *bullets += 1;
    }
  if (*bullets > record->bullets)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("%s has only %d bullet.", "%s has only %d bullets.", (gulong) record->bullets), record->name, record->bullets);
  return TRUE;
}

/* Nobody passes a zombie that stands. Leaving a space with zombies is free unless the group has agreed otherwise (ruling.leaving). */
static gboolean
check_way (HkRfTable  *self,
           HkMove     *move,
           HkRfPlayer *record,
           int         to,
           JsonArray  *shots,
           JsonArray  *shot_players,
           GError    **error)
{
  const int step = to < record->space ? -1 : 1;
  const gboolean held = hk_rf_table_has_house_rule (self, "held-by-zombies");

  for (int space = held ? record->space : record->space + step; record->space != to && space != to; space += step)
    {
      int bullets;

      if (count_standing (self, space, shots, shot_players, &bullets) > 0)
        return hk_move_require_rule (move, space == record->space ? "rfyl/ruling.leaving" : "rfyl/movement.blocked",
                                     error,
                                     ngettext ("Zombies on space %d stop the movement; it takes %d bullet to kill them.",
                                               "Zombies on space %d stop the movement; it takes %d bullets to kill them.", (gulong) bullets), space, bullets);
    }
  return TRUE;
}

static void
shoot_all (HkRfTable  *self,
           HkMove     *move,
           HkRfPlayer *record,
           JsonArray  *shots,
           JsonArray  *shot_players,
           int         bullets)
{
  for (guint i = 0; shots != NULL && i < json_array_get_length (shots); i++)
    {
      HkRfZombie *zombie = hk_rf_table_find_zombie (self, (int) json_array_get_int_element (shots, i));

      hk_rf_note_shot (self, record, zombie->space);
      hk_rf_remove_zombie (self, zombie);
    }
  for (guint i = 0; shot_players != NULL && i < json_array_get_length (shot_players); i++)
    {
      const int victim = (int) json_array_get_int_element (shot_players, i);

      hk_rf_note_shot (self, record, hk_rf_table_get_player (self, victim)->space);
      hk_rf_strike_down (self, move, victim);
    }
  if (bullets == 0)
    return;
  hk_record_set_int (record, &record->bullets, record->bullets - bullets);
  hk_move_log (move, ngettext ("%s spends %d bullet on the way.", "%s spends %d bullets on the way.",
                               (gulong) bullets), record->name, bullets);
}

static gboolean
walk (HkRfTable *self,
      HkMove    *move,
      int        player,
      int        to,
      GError   **error)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  JsonArray *shots = hk_move_get_array (move, "shots");
  JsonArray *shot_players = hk_move_get_array (move, "shot-players");
  int bullets;
  int standing;

  if (!check_turn (self, move, player, record, to, error) || !check_shots (self, record, to, shots, shot_players, &bullets, error)
      || !check_way (self, move, record, to, shots, shot_players, error))
    return FALSE;
  if (!record->moved)
    hk_record_set_int (record, &record->from_space, record->space);
  if (to == record->space)
    hk_move_log (move, _("%s stays on space %d."), record->name, to);
  else
    hk_rf_log_walk (move, record, to);
  shoot_all (self, move, record, shots, shot_players, bullets);
  hk_record_set_int (record, &record->space, to);
  hk_record_set_boolean (record, &record->moved, TRUE);
  hk_record_set_int (record, &record->cleared_by, -1);
  standing = count_standing (self, to, NULL, NULL, &bullets);
  hk_record_set_boolean (record, &record->blocked,
                         hk_rf_table_is_strategic (self) && standing > 0 && to != record->from_space
                         && ABS (to - record->from_space) < hk_rf_get_reach (record));
  if (hk_rf_table_is_strategic (self))
    hk_rf_note_cleared (self, player);
  hk_rf_check_out (self, move, player);
  if (!hk_rf_table_is_strategic (self) && !hk_rf_table_has_house_rule (self, "whole-movement"))
    hk_rf_check_end (self, move);
  return TRUE;
}

static gboolean
apply_move (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;

  if (hk_rf_read_player (self, move, &player, error) == NULL)
    return FALSE;
  return walk (self, move, player, hk_move_get_int (move, "to", 0), error);
}

static gboolean
apply_pass (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);

  return record != NULL && walk (self, move, player, record->space, error);
}

/* What lies on a space goes to the fastest player who stands there (Infection Countdown). */
void
hk_rf_hand_out_piles (HkRfTable *self,
                      HkMove    *move)
{
  for (int i = hk_record_list_get_length (self->piles); i > 0; i--)
    {
      g_autoptr (HkRfPile) pile = g_object_ref (hk_record_list_get (self->piles, i - 1));
      const int player = hk_rf_find_fastest (self, pile->space);

      if (player >= 0)
        hk_rf_pick_up_all (self, move, hk_rf_table_get_player (self, player), pile);
    }
}

/* All that lies on spaces is handed out after the movement (ruling.pick-up-when), and what an effect did to it is
 * over. */
void
hk_rf_end_movement (HkRfTable *self,
                    HkMove    *move)
{
  if (!hk_rf_table_has_house_rule (self, "late-pick-up"))
    hk_rf_hand_out_piles (self, move);
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      hk_record_set_boolean (player, &player->blocked, FALSE);
      if (hk_rf_player_is_human (player) && player->speed < 0)
        hk_record_set_int (player, &player->skips, MAX (player->skips - 1, 0));
      else
        hk_record_set_int (player, &player->move_bonus, 0);
    }
}

static const HkParamSpec move_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who moves"), N_("Player"), "players" },
  { "to", HK_PARAM_INT, TRUE, 0, 9999, NULL, N_("The space to go to, counted from the victory space"), N_("To Which Space") },
  { "shots", HK_PARAM_INTS, FALSE, 0, 9999, NULL, N_("The ids of zombies that are shot on the way"), N_("Zombies Shot on the Way") },
  { "shot-players", HK_PARAM_INTS, FALSE, 0, 7, NULL, N_("The zombie players who are shot on the way"), N_("Zombie Players Shot on the Way") },
};

static const HkParamSpec pass_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who stays"), N_("Player"), "players" },
};

const HkMoveSpec hk_rf_walk_moves[] = {
  { "move", N_("Move"), "rfyl/movement.distance", move_params, G_N_ELEMENTS (move_params), apply_move },
  { "pass-move", N_("Stay"), "rfyl/movement.distance", pass_params, G_N_ELEMENTS (pass_params), apply_pass },
};

const guint hk_rf_n_walk_moves = G_N_ELEMENTS (hk_rf_walk_moves);
