/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-standing-strip.h"

G_BEGIN_DECLS

void hk_fullscreen_bars_follow (GtkWidget *page, AdwToolbarView *bars, AdwViewSwitcherBar *switcher, HkStandingStrip *strip, GtkWidget *home);

G_END_DECLS
