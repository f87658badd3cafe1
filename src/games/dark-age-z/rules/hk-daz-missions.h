/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_mission_moves[];
extern const guint      hk_daz_n_mission_moves;

/* What happened that an all-time mission may reward, to be told right after it has happened. */
gboolean hk_daz_missions_note_relic_played (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_missions_note_army_played  (HkDazTable *self, HkMove *move, int player, int frontier, int zone, GError **error);
gboolean hk_daz_missions_note_consumed     (HkDazTable *self, HkMove *move, int owner, GError **error);
gboolean hk_daz_missions_note_kills        (HkDazTable *self, HkMove *move, int kingdom, GError **error);

int      hk_daz_missions_count_met         (HkDazTable *self, int player, const char *mission);
gboolean hk_daz_missions_reward_type       (HkDazTable *self, HkMove *move, const char *type, GError **error);
char    *hk_daz_missions_get_reward        (const char *mission);
gboolean hk_daz_missions_pays_now          (HkDazTable *self, const char *type);
gboolean hk_daz_missions_is_shown          (HkDazTable *self, const char *mission);

G_END_DECLS
