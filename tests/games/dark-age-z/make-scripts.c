/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/hk-daz-game.h"
#include "hk-daz-bot.h"
#include "hk-play-whole.h"
#include "hk-play.h"

/* Writes the script of a whole game that the bot plays, for the folder scripts:
 * make-scripts PLAYERS MODE DIFFICULTY SEED > NAME.jsonl */

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  guint64 seed;
  HkDazBot bot;

  if (argc != 5)
    {
      g_printerr ("make-scripts PLAYERS MODE DIFFICULTY|- SEED\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[4], NULL, 10);
  setup = hk_daz_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), argv[2], g_str_equal (argv[3], "-") ? NULL : argv[3]);
  session = hk_play_begin_script (hk_dark_age_z_get_spec (), setup, seed);
  if (session == NULL)
    return 1;
  hk_daz_bot_init (&bot, seed);
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_daz_bot_act_wisely (&bot, HK_DAZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session))
      return 1;
  hk_daz_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
