/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/hk-zz-game.h"
#include "hk-play-whole.h"
#include "hk-play.h"
#include "hk-zz-bot.h"

/* Writes the script of a whole game that the bot plays, for the folder scripts:
 * make-zz-scripts PLAYERS VARIANT SEED app|hand > NAME.jsonl */

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  guint64 seed;
  HkZzBot bot;

  if (argc != 5)
    {
      g_printerr ("make-zz-scripts PLAYERS VARIANT SEED app|hand\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  setup = hk_zz_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), (guint) g_ascii_strtoull (argv[2], NULL, 10));
  json_object_set_string_member (setup, "cards-by", argv[4]);
  session = hk_play_begin_script (hk_zombiez_get_spec (), setup, seed);
  if (session == NULL)
    return 1;
  hk_zz_bot_init (&bot, seed);
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session))
      return 1;
  hk_zz_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
