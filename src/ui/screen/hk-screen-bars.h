/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One player's number.
 * @mark: what stands on the player's mark
 * @colour: (nullable): the name of the player's colour
 * @note: (nullable): what else is to be known, in a few words
 * @now: whether it is the player's turn
 * @counts: (nullable) (array length=n_counts): instead of the bar, how many there are of each, which are called by their numbers from 1 */
typedef struct
{
  const char *name;
  const char *mark;
  const char *colour;
  int         value;
  const char *note;
  gboolean    now;
  const int  *counts;
  guint       n_counts;
} HkScreenBar;

#define HK_TYPE_SCREEN_BARS (hk_screen_bars_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenBars, hk_screen_bars, HK, SCREEN_BARS, GtkWidget)

void       hk_screen_bars_show (HkScreenBars *self, const HkScreenBar *bars, guint n_bars);

G_END_DECLS
