/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-die.h"
#include "core/record/hk-deck.h"

G_BEGIN_DECLS

/* More dice and decks than this do not lie there. */
#define HK_DICE_BOX_MOST_DICE 60
#define HK_DICE_BOX_MOST_DECKS 8

/* A die that lies there.
 * @kind: which of the kinds
 * @face: number of the face on top; -1 before it is thrown
 * @marked: whether it is thrown again */
struct _HkLooseDie
{
  HkRecord parent_instance;

  int      kind;
  int      face;
  gboolean marked;
};

#define HK_TYPE_LOOSE_DIE (hk_loose_die_get_type ())
G_DECLARE_FINAL_TYPE (HkLooseDie, hk_loose_die, HK, LOOSE_DIE, HkRecord)

/* A deck that lies there.
 * @drawn: what has been drawn from it and not discarded, the latest first */
struct _HkDicePile
{
  HkRecord parent_instance;

  HkDeck  *deck;
  GStrv    drawn;
};

#define HK_TYPE_DICE_PILE (hk_dice_pile_get_type ())
G_DECLARE_FINAL_TYPE (HkDicePile, hk_dice_pile, HK, DICE_PILE, HkRecord)

/* All that lies there after one step.
 * @line: (nullable): what that step was
 * @random: (nullable): the generator after it, as hk_random_save() writes it */
struct _HkDiceState
{
  HkRecord    parent_instance;

  HkRecordList *dice;  /* HkLooseDie */
  HkRecordList *piles; /* HkDicePile */
  char       *line;
  char       *random;
};

#define HK_TYPE_DICE_STATE (hk_dice_state_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceState, hk_dice_state, HK, DICE_STATE, HkRecord)

guint      hk_dice_get_n_kinds (void);
HkDie     *hk_dice_get_kind    (guint kind);

void       hk_dice_state_write (const char *path, GPtrArray *states, guint at);
GPtrArray *hk_dice_state_read  (const char *path, guint *at);

G_END_DECLS
