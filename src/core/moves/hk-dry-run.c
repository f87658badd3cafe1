/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "core/record/hk-record-changes.h"
#include "hk-dry-run.h"

/* What a table keeps to try moves on. */
typedef struct
{
  HkTable *copy;
  guint64  serial; /* up to which change of any record it is as the table is */
} Trial;

static void
trial_free (gpointer data)
{
  Trial *trial = data;

  g_object_unref (trial->copy);
  g_free (trial);
}

static Trial *
get_trial (HkTable *table)
{
  static GQuark quark = 0;
  Trial *trial;

  if (quark == 0)
    quark = g_quark_from_static_string ("hk-dry-run");
  trial = g_object_get_qdata (G_OBJECT (table), quark);
  if (trial == NULL)
    {
      trial = g_new (Trial, 1);
      trial->copy = hk_table_copy (table);
      g_object_set_qdata_full (G_OBJECT (table), quark, trial, trial_free);
    }
  else if (trial->serial != hk_record_get_serial ())
    {
      HkRecordChanges *paused = hk_record_changes_pause ();

      hk_record_assign (trial->copy, table);
      hk_record_changes_resume (paused);
    }
  return trial;
}

/* Tries the move on a copy of the table as it is, whatever has been tried before. Returns whether it can be made.
 * @move: a move; left as it is */
gboolean
hk_dry_run_apply (HkDryRun *self,
                  HkMove   *move,
                  GError  **error)
{
  g_autoptr (HkMove) trial_move = NULL;
  HkRecordChanges *changes;
  Trial *trial;
  gboolean can_be_made;

  g_return_val_if_fail (self != NULL && HK_IS_TABLE (self->table), FALSE);
  g_return_val_if_fail (HK_IS_MOVE (move), FALSE);

  trial_move = hk_move_copy (move);
  trial = get_trial (self->table);
  changes = hk_record_changes_begin ();
  can_be_made = hk_table_apply (trial->copy, trial_move, error);
  hk_record_changes_cancel (changes);
  trial->serial = hk_record_get_serial ();
  return can_be_made;
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
