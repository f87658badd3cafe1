/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-events.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-guide.h"

/* What the one big button does now. */

/* A move that needs only cards: made at once when the app draws. */
static HkPrimaryAction *
make_draw (HkRfTable  *self,
           HkDeck     *deck,
           const char *label,
           const char *name)
{
  return hk_rf_table_app_draws (self, deck) ? hk_primary_action_new (label, hk_move_build (name,
                                                                                           NULL)) : hk_primary_action_new_ask (label, name);
}

static HkPrimaryAction *
get_next_blood (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      g_autofree char *label = g_strdup_printf (_("%s Draws a Blood Card"), player->name);

      if (player->blood_due == 0 || !hk_rf_player_is_human (player))
        continue;
      if (hk_rf_table_app_draws (self, self->blood_deck))
        return hk_primary_action_new_with_hint (label, hk_move_build ("draw-blood", "i:player", i, NULL),
                                                _("Face down."));
      return hk_primary_action_new_ask_with_hint (label, "draw-blood", _("Face down."));
    }
  return NULL;
}

/* A card that has counted down; those without drops also in other phases, where the group turns them up at once. */
static HkPrimaryAction *
get_next_reveal (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      for (int j = 0; j < hk_rf_player_get_n_bloods (player); j++)
        {
          HkRfBlood *blood = hk_rf_player_get_blood (player, j);
          g_autofree char *label = g_strdup_printf (_("%s Turns a Blood Card Up"), player->name);

          if (blood->due && blood->known)
            return hk_primary_action_new (label, hk_move_build ("reveal-blood", "i:player", i, "i:blood", j, NULL));
          if (blood->due)
            return hk_primary_action_new_ask (label, "reveal-blood");
        }
    }
  return NULL;
}

static HkPrimaryAction *
get_next_countdown (HkRfTable *self)
{
  return self->counted ? get_next_reveal (self) : hk_primary_action_new (_("Count the Blood Cards Down"),
                                                                         hk_move_build ("countdown", NULL));
}

/* As far as the card leads, or onto the first zombies on the way; another way is taken on the board. */
static HkPrimaryAction *
get_next_mover (HkRfTable *self,
                int        mover)
{
  HkRfPlayer *player = hk_rf_table_get_player (self, mover);
  const int to = hk_rf_find_way (self, mover);
  g_autofree char *label = NULL;

  if (to == player->space)
    {
      label = g_strdup_printf (_("%s Stays on Space %d"), player->name, to);
      return hk_primary_action_new_with_hint (label, hk_move_build ("pass-move", "i:player", mover, NULL),
                                              _("Or moves another way, on the board."));
    }
  label = to == 0 ? g_strdup_printf (_("%s Moves to the Victory Space"), player->name) : g_strdup_printf (_("%s Moves to Space %d"), player->name, to);
  return hk_primary_action_new_with_hint (label, hk_move_build ("move", "i:player", mover, "i:to", to, NULL),
                                          player->space - to < MIN (hk_rf_get_reach (player),
                                                                    player->space) ? _("Zombies stand there. Or another way, on the board.")
                                                                                                            : _("Or another way, on the board."));
}

static HkPrimaryAction *
get_next_movement (HkRfTable *self)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (self);
  g_autoptr (GArray) tied = hk_rf_list_tied (self);
  const int mover = hk_rf_find_next_mover (self);

  if (drawing->len > 0)
    return make_draw (self, self->determination_deck, _("Draw the Movement Cards"), "draw-speed");
  if (tied->len > 0)
    return make_draw (self, self->determination_deck, _("Break the Ties"), "tie-break");
  if (mover < 0)
    return NULL;
  return get_next_mover (self, mover);
}

static HkPrimaryAction *
get_next_fight (HkRfTable *self)
{
  const int number = hk_rf_find_open_fight (self, -1);
  HkRfFight *fight = hk_rf_table_get_fight (self, number);
  g_autofree char *label = NULL;

  if (fight == NULL)
    return NULL;
  label = g_strdup_printf (_("%s Fights"), hk_rf_table_get_player_name (self, fight->player));
  return hk_primary_action_new_ask_with_hint (label, "fight", _("Or shoots first."));
}

