/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SPAWN_ENTRY (hk_aotd_spawn_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSpawnEntry, hk_aotd_spawn_entry, HK, AOTD_SPAWN_ENTRY, AdwDialog)

void hk_aotd_spawn_entry_present (GtkWidget *from, HkSession *session);

G_END_DECLS
