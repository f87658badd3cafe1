/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_WINDOW (hk_screen_window_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenWindow, hk_screen_window, HK, SCREEN_WINDOW, AdwWindow)

GtkWidget *hk_screen_window_new           (HkSession *session, GtkWidget *main);
HkSession *hk_screen_window_get_seen      (HkScreenWindow *self);
GtkWidget *hk_screen_window_get_page      (HkScreenWindow *self);

G_END_DECLS
