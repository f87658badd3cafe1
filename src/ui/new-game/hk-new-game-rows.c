/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-new-game-rows.h"
#include "hk-player-mark.h"
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
  const char *name = hk_people_get_group_name (hk_application_get_people (hk_application_get_default ()), players);
  g_autofree char *tooltip = g_strdup_printf (_("Start With %s"), names);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name == NULL ? names : name);
  if (name != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), names);
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

/* Whether somebody else of @players has the colour.
 * @player: (nullable) */
static HkPlayerRow *
find_with_colour (GtkListBox  *players,
                  HkPlayerRow *player,
                  const char  *colour)
{
  GtkListBoxRow *row;

  for (int i = 0; HK_IS_PLAYER_ROW (row = gtk_list_box_get_row_at_index (players, i)); i++)
    if (HK_PLAYER_ROW (row) != player && g_strcmp0 (hk_player_row_get_colour (HK_PLAYER_ROW (row)), colour) == 0)
      return HK_PLAYER_ROW (row);
  return NULL;
}

/* Returns: a colour that nobody has yet.
 * @players: rows of players */
const char *
hk_new_game_find_free_colour (GtkListBox *players)
{
  for (guint i = 0; i < HK_N_PLAYER_COLOURS; i++)
    if (find_with_colour (players, NULL, hk_player_colour_get_name (i)) == NULL)
      return hk_player_colour_get_name (i);
  return hk_player_colour_get_name (0);
}

/* (nullable): the colour that the player always has. */
static const char *
get_own_colour (HkPlayerRow *player)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (player))));

  return hk_people_get_colour (people, hk_people_find (people, name));
}

/* Gives a player the colour that is theirs. Who has it already, without it being theirs, gets the other one.
 * @players: rows of players */
void
hk_new_game_claim_colour (GtkListBox  *players,
                          HkPlayerRow *player)
{
  const char *colour = get_own_colour (player);
  HkPlayerRow *other = colour == NULL ? NULL : find_with_colour (players, player, colour);

  if (colour == NULL || (other != NULL && g_strcmp0 (get_own_colour (other), colour) == 0))
    return;
  if (other != NULL)
    hk_player_row_set_colour (other, hk_player_row_get_colour (player));
  hk_player_row_set_colour (player, colour);
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
