/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-games.h"

/* Every test of the games knows them before its main function runs. */
static void __attribute__ ((constructor))
register_games (void)
{
  hk_games_register_all ();
}
