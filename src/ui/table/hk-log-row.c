/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-log-row.h"
#include "hk-session.h"

/* The lines of the log. */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *text = gtk_label_new (NULL);
  GtkWidget *house = gtk_label_new (_("house"));

  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, "dimmed");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 24);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (house, "caption");
  gtk_widget_add_css_class (house, "hk-mark");
  gtk_widget_set_valign (house, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (house, _("Against a rule, or set by hand"));
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), house);
  gtk_list_item_set_child (item, row);
  g_object_set_data (G_OBJECT (item), "number", number);
  g_object_set_data (G_OBJECT (item), "text", text);
  g_object_set_data (G_OBJECT (item), "house", house);
}

static void
update_undone (GtkListItem *item)
{
  HkLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);

  if (entry == NULL)
    return;
  if (hk_log_entry_is_undone (entry))
    {
      g_autofree char *spoken = g_strdup_printf (_("Undone: %s"), hk_log_entry_get_text (entry));

      gtk_widget_add_css_class (row, "hk-undone");
      gtk_list_item_set_accessible_label (item, spoken);
    }
  else
    {
      gtk_widget_remove_css_class (row, "hk-undone");
      gtk_list_item_set_accessible_label (item, hk_log_entry_get_text (entry));
    }
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  data)
{
  HkLogEntry *entry = gtk_list_item_get_item (item);
  g_autofree char *number = g_strdup_printf ("%u", hk_log_entry_get_number (entry));

  gtk_label_set_text (g_object_get_data (G_OBJECT (item), "number"), number);
  gtk_label_set_text (g_object_get_data (G_OBJECT (item), "text"), hk_log_entry_get_text (entry));
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (item), "house"), hk_log_entry_is_house (entry));
  update_undone (item);
  g_signal_connect_object (entry, "notify::undone", G_CALLBACK (update_undone), item, G_CONNECT_SWAPPED);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  data)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

/**
 * hk_log_row_new_factory:
 *
 * Returns: (transfer full): a factory of rows for #HkLogEntry
 */
GtkListItemFactory *
hk_log_row_new_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}
