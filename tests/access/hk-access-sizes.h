/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

void hk_access_resize     (HkWindow *window, int width, int height, int percent);
void hk_access_walk_sizes (HkWindow *window, const char *page);

G_END_DECLS
