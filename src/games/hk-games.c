/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-game.h"
#include "hk-content-resource.h"
#include "hk-game-list.h"
#include "hk-games.h"

#define DECLARE(id) const HkGameSpec *hk_##id##_get_spec (void);
HK_EACH_GAME (DECLARE)

/* Registers every game of the list in meson.build, with its content. A program calls it before anything else. */
void
hk_games_register_all (void)
{
#define REGISTER(id) hk_games_register (hk_##id##_get_spec ());

  /* It registers itself, once the linker has a reason to take it along. */
  hk_content_get_resource ();
  HK_EACH_GAME (REGISTER)
}
