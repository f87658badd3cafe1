/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-whole-titles.h"

/* libadwaita cuts the titles of groups, of buttons in rows and of entries, and the value of a choice, where they have no room. Here they
 * go on in the next line; only an entry has no second line, and tells its title where somebody points at it. */

static gboolean
lies_in (GtkWidget *label,
         GType      type)
{
  return gtk_widget_get_ancestor (label, type) != NULL;
}

static void
let_wrap (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
}

static void
tell (GtkLabel *label)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (label), ADW_TYPE_ENTRY_ROW);

  /* Once, and what it is called later as well. */
  if (gtk_widget_get_has_tooltip (row) || g_object_get_data (G_OBJECT (row), "hk-tells-title") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "hk-tells-title", row);
  g_object_bind_property (row, "title", row, "tooltip-text", G_BINDING_SYNC_CREATE);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_LABEL (widget) || gtk_label_get_ellipsize (GTK_LABEL (widget)) == PANGO_ELLIPSIZE_NONE)
    return TRUE;
  if (lies_in (widget, ADW_TYPE_ENTRY_ROW))
    tell (GTK_LABEL (widget));
  else if (lies_in (widget, ADW_TYPE_BUTTON_ROW) || lies_in (widget, ADW_TYPE_COMBO_ROW)
           || (lies_in (widget, ADW_TYPE_PREFERENCES_GROUP) && !lies_in (widget, GTK_TYPE_LIST_BOX)))
    let_wrap (GTK_LABEL (widget));
  return TRUE;
}

/* Watches over all titles of this process that come on the screen from now on. */
void
hk_whole_titles_follow (void)
{
  static gulong hook;
  /* Its signals are there once it is. */
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  if (hook == 0)
    hook = g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
