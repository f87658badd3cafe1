/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"
#include "core/rulebook/hk-bookmarks.h"
#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session-store.h"
#include "core/stats/hk-past-games.h"
#include "core/people/hk-people.h"
#include "ui/dice/hk-dice-box.h"

G_BEGIN_DECLS

#define HK_TYPE_APPLICATION (hk_application_get_type ())
G_DECLARE_FINAL_TYPE (HkApplication, hk_application, HK, APPLICATION, AdwApplication)

HkApplication  *hk_application_new                 (void);
HkApplication  *hk_application_get_default         (void);
GSettings      *hk_application_get_settings        (HkApplication *self);
HkSessionStore *hk_application_get_sessions        (HkApplication *self);
HkPastGames    *hk_application_get_past_games      (HkApplication *self);
HkPeople       *hk_application_get_people          (HkApplication *self);
HkPack         *hk_application_get_pack            (HkApplication *self, const HkGameSpec *game, GError **error);
HkRulebook     *hk_application_get_rulebook        (HkApplication *self);
HkBookmarks    *hk_application_get_bookmarks       (HkApplication *self);
GListModel     *hk_application_get_tools           (HkApplication *self);
HkDiceBox      *hk_application_get_dice            (HkApplication *self);
HkTable        *hk_application_get_table           (HkApplication *self);

G_END_DECLS
