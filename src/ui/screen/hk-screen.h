/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       hk_screen_install (GtkWidgetClass *widget_class);
GtkWidget *hk_screen_find    (GtkWindow *window);

G_END_DECLS
