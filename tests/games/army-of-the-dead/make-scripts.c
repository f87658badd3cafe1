/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-content.h"
#include "hk-play.h"
#include "hk-aotd-bot.h"
#include "army-of-the-dead/hk-aotd-game.h"

/* Writes the script of a whole mission that the bot plays, for the folder scripts:
 * make-aotd-scripts PLAYERS MISSION SEED careful|reckless > NAME.jsonl */

static gboolean
attempt (gpointer data,
         HkMove  *move)
{
  return hk_session_play (data, move, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;
  guint64 seed;
  HkAotdBot bot;

  if (argc != 5)
    {
      g_printerr ("make-aotd-scripts PLAYERS MISSION SEED careful|reckless\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  setup = hk_aotd_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), (guint) g_ascii_strtoull (argv[2], NULL, 10));
  /* The values go into the script, so that it stays as it is when the stand-in gets better ones. */
  json_object_set_string_member (setup, "components", "owner");
  json_object_set_object_member (setup, "pack",
                                 json_object_ref (json_object_get_object_member (hk_content_get (HK_AOTD_GAME, "stand-in"), "components")));
  session = hk_session_new (hk_army_of_the_dead_get_spec (), setup, NULL, seed, NULL, &error);
  if (session == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  hk_aotd_bot_init (&bot, seed);
  bot.by_hand = FALSE;
  bot.reckless = g_str_equal (argv[4], "reckless");
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_aotd_bot_act (&bot, HK_AOTD_TABLE (hk_session_get_table (session)), attempt, session))
      return 1;
  hk_aotd_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
