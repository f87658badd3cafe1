/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_HORDE_WALK (hk_cz_horde_walk_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHordeWalk, hk_cz_horde_walk, HK, CZ_HORDE_WALK, AdwBin)

GtkWidget *hk_cz_horde_walk_new (HkSession *session);

G_END_DECLS
