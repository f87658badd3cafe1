/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/content/hk-file.h"
#include "hk-ui-fixture.h"
#include "ui/app/hk-session-dialogs.h"
#include "ui/rules/hk-rules-dialog.h"
#include "ui/tools/hk-tools-dialog.h"

/* Files of sessions that come from elsewhere, and what a launcher offers. */

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  char          *folder;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1000, 700);
  fixture->folder = g_dir_make_tmp ("hordekeeper-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static HkSessionStore *
get_store (Fixture *fixture)
{
  return hk_application_get_sessions (fixture->application);
}

static guint
count_sessions (Fixture *fixture)
{
  hk_session_store_refresh (get_store (fixture));
  return g_list_model_get_n_items (G_LIST_MODEL (get_store (fixture)));
}

static void
add_note (HkSession  *session,
          const char *text)
{
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", text, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, move, &error));
  g_assert_no_error (error);
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* As on another machine. */
static void
forget_copy (const char *path)
{
  g_autofree char *copy = hk_session_dup_copy_path (path);

  g_assert_cmpint (g_unlink (copy), ==, 0);
}

/* A session with a move in it, as a file outside the shelf. */
static GFile *
make_foreign (Fixture    *fixture,
              const char *title)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, title, group);
  g_autofree char *from = g_strdup (hk_session_get_path (session));
  g_autofree char *to = g_strdup_printf ("%s/%s.hordekeeper", fixture->folder, title);

  add_note (session, "The lights went out");
  g_clear_object (&session);
  g_assert_cmpint (g_rename (from, to), ==, 0);
  forget_copy (from);
  g_assert_cmpuint (count_sessions (fixture), ==, 0);
  return g_file_new_for_path (to);
}

static void
open_files (Fixture *fixture,
            GFile  **files,
            int      n_files)
{
  g_application_open (G_APPLICATION (fixture->application), files, n_files, "");
}

/* The file is opened as from a file manager: played on is a copy, and the file stays as it was. */
static void
test_import (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GFile) file = make_foreign (fixture, "Aunt's party");
  g_autofree char *before = read_text (g_file_peek_path (file));
  g_autofree char *after = NULL;
  HkSession *session;

  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  session = hk_window_get_session (fixture->window);
  g_assert_cmpstr (hk_session_get_title (session), ==, "Aunt's party");
  g_assert_cmpuint (hk_session_get_position (session), ==, 1);
  g_assert_cmpstr (hk_session_get_path (session), !=, g_file_peek_path (file));
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                                     "The game is copied to your past games; the file stays as it was."));

  add_note (session, "And came back");
  after = read_text (g_file_peek_path (file));
  g_assert_cmpstr (after, ==, before);
}

/* A session of the same day and game lies on the shelf already; both are there afterwards, each as it was. */
static void
test_never_overwrites (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GFile) file = make_foreign (fixture, "Theirs");
  g_autoptr (HkSession) ours = hk_fixture_make_session (fixture->application, "Ours", group);
  g_autofree char *path = g_strdup (hk_session_get_path (ours));
  g_autofree char *before = read_text (path);
  g_autofree char *after = NULL;

  g_clear_object (&ours);
  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpstr (hk_session_get_title (hk_window_get_session (fixture->window)), ==, "Theirs");
  g_assert_cmpuint (count_sessions (fixture), ==, 2);
  after = read_text (path);
  g_assert_cmpstr (after, ==, before);
}

static void
leave_table (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_session, fixture->window));
}

/* A file that is opened again and again does not fill the shelf, until somebody played on. */
static void
test_twice (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) file = make_foreign (fixture, "Again");
  g_autofree char *path = NULL;

  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  path = g_strdup (hk_session_get_path (hk_window_get_session (fixture->window)));
  leave_table (fixture);

  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
  add_note (hk_window_get_session (fixture->window), "On we go");
  leave_table (fixture);

  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpuint (hk_session_get_position (hk_window_get_session (fixture->window)), ==, 1);
  g_assert_cmpuint (count_sessions (fixture), ==, 2);
}

/* A file of the shelf itself is no stranger. */
static void
test_own_file (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Mine", group);
  g_autofree char *path = g_strdup (hk_session_get_path (session));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_clear_object (&session);
  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
}

/* Whatever is no session is refused with a sentence that names the file, and nothing of it is kept. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct
  {
    const char *name;
    const char *text; /* NULL: there is no such file */
    const char *says;
  } cases[] = {
    { "holiday.hordekeeper", "a letter from the seaside\n", "holiday.hordekeeper is not a session of Hordekeeper." },
    { "empty.hordekeeper", "", "empty.hordekeeper is not a session of Hordekeeper." },
    { "future.hordekeeper", "{\"hordekeeper\":99,\"game\":\"dark-age-z\"}\n",
      "future.hordekeeper was written by a newer Hordekeeper; update the app to open it. It has not been touched." },
    { "gone.hordekeeper", NULL, "gone.hordekeeper cannot be read." },
  };
  g_autofree char *sessions = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, cases[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GDir) dir = NULL;
      AdwDialog *dialog;

      if (cases[i].text != NULL)
        g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      open_files (fixture, &file, 1);
      g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
      g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), ==, cases[i].says);
      g_assert_null (hk_window_get_session (fixture->window));
      g_assert_cmpuint (count_sessions (fixture), ==, 0);
      dir = g_dir_open (sessions, 0, NULL);
      g_assert_null (dir == NULL ? NULL : g_dir_read_name (dir));
      adw_dialog_force_close (dialog);
      hk_fixture_settle ();
    }
}

