/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/table/hk-table-play.h"

/* What happens on the table is spoken, whatever made it happen: the log's own sentence, by a widget that is still on the
 * screen to speak. */

#define MOST_NEXT 20

static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", NULL };

static GPtrArray *heard;

/* Stands in front of the function of GTK, which would tell the bus. */
void
gtk_accessible_announce (GtkAccessible                     *self,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  g_assert_true (GTK_IS_WIDGET (self));
  g_assert_nonnull (gtk_widget_get_root (GTK_WIDGET (self)));
  g_ptr_array_add (heard, g_strdup (message));
}

static gboolean
was_heard (const char *text)
{
  return g_ptr_array_find_with_equal_func (heard, text, g_str_equal, NULL);
}

/* The last move, as it was spoken. */
static void
assert_told (HkSession *session)
{
  const guint position = hk_session_get_position (session);
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), position - 1);
  const char *said = hk_move_get_logged (hk_log_entry_get_move (entry));

  if (said != NULL && !was_heard (said))
    g_error ("Nobody was told: “%s”", said);
}

static void
forget (void)
{
  g_ptr_array_set_size (heard, 0);
}

/* Whatever the next step asks is answered as it stands, where it can be. */
static void
answer (HkWindow *window)
{
  GtkWidget *button = adw_dialog_get_default_widget (ADW_DIALOG (hk_fixture_get_dialog (window)));

  if (button != NULL && gtk_widget_is_sensitive (button))
    gtk_widget_activate (button);
  hk_fixture_settle ();
  for (guint i = 0; i < 5 && hk_fixture_has_dialog (window); i++)
    {
      adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (window)));
      hk_fixture_settle ();
    }
}

static void
test_game (gconstpointer data)
{
  const HkGameSpec *game = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  const guint n_players = MAX (game->min_players, MIN (2, game->max_players));
  g_auto (GStrv) players = g_new0 (char *, n_players + 1);
  GtkWidget *page;
  HkSession *session;
  guint made = 0;

  for (guint i = 0; i < n_players; i++)
    players[i] = g_strdup (names[i]);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", game->id);
  hk_fixture_settle ();
  page = GTK_WIDGET (hk_fixture_get_page (window));
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (page), (const char * const *) players);
  gtk_widget_activate_action (page, "setup.start", NULL);
  hk_fixture_settle ();
  session = hk_window_get_session (window);
  g_assert_nonnull (session);
  page = GTK_WIDGET (hk_fixture_get_page (window));
  for (guint i = 0; i < MOST_NEXT; i++)
    {
      const guint before = hk_session_get_position (session);

      forget ();
      gtk_widget_activate_action (page, "table.next", NULL);
      hk_fixture_settle ();
      if (hk_fixture_has_dialog (window))
        answer (window);
      if (hk_session_get_position (session) > before)
        {
          assert_told (session);
          made++;
        }
    }
  if (made == 0)
    {
      g_autoptr (HkMove) note = hk_move_build ("note", "s:text", "Half past nine", NULL);

      g_assert_true (hk_table_play (page, session, note));
      assert_told (session);
    }
  forget ();
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (heard, 0), "Undone: "));
  forget ();
  gtk_widget_activate_action (page, "table.redo", NULL);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (heard, 0), "Done again: "));
  hk_fixture_end (application);
}

static const HkShot *
find_page (const char *name)
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  for (guint i = 0; i < n_lists; i++)
    for (const HkShot *shot = lists[i]; shot->name != NULL; shot++)
      if (g_str_equal (shot->name, name))
        return shot;
  g_error ("There is no page “%s”.", name);
}

/* A dialog speaks before it closes, whether the move was made or refused. */
static void
test_dialog (gconstpointer data)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session;
  guint before;

  find_page (data)->show (application, window);
  hk_fixture_settle ();
  session = hk_window_get_session (window);
  before = hk_session_get_position (session);
  forget ();
  gtk_widget_activate_action (hk_fixture_get_dialog (window), "ask.do", NULL);
  hk_fixture_settle ();
  g_assert_cmpuint (heard->len, >, 0);
  if (hk_session_get_position (session) > before)
    assert_told (session);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  int status;

  g_test_init (&argc, &argv, NULL);
  heard = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/announce/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_game);
    }
  g_test_add_data_func ("/announce/dialog/army", "game-ask", test_dialog);
  g_test_add_data_func ("/announce/dialog/invasion", "game-invasion", test_dialog);
  status = g_test_run ();
  g_ptr_array_unref (heard);
  return status;
}
