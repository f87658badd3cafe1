/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-keypad.h"
#include "hk-tooltip.h"

static void
type (GtkEditable *entry,
      const char  *text)
{
  int position;

  gtk_editable_delete_selection (entry);
  position = gtk_editable_get_position (entry);
  gtk_editable_insert_text (entry, text, -1, &position);
  gtk_editable_set_position (entry, position);
}

static void
digit_cb (GtkEditable *entry,
          GtkButton   *button)
{
  type (entry, gtk_button_get_label (button));
}

static void
delete_cb (GtkEditable *entry)
{
  const int position = gtk_editable_get_position (entry);

  if (gtk_editable_get_selection_bounds (entry, NULL, NULL))
    gtk_editable_delete_selection (entry);
  else if (position > 0)
    gtk_editable_delete_text (entry, position - 1, position);
}

static void
done_cb (GtkWidget *entry)
{
  g_signal_emit_by_name (entry, "activate");
}

static GtkWidget *
add_key (GtkWidget *keypad,
         GtkWidget *button,
         GtkWidget *entry,
         GCallback  clicked,
         int        column,
         int        row)
{
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_hexpand (button, TRUE);
  /* The entry keeps its selection: the first digit replaces what was there. */
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", clicked, entry, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (keypad), button, column, row, 1, 1);
  return button;
}

static GtkWidget *
make_icon_button (const char *icon,
                  const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  hk_tooltip_set (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

/* Returns (transfer floating): keys for the thumb that type into @entry.
 * @entry: a #GtkEntry; it is activated by the last key */
GtkWidget *
hk_keypad_new (GtkWidget *entry)
{
  GtkWidget *keypad = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (keypad), 6);
  gtk_grid_set_column_spacing (GTK_GRID (keypad), 6);
  for (int i = 0; i < 10; i++)
    {
      const char label[] = { (char) ('0' + i), '\0' };
      GtkWidget *key = add_key (keypad, gtk_button_new_with_label (label), entry, G_CALLBACK (digit_cb),
                                i == 0 ? 1 : (i - 1) % 3, i == 0 ? 3 : (i - 1) / 3);

      gtk_widget_add_css_class (key, "numeric");
    }
  add_key (keypad, make_icon_button ("edit-clear-symbolic", _("Delete the last digit")), entry, G_CALLBACK (delete_cb), 0, 3);
  gtk_widget_add_css_class (add_key (keypad, make_icon_button ("object-select-symbolic", _("Set the number")), entry,
                                     G_CALLBACK (done_cb), 2, 3),
                            "suggested-action");
  return keypad;
}