/* A pipe never ends, and a file larger than any game would fill the memory: both are refused before they are read. */
static void
test_no_ordinary_file (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *pipe_path = g_build_filename (fixture->folder, "pipe.hordekeeper", NULL);
  g_autofree char *large_path = g_build_filename (fixture->folder, "large.hordekeeper", NULL);
  const struct
  {
    const char *path;
    const char *says;
  } cases[] = {
    { pipe_path, "pipe.hordekeeper is not an ordinary file." },
    { large_path, "large.hordekeeper is too large to be of Hordekeeper." },
    { fixture->folder, "is not an ordinary file." },
  };

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large_path, "", 0, NULL));
  g_assert_cmpint (truncate (large_path, (off_t) HK_FILE_LIMIT + 1), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (cases[i].path);
      AdwDialog *dialog;

      open_files (fixture, &file, 1);
      g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
      g_assert_true (g_str_has_suffix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), cases[i].says));
      g_assert_cmpuint (count_sessions (fixture), ==, 0);
      adw_dialog_force_close (dialog);
      hk_fixture_settle ();
    }
}

/* A session that breaks off on its way here is taken in up to its last whole line, and the window says so. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) file = make_foreign (fixture, "Torn");
  g_autofree char *text = read_text (g_file_peek_path (file));

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, (gssize) strlen (text) - 5, NULL));
  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpuint (hk_session_get_position (hk_window_get_session (fixture->window)), ==, 0);
  g_assert_nonnull (hk_session_get_warning (hk_window_get_session (fixture->window)));
  /* It stays in sight. */
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), hk_session_get_warning (hk_window_get_session (fixture->window))));
}

static gboolean
has_two_sessions (gpointer fixture)
{
  return count_sessions (fixture) == 2;
}

static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) first = make_foreign (fixture, "First");
  g_autoptr (GFile) second = make_foreign (fixture, "Second");
  GFile *files[] = { first, second };

  open_files (fixture, files, G_N_ELEMENTS (files));
  g_assert_true (hk_fixture_wait (has_two_sessions, fixture));
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
}

/* What is saved as a copy is the session itself, so that another machine can go on with it. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Either/Or", group);
  g_autofree char *path = g_strdup (hk_session_get_path (session));
  g_autofree char *text = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.hordekeeper", NULL);
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (copy);
  g_autoptr (GError) error = NULL;

  add_note (session, "The lights went out");
  g_clear_object (&session);
  text = read_text (path);
  bytes = hk_session_dialogs_read_file (path, &name, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (name, ==, "Either-Or.hordekeeper");
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  /* On another machine the shelf is empty. */
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  forget_copy (path);
  open_files (fixture, &file, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpstr (hk_session_get_title (hk_window_get_session (fixture->window)), ==, "Either/Or");
}

/* The action of the launcher: the latest evening that is not over. */
static void
test_continue (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (HkSession) session = NULL;
  g_autofree char *path = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "continue", NULL);
  hk_fixture_settle ();
  g_assert_null (hk_window_get_session (fixture->window));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                                     "There is no unfinished game to go on with."));

  session = hk_fixture_make_session (fixture->application, "Tuesday", group);
  path = g_strdup (hk_session_get_path (session));
  g_clear_object (&session);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "continue", NULL);
  g_assert_true (hk_fixture_has_session (fixture->window));
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);

  /* On the table it stays, also from a page above it. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-like-last", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "continue", NULL);
  hk_fixture_settle ();
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);
  g_assert_cmpstr (adw_navigation_page_get_tag (hk_fixture_get_page (fixture->window)), !=, "welcome");
}

static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "rules", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  g_assert_true (HK_IS_RULES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))));
}

static gboolean
has_tools (gpointer window)
{
  return HK_IS_TOOLS_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
}

/* What is already open leads on to another sheet. */
static void
test_tool (Fixture       *fixture,
           gconstpointer  data)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "tool", g_variant_new_string ("card-z/to-hit"));
  g_assert_true (hk_fixture_wait (has_tools, fixture->window));
  g_assert_true (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "What an attack needs"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "tool", g_variant_new_string ("rfyl/fight-odds"));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "The chance to win a fight"));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  hk_fixture_settle ();
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "tools", NULL);
  g_assert_true (hk_fixture_wait (has_tools, fixture->window));
  g_assert_true (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "What an attack needs"));
  g_assert_true (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "The chance to win a fight"));
}

/* What the entries of the launcher call. An application reads its options once, so all are given. */
static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Wednesday", group);
  g_auto (GStrv) words = g_strdupv ((char *[]) { (char *) "hordekeeper", (char *) "--continue", (char *) "--rules",
                                                (char *) "--tool=card-z/to-hit", NULL });
  GApplication *application = G_APPLICATION (fixture->application);
  int status = -1;

  g_clear_object (&session);
  g_assert_true (G_APPLICATION_GET_CLASS (application)->local_command_line (application, &words, &status));
  g_assert_cmpint (status, ==, 0);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_cmpstr (hk_session_get_title (hk_window_get_session (fixture->window)), ==, "Wednesday");
  g_assert_true (hk_fixture_wait (has_tools, fixture->window));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/open/import", test_import },
    { "/open/never-overwrites", test_never_overwrites },
    { "/open/twice", test_twice },
    { "/open/own-file", test_own_file },
    { "/open/refused", test_refused },
    { "/open/no-ordinary-file", test_no_ordinary_file },
    { "/open/torn", test_torn },
    { "/open/several", test_several },
    { "/open/copy", test_copy },
    { "/launcher/continue", test_continue },
    { "/launcher/rules", test_rules },
    { "/launcher/tool", test_tool },
    { "/launcher/options", test_options },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
