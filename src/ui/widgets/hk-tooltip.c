/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tooltip.h"

/* Sets the tooltip where it differs: GTK asks the display server for the pointer each time that one is set, which takes longer than
 * all else that a view does for a label.
 * @text: (nullable): a text without markup; %NULL for no tooltip */
void
hk_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
