/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-text-size.h"

G_BEGIN_DECLS

void        hk_display_follow        (AdwApplicationWindow *window, GSettings *settings);
HkTextSize *hk_display_get_text_size (GtkWidget *widget);

G_END_DECLS