static HkPrimaryAction *
get_next_event (HkRfTable *self)
{
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));
  g_autofree char *label = NULL;

  if (draw == NULL)
    return NULL;
  if (draw->event == NULL)
    {
      label = g_strdup_printf (_("%s Draws an Event Card"), hk_rf_table_get_player_name (self, draw->player));
      return make_draw (self, self->event_deck, label, "event");
    }
  label = g_strdup_printf (_("Resolve %s"), draw->event->name);
  return hk_primary_action_new_with_hint (label, hk_move_build ("resolve-event", NULL),
                                          hk_rf_event_can_prevent (self,
                                                                   draw->event) ? _("Bullets can prevent it.") : draw->event->text);
}

static HkPrimaryAction *
get_next_hunt (HkRfTable *self)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  g_autofree char *label = NULL;

  if (!hk_rf_table_have_zombies_moved (self))
    return make_draw (self, self->determination_deck, _("Move the Zombies"), "zombies-move");
  for (guint i = 0; i < hunters->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, g_array_index (hunters, int, i));

      if (player->moved)
        continue;
      if (player->speed < 0)
        return make_draw (self, self->determination_deck, _("Draw the Cards of the Zombie Players"), "draw-hunt");
      label = g_strdup_printf (_("%s Hunts"), player->name);
      return hk_primary_action_new_ask_with_hint (label, "zombie-player-move", _("In any direction, up to the card."));
    }
  return NULL;
}

/* Whether a zombie or a zombie player is where a human can be fought. */
static gboolean
is_combat_next (HkRfTable *self)
{
  g_autoptr (GArray) spaces = hk_rf_list_hunted_spaces (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);

  for (guint i = 0; i < spaces->len; i++)
    {
      const int space = g_array_index (spaces, int, i);

      for (int j = 0; j < hk_rf_table_get_n_zombies (self); j++)
        if (hk_rf_table_get_zombie (self, j)->space == space)
          return TRUE;
      for (guint j = 0; j < hunters->len; j++)
        if (hk_rf_table_get_player (self, g_array_index (hunters, int, j))->space == space)
          return TRUE;
    }
  return FALSE;
}

/* Where the move leads when this phase is over: a phase in which nothing happens is passed over. */
static HkPrimaryAction *
get_next_phase (HkRfTable *self)
{
  const HkRfPhase phase = hk_rf_table_get_phase (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  g_autofree char *turn = g_strdup_printf (_("On to Turn %d"), self->turn + 1);
  const char *label = turn;

  if (phase == HK_RF_PHASE_COUNTDOWN)
    label = _("On to Human Movement");
  else if (phase == HK_RF_PHASE_MOVEMENT)
    label = _("On to the Events");
  else if (phase == HK_RF_PHASE_EVENTS && (hunters->len > 0 || hk_rf_table_get_n_zombies (self) > 0))
    label = _("On to Zombie Movement");
  else if (phase == HK_RF_PHASE_ZOMBIES && is_combat_next (self))
    label = _("On to Combat");
  return hk_primary_action_new (label, hk_move_build ("next-phase", NULL));
}

HkPrimaryAction *
hk_rf_table_get_primary_action (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const HkRfPhase phase = hk_rf_table_get_phase (self);
  HkPrimaryAction *next = get_next_blood (self);

  if (phase == HK_RF_PHASE_OVER)
    {
      g_clear_object (&next);
      return NULL;
    }
  if (next == NULL && hk_rf_table_has_house_rule (self, "no-drops-at-once"))
    next = get_next_reveal (self);
  if (next == NULL)
    next = get_next_fight (self);
  if (next == NULL && phase == HK_RF_PHASE_COUNTDOWN)
    next = get_next_countdown (self);
  if (next == NULL && phase == HK_RF_PHASE_MOVEMENT)
    next = get_next_movement (self);
  if (next == NULL)
    next = get_next_event (self);
  if (next == NULL && phase == HK_RF_PHASE_ZOMBIES)
    next = get_next_hunt (self);
  if (next != NULL)
    return next;
  return get_next_phase (self);
}
