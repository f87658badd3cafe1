/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

gboolean     hk_cz_reckoning_is_asked   (HkMove *partial);
gboolean     hk_cz_reckoning_is_clear   (HkCzTable *table, HkMove *partial);
HkParamPlace hk_cz_reckoning_place      (HkCzTable *table, HkMove *partial, const HkParamSpec *spec);
void         hk_cz_reckoning_name_rolls (HkCzTable *table, const HkParamSpec *spec, HkChoices *parts);

G_END_DECLS
