/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <linux/capability.h>
#include <locale.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "hk-ui-fixture.h"
#include "ui/app/hk-rescue.h"
#include "ui/library/hk-session-row.h"
#include "ui/new-game/hk-new-game-page.h"

/* Games that are damaged, gone or not saved, and one that ended the app. */

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  char          *path; /* of a game with three notes */
} Fixture;

static void
add_note (HkSession  *session,
          const char *text)
{
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", text, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, move, &error));
  g_assert_no_error (error);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (HkSession) session = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1000, 700);
  session = hk_fixture_make_session (fixture->application, "Stormy", group);
  fixture->path = g_strdup (hk_session_get_path (session));
  add_note (session, "First light");
  add_note (session, "Second wind");
  add_note (session, "Third time");
  g_clear_object (&session);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
  g_free (fixture->path);
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

/* Changes one letter of the third note. */
static void
damage (Fixture *fixture)
{
  g_autofree char *text = read_text (fixture->path);

  *strstr (text, "Third") = 't';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
}

static void
assert_opened (Fixture    *fixture,
               guint       n_moves,
               const char *path)
{
  HkSession *session;

  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  session = hk_window_get_session (fixture->window);
  g_assert_cmpuint (hk_session_get_position (session), ==, n_moves);
  g_assert_true ((g_strcmp0 (hk_session_get_path (session), fixture->path) == 0) == (path == fixture->path));
}

/* The dialog says how far the game is good, and opens that part as a copy; the damaged file stays. */
static void
test_good_part (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const char *body;
  GtkWidget *row;

  damage (fixture);
  before = read_text (fixture->path);
  row = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_SESSION_ROW, NULL);
  g_assert_nonnull (row);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "is damaged in line 4"));
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  gtk_widget_activate_action (row, "win.open-session", "s", fixture->path);
  body = adw_alert_dialog_get_body (hk_fixture_wait_for_alert (fixture->window));
  g_assert_nonnull (strstr (body, "is damaged in line 4"));
  g_assert_nonnull (strstr (body, "2 moves of it are good."));
  g_assert_nonnull (strstr (body, "Second wind"));
  hk_fixture_answer (fixture->window, "good");
  assert_opened (fixture, 2, NULL);
  after = read_text (fixture->path);
  g_assert_cmpstr (before, ==, after);
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  damage (fixture);
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  hk_fixture_answer (fixture->window, "cancel");
  g_assert_null (hk_window_get_session (fixture->window));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hk_application_get_sessions (fixture->application))), ==, 1);
}

/* A window that is closed under the question goes as a whole: tear_down looks. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  damage (fixture);
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  g_assert_nonnull (hk_fixture_wait_for_alert (fixture->window));
}

/* The second copy has all of it. */
static void
test_second_copy (Fixture       *fixture,
                  gconstpointer  data)
{
  damage (fixture);
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (hk_fixture_wait_for_alert (fixture->window)), "A second copy of it has 3 moves."));
  hk_fixture_answer (fixture->window, "copy");
  assert_opened (fixture, 3, NULL);
}

/* A game whose file is gone comes back under its name. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  GListModel *store = G_LIST_MODEL (hk_application_get_sessions (fixture->application));
  g_autoptr (HkSessionInfo) info = NULL;

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  hk_session_store_refresh (HK_SESSION_STORE (store));
  info = g_list_model_get_item (store, 0);
  g_assert_true (hk_rescue_is_copy (hk_session_info_get_path (info)));
  g_assert_false (hk_window_open_path (fixture->window, hk_session_info_get_path (info)));
  hk_fixture_answer (fixture->window, "copy");
  assert_opened (fixture, 3, fixture->path);
}

/* A damaged file from elsewhere: its good part comes into the library. */
static void
test_import (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *elsewhere = g_strconcat (fixture->path, ".elsewhere", NULL);
  g_autofree char *copy = hk_session_dup_copy_path (fixture->path);
  g_autoptr (GFile) file = g_file_new_for_path (elsewhere);

  damage (fixture);
  g_assert_cmpint (g_rename (fixture->path, elsewhere), ==, 0);
  g_assert_cmpint (g_unlink (copy), ==, 0);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
  hk_window_open_file (fixture->window, file);
  hk_fixture_answer (fixture->window, "good");
  assert_opened (fixture, 2, NULL);
}

