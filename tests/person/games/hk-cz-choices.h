/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

void hk_day_trade       (HkPerson *person);
void hk_day_go_to_night (HkPerson *person);
void hk_day_declare_end (HkPerson *person);

G_END_DECLS
