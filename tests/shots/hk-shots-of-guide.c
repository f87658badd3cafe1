/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

/* What helps with a first game. */

static void
show_setup (HkApplication *application,
            HkWindow      *window)
{
  hk_fixture_show (window, hk_fixture_make_game ("dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}", 3));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-up-table", NULL);
}

#define GAME(id, game) \
  static void show_help_##id (HkApplication *application, HkWindow *window) \
  { \
    gtk_widget_activate_action (GTK_WIDGET (window), "win.help", "s", game); \
  } \
  static void show_first_round_##id (HkApplication *application, HkWindow *window) \
  { \
    gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", game); \
  }

GAME (aotd, "army-of-the-dead")
GAME (cz, "card-z")
GAME (daz, "dark-age-z")
GAME (rf, "rfyl")
GAME (zz, "zombiez")

#undef GAME

const HkShot hk_shots_of_guide[] = {
  { "guide-setup", show_setup, 900, TRUE },
  { "guide-help-zombiez", show_help_zz },
  { "guide-help-dark-age-z", show_help_daz },
  { "guide-help-army-of-the-dead", show_help_aotd },
  { "guide-help-card-z", show_help_cz },
  { "guide-help-rfyl", show_help_rf },
  { "guide-first-round-zombiez", show_first_round_zz, 0, TRUE },
  { "guide-first-round-dark-age-z", show_first_round_daz, 0, TRUE },
  { "guide-first-round-army-of-the-dead", show_first_round_aotd },
  { "guide-first-round-card-z", show_first_round_cz },
  { "guide-first-round-rfyl", show_first_round_rf },
  { NULL },
};
