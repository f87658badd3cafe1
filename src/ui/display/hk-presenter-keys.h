/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hk_presenter_keys_follow  (AdwApplicationWindow *window, GSettings *settings);
void hk_presenter_keys_forward (GtkWindow *from, AdwApplicationWindow *window, GSettings *settings);

G_END_DECLS
