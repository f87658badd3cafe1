/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/combat/hk-daz-combat.h"

/* The frontier that a test of the combat builds, and how its combat ends. */
extern HkDazCombat combat;
extern HkDazCombatResult result;

void             horde   (int zombies, int hp, int damage);
HkDazCombatZone *army    (int zone, HkDazAttackType type, int attack, HkDazSide side);
void             lead    (int zone, const char *name, int attack, HkDazAttackType type);
void             resolve (void);

#define assert_zone(n, came, charge, total, kills, on_left, on_right, nobody) \
  G_STMT_START { \
    const HkDazZoneResult *z = &result.zones[(n) - 1]; \
    g_assert_true (z->reached); \
    g_assert_cmpint (z->zombies, ==, came); \
    g_assert_cmpint (z->charged, ==, charge); \
    g_assert_cmpint (z->power, ==, total); \
    g_assert_cmpint (z->killed, ==, kills); \
    g_assert_cmpint (z->tokens[0], ==, on_left); \
    g_assert_cmpint (z->tokens[1], ==, on_right); \
    g_assert_cmpint (z->discarded, ==, nobody); \
  } G_STMT_END
