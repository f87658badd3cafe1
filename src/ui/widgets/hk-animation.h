/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hk_animation_play (AdwAnimation *animation);

G_END_DECLS
