/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SPAWN_LIST (hk_aotd_spawn_list_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSpawnList, hk_aotd_spawn_list, HK, AOTD_SPAWN_LIST, AdwBin)

GtkWidget *hk_aotd_spawn_list_new (HkSession *session);

G_END_DECLS
