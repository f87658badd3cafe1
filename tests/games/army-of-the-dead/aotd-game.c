/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-game.h"

/* A mission without a pack; @more are further options, each with a comma in front. */
HkAotdTable *
aotd_new_plain (const char *more)
{
  g_autofree char *setup = g_strconcat ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"none\",\"personal\":[]", more, "}", NULL);

  return aotd_new (setup, 1);
}

/**
 * aotd_make_pack:
 * @zombie_type: the type of all eighteen Zombie cards, which bring 2, 3, 4 and 5
 * @order: who activates by each of the ten Zeus Orders, which bring an Alpha
 *
 * Returns: (transfer full): options of a setup, with a comma in front
 */
char *
aotd_make_pack (const char *zombie_type,
                const char *order)
{
  GString *text = g_string_new (",\"components\":\"owner\",\"pack\":{\"zombie-card\":[");

  for (int i = 1; i <= 18; i++)
    g_string_append_printf (text, "%s{\"id\":\"%d\",\"type\":\"%s\",\"blue\":2,\"yellow\":3,\"orange\":4,\"red\":5}", i == 1 ? "" : ",", i, zombie_type);
  g_string_append (text, "],\"zeus-order\":[");
  for (int i = 1; i <= 10; i++)
    g_string_append_printf (text, "%s{\"id\":\"Order %d\",\"type\":\"alpha\",\"blue\":1,\"yellow\":1,\"orange\":2,\"red\":2,\"activates\":\"%s\"}",
                            i == 1 ? "" : ",", i, order);
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

/* Every Survivor takes a Turn and does nothing. */
void
aotd_end_turns (HkAotdTable *table)
{
  while (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_PLAYER)
    {
      g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
      int ready = -1;

      for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
        {
          HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

          if (!survivor->activated && !survivor->eliminated && survivor->player == table->current_player)
            ready = (int) i;
        }
      if (ready >= 0)
        {
          g_autofree char *line = g_strdup_printf ("{\"move\":\"activate\",\"survivor\":%d}", ready);

          g_assert_nonnull (next);
          aotd_play (table, line);
        }
      aotd_play (table, "{\"move\":\"end-turn\"}");
    }
}

/* The Zombies act, but reach nobody. */
void
aotd_pass_zombies (HkAotdTable *table)
{
  while (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_ZOMBIE)
    aotd_play (table, table->zombie_step == HK_AOTD_STEP_ATTACK ? "{\"move\":\"zombie-attacks\"}" : "{\"move\":\"zombies-moved\"}");
}
