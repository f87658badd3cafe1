/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-table.h"
#include "hk-working.h"

G_BEGIN_DECLS

int hk_daz_income_tokens (HkDazTable *self, int kingdom, gboolean *known, HkWorking *working);
int hk_daz_income_cards  (HkDazTable *self, int kingdom, gboolean *known, HkWorking *working);
int hk_daz_find_next_starting_player (HkDazTable *self, HkWorking *working);

G_END_DECLS
