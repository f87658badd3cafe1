/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/rules/hk-aotd-doubts.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn-order.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "hk-aotd-guide.h"

/* What the one big button does now. */

/* What has to be resolved before anything else. */
static HkPrimaryAction *
get_next_waiting (HkAotdTable *self)
{
  g_autofree char *hint = NULL;

  if (self->wounds_to_split > 0)
    {
      hint = g_strdup_printf (ngettext ("%d Wound, split as the players like.", "%d Wounds, split as the players like.", self->wounds_to_split),
                              self->wounds_to_split);
      return hk_primary_action_new_ask_with_hint (_("Give Out the Wounds"), "split-wounds", hint);
    }
  hint = hk_aotd_describe_activation (self->extra_activations[0]);
  return hk_primary_action_new_with_hint (_("The Extra Activation Is Resolved"), hk_move_build ("activation-done",
                                                                                                NULL), hint);
}

static HkPrimaryAction *
get_next_player (HkAotdTable *self)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, self->current_survivor);
  g_autofree char *label = NULL;
  g_autofree char *hint = NULL;
  int only = -1;
  int n_ready = 0;

  if (hk_aotd_turn_is_challenge (self))
    return hk_aotd_vault_get_next (self);
  if (survivor != NULL)
    {
      label = g_strdup_printf (_("End the Turn of %s"), survivor->name);
      hint = g_strdup_printf (ngettext ("%d Action left.", "%d Actions left.", survivor->actions), survivor->actions);
      return hk_primary_action_new_with_hint (label, hk_move_build ("end-turn", NULL), hint);
    }
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *other = hk_aotd_table_get_survivor (self, (int) i);

      if (other->player == self->current_player && !other->activated && !other->eliminated)
        {
          only = (int) i;
          n_ready++;
        }
    }
  if (n_ready == 0)
    return hk_primary_action_new (_("Go On"), hk_move_build ("end-turn", NULL));
  if (n_ready == 1)
    {
      label = g_strdup_printf (_("Activate %s"), hk_aotd_table_get_survivor_name (self, only));
      return hk_primary_action_new_with_hint (label, hk_move_build ("activate", "i:survivor", only, NULL),
                                              hk_aotd_table_get_player_name (self, self->current_player));
    }
  label = g_strdup_printf (_("%s: Activate a Survivor"), hk_aotd_table_get_player_name (self, self->current_player));
  return hk_primary_action_new_ask (label, "activate");
}

static HkPrimaryAction *
get_next_zombie (HkAotdTable *self)
{
  g_autofree char *who = hk_aotd_zombies_list (self, self->activation);

  if (self->zombie_step == HK_AOTD_STEP_ATTACK)
    return hk_primary_action_new_ask_with_hint (_("Resolve the Attacks"), "zombie-attacks", who);
  return hk_primary_action_new_with_hint (_("The Zombies Have Moved"), hk_move_build ("zombies-moved", NULL), who);
}

static HkPrimaryAction *
get_next_spawn (HkAotdTable *self)
{
  const int number = hk_aotd_spawn_find_next (self);
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, number);
  g_autofree char *label = NULL;
  g_autofree char *hint = NULL;

  hint = g_strdup_printf (_("On this line of the cards: %s."), hk_aotd_level_get_title (hk_aotd_table_get_level (self)));
  if (spawn != NULL && !hk_aotd_spawn_app_draws (self, spawn))
    {
      label = g_strdup_printf (_("Draw a Card for %s"), spawn->name);
      return hk_primary_action_new_ask_with_hint (label, "spawn", hint);
    }
  if (spawn != NULL && (hk_aotd_table_anybody_has_skill (self, "combat-reflexes") || hk_aotd_table_anybody_has_skill (self, "sidestep")))
    {
      label = g_strdup_printf (_("Spawn at %s"), spawn->name);
      return hk_primary_action_new_with_hint (label, hk_move_build ("spawn", "i:zone", number, NULL),
                                              _("Whoever may act on a Zombie card does so before the next."));
    }
  return hk_primary_action_new_with_hint (number == 0 ? _("Spawn Zombies") : _("Go On Spawning"),
                                          hk_move_build ("spawn", NULL), hint);
}

HkPrimaryAction *
hk_aotd_table_get_primary_action (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autofree char *doubts = NULL;

  if (self->phase == HK_AOTD_PHASE_NONE || self->outcome != HK_AOTD_ENDING_NONE)
    return NULL;
  if (hk_aotd_table_is_waiting (self)
      && !(self->wounds_to_split == 0 && hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN && hk_aotd_spawn_find_next (self) >= 0
           && hk_aotd_table_has_house_rule (self, "extra-after-spawn")))
    return get_next_waiting (self);
  doubts = hk_aotd_table_describe_doubts (self);
  if (doubts != NULL)
    return hk_primary_action_new_ask_with_hint (_("Can the Objectives Still Be Fulfilled?"), "judge", doubts);
  if (hk_aotd_table_may_be_won (self))
    return hk_primary_action_new_ask_with_hint (_("Is the Mission Won?"), "judge-win", _("All Objectives told so far are accomplished."));
  switch (hk_aotd_table_get_phase (self))
    {
    case HK_AOTD_PHASE_PLAYER:
      return get_next_player (self);
    case HK_AOTD_PHASE_ZOMBIE:
      return get_next_zombie (self);
    case HK_AOTD_PHASE_SPAWN:
      return get_next_spawn (self);
    case HK_AOTD_PHASE_END:
    case HK_AOTD_PHASE_OVER:
    case HK_AOTD_PHASE_NONE:
      break;
    }
  return hk_primary_action_new_with_hint (_("End the Round"), hk_move_build ("end-round", NULL),
                                          _("The Noise token goes to the Zone with most Survivors."));
}
