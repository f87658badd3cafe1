/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/games/hk-game-views.h"

G_BEGIN_DECLS

const HkGameViews *hk_zombiez_get_views (void);

G_END_DECLS
