/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

const HkGameSpec *hk_rfyl_get_spec (void);

G_END_DECLS
