/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_REINFORCEMENT (hk_daz_reinforcement_get_type ())
G_DECLARE_FINAL_TYPE (HkDazReinforcement, hk_daz_reinforcement, HK, DAZ_REINFORCEMENT, HkRecord)

/* An army card that lies under an army to boost one of its slots, until Phase 4.
 * @card: its id in the catalogue; %NULL when the card is not one of the catalogue
 * @rank: the rank of its insignia: 1 bronze, 2 silver, 3 gold
 * @slot: the slot that it boosts: 1 bronze, 2 silver, 3 gold
 * @source: where its values come from: "rulebook", "owner", "stand-in" or "by-hand" */
struct _HkDazReinforcement
{
  HkRecord parent_instance;

  char *card;
  int   rank;
  int   slot;
  int   bonus;
  char *source;
};

G_END_DECLS
