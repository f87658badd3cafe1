/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-spawn-card.h"

G_DEFINE_FINAL_TYPE (HkAotdSpawnCard, hk_aotd_spawn_card, HK_TYPE_RECORD)

static void
hk_aotd_spawn_card_class_init (HkAotdSpawnCardClass *klass)
{
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

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_spawn_card_init (HkAotdSpawnCard *self)
{
}
