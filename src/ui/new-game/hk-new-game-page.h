/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/app/hk-application.h"

G_BEGIN_DECLS

#define HK_TYPE_NEW_GAME_PAGE (hk_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (HkNewGamePage, hk_new_game_page, HK, NEW_GAME_PAGE, AdwNavigationPage)

/* Signal "started" (HkSession). Actions: setup.start, setup.add-player, setup.shuffle,
 * setup.use-group(u) and setup.start-group(u) with the number of a remembered group, setup.add-name(s). */
HkNewGamePage *hk_new_game_page_new       (const HkGameSpec *game, HkApplication *application);
void           hk_new_game_page_fill      (HkNewGamePage *self, JsonObject *setup);
void           hk_new_game_page_set_names (HkNewGamePage *self, const char * const *names);
GStrv          hk_new_game_page_get_names (HkNewGamePage *self);
const HkGameSpec *hk_new_game_page_get_game (HkNewGamePage *self);
JsonObject    *hk_new_game_page_get_setup (HkNewGamePage *self, GError **error);

G_END_DECLS
