/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_POOL_BAR (hk_aotd_pool_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdPoolBar, hk_aotd_pool_bar, HK, AOTD_POOL_BAR, GtkWidget)

GtkWidget *hk_aotd_pool_bar_new (const char *label, int total);
void       hk_aotd_pool_bar_set (HkAotdPoolBar *self, int on_board, int trapped, int held);

G_END_DECLS
