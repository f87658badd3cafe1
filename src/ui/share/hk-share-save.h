/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hk_share_save (GtkWidget *from, GBytes *bytes, const char *title, const char *name);

GdkTexture *hk_share_make_picture (GtkWidget *widget);

G_END_DECLS
