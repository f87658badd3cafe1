/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean hk_chime_ring     (GtkWidget *widget, const char *id, const char *title, const char *body);
void     hk_chime_withdraw (const char *id);

G_END_DECLS
