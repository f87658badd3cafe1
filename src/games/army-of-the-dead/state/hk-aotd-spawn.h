/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SPAWN (hk_aotd_spawn_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSpawn, hk_aotd_spawn, HK, AOTD_SPAWN, HkRecord)

/* A Spawn Zone of the mission.
 * @name: where it lies, in the words of the group
 * @kind: "start", "red", "blue", "green" or "zeus"
 * @open: whether Zombies spawn there
 * @from_round: the first round whose Zombie Phase spawns there
 * @done: whether it has spawned in this step
 * @card: (nullable): the card that spawned there last
 * @type: (nullable): who came there last, such as "shambler"
 * @placed: miniatures placed there last
 * @missing: miniatures that were missing there */
struct _HkAotdSpawn
{
  HkRecord parent_instance;

  char     *name;
  char     *kind;
  gboolean  open;
  int       from_round;
  gboolean  done;
  char     *card;
  char     *type;
  int       placed;
  int       missing;
};

G_END_DECLS
