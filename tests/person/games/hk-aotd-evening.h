/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-person-evening.h"

G_BEGIN_DECLS

/* What a mission of Army of the Dead begins with and is compared by. */
void         hk_heist_begin       (HkPerson *person);
void         hk_heist_check_table (HkPerson *person);
HkAotdTable *hk_heist_get_table   (HkSession *session);
gboolean     hk_heist_is_in       (HkPerson *person, HkAotdPhase phase, HkAotdZombieStep step);
char        *hk_heist_find_ready  (HkPerson *person);
void         hk_heist_activate    (HkPerson *person, const char *name);

/* Six of whom none acts on the cards of a spawn, so that all Zones spawn at one press; NULL at the end. */
extern const char * const hk_heist_team[];

G_END_DECLS
