/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hk_dialog_hold_follow (AdwApplicationWindow *window);

G_END_DECLS
