/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-random-trial.h"
#include "hk-move.h"

G_BEGIN_DECLS

void hk_move_set_choose (HkMove *self, HkRandomChoose choose, gpointer user_data);

G_END_DECLS
