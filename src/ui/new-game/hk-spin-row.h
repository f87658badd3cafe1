/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

GtkWidget *hk_spin_row_new         (double minimum, double maximum);
GtkWidget *hk_spin_row_new_to_fill (const char *title, const char *subtitle, int minimum, int maximum, int initial);
void       hk_spin_row_fill        (GtkWidget *row, JsonObject *setup, const char *member);

G_END_DECLS
