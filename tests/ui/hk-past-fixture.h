/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

/* Games that were played: three of Army of the Dead, of which two were won, and four of Zombiez, by Ann, Bo, Cy and Dee, in 2025
 * and 2026; and one that is not over. */
void hk_fixture_fill_past (HkApplication *application);

G_END_DECLS
