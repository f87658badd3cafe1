/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/hk-cz-game.h"
#include "party/hk-cz-party.h"
#include "hk-play-whole.h"
#include "hk-play.h"

/* Writes the script of a whole game that the party plays, for the folder scripts:
 * make-cz-scripts SCENARIO MODE PLAYERS SEED careful|reckless > NAME.jsonl */

#define MOST_MOVES 500

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkSession) session = NULL;
  guint64 seed;
  HkCzParty party;

  if (argc != 6)
    {
      g_printerr ("make-cz-scripts SCENARIO MODE PLAYERS SEED careful|reckless\n");
      return 2;
    }
  seed = g_ascii_strtoull (argv[4], NULL, 10);
  setup = hk_cz_party_make_setup (argv[1], argv[2], (guint) g_ascii_strtoull (argv[3], NULL, 10), NULL);
  session = hk_play_begin_script (hk_card_z_get_spec (), setup, seed);
  if (session == NULL)
    return 1;
  hk_cz_party_init (&party, seed);
  party.reckless = g_str_equal (argv[5], "reckless");
  while (!hk_table_is_over (hk_session_get_table (session)))
    if (hk_session_get_n_moves (session) > MOST_MOVES || !hk_cz_party_act (&party, HK_CZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session))
      break;
  hk_cz_party_clear (&party);
  hk_play_print_script (session, setup, seed);
  return hk_table_is_over (hk_session_get_table (session)) ? 0 : 1;
}
