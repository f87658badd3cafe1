/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SPAWN_LIST (hk_aotd_spawn_list_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSpawnList, hk_aotd_spawn_list, HK, AOTD_SPAWN_LIST, HkView)


G_END_DECLS
