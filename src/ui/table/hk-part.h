/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-view.h"

G_BEGIN_DECLS

/* What belongs to a part of the game, named by its property "part": hidden while that is not kept. */
#define HK_TYPE_PART (hk_part_get_type ())
G_DECLARE_FINAL_TYPE (HkPart, hk_part, HK, PART, HkView)

G_END_DECLS
