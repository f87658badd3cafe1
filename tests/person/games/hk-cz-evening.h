/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What a game of Card-Z begins with and is compared by. */
void       hk_day_begin       (HkPerson *person);
void       hk_day_check_table (HkPerson *person);
HkCzTable *hk_day_get_table   (HkSession *session);
void       hk_day_make_move   (HkPerson *person, const char *name);

G_END_DECLS
