/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

void hk_cz_choices_add_hordes (HkChoices *choices, HkCzTable *table, gboolean rolling);
void hk_cz_choices_add_players (HkChoices *choices, HkCzTable *table);
void hk_cz_choose (HkTable *table, HkMove *partial, const HkParamSpec *spec, HkPack *pack, HkChoices *choices);

G_END_DECLS
