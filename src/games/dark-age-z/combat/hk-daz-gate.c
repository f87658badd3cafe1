/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-gate.h"

/* What the zombies at a City Gate cost, and what keeps it off. */

/* What keeps damage from one side of a gate; each goes into @breakdown. */
static int
add_protection (HkDazTable    *self,
                HkDazFrontier *frontier,
                int            kingdom,
                HkBreakdown   *breakdown)
{
  const int icons = hk_daz_frontier_count_rewards (frontier, kingdom, "gate");
  const int shield = kingdom == frontier->left ? frontier->shield_left : frontier->shield_right;
  int sum = icons + shield;

  if (breakdown != NULL && icons > 0)
    hk_breakdown_add_int (breakdown, _("Gate Protection Icon to be seen"), -icons, "dark-age-z/combat.gate-protection");
  if (breakdown != NULL && shield > 0)
    hk_breakdown_add_int (breakdown, _("Gate Protection of a relic"), -shield, "dark-age-z/relic.titanic-essence");
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    {
      HkDazZone *zone = hk_daz_frontier_get_zone (frontier, i);

      if (zone->recruiter != kingdom || g_strcmp0 (zone->commander, "lancelot") != 0 ||
          (zone->defeated && hk_daz_table_has_house_rule (self, "lancelot-falls")))
        continue;
      sum++;
      if (breakdown != NULL)
        {
          const HkDazCommander *facts = hk_daz_content_find_commander (zone->commander);

          hk_breakdown_add_int (breakdown, facts->name, -1, facts->rule);
        }
    }
  return sum;
}

/* Returns by how much the damage of that side of the gate is less: the icon to be seen, Lancelot, and what a relic
 * gives.
 * @frontier: from 0
 * @kingdom: one of its two neighbours */
int
hk_daz_gate_protection (HkDazTable *self,
                        int         frontier,
                        int         kingdom)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);

  g_return_val_if_fail (board != NULL, 0);

  return add_protection (self, board, kingdom, NULL);
}

/* Works out what the zombies at a City Gate do to one side: their number times the damage of each, less the
 * protection of that side. Returns the victory points that the kingdom loses there; below 0 where a house rule lets
 * protection bring points.
 * @frontier: from 0
 * @kingdom: one of its two neighbours
 * @breakdown: (nullable): where to write how it comes about */
int
hk_daz_gate_damage (HkDazTable  *self,
                    int          frontier,
                    int          kingdom,
                    HkBreakdown *breakdown)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  const int damage = hk_daz_table_get_damage (self);
  int sum;

  g_return_val_if_fail (board != NULL, 0);

  if (board->at_gate == 0)
    return 0;
  sum = board->at_gate * damage;
  if (breakdown != NULL)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%d zombie at the City Gate, damage %d each",
                                                          "%d zombies at the City Gate, damage %d each", board->at_gate),
                                                board->at_gate, damage);

      hk_breakdown_add_int (breakdown, label, sum, "dark-age-z/combat.gate-damage");
    }
  sum -= add_protection (self, board, kingdom, breakdown);
  return hk_daz_table_has_house_rule (self, "protection-brings-points") ? sum : MAX (0, sum);
}
