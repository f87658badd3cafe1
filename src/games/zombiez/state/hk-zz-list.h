/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gpointer hk_zz_list_get        (GListStore *list, int position);
int      hk_zz_list_get_length (GListStore *list);
void     hk_zz_list_remove     (GListStore *list, gpointer item);

G_END_DECLS
