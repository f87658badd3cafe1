/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "army-of-the-dead/hk-aotd-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What a mission of Army of the Dead begins with and is compared by. */
void         hk_heist_begin       (HkPerson *person);
void         hk_heist_check_table (HkPerson *person);
HkAotdTable *hk_heist_get_table   (HkSession *session);

G_END_DECLS
