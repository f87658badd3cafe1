/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* What the views mark by a style: whoever acts. */
#define HK_STYLE_ACTS "hk-on-turn"

void     hk_in_sight_follow   (GtkWidget *page, HkSession *session, GtkWidget * const *parts);
void     hk_in_sight_set_here (GtkWidget *widget, gboolean is_here);
gboolean hk_in_sight_is_here  (GtkWidget *widget);

G_END_DECLS
