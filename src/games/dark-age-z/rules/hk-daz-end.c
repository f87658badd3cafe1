/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-end.h"
#include "hk-daz-missions.h"

/* The end of the game, and who has won. */

/* Returns the victory points that all players of a cooperative game need together. */
int
hk_daz_get_threshold (HkDazTable *self)
{
  static const int thresholds[] = { 80, 120, 170, 230 };
  const guint n = hk_daz_table_get_n_players (self);

  return thresholds[CLAMP (n, 2, 5) - 2];
}

/* Returns the victory points of all players together. */
int
hk_daz_get_total_points (HkDazTable *self)
{
  int sum = 0;

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    sum += hk_daz_table_get_kingdom (self, (int) i)->victory_points;
  return sum;
}

/* The players with the most victory points, (transfer full) (element-type int). */
static GArray *
list_leaders (HkDazTable *self)
{
  GArray *leaders = g_array_new (FALSE, FALSE, sizeof (int));
  int most = G_MININT;

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    most = MAX (most, hk_daz_table_get_kingdom (self, (int) i)->victory_points);
  for (int i = 0; i < (int) hk_daz_table_get_n_players (self); i++)
    if (hk_daz_table_get_kingdom (self, i)->victory_points == most)
      g_array_append_val (leaders, i);
  return leaders;
}

static char *
describe_cooperative (HkDazTable *self)
{
  const int total = hk_daz_get_total_points (self);
  const int threshold = hk_daz_get_threshold (self);

  if (self->lost_by >= 0)
    return g_strdup_printf (_("All are lost: %s had no Victory Point left."), hk_daz_table_get_name_of (self, self->lost_by));
  if (total >= threshold)
    return g_strdup_printf (_("The kingdoms have held: %d Victory Points, and %d were needed."), total, threshold);
  return g_strdup_printf (_("The kingdoms have fallen: %d Victory Points, and %d were needed."), total, threshold);
}

/* Returns (transfer full): who has won, if the game ended as the table stands; a tie is shared. */
char *
hk_daz_describe_outcome (HkDazTable *self)
{
  g_autoptr (GArray) leaders = NULL;
  g_autofree char *line = NULL;
  int points;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  if (hk_daz_table_is_cooperative (self))
    return describe_cooperative (self);
  leaders = list_leaders (self);
  points = hk_daz_table_get_kingdom (self, g_array_index (leaders, int, 0))->victory_points;
  if (leaders->len == 1)
    return g_strdup_printf (ngettext ("%s wins with %d Victory Point.", "%s wins with %d Victory Points.", points),
                            hk_daz_table_get_name_of (self, g_array_index (leaders, int, 0)), points);
  line = hk_daz_table_join_names (self, (const int *) (gpointer) leaders->data, leaders->len);
  return g_strdup_printf (ngettext ("%s win together with %d Victory Point each.", "%s win together with %d Victory Points each.", points),
                          line, points);
}

/* Returns whether the player would have won, if the game ended as the table stands. */
gboolean
hk_daz_has_won (HkDazTable *self,
                int         player)
{
  const int points = hk_daz_table_get_kingdom (self, player)->victory_points;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  if (hk_daz_table_is_cooperative (self))
    return self->lost_by < 0 && hk_daz_get_total_points (self) >= hk_daz_get_threshold (self);
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (hk_daz_table_get_kingdom (self, (int) i)->victory_points > points)
      return FALSE;
  return TRUE;
}

/* Rewards the end-game missions that are known and fulfilled, and ends the game. Returns whether it worked.
 * @move: the move that ends the game */
gboolean
hk_daz_end_game (HkDazTable *self,
                 HkMove     *move,
                 GError    **error)
{
  g_autofree char *outcome = NULL;

  if (!(hk_daz_table_is_cooperative (self) && hk_daz_table_has_house_rule (self, "end-missions-not-counted")) &&
      !hk_daz_missions_reward_type (self, move, "end-game", error))
    return FALSE;
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_OVER);
  hk_record_set_int (self, &self->current_player, -1);
  outcome = hk_daz_describe_outcome (self);
  hk_move_log (move, "%s", outcome);
  return TRUE;
}
