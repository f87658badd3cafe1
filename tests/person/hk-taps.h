/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

/* How many taps what happens at a table takes at the window. A press, a key and a typed value are one tap each. */
void hk_taps_begin   (HkPerson *person, const char *happening, guint budget);
void hk_taps_end     (HkPerson *person);
void hk_taps_publish (const char *game);

G_END_DECLS
