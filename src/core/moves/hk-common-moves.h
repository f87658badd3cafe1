/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_common_moves[];
extern const guint      hk_n_common_moves;

G_END_DECLS
