/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_relic_moves[];
extern const guint      hk_daz_n_relic_moves;

/* Applies one effect of a relic and says what it does. It may open a question. Returns whether it can be applied.
 * @move: the move that is being applied; its parameters name the targets
 * @player: who plays the relic */
typedef gboolean (*HkDazRelicEffect) (HkDazTable *self, HkMove *move, int player, GError **error);


/* The effects on armies and zones, in hk-daz-relics-armies.c. */
gboolean hk_daz_relic_raise          (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_play_discard   (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_more_points    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_fewer_points   (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_ranged         (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_skip           (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_turn_to_zombies (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_move_zombies   (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_reinforce      (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_exchange_army  (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_change_loyalty (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_swap_armies    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_shield         (HkDazTable *self, HkMove *move, int player, GError **error);

/* The effects on hands, tokens, points and turns, in hk-daz-relics-hands.c. */
gboolean hk_daz_relic_draw_four      (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_draw_and_play  (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_new_commander  (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_two_commands   (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_marker_back    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_discard_hand   (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_trade_hands    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_take_tokens    (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_points         (HkDazTable *self, HkMove *move, int player, GError **error);
gboolean hk_daz_relic_take_discard   (HkDazTable *self, HkMove *move, int player, GError **error);

/* The answers to what a relic asks, in hk-daz-relics-answers.c. */
extern const HkMoveSpec hk_daz_answer_moves[];
extern const guint      hk_daz_n_answer_moves;

gboolean hk_daz_relic_finish (HkDazTable *self, HkMove *move, int player, const char *relic, GError **error);

gboolean hk_daz_table_set_by_hand (HkTable *table, HkMove *move, const char *path, JsonNode *value, GError **error);

G_END_DECLS
