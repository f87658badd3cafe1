/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToastOverlay *hk_toasts_find (GtkWidget *from);

G_END_DECLS