/* A game that is held by another program is left to it. */
static void
test_busy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (HkSession) other = hk_session_open (fixture->path, NULL);
  g_autofree char *before = read_text (fixture->path);
  g_autofree char *after = NULL;

  g_assert_nonnull (other);
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (hk_fixture_wait_for_alert (fixture->window)), "is open elsewhere; close it there first."));
  g_assert_false (adw_alert_dialog_has_response (hk_fixture_wait_for_alert (fixture->window), "good"));
  g_assert_false (adw_alert_dialog_has_response (hk_fixture_wait_for_alert (fixture->window), "copy"));
  hk_fixture_answer (fixture->window, "close");
  g_assert_null (hk_window_get_session (fixture->window));
  after = read_text (fixture->path);
  g_assert_cmpstr (before, ==, after);

  add_note (other, "Still mine");
  g_clear_object (&other);
  g_assert_true (hk_window_open_path (fixture->window, fixture->path));
  assert_opened (fixture, 4, fixture->path);
}

/* What stands in the place of the file cannot be read; the second copy can. */
static void
test_not_a_file (Fixture       *fixture,
                 gconstpointer  data)
{
  AdwAlertDialog *dialog;

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  dialog = hk_fixture_wait_for_alert (fixture->window);
  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Cannot Open This Game");
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (dialog), "A second copy of it has 3 moves."));
  hk_fixture_answer (fixture->window, "copy");
  assert_opened (fixture, 3, NULL);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
}

/* A flipped bit in the number of the format makes the game one of a newer version. */
static void
test_newer (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *text = read_text (fixture->path);
  g_autofree char *after = NULL;
  AdwAlertDialog *dialog;

  g_assert_true (g_str_has_prefix (text, "{\"hordekeeper\":2,"));
  text[strlen ("{\"hordekeeper\":")] = '3';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  dialog = hk_fixture_wait_for_alert (fixture->window);
  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Cannot Open This Game");
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (dialog), "was written by a newer Hordekeeper"));
  g_assert_false (adw_alert_dialog_has_response (dialog, "good"));
  hk_fixture_answer (fixture->window, "copy");
  assert_opened (fixture, 3, NULL);
  after = read_text (fixture->path);
  g_assert_cmpstr (text, ==, after);
}

/* Takes root's leave to write to any file away, or gives it back. */
static void
set_override (gboolean allowed)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];

  g_assert_cmpint (syscall (SYS_capget, &header, sets), ==, 0);
  if (allowed)
    sets[0].effective |= sets[0].permitted & (1u << CAP_DAC_OVERRIDE);
  else
    sets[0].effective &= ~(1u << CAP_DAC_OVERRIDE);
  g_assert_cmpint (syscall (SYS_capset, &header, sets), ==, 0);
}

/* A file that may only be read is opened as a copy. */
static void
test_only_read (Fixture       *fixture,
                gconstpointer  data)
{
  AdwAlertDialog *dialog;

  g_assert_cmpint (g_chmod (fixture->path, 0400), ==, 0);
  set_override (FALSE);
  g_assert_false (hk_window_open_path (fixture->window, fixture->path));
  dialog = hk_fixture_wait_for_alert (fixture->window);
  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Cannot Open This Game");
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (dialog), "It has 3 moves."));
  g_assert_false (adw_alert_dialog_has_response (dialog, "copy"));
  hk_fixture_answer (fixture->window, "good");
  set_override (TRUE);
  assert_opened (fixture, 3, NULL);
}

static void
limit_file_size (const char *path)
{
  struct rlimit limit;
  struct stat about;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = limit.rlim_max;
  if (path != NULL)
    {
      g_assert_cmpint (stat (path, &about), ==, 0);
      limit.rlim_cur = (rlim_t) about.st_size;
    }
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* While nothing can be written play goes on, a banner says so, and leaving asks. */
static void
test_unsaved (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (HkSession) other = hk_fixture_make_session (fixture->application, "Calm", group);
  HkSession *session;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_true (hk_window_open_path (fixture->window, fixture->path));
  hk_fixture_settle ();
  session = hk_window_get_session (fixture->window);
  limit_file_size (fixture->path);
  add_note (session, "No room");
  hk_fixture_settle ();
  g_assert_cmpuint (hk_session_get_position (session), ==, 4);
  g_assert_nonnull (strstr (hk_session_get_unsaved (session), "Not saved since move 3."));
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), hk_session_get_unsaved (session)));

  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  hk_fixture_answer (fixture->window, "cancel");
  g_assert_true (hk_window_get_session (fixture->window) == session);
  gtk_window_close (GTK_WINDOW (fixture->window));
  hk_fixture_answer (fixture->window, "cancel");
  g_assert_true (hk_window_get_session (fixture->window) == session);
  /* Another game takes its place: it is not lost, either. */
  hk_window_take_session (fixture->window, other);
  g_assert_true (hk_window_get_session (fixture->window) == other);
  hk_fixture_answer (fixture->window, "cancel");
  g_assert_true (hk_window_get_session (fixture->window) == session);

  limit_file_size (NULL);
  add_note (session, "Room again");
  hk_fixture_settle ();
  g_assert_null (hk_session_get_unsaved (session));
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_session, fixture->window));
  g_assert_false (hk_fixture_has_dialog (fixture->window));
  session = hk_session_open_at (fixture->path, G_MAXUINT, NULL);
  g_assert_cmpuint (hk_session_get_position (session), ==, 5);
  g_object_unref (session);
}

