/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_planning_moves[];
extern const guint      hk_daz_n_planning_moves;
extern const HkMoveSpec hk_daz_strategy_moves[];
extern const guint      hk_daz_n_strategy_moves;

/* Parameters of every field command. */
#define HK_DAZ_PLAYER_PARAM \
  { "player", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("Who acts; the player whose turn it is when left out"), \
    N_("Player"), "kingdoms" }
#define HK_DAZ_FIELD_PARAMS \
  HK_DAZ_PLAYER_PARAM, \
  { "pioneer", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether to take a token of the Pioneer Reward Zone while there is one"), \
    N_("Take a pioneer token") }, \
  { "steps", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("Steps that the movement marker is from the end of its track, when the app does not know"), \
    N_("Steps to the end of the movement track") }

/* Parameters of several moves. */
#define HK_DAZ_LOYALTY_PARAM \
  { "loyalty", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The kingdom that the army is to be loyal to; one’s own when left out"), \
    N_("Loyal to"), "kingdoms" }
#define HK_DAZ_CHECKED_ZONE_PARAM \
  { "zone", HK_PARAM_INT, FALSE, 1, 5, NULL, N_("The zone, when the group wants it checked"), N_("Zone") }
#define HK_DAZ_HAND_PARAMS \
  { "hand", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Their places in the hand"), N_("Card from the hand") }, \
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Which cards they are, or nothing for one that the app does not know"), \
    N_("Cards drawn by hand") }
#define HK_DAZ_COMMANDER_PARAMS \
  { "frontier", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("Where the commander goes; left out when there is no army to lead"), \
    N_("Frontier"), "frontiers" }, \
  { "zone", HK_PARAM_INT, FALSE, 1, 5, NULL, N_("The zone of the army that the commander leads"), N_("Zone") }, \
  HK_DAZ_FOUND_RELIC_PARAM
#define HK_DAZ_FOUND_RELIC_PARAM \
  { "found-relic", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The relic that Terric finds, when drawn by hand"), \
    N_("Relic that Terric finds") }

gboolean hk_daz_begin_command  (HkDazTable *self, HkMove *move, gboolean field, int *player, GError **error);
gboolean hk_daz_check_marker   (HkDazTable *self, HkMove *move, GError **error);
gboolean hk_daz_finish_no_command (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_finish_field   (HkDazTable *self, HkMove *move, int player, gboolean pioneer, GError **error);
gboolean hk_daz_finish_turn    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_end_planning   (HkDazTable *self, HkMove *move, GError **error);
gboolean hk_daz_recruit        (HkDazTable *self, HkMove *move, int player, GError **error);

void     hk_daz_ask            (HkDazTable *self, HkDazQuestion question, int player, guint count, const char * const *cards);
void     hk_daz_settle         (HkDazTable *self);
gboolean hk_daz_check_question (HkDazTable *self, HkMove *move, HkDazQuestion question, int *player, GError **error);

/* In hk-daz-rallying.c: begins Phase 2 with its order of play. */
gboolean hk_daz_rallying_begin (HkDazTable *self, HkMove *move, GError **error);

G_END_DECLS
