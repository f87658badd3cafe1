/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"
#include "ui/new-game/hk-player-mark.h"

G_BEGIN_DECLS

void  hk_daz_mark_show     (HkPlayerMark *mark, HkDazTable *table, int kingdom);
char *hk_daz_mark_dup_text (HkDazTable *table, int kingdom);

G_END_DECLS
