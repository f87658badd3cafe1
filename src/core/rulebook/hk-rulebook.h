/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "hk-rule-hit.h"

G_BEGIN_DECLS

/* The rules of all games. */
#define HK_TYPE_RULEBOOK (hk_rulebook_get_type ())
G_DECLARE_FINAL_TYPE (HkRulebook, hk_rulebook, HK, RULEBOOK, GObject)

HkRulebook *hk_rulebook_new            (const char *cache);
gboolean    hk_rulebook_load           (HkRulebook *self, GBytes *bytes, GError **error);
gboolean    hk_rulebook_check_links    (HkRulebook *self, GError **error);
GListModel *hk_rulebook_get_rules      (HkRulebook *self);
HkRule     *hk_rulebook_lookup         (HkRulebook *self, const char *id);
GStrv       hk_rulebook_list_games     (HkRulebook *self);
const char *hk_rulebook_get_game_title (HkRulebook *self, const char *game);
GStrv       hk_rulebook_list_phases    (HkRulebook *self, const char *game);
GPtrArray  *hk_rulebook_search         (HkRulebook *self, const char *query, const char *game,
                                        const char *phase, guint limit);
GStrv       hk_rulebook_suggest        (HkRulebook *self, const char *query, const char *game);

G_END_DECLS
