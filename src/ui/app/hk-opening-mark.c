/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-opening-mark.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/content/hk-file.h"
#include "core/session/hk-session-store.h"

/* While a game is read it stands in a list on the disk. One that still stands there when the app starts has ended it, and is not read
 * again before somebody has been asked. */

#define LIMIT 1000000

/* (nullable): the lines that this process has written. */
static GHashTable *being_read;

static char *
dup_list_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hordekeeper", "opening", NULL);
}

/* A line for each path, whatever bytes it has. */
static char *
make_line (const char *path)
{
  return g_filename_to_uri (path, NULL, NULL);
}

static gboolean
is_being_read (const char *line)
{
  return being_read != NULL && g_hash_table_contains (being_read, line);
}

/* (transfer full): the lines but for that of @line, and for those whose files are gone. */
static GPtrArray *
list_others (const char *line,
             gboolean   *is_there)
{
  g_autofree char *list = dup_list_path ();
  gsize size;
  g_autofree char *text = hk_file_read (list, LIMIT, &size, NULL);
  g_auto (GStrv) lines = text == NULL ? NULL : g_strsplit (text, "\n", -1);
  GPtrArray *others = g_ptr_array_new_with_free_func (g_free);

  *is_there = FALSE;
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *path = g_filename_from_uri (lines[i], NULL, NULL);

      if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      if (g_strcmp0 (lines[i], line) == 0)
        *is_there = TRUE;
      else
        g_ptr_array_add (others, g_strdup (lines[i]));
    }
  return others;
}

static void
write_list (GPtrArray *lines)
{
  g_autofree char *list = dup_list_path ();
  g_autofree char *folder = g_path_get_dirname (list);
  g_autofree char *text = NULL;

  if (lines->len == 0)
    {
      g_unlink (list);
      return;
    }
  g_ptr_array_add (lines, g_strdup (""));
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (list, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

/* Marks a game until hk_opening_mark_clear(), unless it ended the app. Returns whether it did not.
 * @path: a journal that is going to be read */
gboolean
hk_opening_mark_try (const char *path)
{
  g_autofree char *line = make_line (path);
  gboolean is_there;
  g_autoptr (GPtrArray) lines = list_others (line, &is_there);

  if (line == NULL)
    return TRUE;
  if (is_there)
    return is_being_read (line);
  if (being_read == NULL)
    being_read = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (being_read, g_strdup (line));
  g_ptr_array_add (lines, g_steal_pointer (&line));
  write_list (lines);
  return TRUE;
}

/* Returns whether the game ended the app when it was read.
 * @path: a journal */
gboolean
hk_opening_mark_has_ended (const char *path)
{
  g_autofree char *line = make_line (path);
  gboolean is_there;
  g_autoptr (GPtrArray) lines = list_others (line, &is_there);

  return is_there && !is_being_read (line);
}

/* Takes the mark of a game away.
 * @path: a journal that has been read */
void
hk_opening_mark_clear (const char *path)
{
  g_autofree char *line = make_line (path);
  gboolean is_there;
  g_autoptr (GPtrArray) lines = list_others (line, &is_there);

  if (being_read != NULL && line != NULL)
    g_hash_table_remove (being_read, line);
  if (is_there)
    write_list (lines);
}

static void
clear_cb (gpointer path)
{
  hk_opening_mark_clear (path);
  g_free (path);
}

static gboolean
shown_cb (GtkWidget     *page,
          GdkFrameClock *clock,
          gpointer       path)
{
  /* After the frame that is being made. */
  g_idle_add_once (clear_cb, g_strdup (path));
  return G_SOURCE_REMOVE;
}

/* Takes the mark of a game away once it has been drawn.
 * @path: a journal
 * @page: what shows it */
void
hk_opening_mark_clear_when_shown (const char *path,
                                  GtkWidget  *page)
{
  gtk_widget_add_tick_callback (page, shown_cb, g_strdup (path), g_free);
}

typedef struct
{
  GtkWidget        *widget; /* weak: a page may be left under the question */
  char             *path;
  HkOpeningMarkOpen open;
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  g_clear_weak_pointer (&question->widget);
  g_free (question->path);
  g_free (question);
}

static void
open_cb (AdwAlertDialog *dialog,
         const char     *response,
         Question       *question)
{
  hk_opening_mark_clear (question->path);
  if (question->widget != NULL)
    question->open (question->widget, question->path);
}

/* Asks before a game is read that ended the app when it was read last. Returns whether it asks; then @open follows, or not.
 * @path: a journal
 * @widget: a widget of the window to ask in
 * @open: reads the game; called once that is wanted */
gboolean
hk_opening_mark_ask (const char       *path,
                     GtkWidget        *widget,
                     HkOpeningMarkOpen open)
{
  g_autoptr (HkSessionInfo) info = NULL;
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;
  Question *question;

  if (!hk_opening_mark_has_ended (path) || (info = hk_session_info_new (path)) == NULL)
    return FALSE;
  question = g_new0 (Question, 1);
  g_set_weak_pointer (&question->widget, widget);
  question->path = g_strdup (path);
  question->open = open;
  /* Translators: %s: the name of a game */
  body = g_strdup_printf (_("Hordekeeper ended the last time that it opened “%s”. The game is as it was."),
                          hk_session_info_get_title (info));
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Open This Game Again?"), body));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "open", _("_Open"), NULL);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response::open", G_CALLBACK (open_cb), question, question_free, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
  return TRUE;
}
