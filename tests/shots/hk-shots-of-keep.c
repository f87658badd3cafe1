/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/new-game/hk-keep-rows.h"

/* Games kept in part: chosen before the game and in the midst of it, and the boards of such games. */

#define HEIST "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"keep\":"

static HkSession *
show (HkWindow   *window,
      const char *game,
      const char *setup)
{
  return hk_fixture_show (window, hk_fixture_make_game (game, setup, 3));
}

static void
show_new_game (HkApplication *application,
               HkWindow      *window)
{
  const HkGameSpec *game = hk_games_lookup ("army-of-the-dead", NULL);
  g_auto (GStrv) parts = hk_keep_list_parts (game->keep, HK_WAY_ARITHMETIC);
  GtkWidget *rows;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", game->id);
  rows = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_KEEP_ROWS, NULL);
  hk_keep_rows_set_parts (HK_KEEP_ROWS (rows), (const char * const *) parts);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rows), TRUE);
}

static void
show_phases (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = show (window, "army-of-the-dead", HEIST "\"phases\"}");

  hk_fixture_play (session, "{\"move\":\"add-objective\",\"name\":\"Find the vault\"}");
  hk_fixture_play (session, "{\"move\":\"phase-done\"}");
}

static void
show_arithmetic (HkApplication *application,
                 HkWindow      *window)
{
  HkSession *session = show (window, "army-of-the-dead", HEIST "\"arithmetic\"}");

  hk_fixture_play (session, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":1}");
}

static void
show_some (HkApplication *application,
           HkWindow      *window)
{
  show (window, "army-of-the-dead", HEIST "[\"rounds\",\"danger\",\"health\"]}");
}

static void
show_days (HkApplication *application,
           HkWindow      *window)
{
  show (window, "dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"keep\":\"phases\"}");
}

static void
show_sums (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = show (window, "zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"keep\":\"phases\"}");

  hk_fixture_play (session, "{\"move\":\"score\",\"player\":0,\"sets\":2,\"cards\":3}");
}

static void
show_result (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = show (window, "dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"keep\":[\"days\"]}");

  hk_fixture_play (session, "{\"move\":\"end-game\",\"scores\":[21,34,30]}");
}

static void
show_dialog (HkApplication *application,
             HkWindow      *window)
{
  show_some (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "keep.show", NULL);
}

static void
show_ask (HkApplication *application,
          HkWindow      *window)
{
  show_days (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "keep.show", NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (GTK_WIDGET (window), ADW_TYPE_SWITCH_ROW, "Missions")), TRUE);
}

const HkShot hk_shots_of_keep[] = {
  { "keep-new-game", show_new_game, 1600 },
  { "keep-phases", show_phases, 1000 },
  { "keep-arithmetic", show_arithmetic, 1400 },
  { "keep-some", show_some, 1400 },
  { "keep-days", show_days, 1000 },
  { "keep-sums", show_sums, 1000 },
  { "keep-result", show_result, 1000 },
  { "keep-dialog", show_dialog, 1000 },
  { "keep-ask", show_ask, 1000 },
  { NULL, NULL, 0 },
};
