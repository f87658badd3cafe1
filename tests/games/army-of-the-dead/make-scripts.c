/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/hk-aotd-game.h"
#include "hk-aotd-bot.h"
#include "hk-play-whole.h"
#include "hk-play.h"

/* Writes the script of a whole mission that the bot plays, for the folder scripts:
 * make-aotd-scripts PLAYERS MISSION SEED careful|reckless > NAME.jsonl */

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  guint64 seed;
  HkAotdBot bot;

  if (argc != 5)
    {
      g_printerr ("make-aotd-scripts PLAYERS MISSION SEED careful|reckless\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  setup = hk_aotd_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), (guint) g_ascii_strtoull (argv[2], NULL, 10));
  session = hk_play_begin_script (hk_army_of_the_dead_get_spec (), setup, seed);
  if (session == NULL)
    return 1;
  hk_aotd_bot_init (&bot, seed);
  bot.by_hand = FALSE;
  bot.reckless = g_str_equal (argv[4], "reckless");
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_aotd_bot_act (&bot, HK_AOTD_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session))
      return 1;
  hk_aotd_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
