/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "hk-dry-run.h"

/* Tries the move on a copy of the table as it is, whatever has been tried before. Returns whether it can be made.
 * @move: a move; left as it is */
gboolean
hk_dry_run_apply (HkDryRun *self,
                  HkMove   *move,
                  GError  **error)
{
  g_autoptr (HkMove) trial_move = NULL;

  g_return_val_if_fail (self != NULL && HK_IS_TABLE (self->table), FALSE);
  g_return_val_if_fail (HK_IS_MOVE (move), FALSE);

  trial_move = hk_move_copy (move);
  if (self->copy == NULL)
    self->copy = hk_table_copy (self->table);
  if (!hk_table_apply (self->copy, trial_move, error))
    return FALSE;
  g_clear_object (&self->copy);
  return TRUE;
}

/* Tries the move as hk_dry_run_apply() does. A parameter that the person has yet to give does not count against it.
 * Returns (transfer full) (nullable): why it cannot be made; %NULL when it can.
 * @move: a move, as far as it is known; left as it is */
char *
hk_dry_run_find_reason (HkDryRun *self,
                        HkMove   *move)
{
  g_autoptr (GError) error = NULL;

  if (hk_dry_run_apply (self, move, &error) || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER))
    return NULL;
  return g_strdup (error->message);
}

/* Lets go of the copy. */
void
hk_dry_run_clear (HkDryRun *self)
{
  g_clear_object (&self->copy);
}