/* Cuts the last line off, and nothing of another. */
static void
cut_last_line (Fixture *fixture)
{
  g_autofree char *text = read_text (fixture->path);

  text[strlen (text) - 1] = '\0';
  strrchr (text, '\n')[1] = '\0';
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

/* The loss of whole lines at the end leaves a file that is whole; the second copy knows more, and is offered. */
static void
test_ahead (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *cut = NULL;
  g_autofree char *after = NULL;
  const char *body;

  cut_last_line (fixture);
  cut = read_text (fixture->path);
  g_assert_true (hk_window_open_path (fixture->window, fixture->path));
  assert_opened (fixture, 2, fixture->path);
  body = adw_alert_dialog_get_body (hk_fixture_wait_for_alert (fixture->window));
  g_assert_nonnull (strstr (body, "ends after 2 moves"));
  g_assert_nonnull (strstr (body, "A second copy of it has 3 moves."));
  g_assert_nonnull (strstr (body, "Third time"));
  hk_fixture_answer (fixture->window, "copy");
  assert_opened (fixture, 3, NULL);
  after = read_text (fixture->path);
  g_assert_cmpstr (cut, ==, after);
}

/* Who goes on without them reads it in a banner, and is not asked again. */
static void
test_without_copy (Fixture       *fixture,
                   gconstpointer  data)
{
  cut_last_line (fixture);
  g_assert_true (hk_window_open_path (fixture->window, fixture->path));
  hk_fixture_answer (fixture->window, "cancel");
  assert_opened (fixture, 2, fixture->path);
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), hk_session_get_warning (hk_window_get_session (fixture->window))));
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_session, fixture->window));
  g_assert_true (hk_window_open_path (fixture->window, fixture->path));
  hk_fixture_settle ();
  g_assert_false (hk_fixture_has_dialog (fixture->window));
}

/* A folder that cannot be written to is told on the first page, and where a game is begun. */
static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  AdwDialog *dialog;
  HkSession *session;
  HkWindow *window;

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  window = hk_fixture_make_window (fixture->application, 1000, 700);
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (window), folder));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "zombiez");
  hk_fixture_settle ();
  g_assert_true (HK_IS_NEW_GAME_PAGE (hk_fixture_get_page (window)));
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (hk_fixture_get_page (window)), folder));

  /* It can be begun all the same, and is saved once the folder is there. */
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "setup.start", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (dialog)), ==, "Play Without Saving?");
  g_signal_emit_by_name (dialog, "response::play", "play");
  adw_dialog_force_close (dialog);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, window));
  hk_fixture_settle ();
  session = hk_window_get_session (window);
  g_assert_true (g_str_has_prefix (hk_session_get_unsaved (session), "Nothing of this game is saved."));
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (window), hk_session_get_unsaved (session)));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  add_note (session, "There is room");
  g_assert_null (hk_session_get_unsaved (session));
  g_assert_true (g_file_test (hk_session_get_path (session), G_FILE_TEST_IS_REGULAR));
  hk_fixture_close_window (window);
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
    { "/rescue/good-part", test_good_part },
    { "/rescue/cancel", test_cancel },
    { "/rescue/closed", test_closed },
    { "/rescue/second-copy", test_second_copy },
    { "/rescue/gone", test_gone },
    { "/rescue/import", test_import },
    { "/rescue/busy", test_busy },
    { "/rescue/not-a-file", test_not_a_file },
    { "/rescue/newer", test_newer },
    { "/rescue/only-read", test_only_read },
    { "/rescue/unsaved", test_unsaved },
    { "/rescue/ahead", test_ahead },
    { "/rescue/without-copy", test_without_copy },
    { "/rescue/folder", test_folder },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
