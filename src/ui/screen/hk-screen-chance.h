/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_CHANCE (hk_screen_chance_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenChance, hk_screen_chance, HK, SCREEN_CHANCE, AdwBin)

void hk_screen_chance_show (HkScreenChance *self, const char *number, const char *what);

G_END_DECLS
