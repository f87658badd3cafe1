/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-game.h"

const HkGameSpec *hk_marbles_get_spec (void);

/* The new game stands in no list of the build. */
static void __attribute__ ((constructor))
register_game (void)
{
  hk_games_register (hk_marbles_get_spec ());
}
