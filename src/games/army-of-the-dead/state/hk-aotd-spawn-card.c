/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-aotd-spawn-card.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdSpawnCard, card, "card"),
  HK_STRING_FIELD (HkAotdSpawnCard, deck, "deck"),
  HK_STRING_FIELD (HkAotdSpawnCard, type, "type"),
  HK_INT_FIELD (HkAotdSpawnCard, blue, "blue", 0, HK_AOTD_MOST_SPAWNED, 0),
  HK_INT_FIELD (HkAotdSpawnCard, yellow, "yellow", 0, HK_AOTD_MOST_SPAWNED, 0),
  HK_INT_FIELD (HkAotdSpawnCard, orange, "orange", 0, HK_AOTD_MOST_SPAWNED, 0),
  HK_INT_FIELD (HkAotdSpawnCard, red, "red", 0, HK_AOTD_MOST_SPAWNED, 0),
  HK_STRING_FIELD (HkAotdSpawnCard, activates, "activates"),
  HK_STRING_FIELD (HkAotdSpawnCard, text, "text"),
  HK_STRING_FIELD (HkAotdSpawnCard, source, "source"),
};

HK_DEFINE_RECORD (HkAotdSpawnCard, hk_aotd_spawn_card, fields)
