/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

gboolean hk_access_is_named     (GtkWidget *widget);
gboolean hk_access_needs_name   (GtkWidget *widget);
gboolean hk_access_is_target    (GtkWidget *widget);
gboolean hk_access_is_part      (GtkWidget *widget);
char    *hk_access_describe     (GtkWidget *widget);

G_END_DECLS
