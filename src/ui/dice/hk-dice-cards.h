/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

GPtrArray *hk_dice_list_cards (HkPack *pack, const char *kind);

G_END_DECLS
