/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLE_NEWS (hk_cz_battle_news_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleNews, hk_cz_battle_news, HK, CZ_BATTLE_NEWS, AdwBin)

GtkWidget *hk_cz_battle_news_new (HkSession *session);

G_END_DECLS
