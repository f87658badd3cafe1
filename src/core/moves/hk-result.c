/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-result.h"
#include "hk-table.h"

/* Who has won, as facts rather than as a sentence. */

/* Returns: how many people play; others that stand among their records, as the Barbarian King of Dark Age Z, come last. */
guint
hk_table_get_n_players (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  g_return_val_if_fail (HK_IS_TABLE (self), 0);

  return funcs->get_n_players != NULL ? funcs->get_n_players (self) : g_list_model_get_n_items (hk_table_get_seats (self));
}

static HkEnding
get_ending (HkTable *self)
{
  const HkKeepSpec *keep = hk_table_get_game (self)->keep;

  return keep == NULL ? HK_ENDING_WINNERS : keep->get_ending (self);
}

/* Returns whether all win or lose together. */
gboolean
hk_table_is_played_together (HkTable *self)
{
  g_return_val_if_fail (HK_IS_TABLE (self), FALSE);

  return get_ending (self) == HK_ENDING_TOGETHER;
}

/* What the group has told at the end of a game that it goes through by hand. */
static void
read_by_hand (HkTable  *self,
              int       player,
              HkResult *result)
{
  g_autofree char *seat = g_strdup_printf ("%d", player);

  result->won = g_str_equal (self->hand_outcome, "won")
                || (self->hand_winners != NULL && g_strv_contains ((const char * const *) self->hand_winners, seat));
  if (self->hand_scores == NULL || player >= (int) g_strv_length (self->hand_scores))
    return;
  result->has_points = TRUE;
  result->points = (int) g_ascii_strtoll (self->hand_scores[player], NULL, 10);
}

static HkResult
read_result (HkTable *self,
             int      player)
{
  const HkKeepSpec *keep = hk_table_get_game (self)->keep;
  HkResult result = { 0 };

  if (get_ending (self) == HK_ENDING_POINTS && keep->get_points != NULL && hk_table_keeps (self, keep->points))
    {
      result.has_points = TRUE;
      result.points = keep->get_points (self, player);
    }
  if (self->hand_outcome != NULL)
    read_by_hand (self, player, &result);
  else if (HK_TABLE_FUNCS (self)->get_result != NULL && !hk_table_goes_by_hand (self))
    HK_TABLE_FUNCS (self)->get_result (self, player, &result);
  result.won = result.won && hk_table_is_over (self);
  return result;
}

/* Returns: how the player came out of the game, or stands while it goes on.
 * @player: from 0, below hk_table_get_n_players() */
HkResult
hk_table_get_result (HkTable *self,
                     int      player)
{
  HkResult result = { 0 };
  int n_winners = 0;
  int n_better = 0;

  g_return_val_if_fail (HK_IS_TABLE (self) && player >= 0 && player < (int) hk_table_get_n_players (self), result);

  result = read_result (self, player);
  if (!hk_table_is_over (self) || hk_table_is_played_together (self))
    return result;
  for (int i = 0; i < (int) hk_table_get_n_players (self); i++)
    {
      const HkResult other = read_result (self, i);

      n_winners += other.won;
      n_better += other.points > result.points;
    }
  if (result.won)
    result.place = 1;
  else if (result.has_points)
    result.place = 1 + MAX (n_winners, n_better);
  return result;
}

/* Returns (transfer full) (nullable): what of the game was played, such as its mission or its scenario. */
char *
hk_table_get_variant (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  return funcs->get_variant == NULL ? NULL : funcs->get_variant (self);
}
