/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-past-games.h"

static void
clear_player (gpointer data)
{
  g_ref_string_release (((HkPastPlayer *) data)->name);
}

/* Returns (transfer full): a game that has just begun, without a player. Its texts are #GRefString.
 * @game: the id of what is played
 * @id: its own */
HkPastGame *
hk_past_game_new (const char *game,
                  const char *id)
{
  HkPastGame *self = g_new0 (HkPastGame, 1);

  self->file = g_ref_string_new_intern ("");
  self->title = g_ref_string_new_intern ("");
  self->outcome = g_ref_string_new_intern ("");
  self->variant = g_ref_string_new_intern ("");
  self->game = g_ref_string_new_intern (game);
  self->id = g_ref_string_new (id);
  self->players = g_array_sized_new (FALSE, FALSE, sizeof (HkPastPlayer), 4);
  g_array_set_clear_func (self->players, clear_player);
  return self;
}

/* Adds the player of the next seat. */
void
hk_past_game_add_player (HkPastGame *self,
                         const char *name,
                         HkResult    result)
{
  const HkPastPlayer player = { g_ref_string_new_intern (name), result };

  g_array_append_val (self->players, player);
  self->is_won = self->is_won || (self->is_over && result.won);
}

void
hk_past_game_free (HkPastGame *self)
{
  g_ref_string_release (self->file);
  g_ref_string_release (self->id);
  g_ref_string_release (self->game);
  g_ref_string_release (self->title);
  g_ref_string_release (self->outcome);
  g_ref_string_release (self->variant);
  g_array_unref (self->players);
  g_free (self);
}
