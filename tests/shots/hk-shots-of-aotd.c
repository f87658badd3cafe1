/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-shots.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-dialog.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-targets.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-equipment-dialog.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-skill-dialog.h"

/* A mission for three players, with a truck, a vault and Zombies on the board. */
static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"},{\"name\":\"Cy\",\"colour\":\"green\"}],"
  "\"mission\":\"The way to the vault\",\"shamblers\":17,\"alphas\":5,\"sleepers\":6,\"truck\":true,\"vault\":true,\"time-limit\":12,\"personal\":[\"guzman\",\"cruz\"],"
  "\"first-player\":0,\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"app\","
  "\"survivors\":[{\"id\":\"scott\",\"player\":0},{\"id\":\"cruz\",\"player\":0},{\"id\":\"vanderohe\",\"player\":1},"
  "{\"id\":\"guzman\",\"player\":1},{\"id\":\"peters\",\"player\":2},{\"id\":\"dieter\",\"player\":2}],"
  "\"spawns\":[{\"name\":\"North gate\",\"kind\":\"start\"},{\"name\":\"Fountain\",\"kind\":\"red\"},{\"name\":\"Car park\",\"kind\":\"blue\"}],"
  "\"objectives\":[{\"name\":\"Find the plans\",\"needed\":3,\"adrenaline\":5}]}";

static HkSession *
take (HkApplication *application,
      HkWindow      *window)
{
  return hk_fixture_show (window, hk_fixture_make_game (HK_AOTD_GAME, setup_text, 11));
}

/* The team has fought: every Danger Level, Wounds, weapons out of ammo, a Survivor out of the game. */
static HkSession *
take_late (HkApplication *application,
           HkWindow      *window)
{
  static const char * const moves[] = {
    "{\"move\":\"set\",\"path\":\"survivors/1/adrenaline\",\"value\":6}",
    "{\"move\":\"set\",\"path\":\"survivors/2/adrenaline\",\"value\":14}",
    "{\"move\":\"set\",\"path\":\"survivors/3/adrenaline\",\"value\":31}",
    "{\"move\":\"set\",\"path\":\"survivors/4/adrenaline\",\"value\":43}",
    "{\"move\":\"wound\",\"survivor\":1,\"wounds\":1}",
    "{\"move\":\"wound\",\"survivor\":3,\"wounds\":2}",
    "{\"move\":\"take-card\",\"survivor\":1,\"card\":\"katana\"}",
    "{\"move\":\"set\",\"path\":\"survivors/5/eliminated\",\"value\":true}",
    "{\"move\":\"choose-skill\",\"survivor\":4,\"level\":\"orange\",\"choice\":2}",
    "{\"move\":\"activate\",\"survivor\":1}",
    "{\"move\":\"kill\",\"survivor\":1,\"type\":\"shambler\",\"count\":2}",
    "{\"move\":\"make-noise\",\"survivor\":1}",
  };
  HkSession *session = take (application, window);

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    hk_fixture_make_move (session, moves[i]);
  return session;
}

static void
show_start (HkApplication *application,
            HkWindow      *window)
{
  take (application, window);
}

static void
show_late (HkApplication *application,
           HkWindow      *window)
{
  take_late (application, window);
}

static void
show_equipment (HkApplication *application,
                HkWindow      *window)
{
  hk_aotd_equipment_dialog_present (GTK_WIDGET (window), take_late (application, window), 1);
}

static void
show_search (HkApplication *application,
             HkWindow      *window)
{
  hk_aotd_equipment_dialog_search (GTK_WIDGET (window), take_late (application, window), 1);
}

static void
show_trade (HkApplication *application,
            HkWindow      *window)
{
  GtkWidget *dialog;
  GtkWidget *label;

  hk_aotd_equipment_dialog_present (GTK_WIDGET (window), take_late (application, window), 1);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (window);
  label = hk_fixture_find (dialog, GTK_TYPE_LABEL, "Trade…");
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
}

static void
show_skill (HkApplication *application,
            HkWindow      *window)
{
  hk_aotd_skill_dialog_present (GTK_WIDGET (window), take_late (application, window), 3, "orange");
}

/* The dialog of an attack of the second Survivor on so many Zombies. */
static GtkWidget *
open_attack (HkWindow  *window,
             HkSession *session,
             int        shamblers,
             int        alphas)
{
  GtkWidget *targets;
  GtkWidget *dialog;

  hk_aotd_attack_dialog_present (GTK_WIDGET (window), session, 1);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (window);
  targets = hk_fixture_find (dialog, HK_TYPE_AOTD_ATTACK_TARGETS, NULL);
  gtk_widget_activate_action (targets, "targets.add", "(si)", "shambler", shamblers);
  gtk_widget_activate_action (targets, "targets.add", "(si)", "alpha", alphas);
  return dialog;
}

/* An attack of a Survivor with two weapons, on Shamblers, Alphas and Valentine. */
static GtkWidget *
present_attack (HkApplication *application,
                HkWindow      *window)
{
  HkSession *session = take_late (application, window);
  GtkWidget *dialog;

  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"survivors/1/items\",\"value\":[]}");
  hk_fixture_make_move (session, "{\"move\":\"take-card\",\"survivor\":1,\"card\":\"combat-shotgun\"}");
  hk_fixture_make_move (session, "{\"move\":\"take-card\",\"survivor\":1,\"card\":\"machete\"}");
  hk_fixture_make_move (session, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}");
  dialog = open_attack (window, session, 3, 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "Scott")), TRUE);
  hk_fixture_settle ();
  return dialog;
}

static void
show_attack (HkApplication *application,
             HkWindow      *window)
{
  present_attack (application, window);
}

/* The lower end of the same page, for dice that are rolled on the table. */
static void
show_attack_dice (HkApplication *application,
                  HkWindow      *window)
{
  GtkWidget *dialog = present_attack (application, window);
  GtkWidget *scroller = hk_fixture_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *label = hk_fixture_find (dialog, GTK_TYPE_LABEL, "We Roll");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (gtk_widget_get_ancestor (label, ADW_TYPE_TOGGLE_GROUP)), 1);
  hk_fixture_settle ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
show_attack_result (HkApplication *application,
                    HkWindow      *window)
{
  gtk_widget_activate_action (present_attack (application, window), "attack.go", NULL);
}

/* The hits of a Melee weapon, which the players divide. */
static void
show_attack_allot (HkApplication *application,
                   HkWindow      *window)
{
  HkSession *session = take_late (application, window);

  hk_fixture_make_move (session, "{\"move\":\"set\",\"path\":\"survivors/1/items\",\"value\":[{\"card\":\"ring-saw\",\"slot\":\"hand\"}]}");
  gtk_widget_activate_action (open_attack (window, session, 4, 2), "attack.go", NULL);
}

const HkShot hk_shots_of_aotd[] = {
  { "aotd-start", show_start, 1000 },
  { "aotd-late", show_late, 900 },
  { "aotd-equipment", show_equipment, 0 },
  { "aotd-trade", show_trade, 0 },
  { "aotd-search", show_search, 0 },
  { "aotd-attack", show_attack, 1000 },
  { "aotd-attack-dice", show_attack_dice, 0 },
  { "aotd-attack-result", show_attack_result, 0 },
  { "aotd-attack-allot", show_attack_allot, 0 },
  { "aotd-skill", show_skill, 0 },
  { NULL }
};
