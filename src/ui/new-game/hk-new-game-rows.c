/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-new-game-rows.h"
#include "ui/widgets/hk-tooltip.h"

#include <glib/gi18n.h>

/* Rows of the page of a new game that act at once. */

/* A button in a row: unlike an AdwButtonRow it can be pressed by those who use neither keys nor pointer. Returns
 * (transfer floating): a row that adds a player. */
GtkWidget *
hk_new_game_make_add_row (void)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "list-add-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _("Add a Player"));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "setup.add-player");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hk-row-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add a Player"), -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), button);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

/* Returns (transfer floating): a row that seats that group, with a button that starts with it at once.
 * @n: the number of a remembered group
 * @players: the names of its players */
GtkWidget *
hk_new_game_make_group_row (guint               n,
                            const char * const *players)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  /* Translators: between the names of players */
  g_autofree char *names = g_strjoinv (_(", "), (char **) players);
  g_autofree char *tooltip = g_strdup_printf (_("Start With %s"), names);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", n);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "setup.use-group");
  hk_tooltip_set (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "circular");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", n);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "setup.start-group");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

/* Whether the game wants to know who starts. */
gboolean
hk_new_game_asks_who_starts (const HkGameSpec *game)
{
  for (guint i = 0; i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, "first-player"))
      return TRUE;
  return FALSE;
}

/* Says it when the game could not be kept, before anybody has sat down to it. */
void
hk_new_game_check_folder (AdwBanner     *banner,
                          HkApplication *application)
{
  g_autoptr (GError) error = NULL;

  if (hk_session_store_check (hk_application_get_sessions (application), &error))
    return;
  adw_banner_set_title (banner, error->message);
  adw_banner_set_revealed (banner, TRUE);
}
