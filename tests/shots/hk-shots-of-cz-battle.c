/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-shots.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"

/* Battles of Card-Z at the Trailer Home in the rain: before it, in its midst, with the dice of the group, after it. */

static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"mode\":\"co-op\",\"scenario\":\"own\","
  "\"pattern\":\"b\",\"horde\":false,\"cards-by\":\"hand\",\"dice-by\":\"%s\",\"components\":\"stand-in\",\"characters-per-player\":2,"
  "\"characters\":[\"Old Skool Dad\",\"Night Nurse\",\"Punk Rock Girl\",\"Bus Driver\"],\"bases\":[\"alpha\",\"bravo\"],"
  "\"locations\":[\"Trailer Home\",\"Church\",\"S-Mart\",\"\",\"\",\"\",\"\",\"Garage\",\"Gas Station\",\"\",\"\",\"\",\"\",\"Nice House\",\"Fenced House\"]}";

static const char * const scout_moves[] = {
  "{\"move\":\"weather\",\"card\":\"2\"}",
  "{\"move\":\"take-turn\",\"player\":0}",
  "{\"move\":\"scout\",\"place\":0,\"roll\":[5]}",
};

static const char * const lay_moves[] = {
  "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"}",
  "{\"move\":\"lay\",\"type\":\"fast\",\"zone\":1,\"hex\":\"N\",\"helmet\":true}",
  "{\"move\":\"lay\",\"type\":\"dog\",\"zone\":2,\"hex\":\"K\"}",
  "{\"move\":\"lay\",\"zone\":3,\"hex\":\"C\"}",
};

static const char * const begin_moves[] = {
  "{\"move\":\"battle\"}",
  "{\"move\":\"distance\",\"encounter\":0,\"hexes\":5,\"nearest\":0}",
  "{\"move\":\"distance\",\"encounter\":1,\"hexes\":2,\"nearest\":1}",
  "{\"move\":\"distance\",\"encounter\":2,\"hexes\":7,\"nearest\":0}",
};

static const char * const shot_moves[] = {
  "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"die\":2}",
};

static const char * const late_moves[] = {
  "{\"move\":\"alarm\",\"skull\":true,\"count\":2}",
  "{\"move\":\"place-drawn\",\"encounters\":[\"slow\",{\"type\":\"rigored\",\"hex\":\"D\",\"distance\":7}]}",
  "{\"move\":\"distance\",\"encounter\":4,\"hexes\":8,\"nearest\":1}",
  "{\"move\":\"distance\",\"encounter\":2,\"hexes\":1,\"nearest\":0}",
};

static void
play_all (HkSession          *session,
          const char * const *moves,
          gsize               n)
{
  for (gsize i = 0; i < n; i++)
    hk_fixture_make_move (session, moves[i]);
}

#define PLAY(session, moves) play_all (session, moves, G_N_ELEMENTS (moves))

static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *dice)
{
  g_autofree char *setup = g_strdup_printf (setup_text, dice);
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_CZ_GAME, setup, 11));

  PLAY (session, scout_moves);
  return session;
}

static HkSession *
take_begun (HkApplication *application,
            HkWindow      *window,
            const char    *dice)
{
  HkSession *session = take (application, window, dice);

  PLAY (session, lay_moves);
  PLAY (session, begin_moves);
  return session;
}

static void
show_lay (HkApplication *application,
          HkWindow      *window)
{
  hk_cz_lay_dialog_present (GTK_WIDGET (window), take (application, window, "app"), 0, 0);
}

static void
show_choice (HkApplication *application,
             HkWindow      *window)
{
  PLAY (take (application, window, "app"), lay_moves);
}

static void
show_begun (HkApplication *application,
            HkWindow      *window)
{
  take_begun (application, window, "app");
}

static void
show_middle (HkApplication *application,
             HkWindow      *window)
{
  take_begun (application, window, "app");
  hk_shots_scroll (window, HK_TYPE_CZ_BATTLE_VIEW, 0.55);
}

static void
show_below (HkApplication *application,
            HkWindow      *window)
{
  take_begun (application, window, "app");
  hk_shots_scroll (window, HK_TYPE_CZ_BATTLE_VIEW, 1);
}

