/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-supply.h"

/* The tokens of the box (page 3). Only the house rule "tokens-run-out" takes their number for a limit. */

#define N_ZOMBIES 80
#define N_TOKENS  65

/* Returns how many Zombie Tokens of the box are not on or beside the boards. */
int
hk_daz_supply_count_zombies (HkDazTable *self)
{
  int n = N_ZOMBIES;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      n -= frontier->horde + frontier->at_gate + frontier->kills_left + frontier->kills_right;
    }
  return n;
}

static int
limit (HkDazTable *self,
       HkMove     *move,
       int         n,
       int         left)
{
  const int taken = MIN (n, MAX (0, left));

  if (taken == n || !hk_daz_table_has_house_rule (self, "tokens-run-out"))
    return n;
  hk_move_log (move, _("The tokens of the box have run out."));
  return taken;
}

/* Returns how many are.
 * @n: how many Zombie Tokens are to be placed */
int
hk_daz_supply_take_zombies (HkDazTable *self,
                            HkMove     *move,
                            int         n)
{
  return limit (self, move, n, hk_daz_supply_count_zombies (self));
}

/* Returns how many are.
 * @n: how many Command Tokens are to be taken from the pool */
int
hk_daz_supply_take_tokens (HkDazTable *self,
                           HkMove     *move,
                           int         n)
{
  int left = N_TOKENS - self->pioneer_tokens;

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    left -= hk_daz_table_get_kingdom (self, (int) i)->command_tokens;
  return limit (self, move, n, left);
}
