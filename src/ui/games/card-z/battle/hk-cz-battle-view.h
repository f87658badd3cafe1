/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLE_VIEW (hk_cz_battle_view_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleView, hk_cz_battle_view, HK, CZ_BATTLE_VIEW, AdwBreakpointBin)

GtkWidget *hk_cz_battle_view_new (HkSession *session);

G_END_DECLS
