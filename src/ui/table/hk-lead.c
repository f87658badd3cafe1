/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-changed-marks.h"
#include "hk-lead.h"

/* From the big button to where the board asks already: nothing that is in sight is asked again in a dialog. */

static GtkWidget *
find_mapped (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, type);
  return found;
}

/* Returns (transfer none) (nullable): the first widget of that type that is shown in the window of @from. */
GtkWidget *
hk_lead_find (GtkWidget *from,
              GType      type)
{
  GtkRoot *root = gtk_widget_get_root (from);

  return root == NULL ? NULL : find_mapped (GTK_WIDGET (root), type);
}

/* Marks the question, and shows where the keyboard was brought.
 * @panel: what asks; its first label says what */
void
hk_lead_show (GtkWidget *panel)
{
  GtkRoot *root = gtk_widget_get_root (panel);
  GtkWidget *question = find_mapped (panel, GTK_TYPE_LABEL);

  g_return_if_fail (GTK_IS_WINDOW (root));

  if (question != NULL)
    hk_changed_mark (question);
  gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}
