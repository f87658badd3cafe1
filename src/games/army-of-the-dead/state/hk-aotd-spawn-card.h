/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

/* What a line of a card may bring. */
#define HK_AOTD_MOST_SPAWNED 30

#define HK_TYPE_AOTD_SPAWN_CARD (hk_aotd_spawn_card_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSpawnCard, hk_aotd_spawn_card, HK, AOTD_SPAWN_CARD, HkRecord)

/* A Zombie card or a Zeus Orders card.
 * @card: the id of the card
 * @deck: "zombie" or "zeus"
 * @type: "shambler", "alpha", "valentine", "queen", "zeus" or "none"
 * @blue: how many at the Blue Level
 * @yellow: how many at the Yellow Level
 * @orange: how many at the Orange Level
 * @red: how many at the Red Level
 * @activates: (nullable): who activates at once: "those", "shamblers", "alphas", "all", and with "-there" in the
 *   Zone only
 * @text: (nullable): what else the card says, in the words of its owner
 * @source: "owner" or "stand-in" */
struct _HkAotdSpawnCard
{
  HkRecord parent_instance;

  char *card;
  char *deck;
  char *type;
  int   blue;
  int   yellow;
  int   orange;
  int   red;
  char *activates;
  char *text;
  char *source;
};

G_END_DECLS
