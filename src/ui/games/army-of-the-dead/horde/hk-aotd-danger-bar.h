/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_DANGER_BAR (hk_aotd_danger_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdDangerBar, hk_aotd_danger_bar, HK, AOTD_DANGER_BAR, GtkWidget)

/* The Danger Bar of a Survivor. Property: value (0 to 43 Adrenaline Points). */
void        hk_aotd_danger_bar_set_value (HkAotdDangerBar *self, int value);
int         hk_aotd_danger_bar_get_value (HkAotdDangerBar *self);

G_END_DECLS
