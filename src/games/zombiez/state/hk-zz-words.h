/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-zz-table.h"

G_BEGIN_DECLS

const char *hk_zz_kind_get_title      (HkZzKind kind);
char       *hk_zz_table_name_colour   (HkZzTable *self, int colour);
char       *hk_zz_table_name_card     (HkZzTable *self, HkZzCard *card);
const char *hk_zz_phase_get_title     (int phase);

G_END_DECLS
