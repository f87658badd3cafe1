/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "games/zombiez/rules/hk-zz-places.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_GAP (hk_zz_gap_get_type ())
G_DECLARE_FINAL_TYPE (HkZzGap, hk_zz_gap, HK, ZZ_GAP, GtkButton)

GtkWidget *hk_zz_gap_new (HkSession *session, const HkZzPlace *place);

G_END_DECLS
