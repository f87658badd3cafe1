/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-rf-acts.h"
#include "hk-rf-events.h"
#include "hk-rf-walk.h"

/* Bullets (Bullets, Ranged Combat). */

static gboolean
spend (HkRfPlayer *shooter,
       int         bullets,
       GError    **error)
{
  if (shooter->bullets < bullets)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("It takes %d bullet, and %s has fewer.", "It takes %d bullets, and %s has fewer.", (gulong) bullets), bullets, shooter->name);
  hk_record_set_int (shooter, &shooter->bullets, shooter->bullets - bullets);
  return TRUE;
}

/* Where the track is not kept, nobody knows which zombie it is; it takes the one bullet that a zombie takes by the rules. */
static gboolean
shoot_unknown (HkMove     *move,
               HkRfPlayer *shooter,
               GError    **error)
{
  if (!spend (shooter, 1, error))
    return FALSE;
  hk_move_log (move, _("%s shoots a zombie."), shooter->name);
  return TRUE;
}

static gboolean
check_same_space (HkMove     *move,
                  HkRfPlayer *shooter,
                  int         space,
                  GError    **error)
{
  return shooter->space == space
         || hk_move_require_rule (move, "rfyl/combat.ranged", error, _("%s is not on the space of that zombie."),
                                  shooter->name);
}

static gboolean
shoot_zombie (HkRfTable  *self,
              HkMove     *move,
              HkRfPlayer *shooter,
              HkRfZombie *zombie,
              GError    **error)
{
  if (!check_same_space (move, shooter, zombie->space, error) || !spend (shooter, zombie->bullets, error))
    return FALSE;
  hk_rf_note_shot (self, shooter, zombie->space);
  hk_rf_remove_zombie (self, zombie);
  hk_move_log (move, _("%s shoots a zombie."), shooter->name);
  return TRUE;
}

static gboolean
shoot_player (HkRfTable  *self,
              HkMove     *move,
              HkRfPlayer *shooter,
              int         player,
              GError    **error)
{
  HkRfPlayer *victim = hk_rf_table_get_player (self, player);

  if (victim == NULL || !victim->zombie)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Only zombies and zombie players are shot."));
  if (!check_same_space (move, shooter, victim->space, error) || !spend (shooter, 1, error))
    return FALSE;
  hk_rf_note_shot (self, shooter, victim->space);
  hk_move_log (move, _("%s shoots %s."), shooter->name, victim->name);
  hk_rf_strike_down (self, move, player);
  return TRUE;
}

/* The zombie of an Event card, which is not on the board. */
static gboolean
shoot_encounter (HkRfTable  *self,
                 HkMove     *move,
                 HkRfPlayer *shooter,
                 int         number,
                 GError    **error)
{
  HkRfFight *fight = hk_rf_table_get_fight (self, number);
  HkRfZombie *zombie = fight == NULL ? NULL : hk_rf_table_find_zombie (self, fight->zombie);

  if (fight == NULL || fight->killed)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such zombie left."));
  if (zombie != NULL)
    return shoot_zombie (self, move, shooter, zombie, error);
  if (fight->zombie_player >= 0)
    return shoot_player (self, move, shooter, fight->zombie_player, error);
  if (!check_same_space (move, shooter, fight->space, error) || !spend (shooter, 1, error))
    return FALSE;
  hk_record_set_boolean (fight, &fight->killed, TRUE);
  if (fight->state == HK_RF_FIGHT_OPEN)
    hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_SHOT);
  hk_move_log (move, _("%s shoots the zombie."), shooter->name);
  return TRUE;
}

static gboolean
apply_shoot (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *shooter = hk_rf_read_player (self, move, &player, error);
  HkRfZombie *zombie = hk_rf_table_find_zombie (self, hk_move_get_int (move, "zombie", -1));
  gboolean worked;

  if (shooter == NULL)
    return FALSE;
  if (!hk_rf_player_is_human (shooter))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Only humans on the track shoot."));
  if (hk_rf_table_get_phase (self) != HK_RF_PHASE_MOVEMENT && hk_rf_table_get_phase (self) != HK_RF_PHASE_COMBAT && !(hk_rf_table_get_phase (self) == HK_RF_PHASE_EVENTS && hk_move_has (move, "fight"))
      && !hk_move_require_rule (move, "rfyl/bullet.use", error,
                                _("Zombies are shot in the movement phase and in combat.")))
    return FALSE;
  if (hk_move_has (move, "fight"))
    worked = shoot_encounter (self, move, shooter, hk_move_get_int (move, "fight", 0), error);
  else if (hk_move_has (move, "zombie-player"))
    worked = shoot_player (self, move, shooter, hk_move_get_int (move, "zombie-player", 0), error);
  else if (zombie != NULL)
    worked = shoot_zombie (self, move, shooter, zombie, error);
  else if (!hk_table_keeps (table, "track"))
    worked = shoot_unknown (move, shooter, error);
  else
    return hk_move_ask (move, "zombie", error, _("Which zombie does %s shoot?"), shooter->name);
  if (worked && hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT && hk_rf_table_is_strategic (self))
    hk_rf_note_cleared (self, player);
  if (worked)
    hk_rf_settle_events (self, move);
  return worked;
}

static const HkParamSpec shoot_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who shoots"), N_("Player"), "players" },
  { "zombie", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The id of the zombie"), N_("Zombie") },
  { "zombie-player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("The zombie player, when it is one"), N_("Zombie Player"), "players" },
  { "fight", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("The number of the fight, when the zombie is named by it"), N_("Fight") },
};

const HkMoveSpec hk_rf_shoot_moves[] = {
  { "shoot", N_("Shoot a Zombie"), "rfyl/combat.ranged", shoot_params, G_N_ELEMENTS (shoot_params), apply_shoot },
};

const guint hk_rf_n_shoot_moves = G_N_ELEMENTS (hk_rf_shoot_moves);
