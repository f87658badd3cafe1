/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

gboolean  hk_daz_end_game           (HkDazTable *self, HkMove *move, GError **error);
int       hk_daz_get_threshold      (HkDazTable *self);
int       hk_daz_get_total_points   (HkDazTable *self);
char     *hk_daz_describe_outcome   (HkDazTable *self);
gboolean  hk_daz_has_won            (HkDazTable *self, int player);

G_END_DECLS
