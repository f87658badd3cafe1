/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hk_session_actions_install (GtkWidgetClass *widget_class);

G_END_DECLS
