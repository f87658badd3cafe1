/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* Kinds of Actions: "combat", "melee", "ranged", "move", "search", "other" and "truck", for which no free
 * Action of a certain kind can be spent. */

/* The parameter "survivor" of every move of a Survivor. */
#define HK_AOTD_SURVIVOR_PARAM \
  { "survivor", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Who; the Survivor who is activated when left out"), N_("Survivor"), "survivors" }
#define HK_AOTD_FREE_PARAM \
  { "free", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it costs no Action, as with a Skill or an order of the mission"), N_("It costs no Action") }

gboolean hk_aotd_read_living           (HkAotdTable *self, HkMove *move, int *survivor, GError **error);
gboolean hk_aotd_begin_action          (HkAotdTable *self, HkMove *move, int *survivor, GError **error);

void     hk_aotd_table_begin_turn      (HkAotdTable *self, int survivor);
void     hk_aotd_table_finish_turn     (HkAotdTable *self, int survivor);

int      hk_aotd_survivor_count_actions (HkAotdSurvivor *self, const char *kind, gboolean explosive);
gboolean hk_aotd_check_actions         (HkAotdTable *self, HkMove *move, int survivor, const char *kind, gboolean explosive, int cost, GError **error);
void     hk_aotd_spend_actions         (HkAotdTable *self, HkMove *move, int survivor, const char *kind, gboolean explosive, int cost);
gboolean hk_aotd_check_move            (HkAotdTable *self, HkMove *move, int survivor, int moves, int extra, GError **error);
void     hk_aotd_spend_move            (HkAotdTable *self, HkMove *move, int survivor, int moves, int extra);
gboolean hk_aotd_survivor_has_free     (HkAotdSurvivor *self, const char *kind);
void     hk_aotd_table_grant_skill     (HkAotdTable *self, HkMove *move, int survivor, const char *skill);

gboolean hk_aotd_survivor_has_used     (HkAotdSurvivor *self, const char *what);
void     hk_aotd_survivor_set_used     (HkAotdSurvivor *self, const char *what);

extern const HkMoveSpec hk_aotd_action_moves[];
extern const guint      hk_aotd_n_action_moves;
void hk_aotd_table_lead_companion (HkAotdTable *self, HkMove *move, HkAotdCompanion *companion, int leader);

G_END_DECLS
