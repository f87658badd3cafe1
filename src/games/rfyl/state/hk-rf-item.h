/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ITEM (hk_rf_item_get_type ())
G_DECLARE_FINAL_TYPE (HkRfItem, hk_rf_item, HK, RF_ITEM, HkRecord)

/* A weapon, an item or an ability that a player keeps.
 * @name: as the card or the group calls it
 * @kind: "weapon", "item" or "ability"
 * @card: (nullable): the Event card it is, discarded when used up; %NULL when no card of the deck
 * @uses: uses left; −1 as often as one likes
 * @bonus: what a weapon adds to the Determination card in combat
 * @kills: how many zombies a won fight with it kills; 0 none
 * @text: (nullable): what it does, in the words of the group; %NULL nothing more
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkRfItem
{
  HkRecord parent_instance;

  char *name;
  char *kind;
  char *card;
  int   uses;
  int   bonus;
  int   kills;
  char *text;
  char *source;
};

G_END_DECLS
