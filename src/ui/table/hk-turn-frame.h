/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     hk_turn_frame_show  (AdwBin *card, gboolean is_on_turn);
gboolean hk_turn_frame_shows (AdwBin *card);

G_END_DECLS
