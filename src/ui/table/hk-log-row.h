/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkListItemFactory *hk_log_row_new_factory (void);

G_END_DECLS
