/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-guide-actions.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-mission.h"
#include "hk-first-round-banner.h"
#include "hk-help-dialog.h"
#include "hk-setup-dialog.h"
#include "hk-setup-ticks.h"
#include "ui/app/hk-window.h"
#include "ui/new-game/hk-new-game-page.h"

/* How a newcomer comes to what helps with the first game. */

static HkWindow *
get_window (GtkWidget *widget)
{
  return HK_WINDOW (gtk_widget_get_root (widget));
}

static void
present_setup (GtkWidget        *widget,
               const HkGameSpec *game,
               JsonObject       *setup,
               const char       *owner)
{
  HkPack *pack = hk_application_get_pack (hk_application_get_default (), game, NULL);
  JsonObject *mission = pack == NULL || setup == NULL ? NULL : hk_pack_mission_find (pack, setup);
  const char *notes = mission == NULL ? NULL : json_object_get_string_member_with_default (mission, "text", NULL);
  g_autoptr (GError) error = NULL;
  AdwDialog *dialog = setup == NULL ? NULL : hk_setup_dialog_new (game, setup, notes, owner, &error);

  if (dialog != NULL)
    adw_dialog_present (dialog, widget);
  else if (error != NULL)
    hk_window_complain (get_window (widget), _("The table cannot be set up this way"), error);
}

static void
set_up_table_action (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  HkSession *session = hk_window_get_session (HK_WINDOW (widget));
  g_autofree char *owner = session == NULL ? NULL : hk_setup_ticks_dup_owner (session);

  if (session != NULL)
    present_setup (widget, hk_table_get_game (hk_session_get_table (session)), hk_session_get_setup (session), owner);
}

static void
set_up_new_game_action (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  HkNewGamePage *page = HK_NEW_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = hk_new_game_page_get_setup (page, &error);

  if (setup != NULL)
    present_setup (widget, hk_new_game_page_get_game (page), setup, hk_new_game_page_get_game (page)->id);
  else
    hk_window_complain (get_window (widget), _("The table cannot be set up this way"), error);
}

static void
learn_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  const HkGameSpec *game = hk_games_lookup (g_variant_get_string (parameter, NULL), &error);
  g_autoptr (HkFirstRound) round = game == NULL ? NULL : hk_first_round_new (game, &error);

  if (round == NULL)
    {
      hk_window_complain (self, _("This game cannot be opened"), error);
      return;
    }
  hk_window_take_session (self, hk_first_round_get_session (round));
  hk_first_round_banner_add_to (hk_window_get_table_page (self), round);
}

static void
help_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  const HkGameSpec *game = hk_games_lookup (g_variant_get_string (parameter, NULL), NULL);

  if (game != NULL)
    adw_dialog_present (hk_help_dialog_new (game), widget);
}

static void
help_new_game_action (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  adw_dialog_present (hk_help_dialog_new (hk_new_game_page_get_game (HK_NEW_GAME_PAGE (widget))), widget);
}

void
hk_guide_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.set-up-table", NULL, set_up_table_action);
  gtk_widget_class_install_action (widget_class, "win.learn", "s", learn_action);
  gtk_widget_class_install_action (widget_class, "win.help", "s", help_action);
}

void
hk_guide_actions_install_for_new_game (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "setup.table", NULL, set_up_new_game_action);
  gtk_widget_class_install_action (widget_class, "setup.help", NULL, help_new_game_action);
}
