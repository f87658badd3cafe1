/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-aotd-player.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdPlayer, name, "name"),
  HK_STRING_FIELD (HkAotdPlayer, colour, "colour"),
};

HK_DEFINE_RECORD (HkAotdPlayer, hk_aotd_player, fields)
