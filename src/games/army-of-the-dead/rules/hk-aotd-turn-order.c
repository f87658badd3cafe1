/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-turn-order.h"

/* Returns whether something has to be resolved before anything else: Wounds to be given out or an extra Activation
 * of Zombies. */
gboolean
hk_aotd_table_is_waiting (HkAotdTable *self)
{
  return self->wounds_to_split > 0 || (self->extra_activations != NULL && self->extra_activations[0] != NULL);
}

/* Returns whether a Survivor of the player has still to take a Turn in this round.
 * @player: a seat, from 0 */
gboolean
hk_aotd_turn_has_survivors (HkAotdTable *self,
                            int          player)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->player == player && !survivor->activated && !survivor->eliminated)
        return TRUE;
    }
  return FALSE;
}

/* Gives the Turn to the First Player, or to the next who leads somebody. */
void
hk_aotd_turn_begin_phase (HkAotdTable *self)
{
  const int n = (int) hk_aotd_table_get_n_players (self);

  hk_record_set_enum (self, &self->phase, HK_AOTD_PHASE_PLAYER);
  hk_record_set_int (self, &self->current_survivor, -1);
  hk_record_set_int (self, &self->current_player, self->first_player);
  for (int i = 0; i < n; i++)
    if (hk_aotd_turn_has_survivors (self, (self->first_player + i) % n))
      {
        hk_record_set_int (self, &self->current_player, (self->first_player + i) % n);
        return;
      }
}
