/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  hk_effort_watch            (GtkWidget *label);
guint hk_effort_get_n_measures   (void);
guint hk_effort_get_n_for_height (void);

G_END_DECLS
