/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/odds/hk-dice-pool.h"
#include "core/packs/hk-pack.h"
#include "hk-dice-state.h"

G_BEGIN_DECLS

/* Dice and up to eight decks without a game, with undo and redo. Signal "changed". */
#define HK_TYPE_DICE_BOX (hk_dice_box_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceBox, hk_dice_box, HK, DICE_BOX, GObject)

HkDiceBox *hk_dice_box_new            (HkRandom *random, const char *path);

guint             hk_dice_box_get_n_dice   (HkDiceBox *self);
const HkLooseDie *hk_dice_box_get_die      (HkDiceBox *self, guint at);
void              hk_dice_box_add          (HkDiceBox *self, guint kind);
void              hk_dice_box_mark         (HkDiceBox *self, guint at, gboolean marked);
guint             hk_dice_box_count_marked (HkDiceBox *self);
void              hk_dice_box_remove       (HkDiceBox *self);
void              hk_dice_box_throw        (HkDiceBox *self, gboolean only_marked);
char             *hk_dice_box_describe     (HkDiceBox *self);
char             *hk_dice_box_describe_counts (HkDiceBox *self);
int               hk_dice_box_get_sum      (HkDiceBox *self);
HkDistribution   *hk_dice_box_make_chart   (HkDiceBox *self, const HkDicePool *pool, HkBreakdown **breakdown, GError **error);

guint               hk_dice_box_get_n_decks   (HkDiceBox *self);
void                hk_dice_box_take_deck     (HkDiceBox *self, HkPack *pack, const char *kind, const char *name);
void                hk_dice_box_put_deck_away (HkDiceBox *self, guint deck);
const char         *hk_dice_box_get_deck_name (HkDiceBox *self, guint deck);
guint               hk_dice_box_get_n_left    (HkDiceBox *self, guint deck);
const char * const *hk_dice_box_list_drawn    (HkDiceBox *self, guint deck);
const char * const *hk_dice_box_list_discards (HkDiceBox *self, guint deck);
GPtrArray          *hk_dice_box_list_left     (HkDiceBox *self, guint deck);
guint               hk_dice_box_count_left    (HkDiceBox *self, guint deck, const char *card);
gboolean            hk_dice_box_draw          (HkDiceBox *self, guint deck, GError **error);
void                hk_dice_box_discard       (HkDiceBox *self, guint deck, guint at);
const char         *hk_dice_box_peek          (HkDiceBox *self, guint deck);
void                hk_dice_box_reshuffle     (HkDiceBox *self, guint deck);

GListModel *hk_dice_box_get_history (HkDiceBox *self);
gboolean    hk_dice_box_can_undo    (HkDiceBox *self);
void        hk_dice_box_undo        (HkDiceBox *self);
gboolean    hk_dice_box_can_redo    (HkDiceBox *self);
void        hk_dice_box_redo        (HkDiceBox *self);

G_END_DECLS
