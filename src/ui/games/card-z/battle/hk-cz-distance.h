/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_DISTANCE (hk_cz_distance_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDistance, hk_cz_distance, HK, CZ_DISTANCE, AdwBin)

/* How many hexes something is away, between two buttons. Signal "set" (int hexes) once, when a person
 * has settled on another distance. */
GtkWidget *hk_cz_distance_new    (void);
void       hk_cz_distance_show   (HkCzDistance *self, const char *whose, int hexes);
void       hk_cz_distance_settle (HkCzDistance *self);

G_END_DECLS
