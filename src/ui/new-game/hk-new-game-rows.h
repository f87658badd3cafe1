/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-game.h"
#include "hk-player-row.h"
#include "ui/app/hk-application.h"

G_BEGIN_DECLS

/* Their actions are those of HkNewGamePage. */
GtkWidget *hk_new_game_make_add_row   (void);
GtkWidget *hk_new_game_make_group_row (guint n, const char * const *players);
void       hk_new_game_check_folder   (AdwBanner *banner, HkApplication *application);
const char *hk_new_game_find_free_colour (GtkListBox *players);
void       hk_new_game_claim_colour   (GtkListBox *players, HkPlayerRow *player);
gboolean   hk_new_game_asks_who_starts (const HkGameSpec *game);

G_END_DECLS
