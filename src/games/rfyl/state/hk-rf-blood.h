/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BLOOD (hk_rf_blood_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBlood, hk_rf_blood, HK, RF_BLOOD, HkRecord)

/* A Blood card, of the deck or before a player. What it says is for its owner alone until it is turned up.
 * @card: (nullable): its id in the deck; %NULL when drawn from the box
 * @drops: blood drops that are left to count
 * @printed: of a card drawn from the box, the drops that it began with; −1 not known
 * @known: whether the app knows what it says; else the group tells it when it is turned up
 * @infected: what it says, when known; never shown before it is revealed but to its owner
 * @revealed: whether it has been turned up
 * @due: whether it has counted down to 0 and is to be turned up now
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkRfBlood
{
  HkRecord parent_instance;

  char    *card;
  int      drops;
  int      printed;
  gboolean known;
  gboolean infected;
  gboolean revealed;
  gboolean due;
  char    *source;
};

G_END_DECLS
