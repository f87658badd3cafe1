/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-private.h"

/* Where the lines of a session are kept beside its journal: in a second copy, and in memory while the disk refuses them. */

/* Returns (transfer full) (nullable): where the second copy of it is; only the games of the library have one. */
char *
hk_session_dup_copy_path (const char *path)
{
  g_autofree char *library = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);

  if (!g_str_equal (folder, library))
    return NULL;
  return g_build_filename (g_get_user_state_dir (), "hordekeeper", "copies", name, NULL);
}

/* Keeps the second copy from now on. */
void
hk_session_keep_copy (HkSession *self)
{
  g_autofree char *path = hk_session_dup_copy_path (self->path);

  if (path != NULL)
    hk_journal_keep_copy (self->journal, path);
}

static void
failed_cb (HkSession  *self,
           const char *why)
{
  hk_session_set_unsaved (self, why, self->n_synced);
}

/* What could not be written is kept in memory and tried again with each move; otherwise such a move is refused. A session that plays on
 * does not wait for the disk before it tells of a move, but before the next one.
 * @plays_on: whether moves are made also when nothing can be written */
void
hk_session_set_plays_on (HkSession *self,
                         gboolean   plays_on)
{
  if (plays_on && !self->plays_on && self->journal != NULL)
    g_signal_connect_object (self->journal, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  self->plays_on = plays_on;
}

/* (transfer none) (nullable): a sentence that says since when and why moves are not on the disk; NULL while all are. */
const char *
hk_session_get_unsaved (HkSession *self)
{
  return self->unsaved;
}

/* Waits for the disk, and tries once more to write what could not be written. Returns whether all is on the disk. Errors: %HK_ERROR_STORAGE. */
gboolean
hk_session_save (HkSession *self,
                 GError   **error)
{
  g_autoptr (GError) local = NULL;

  if (self->journal == NULL)
    return TRUE;
  if (hk_journal_write_held (self->journal, &local))
    {
      hk_session_set_unsaved (self, NULL, 0);
      hk_session_follow_journal (self);
      return TRUE;
    }
  hk_session_set_unsaved (self, local->message, self->position);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* (transfer full): what a file holds that has the whole session, with all that is not on the disk. */
GBytes *
hk_session_dup_file (HkSession *self)
{
  return hk_journal_dup_file (self->journal);
}
