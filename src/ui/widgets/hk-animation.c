/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-animation.h"

/* Plays it from its start. One that is playing is ended first: libadwaita 1.7 keeps a reference for each time that it is
 * played, and gives one back when it ends. */
void
hk_animation_play (AdwAnimation *animation)
{
  g_return_if_fail (ADW_IS_ANIMATION (animation));

  if (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (animation);
  adw_animation_play (animation);
}
