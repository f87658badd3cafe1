/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

/* A way through a game of RFYL, as most people would go it. */
void hk_run_go_on         (HkPerson *person);
void hk_run_go_on_until   (HkPerson *person, const char *name);
void hk_run_move_a_little (HkPerson *person);
void hk_run_meet_zombies  (HkPerson *person);
void hk_run_lose_fight    (HkPerson *person);

G_END_DECLS
