/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *hk_spin_row_new         (double minimum, double maximum);
GtkWidget *hk_spin_row_new_to_fill (const char *title, const char *subtitle, int minimum, int maximum, int initial);

G_END_DECLS
