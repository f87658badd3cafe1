/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* What the views mark by a style: whoever acts, and the place that the primary button talks about. */
#define HK_STYLE_ACTS "hk-on-turn"
#define HK_STYLE_HERE "hk-here"

void hk_in_sight_follow (GtkWidget *page, HkSession *session, GtkWidget * const *parts);

G_END_DECLS
