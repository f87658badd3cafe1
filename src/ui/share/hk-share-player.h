/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/export/hk-summary.h"

G_BEGIN_DECLS

#define HK_TYPE_SHARE_PLAYER (hk_share_player_get_type ())
G_DECLARE_FINAL_TYPE (HkSharePlayer, hk_share_player, HK, SHARE_PLAYER, AdwBin)

GtkWidget *hk_share_player_new (const HkSummaryPlayer *player);

G_END_DECLS
