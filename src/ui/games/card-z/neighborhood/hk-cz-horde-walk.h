/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_HORDE_WALK (hk_cz_horde_walk_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHordeWalk, hk_cz_horde_walk, HK, CZ_HORDE_WALK, HkView)

G_END_DECLS
