/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_LOOT (hk_cz_loot_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLoot, hk_cz_loot, HK, CZ_LOOT, HkRecord)

/* A Loot card in play. What its kind is like is told by #HkCzGear.
 * @kind: the name of the card, which is also the name of its #HkCzGear
 * @supply: what is left of its supply; −1 when it is not known
 * @clip: whether a card-clip is attached, which happens when it is first in hand
 * @jammed: whether the firearm is jammed
 * @lost: arrows or bolts that were lost in this battle
 * @spent: arrows or bolts fired in this battle that can still be recovered
 * @stuck: whether the blade hangs in an Encounter
 * @packed: whether it is in a backpack */
struct _HkCzLoot
{
  HkRecord parent_instance;

  char    *kind;
  int      supply;
  gboolean clip;
  gboolean jammed;
  int      lost;
  int      spent;
  gboolean stuck;
  gboolean packed;
};

G_END_DECLS
