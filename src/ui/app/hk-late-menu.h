/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hk_late_menu_set (GtkMenuButton *button, GMenuModel *menu);

G_END_DECLS
