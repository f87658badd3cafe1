/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/games/hk-game-views.h"

G_BEGIN_DECLS

const HkGameViews *hk_zz_views_get (void);

G_END_DECLS
