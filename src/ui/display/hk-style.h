/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     hk_style_begin     (void);
void     hk_style_add_games (void);
gboolean hk_style_has_games (void);

G_END_DECLS
