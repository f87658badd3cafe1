/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

gboolean hk_day_fight         (HkPerson *person);
void     hk_day_undo_and_redo (HkPerson *person);

G_END_DECLS
