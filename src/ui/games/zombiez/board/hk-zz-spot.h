/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "games/zombiez/rules/hk-zz-places.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SPOT (hk_zz_spot_get_type ())
G_DECLARE_FINAL_TYPE (HkZzSpot, hk_zz_spot, HK, ZZ_SPOT, GtkButton)

GtkWidget *hk_zz_spot_new       (HkSession *session, int row, int position, int width);
void       hk_zz_spot_set_width (HkZzSpot *self, int width);
void       hk_zz_spot_load      (HkZzSpot *self, int position, const HkZzPlace *place);

G_END_DECLS
