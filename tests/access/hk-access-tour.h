/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-shots.h"

G_BEGIN_DECLS

/**
 * HkAccessWalkFunc:
 * @window: a window on the screen
 * @page: what is in sight, for the list of faults
 *
 * Looks over what is in sight.
 */
typedef void (*HkAccessWalkFunc) (HkWindow *window, const char *page);

void hk_access_add_tour (HkAccessWalkFunc walk);

G_END_DECLS
