/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_CARD (hk_cz_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzCard, hk_cz_card, HK, CZ_CARD, HkRecord)

/* An Encounter card whose face is known.
 * @zone: the zone on the card
 * @hex: the letter on the card
 * @helmet: whether it shows a helmet
 * @distracted: whether it is distracted
 * @loot: whether it carries Loot
 * @move: of a friendly human
 * @push: of a friendly human
 * @carry: of a friendly human
 * @infant: whether it is an infant
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkCzCard
{
  HkRecord parent_instance;

  char    *id;
  char    *type;
  char    *name;
  int      zone;
  char    *hex;
  gboolean helmet;
  gboolean distracted;
  gboolean loot;
  int      move;
  int      push;
  int      carry;
  gboolean infant;
  char    *source;
};

G_END_DECLS
