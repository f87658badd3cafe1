/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/odds/hk-cz-tohit.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_CHANCE (hk_cz_chance_get_type ())
G_DECLARE_FINAL_TYPE (HkCzChance, hk_cz_chance, HK, CZ_CHANCE, AdwBin)

/* How likely an attack succeeds, in numerals that can be read from afar. */
void       hk_cz_chance_show         (HkCzChance *self, const HkCzToHitResult *result, const HkCzFire *fire, int shots);
void       hk_cz_chance_show_unknown (HkCzChance *self, const char *what);

G_END_DECLS
