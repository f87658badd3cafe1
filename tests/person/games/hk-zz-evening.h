/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What a game of Zombiez begins with and is compared by. */
void       hk_night_begin       (HkPerson *person);
void       hk_night_check_table (HkPerson *person);
HkZzTable *hk_night_get_table   (HkSession *session);
void       hk_night_make_move   (HkPerson *person, const char *name);
void       hk_night_make_next   (HkPerson *person);

G_END_DECLS
