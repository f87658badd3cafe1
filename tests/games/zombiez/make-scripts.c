/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-content.h"
#include "hk-play.h"
#include "hk-zz-bot.h"
#include "zombiez/hk-zz-game.h"

/* Writes the script of a whole game that the bot plays, for the folder scripts:
 * make-zz-scripts PLAYERS VARIANT SEED app|hand > NAME.jsonl */

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
  HkZzBot bot;

  if (argc != 5)
    {
      g_printerr ("make-zz-scripts PLAYERS VARIANT SEED app|hand\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[3], NULL, 10);
  setup = hk_zz_make_setup ((guint) g_ascii_strtoull (argv[1], NULL, 10), (guint) g_ascii_strtoull (argv[2], NULL, 10));
  /* The cards go into the script, so that it stays as it is when the stand-in gets better ones. */
  json_object_set_string_member (setup, "cards-by", argv[4]);
  json_object_set_string_member (setup, "components", "owner");
  json_object_set_object_member (setup, "pack",
                                 json_object_ref (json_object_get_object_member (hk_content_get (HK_ZZ_GAME, "stand-in"), "components")));
  session = hk_session_new (hk_zombiez_get_spec (), setup, NULL, seed, NULL, &error);
  if (session == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  hk_zz_bot_init (&bot, seed);
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (!hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), attempt, session))
      return 1;
  hk_zz_bot_clear (&bot);
  hk_play_print_script (session, setup, seed);
  return 0;
}
