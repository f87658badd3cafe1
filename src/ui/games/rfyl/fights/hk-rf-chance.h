/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_CHANCE (hk_rf_chance_get_type ())
G_DECLARE_FINAL_TYPE (HkRfChance, hk_rf_chance, HK, RF_CHANCE, AdwBin)

void  hk_rf_chance_show          (HkRfChance *self, double least, double most, gboolean good, const char *what, const char *besides);
void  hk_rf_chance_show_unknown  (HkRfChance *self, const char *why);
char *hk_rf_chance_range_to_text (double least, double most);
char *hk_rf_chance_to_text       (double chance);

G_END_DECLS
