/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-component-pick-button.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-cell.h"

/* A button beside an entry, with the names that may stand in it: one that is picked is written into the entry. */

#define BETWEEN ", "

static void
picked_cb (GtkListBox    *list,
           GtkListBoxRow *row,
           GtkEditable   *entry)
{
  JsonObject *field = g_object_get_data (G_OBJECT (list), "field");
  const gboolean several = json_object_has_member (field, "join");
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_autofree char *before = g_strstrip (g_strdup (several ? gtk_editable_get_text (entry) : ""));
  g_autofree char *text = NULL;

  if (g_str_has_suffix (before, ","))
    before[strlen (before) - 1] = '\0';
  text = g_strconcat (before, *before == '\0' ? "" : BETWEEN, title,
                      json_object_get_boolean_member_with_default (field, "amounts", FALSE) ? " " : "", NULL);
  gtk_editable_set_text (entry, text);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER)));
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_set_position (entry, -1);
}

/* Returns (transfer floating) (nullable): the button; %NULL where there is nothing to pick.
 * @field: a field of a kind, which outlives the button
 * @entry: where the names go, which outlives the button */
GtkWidget *
hk_component_pick_button_new (HkPack      *pack,
                              JsonObject  *field,
                              GtkEditable *entry)
{
  g_autoptr (GPtrArray) picks = hk_pack_list_picks (pack, field);
  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *scrolled;
  GtkWidget *list;

  if (picks == NULL || picks->len == 0)
    return NULL;
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  g_object_set_data (G_OBJECT (list), "field", field);
  for (guint i = 0; i < picks->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ((HkPackPick *) g_ptr_array_index (picks, i))->title);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  g_signal_connect_object (list, "row-activated", G_CALLBACK (picked_cb), entry, 0);
  scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 360);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-list-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_set_tooltip_text (button, _("Pick"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  return button;
}
