/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

void hk_night_go_on_until (HkPerson *person, const char *phase, int turn);
void hk_night_empty_deck  (HkPerson *person);

G_END_DECLS
