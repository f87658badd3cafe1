/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/hk-rf-game.h"
#include "hk-play-whole.h"
#include "hk-play.h"
#include "hk-rf-bot.h"

/* Writes the script of a whole game that the bot plays, for the folder scripts:
 * make-rf-scripts PLAYERS VARIANT SEED careful|hasty > NAME.jsonl */

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  guint64 seed;
  HkRfBot bot;

  if (argc != 5)
    {
      g_printerr ("make-rf-scripts PLAYERS VARIANT SEED careful|hasty\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  setup = hk_rf_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), (guint) g_ascii_strtoull (argv[2], NULL, 10));
  session = hk_play_begin_script (hk_rfyl_get_spec (), setup, seed);
  if (session == NULL)
    return 1;
  hk_rf_bot_init (&bot, seed);
  bot.hasty = g_str_equal (argv[4], "hasty");
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_rf_bot_act (&bot, HK_RF_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session))
      return 1;
  hk_rf_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
