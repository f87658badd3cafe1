/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-combat.h"

HkDazCombat combat;
HkDazCombatResult result;

void
horde (int zombies,
       int hp,
       int damage)
{
  hk_daz_combat_init (&combat);
  combat.names[0] = "Ann";
  combat.names[1] = "Bo";
  combat.zombies = zombies;
  combat.hp = hp;
  combat.damage = damage;
}

HkDazCombatZone *
army (int             zone,
      HkDazAttackType type,
      int             attack,
      HkDazSide       side)
{
  HkDazCombatZone *place = &combat.zones[zone - 1];

  place->has_army = TRUE;
  place->army = type == HK_DAZ_RANGED ? "Archer" : type == HK_DAZ_CAVALRY ? "Cavalry" : "Swordsman";
  place->type = type;
  place->attack = attack;
  place->zombification = type == HK_DAZ_RANGED ? 1 : type == HK_DAZ_CAVALRY ? 0 : 2;
  place->side = side;
  return place;
}

void
lead (int             zone,
      const char     *name,
      int             attack,
      HkDazAttackType type)
{
  combat.zones[zone - 1].commander = name;
  combat.zones[zone - 1].commander_attack = attack;
  combat.zones[zone - 1].commander_type = type;
}

void
resolve (void)
{
  g_autoptr (HkBreakdown) breakdown = NULL;

  hk_daz_combat_resolve (&combat, &result);
  breakdown = hk_daz_combat_explain (&combat, &result);
  g_assert_nonnull (breakdown);
}
