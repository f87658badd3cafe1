/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_RATINGS (hk_cz_ratings_get_type ())
G_DECLARE_FINAL_TYPE (HkCzRatings, hk_cz_ratings, HK, CZ_RATINGS, AdwBin)

GtkWidget *hk_cz_ratings_new  (void);
void       hk_cz_ratings_load (HkCzRatings *self, HkCzTable *table, int survivor);

G_END_DECLS
