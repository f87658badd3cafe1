/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-person.h"

G_BEGIN_DECLS

void hk_night_go_on_until (HkPerson *person, HkZzPhase phase, int turn);
void hk_night_empty_deck  (HkPerson *person);

G_END_DECLS
