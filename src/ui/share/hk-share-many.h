/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hk_share_many (GtkWidget *from, GListModel *infos, const char *ending, GtkLabel *progress);

G_END_DECLS
