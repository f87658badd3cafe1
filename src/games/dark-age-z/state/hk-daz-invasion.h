/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_INVASION (hk_daz_invasion_get_type ())
G_DECLARE_FINAL_TYPE (HkDazInvasion, hk_daz_invasion, HK, DAZ_INVASION, HkRecord)

/* A Zombie Invasion card or a Boss Invasion card.
 * @zombies: Basic column: how many
 * @hp: Basic column: hit points of each
 * @power_up_zombies: Power Up column: how many more
 * @power_up_hp: Power Up column: hit points more
 * @damage: damage of each at a City Gate
 * @speed: where the movement marker starts
 * @source: where its values come from: "rulebook", "owner", "stand-in" or "by-hand" */
struct _HkDazInvasion
{
  HkRecord parent_instance;

  char *card;
  char *name;
  int   zombies;
  int   hp;
  int   power_up_zombies;
  int   power_up_hp;
  int   damage;
  int   speed;
  char *source;
};

G_END_DECLS
