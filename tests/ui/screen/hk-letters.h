/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The letters that a widget has on the screen, of labels and of what is drawn alike: they are read from what is rendered. */
double     hk_letters_find_least (GtkWidget *widget);
GStrv      hk_letters_list_lone  (GtkWidget *widget);
gboolean   hk_letters_spell      (GtkWidget *widget, const char *text);
char      *hk_letters_read       (GtkWidget *widget);

G_END_DECLS
