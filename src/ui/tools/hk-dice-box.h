/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/odds/hk-die.h"
#include "core/packs/hk-pack.h"
#include "core/record/hk-deck.h"

G_BEGIN_DECLS

/* What a chart is of.
 * @HK_DICE_SUM: the sum of all dice
 * @HK_DICE_REACH: how many dice show a number or more
 * @HK_DICE_HIGHEST: the highest die
 * @HK_DICE_LOWEST: the lowest die */
typedef enum
{
  HK_DICE_SUM,
  HK_DICE_REACH,
  HK_DICE_HIGHEST,
  HK_DICE_LOWEST,
} HkDiceChart;

/* A die that lies there.
 * @kind: which of the kinds
 * @face: number of the face on top; -1 before it is thrown
 * @marked: whether it is thrown again */
typedef struct
{
  int      kind;
  int      face;
  gboolean marked;
} HkLooseDie;

/* Dice and a deck without a game, with undo. It is kept while the app runs. Signal "changed". */
#define HK_TYPE_DICE_BOX (hk_dice_box_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceBox, hk_dice_box, HK, DICE_BOX, GObject)

HkDiceBox *hk_dice_box_new            (HkRandom *random);
guint      hk_dice_box_get_n_kinds    (void);
HkDie     *hk_dice_box_get_kind       (guint kind);

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
HkDistribution   *hk_dice_box_make_chart   (HkDiceBox *self, HkDiceChart chart, int least);

void                hk_dice_box_take_deck  (HkDiceBox *self, HkPack *pack, const char *kind, const char *name);
const char         *hk_dice_box_get_deck_name (HkDiceBox *self);
guint               hk_dice_box_get_n_left (HkDiceBox *self);
const char * const *hk_dice_box_list_drawn (HkDiceBox *self);
const char * const *hk_dice_box_list_discards (HkDiceBox *self);
GPtrArray          *hk_dice_box_list_left  (HkDiceBox *self);
guint               hk_dice_box_count_left (HkDiceBox *self, const char *card);
gboolean            hk_dice_box_draw       (HkDiceBox *self, GError **error);
void                hk_dice_box_discard    (HkDiceBox *self, guint at);
const char         *hk_dice_box_peek       (HkDiceBox *self);
void                hk_dice_box_reshuffle  (HkDiceBox *self);

GListModel *hk_dice_box_get_history (HkDiceBox *self);
gboolean    hk_dice_box_can_undo    (HkDiceBox *self);
void        hk_dice_box_undo        (HkDiceBox *self);

G_END_DECLS
