/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-play-whole.h"

/* What the tests of every game share that play it from the first move to the last. */

/* Says what is tried, for whoever looks for what went wrong. */
static void
tell (HkPlayWhole *self,
      HkMove      *move)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hk_move_get_params (move));
  g_autofree char *text = json_to_string (node, FALSE);

  g_test_message ("%u %s %s", self->n_moves, hk_move_get_name (move), text);
}

/**
 * hk_play_try_on_table:
 * @whole: a #HkPlayWhole
 * @move: what the bot thinks of
 *
 * Plays a move, which then says something for the log, or sees that it is refused as it should be.
 *
 * Returns: whether it was played
 */
gboolean
hk_play_try_on_table (gpointer whole,
                      HkMove  *move)
{
  HkPlayWhole *self = whole;
  g_autoptr (HkTable) before = self->n_moves % self->compare_every == 0 ? hk_table_copy (self->table) : NULL;
  g_autoptr (GError) error = NULL;

  if (g_test_verbose ())
    tell (self, move);
  if (hk_table_apply (self->table, move, &error))
    {
      g_assert_no_error (error);
      if (hk_move_get_logged (move) == NULL)
        g_error ("%s says nothing", hk_move_get_name (move));
      self->n_moves++;
      if (g_test_verbose ())
        g_test_message ("  %s", hk_move_get_logged (move));
      return TRUE;
    }
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  if (g_test_verbose ())
    g_test_message ("  no: %s", error->message);
  if (before != NULL)
    g_assert_true (hk_record_equal (before, self->table));
  return FALSE;
}

/**
 * hk_play_try_in_session:
 * @session: a #HkSession
 * @move: what the bot thinks of
 *
 * Returns: whether it was played
 */
gboolean
hk_play_try_in_session (gpointer session,
                        HkMove  *move)
{
  return hk_session_play (session, move, NULL);
}

/**
 * hk_play_check_views:
 * @table: a table at any moment of a game
 *
 * What every view shows of it: a headline, reminders, a checklist of which one line at most is current, and a big
 * button that does something until the game is over.
 */
void
hk_play_check_views (HkTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autofree char *headline = hk_table_get_headline (table);
  g_auto (GStrv) reminders = hk_table_list_reminders (table);
  guint n_current = 0;

  g_assert_nonnull (headline);
  g_assert_true (g_utf8_validate (headline, -1, NULL));
  for (guint i = 0; reminders != NULL && reminders[i] != NULL; i++)
    g_assert_cmpuint (g_utf8_strlen (reminders[i], -1), >, 0);
  for (guint i = 0; i < steps->len; i++)
    n_current += hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_CURRENT;
  for (guint i = 0; n_current > 1 && i < steps->len; i++)
    if (hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_CURRENT)
      g_test_message ("current: %s", hk_step_get_id (g_ptr_array_index (steps, i)));
  g_assert_cmpuint (n_current, <=, 1);
  g_assert_true ((next == NULL) == hk_table_is_over (table));
}

/**
 * hk_play_check_saved:
 * @table: a table at any moment of a game
 *
 * A table that is saved and restored is the same.
 */
void
hk_play_check_saved (HkTable *table)
{
  g_autoptr (HkTable) copy = hk_table_copy (table);

  g_assert_true (hk_record_equal (table, copy));
}

/**
 * hk_play_undo_and_redo_all:
 * @session: a session
 * @first: the table as it was before its first move
 *
 * All taken back is the first table again, and all made once more is the last.
 */
void
hk_play_undo_and_redo_all (HkSession *session,
                           HkTable   *first)
{
  g_autoptr (HkTable) last = hk_table_copy (hk_session_get_table (session));
  const guint n = hk_session_get_n_moves (session);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (n, >, 20);
  g_assert_true (hk_record_equal (last, hk_session_get_table (session)));
  g_assert_true (hk_session_undo (session, n, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (first, hk_session_get_table (session)));
  g_assert_true (hk_session_redo (session, n, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (last, hk_session_get_table (session)));
}

/**
 * hk_play_begin_script:
 * @game: a game
 * @setup: how it begins; the values of the stand-in are added as if they were an owner's, so that the script stays as
 *   it is when the stand-in gets better ones
 * @seed: of the chance
 *
 * Begins the session whose script is to be written.
 *
 * Returns: (transfer full) (nullable): the session; %NULL when it cannot begin, which is then printed
 */
HkSession *
hk_play_begin_script (const HkGameSpec *game,
                      JsonObject       *setup,
                      guint64           seed)
{
  JsonObject *components = json_object_get_object_member (hk_content_get (game->id, "stand-in"), "components");
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_set_string_member (setup, "components", "owner");
  json_object_set_object_member (setup, "pack", json_object_ref (components));
  session = hk_session_new (game, setup, NULL, seed, NULL, &error);
  if (session == NULL)
    g_printerr ("%s\n", error->message);
  return session;
}
