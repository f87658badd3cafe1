/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How long what goes elsewhere is on its way, in milliseconds: with the frame that it starts in, all is still 300 ms after a tap. */
#define HK_ANIMATION_MS 200

/* Scrolling begins one or two frames later, when what was changed has its place. */
#define HK_SCROLL_MS 120

void hk_animation_scroll_to       (GtkViewport *viewport, GtkWidget *widget);
void hk_animation_play            (AdwAnimation *animation);
void hk_animation_present_at_once (AdwDialog *dialog, GtkWidget *from);

G_END_DECLS
