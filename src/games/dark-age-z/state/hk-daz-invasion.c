/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-invasion.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkDazInvasion, card, "card"),
  HK_STRING_FIELD (HkDazInvasion, name, "name", N_("name")),
  HK_INT_FIELD (HkDazInvasion, zombies, "zombies", 0, 99, 0, N_("zombies"), .settable = TRUE),
  HK_INT_FIELD (HkDazInvasion, hp, "hp", 0, 99, 0, N_("Hit Points"), .settable = TRUE),
  HK_INT_FIELD (HkDazInvasion, power_up_zombies, "power-up-zombies", 0, 99, 0, N_("zombies of the Power Up Column"), .settable = TRUE),
  HK_INT_FIELD (HkDazInvasion, power_up_hp, "power-up-hp", 0, 99, 0, N_("Hit Points of the Power Up Column"), .settable = TRUE),
  HK_INT_FIELD (HkDazInvasion, damage, "damage", 0, 99, 0, N_("damage"), .settable = TRUE),
  HK_INT_FIELD (HkDazInvasion, speed, "speed", 0, 99, 0, N_("speed"), .settable = TRUE),
  HK_STRING_FIELD (HkDazInvasion, source, "source"),
};

HK_DEFINE_RECORD (HkDazInvasion, hk_daz_invasion, fields)
