/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "games/dark-age-z/combat/hk-daz-combat.h"
#include "hk-figure.h"

/* The combats of five frontiers, as the board shows them after every move: how long one takes. The
 * number of rounds can be given, so that instructions can be counted from outside. */

static void
fill (HkDazCombat *combat,
      int          n)
{
  hk_daz_combat_init (combat);
  combat->zombies = 7 + n % 3;
  combat->hp = 4 + n % 3;
  combat->damage = 2;
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      HkDazCombatZone *zone = &combat->zones[i];

      zone->has_army = (i + n) % 5 != 0;
      zone->attack = 3 + (i * 7 + n) % 6;
      zone->type = (HkDazAttackType) ((i + n) % 3);
      zone->zombification = (i + n) % 3;
      zone->side = (i + n) % 2;
    }
}

int
main (int    argc,
      char **argv)
{
  const int n_rounds = argc > 1 ? atoi (argv[1]) : 200000;
  const gint64 start = g_get_monotonic_time ();
  int at_gate = 0;

  for (int i = 0; i < n_rounds; i++)
    for (int j = 0; j < 5; j++)
      {
        HkDazCombat combat;
        HkDazCombatResult result;

        fill (&combat, i + j);
        hk_daz_combat_resolve (&combat, &result);
        at_gate += result.at_gate;
      }
  if (n_rounds > 0)
    hk_figure ("combat", (double) (g_get_monotonic_time () - start) / n_rounds / 5);
  return at_gate < 0;
}
