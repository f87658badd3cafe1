/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-dry-run.h"
#include "hk-rf-trial.h"

/* Offers of the views' own making: whether they can be done is found out on a copy of the table. */

/* Returns (transfer full): an offer; one that cannot be made now says why.
 * @title: what can be done
 * @hint: (nullable): what it costs
 * @taken_move: (transfer full): the move, which needs nothing more to be told */
HkMoveOption *
hk_rf_trial_new (HkRfTable  *table,
                 const char *title,
                 const char *hint,
                 HkMove     *taken_move)
{
  g_autoptr (HkMove) move = taken_move;
  HkDryRun trial = { .table = HK_TABLE (table) };
  g_autoptr (GError) error = NULL;

  return hk_move_option_new (title, hint, move, NULL, hk_dry_run_apply (&trial, move, &error) ? NULL : error->message);
}
