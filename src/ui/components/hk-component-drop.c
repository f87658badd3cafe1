/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/packs/hk-pack-paste.h"
#include "hk-component-drop.h"
#include "hk-component-files.h"
#include "hk-components-dialog.h"
#include "ui/app/hk-application.h"

/* Tables and packs that are dropped on the window. */

static HkApplication *
get_application (GtkWidget *window)
{
  return HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
}

/* The dialog that is open for a game, or a new one. */
static HkComponentsDialog *
open_dialog (GtkWidget        *window,
             const HkGameSpec *game,
             HkPack           *pack)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  if (!HK_IS_COMPONENTS_DIALOG (dialog) || hk_components_dialog_get_pack (HK_COMPONENTS_DIALOG (dialog)) != pack)
    {
      dialog = hk_components_dialog_new (game, pack);
      adw_dialog_present (dialog, window);
    }
  return HK_COMPONENTS_DIALOG (dialog);
}

/* The kind that the titles of a table name best, of whatever game. */
static void
drop_table (GtkWidget  *window,
            const char *text)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  const HkGameSpec *best = NULL;
  const char *best_kind = NULL;
  HkPack *best_pack = NULL;
  guint most = 1;

  if (HK_IS_COMPONENTS_DIALOG (dialog) && hk_components_dialog_show_table_here (HK_COMPONENTS_DIALOG (dialog), text))
    return;
  for (guint i = 0; i < n_games; i++)
    {
      HkPack *pack = hk_application_get_pack (get_application (window), games[i], NULL);
      guint n = 0;
      const char *kind = pack == NULL ? NULL : hk_pack_paste_guess_kind (pack, text, &n);

      if (kind == NULL || n <= most)
        continue;
      most = n;
      best = games[i];
      best_kind = kind;
      best_pack = pack;
    }
  if (best == NULL)
    hk_window_say (HK_WINDOW (window), _("No list of components has columns like these; open the list that the table is for, and drop it there."));
  else
    hk_components_dialog_show_table (open_dialog (window, best, best_pack), best_kind, text);
}

/* A pack says of which game it is. */
static void
drop_pack (GtkWidget  *window,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, _("The file"), &error);
  const char *id = node == NULL || !JSON_NODE_HOLDS_OBJECT (node)
                     ? NULL : json_object_get_string_member_with_default (json_node_get_object (node), "game", "");
  const HkGameSpec *game = id == NULL ? NULL : hk_games_lookup (id, &error);
  HkPack *pack = game == NULL ? NULL : hk_application_get_pack (get_application (window), game, &error);

  if (pack != NULL)
    hk_components_dialog_show_pack (open_dialog (window, game, pack), text);
  else
    hk_window_say (HK_WINDOW (window), error == NULL ? _("This is no pack.") : error->message);
}

/* Shows what a table or a pack would do to the pack of its game.
 * @file: a table or a pack */
void
hk_component_drop_file (GtkWidget *window,
                        GFile     *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = hk_component_files_read (file, &error);

  if (text == NULL)
    hk_window_say (HK_WINDOW (window), error->message);
  else if (text[strspn (text, " \t\r\n")] == '{')
    drop_pack (window, text);
  else
    drop_table (window, text);
}

static gboolean
dropped_cb (GtkWidget    *window,
            const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;
  hk_component_drop_file (window, files->data);
  return TRUE;
}

/* Lets tables and packs be dropped on the window. */
void
hk_component_drop_attach (GtkWidget *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
}
