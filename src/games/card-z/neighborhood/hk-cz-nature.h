/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/odds/hk-cz-tohit.h"

G_BEGIN_DECLS

gboolean hk_cz_hunt_resolve (int die, int skill, HkCzRange *range);

G_END_DECLS
