/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tooltip.h"

/* Sets a tooltip where it differs: to set one asks the display where the pointer is.
 * @text: (nullable): what it says */
void
hk_widget_set_tooltip (GtkWidget  *widget,
                       const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
