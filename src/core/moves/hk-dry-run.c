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

/* Tries the move on a copy of the table as it is, whatever has been tried before; the move then knows what it asks for. Returns whether
 * it can be made. */
gboolean
hk_dry_run_make (HkDryRun *self,
                 HkMove   *move,
                 GError  **error)
{
  HkRecordChanges *changes;
  Trial *trial;
  gboolean can_be_made;

  g_return_val_if_fail (self != NULL && HK_IS_TABLE (self->table), FALSE);
  g_return_val_if_fail (HK_IS_MOVE (move), FALSE);

  trial = get_trial (self->table);
  changes = hk_record_changes_begin ();
  can_be_made = hk_table_apply (trial->copy, move, error);
  hk_record_changes_cancel (changes);
  trial->serial = hk_record_get_serial ();
  return can_be_made;
}

/* Tries a copy of the move, which is left as it is, as hk_dry_run_make() does. */
gboolean
hk_dry_run_apply (HkDryRun *self,
                  HkMove   *move,
                  GError  **error)
{
  g_autoptr (HkMove) tried = hk_move_copy (move);

  return hk_dry_run_make (self, tried, error);
}

/* Whether all that the move asked for when it was @tried is told already, so that it cannot be made as it is. */
static gboolean
asks_again (HkMove *move,
            HkMove *tried)
{
  const char * const *asked = hk_move_get_asked (tried);

  for (guint i = 0; asked[i] != NULL; i++)
    if (!hk_move_has (move, asked[i]))
      return FALSE;
  return asked[0] != NULL;
}

/* Tries a copy of the move. A parameter that the person has yet to give does not count against it.
 * Returns (transfer full) (nullable): why it cannot be made; %NULL when it can.
 * @move: a move, as far as it is known; left as it is */
char *
hk_dry_run_find_reason (HkDryRun *self,
                        HkMove   *move)
{
  g_autoptr (HkMove) tried = hk_move_copy (move);
  g_autoptr (GError) error = NULL;

  if (hk_dry_run_make (self, tried, &error) || (g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER) && !asks_again (move, tried)))
    return NULL;
  return g_strdup (error->message);
}
