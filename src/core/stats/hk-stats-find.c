/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-stats.h"

/* A person among past games. */

/* Returns whether the person took part.
 * @won: (out) (optional): whether they have won */
gboolean
hk_stats_has_person (const HkPastGame *game,
                     HkPeople         *people,
                     const char       *person,
                     gboolean         *won)
{
  g_autofree char *key = hk_people_dup_key (person);
  gboolean found = FALSE;
  gboolean has_won = FALSE;

  for (guint i = 0; i < game->players->len; i++)
    {
      const HkPastPlayer *player = &g_array_index (game->players, HkPastPlayer, i);
      g_autofree char *its = hk_people_dup_key (hk_people_find (people, player->name));

      if (!g_str_equal (its, key))
        continue;
      found = TRUE;
      has_won = has_won || player->result.won;
    }
  if (won != NULL)
    *won = has_won;
  return found;
}

/* Returns (transfer none) (nullable): a game in which both took part, who then are not the same. */
const HkPastGame *
hk_stats_find_common (GPtrArray  *games,
                      HkPeople   *people,
                      const char *person,
                      const char *other)
{
  for (guint i = 0; i < games->len; i++)
    {
      const HkPastGame *game = g_ptr_array_index (games, i);

      if (hk_stats_has_person (game, people, person, NULL) && hk_stats_has_person (game, people, other, NULL))
        return game;
    }
  return NULL;
}
