/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_PLAYER (hk_aotd_player_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdPlayer, hk_aotd_player, HK, AOTD_PLAYER, HkRecord)

/* A person at the table. Survivors belong to players by the number of the seat.
 * @colour: (nullable): the id of a colour */
struct _HkAotdPlayer
{
  HkRecord parent_instance;

  char *name;
  char *colour;
};

G_END_DECLS
