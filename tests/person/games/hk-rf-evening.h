/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What every game of RFYL begins with and is compared by. */
void       hk_run_begin       (HkPerson *person);
void       hk_run_check_table (HkPerson *person);
HkRfTable *hk_run_get_table   (HkSession *session);
void       hk_run_make_move   (HkPerson *person, const char *name);
void       hk_run_make_next   (HkPerson *person);

G_END_DECLS
