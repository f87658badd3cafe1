/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* The parts of the setup that concern the Survivors: in hk-aotd-team.c. */
gboolean hk_aotd_team_choose     (HkAotdTable *self, HkMove *move, JsonObject *pack, GError **error);
gboolean hk_aotd_team_equip      (HkAotdTable *self, HkMove *move, JsonObject *pack, GError **error);
gboolean hk_aotd_team_set_goals  (HkAotdTable *self, HkMove *move, JsonObject *pack, GError **error);
void     hk_aotd_team_learn_goal (HkMove *move, const char *id, const char *text, int kills, const char *kill_type, const char *token);
gboolean hk_aotd_team_add_companions (HkAotdTable *self, HkMove *move, JsonObject *pack, GError **error);
void     hk_aotd_team_warn       (HkAotdTable *self, HkMove *move);

/* The objects of the array @param; %NULL with @error set when it is no array of objects. */
JsonArray *hk_aotd_setup_list    (HkMove *move, const char *param, GError **error);
JsonObject *hk_aotd_setup_at     (JsonArray *array, guint position);
const char *hk_aotd_setup_text   (JsonObject *object, const char *member);
int      hk_aotd_setup_int       (JsonObject *object, const char *member, int minimum, int maximum, int fallback);
gboolean hk_aotd_setup_flag      (JsonObject *object, const char *member, gboolean fallback);

G_END_DECLS
