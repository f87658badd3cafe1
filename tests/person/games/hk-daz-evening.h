/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What every evening of Dark Age Z begins with and is compared by. */
void        hk_session_dialogs_begin       (HkPerson *person);
void        hk_session_dialogs_check_table (HkPerson *person);
HkDazTable *hk_session_dialogs_get_table   (HkSession *session);

G_END_DECLS
