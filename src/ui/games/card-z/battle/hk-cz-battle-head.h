/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLE_HEAD (hk_cz_battle_head_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleHead, hk_cz_battle_head, HK, CZ_BATTLE_HEAD, AdwBin)

GtkWidget *hk_cz_battle_head_new (HkSession *session);

G_END_DECLS
