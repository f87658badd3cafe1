/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

char *hk_screen_seat_dup_name   (HkTable *table, int seat);
char *hk_screen_seat_dup_colour (HkTable *table, int seat);
int   hk_screen_find_actor      (HkTable *table);

G_END_DECLS
