/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-story-rows.h"

/* Rows in groups, of which the pages that tell of a game are made. */

/* Takes all out of the page. */
void
hk_story_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Returns (transfer none): a group of rows at the end of the page.
 * @title: (nullable)
 * @words: (nullable): below the title */
AdwPreferencesGroup *
hk_story_add_group (GtkBox     *box,
                    const char *title,
                    const char *words)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title_markup = title == NULL ? NULL : g_markup_escape_text (title, -1);
  g_autofree char *words_markup = words == NULL ? NULL : g_markup_escape_text (words, -1);

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title_markup);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), words_markup);
  gtk_box_append (box, group);
  return ADW_PREFERENCES_GROUP (group);
}

/* Adds a row to a group.
 * @words: (nullable): below the title
 * @number: (nullable): at the end of the row */
void
hk_story_add_row (AdwPreferencesGroup *group,
                  const char          *title,
                  const char          *words,
                  const char          *number)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  if (number != NULL)
    {
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "numeric");
      gtk_widget_add_css_class (label, "heading");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  adw_preferences_group_add (group, row);
}

/* Says why there is nothing on the page. */
void
hk_story_add_empty (GtkBox     *box,
                    const char *icon,
                    const char *title,
                    const char *words)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), icon);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), words);
  gtk_box_append (box, page);
}
