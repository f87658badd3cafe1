/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_BALANCE_LAYOUT (hk_balance_layout_get_type ())
G_DECLARE_FINAL_TYPE (HkBalanceLayout, hk_balance_layout, HK, BALANCE_LAYOUT, GtkLayoutManager)

G_END_DECLS
