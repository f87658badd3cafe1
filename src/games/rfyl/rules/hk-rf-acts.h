/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* What a Determination card is drawn for.
 * @HK_RF_DRAW_SPEED: how far somebody moves: a high card is lucky
 * @HK_RF_DRAW_FIGHT: a fight: a high card is lucky
 * @HK_RF_DRAW_ZOMBIES: zombies whom nobody plays: a low card is lucky */
typedef enum
{
  HK_RF_DRAW_SPEED,
  HK_RF_DRAW_FIGHT,
  HK_RF_DRAW_ZOMBIES,
} HkRfDrawFor;

/* What several moves do to the table. */
gboolean    hk_rf_draw_card         (HkRfTable *self, HkMove *move, int player, HkRfDrawFor use, const char *param, JsonArray *entered,
                                     guint *position, int *value, GError **error);
void        hk_rf_discard_card      (HkRfTable *self, int value);
void        hk_rf_discard_speed     (HkRfTable *self, HkRfPlayer *player);
void        hk_rf_add_zombies       (HkRfTable *self, int space, int count);
void        hk_rf_remove_zombie     (HkRfTable *self, HkRfZombie *zombie);
void        hk_rf_shift_zombie      (HkRfTable *self, HkRfZombie *zombie, int space);
void        hk_rf_lose_horde        (HkRfTable *self, int player);
void        hk_rf_strike_down       (HkRfTable *self, HkMove *move, int player);
void        hk_rf_turn_player       (HkRfTable *self, HkMove *move, int player, HkRfHow how);
HkRfPile   *hk_rf_make_pile         (HkRfTable *self, int space);
void        hk_rf_clear_pile        (HkRfTable *self, HkRfPile *pile);
void        hk_rf_take_item         (HkRecordList *from, HkRfItem *item, HkRecordList *to);
void        hk_rf_use_up            (HkRfTable *self, HkRfPlayer *player, HkRfItem *item);
void        hk_rf_check_out         (HkRfTable *self, HkMove *move, int player);
void        hk_rf_check_end         (HkRfTable *self, HkMove *move);
void        hk_rf_end               (HkRfTable *self, HkMove *move, HkRfOutcome outcome, const char * const *winners, const char *reason);
void        hk_rf_note_fight_card   (HkRfFight *fight, GStrv *member, int value);
gboolean    hk_rf_follow_house_rule (HkRfTable *self, HkMove *move, const char *id);
HkRfPlayer *hk_rf_read_player       (HkRfTable *self, HkMove *move, int *number, GError **error);
void        hk_rf_log_walk          (HkMove *move, HkRfPlayer *player, int to);

G_END_DECLS