/* Everybody on the hexes of the battlefield, and one still to be placed. */
static void
show_field (HkApplication *application,
            HkWindow      *window)
{
  static const char * const moves[] = {
    "{\"move\":\"battle\"}",
    "{\"move\":\"stand\",\"encounter\":0,\"column\":5,\"row\":2}",
    "{\"move\":\"stand\",\"encounter\":1,\"column\":8,\"row\":1}",
    "{\"move\":\"stand\",\"survivor\":0,\"column\":4,\"row\":0}",
    "{\"move\":\"stand\",\"survivor\":1,\"column\":7,\"row\":0}",
  };
  HkSession *session = take (application, window, "hand");

  PLAY (session, lay_moves);
  PLAY (session, moves);
}

static void
show_noise (HkApplication *application,
            HkWindow      *window)
{
  PLAY (take_begun (application, window, "app"), shot_moves);
}

static void
show_late (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  PLAY (session, shot_moves);
  PLAY (session, late_moves);
}

static void
show_attack (HkApplication *application,
             HkWindow      *window)
{
  hk_cz_attack_sheet_present (GTK_WIDGET (window), take_begun (application, window, "app"), 0, 1);
}

/* A semi-automatic that fires again at once, at night, at a Zombie that is distracted; why is unfolded. */
static void
show_rapid (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");
  GtkWidget *dialog;
  GtkWidget *fold;

  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"phase\",\"value\":\"night\"}");
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"survivors/0/loot\",\"value\":[{\"kind\":\"AK-47\",\"supply\":9,\"lost\":0,\"spent\":0}]}");
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"survivors/0/starving\",\"value\":true}");
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"locations/0/encounters/0/distracted\",\"value\":true}");
  hk_cz_attack_sheet_present (GTK_WIDGET (window), session, 0, 0);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (window);
  fold = hk_fixture_find (dialog, GTK_TYPE_LABEL, "How this number comes about");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (fold, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
}

/* Human Enemies who have the initiative, beside a Zombie that is held in place. */
static void
show_humans (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "app");

  PLAY (session, lay_moves);
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"locations/0/encounters/0/type\",\"value\":\"human\"}");
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"locations/0/encounters/0/name\",\"value\":\"Raider\"}");
  PLAY (session, begin_moves);
}

static void
show_melee (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "hand");

  hk_fixture_make_move (session, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":1,\"nearest\":3}");
  hk_cz_attack_sheet_present (GTK_WIDGET (window), session, -1, 1);
}

static void
show_bite (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "hand");

  hk_fixture_make_move (session, "{\"move\":\"encounters-act\"}");
}

static void
show_calm (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take_begun (application, window, "app");

  for (int i = 0; i < 3; i++)
    hk_fixture_make_move (session, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"range\":\"close\",\"die\":9,\"other\":2,\"house\":true}");
  hk_fixture_make_move (session, "{\"move\":\"alarm\",\"skull\":false}");
}

/* Nobody is left inside either. */
static void
show_reward (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "app");

  PLAY (session, lay_moves);
  hk_fixture_settle ();
  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[]}");
  hk_fixture_make_move (session, "{\"move\":\"battle\"}");
  hk_fixture_make_move (session, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\",\"Baseball Bat\",\"Junk Food\"]}");
}

const HkShot hk_shots_of_cz_battle[] = {
  { "cz-battle-lay", show_lay },
  { "cz-battle-choice", show_choice, 1000 },
  { "cz-battle-field", show_field, 1300 },
  { "cz-battle-begun", show_begun, 1200 },
  { "cz-battle-middle", show_middle, 0 },
  { "cz-battle-below", show_below, 0 },
  { "cz-battle-noise", show_noise, 1000 },
  { "cz-battle-late", show_late, 1300 },
  { "cz-battle-bite", show_bite, 1000 },
  { "cz-battle-calm", show_calm, 1000 },
  { "cz-battle-reward", show_reward, 800 },
  { "cz-attack-shoot", show_attack, 900 },
  { "cz-attack-melee", show_melee, 900 },
  { "cz-attack-rapid", show_rapid, 1200 },
  { "cz-battle-humans", show_humans, 1200 },
  { NULL, NULL, 0 },
};
