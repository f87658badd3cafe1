/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"
#include "games/zombiez/rules/hk-zz-places.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_GAP (hk_zz_gap_get_type ())
G_DECLARE_FINAL_TYPE (HkZzGap, hk_zz_gap, HK, ZZ_GAP, GtkButton)

void     hk_zz_gap_load (HkZzGap *self, HkSession *session, const HkZzPlace *place);
gboolean hk_zz_gap_fits (HkZzGap *self);

G_END_DECLS
