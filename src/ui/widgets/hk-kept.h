/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Returns (transfer full), or floating: the child for one of several things. */
typedef GtkWidget *(* HkKeptMake)   (gpointer self, guint number);
typedef gboolean   (* HkKeptChange) (gpointer self, GtkWidget *child, guint number);

void hk_kept_show        (GtkWidget *box, const char * const *keys, HkKeptMake make, gpointer self);
void hk_kept_show_change (GtkWidget *box, const char * const *keys, HkKeptMake make, HkKeptChange change, gpointer self);

G_END_DECLS
