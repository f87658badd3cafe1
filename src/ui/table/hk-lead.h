/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *hk_lead_find (GtkWidget *from, GType type);
void       hk_lead_show (GtkWidget *panel);

G_END_DECLS
