/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToastOverlay *hk_toasts_find (GtkWidget *from);
gboolean         hk_toasts_tell (GtkWidget *from, AdwToast **toast, const char *text);

G_END_DECLS
