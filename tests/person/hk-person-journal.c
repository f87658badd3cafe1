/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "hk-person-private.h"

/* What the engine makes of the file that the app writes, beside what the window shows. */

/**
 * hk_person_get_path:
 * @self: a person who has begun one game
 *
 * Returns: (transfer full) (nullable): the path of its journal
 */
char *
hk_person_get_path (HkPerson *self)
{
  g_autofree char *folder = g_build_filename (self->home, "data", "hordekeeper", "sessions", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hordekeeper"))
      return g_build_filename (folder, name, NULL);
  return NULL;
}

/**
 * hk_person_read_journal:
 * @self: a person who has begun one game
 *
 * Reads the journal as it lies on the disk now, without touching it.
 *
 * Returns: (transfer full): the session that it leads to
 */
HkSession *
hk_person_read_journal (HkPerson *self)
{
  g_autofree char *path = hk_person_get_path (self);
  g_autoptr (GError) error = NULL;
  HkSession *session;

  g_assert_nonnull (path);
  session = hk_session_open_at (path, G_MAXUINT, &error);
  g_assert_no_error (error);
  return session;
}

static gboolean
has_moves (HkPerson *self,
           gpointer  data)
{
  g_autoptr (HkSession) session = hk_person_read_journal (self);

  return hk_session_get_position (session) == GPOINTER_TO_UINT (data);
}

/**
 * hk_person_wait_moves:
 * @self: a person who has begun one game
 * @n_moves: how many moves
 *
 * Waits until the journal stands at that many moves.
 */
void
hk_person_wait_moves (HkPerson *self,
                      guint     n_moves)
{
  g_autofree char *what = g_strdup_printf ("%u moves in the journal", n_moves);

  hk_person_wait (self, what, has_moves, GUINT_TO_POINTER (n_moves));
}

/**
 * hk_person_press_next:
 * @self: a person at a table
 *
 * Presses the one big button, which has to say what the engine says comes next.
 */
void
hk_person_press_next (HkPerson *self)
{
  g_autoptr (HkSession) session = hk_person_read_journal (self);
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  g_autofree char *name = NULL;

  g_assert_nonnull (next);
  name = g_strconcat ("=", hk_primary_action_get_label (next), NULL);
  hk_person_press (self, ATSPI_ROLE_BUTTON, name);
}
