/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

char    *hk_component_files_read        (GFile *file, GError **error);
void     hk_component_files_load        (GtkWidget *parent, const char *title, const char *patterns,
                                         GAsyncReadyCallback callback, gpointer data);
char    *hk_component_files_load_finish (GAsyncResult *result, GError **error);
void     hk_component_files_save        (GtkWidget *parent, const char *title, const char *name, const char *text,
                                         GAsyncReadyCallback callback, gpointer data);
gboolean hk_component_files_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
