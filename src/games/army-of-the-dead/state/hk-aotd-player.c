/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-player.h"

G_DEFINE_FINAL_TYPE (HkAotdPlayer, hk_aotd_player, HK_TYPE_RECORD)

static void
hk_aotd_player_class_init (HkAotdPlayerClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdPlayer, name, "name"),
    HK_STRING_FIELD (HkAotdPlayer, colour, "colour"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_player_init (HkAotdPlayer *self)
{
}
