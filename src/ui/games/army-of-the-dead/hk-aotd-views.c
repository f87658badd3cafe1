/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-labels.h"
#include "hk-aotd-names.h"
#include "hk-aotd-params.h"
#include "hk-aotd-tools.h"
#include "hk-aotd-views.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-board.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-kept.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-mission.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-entry.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/screen/hk-aotd-screen.h"
#include "ui/games/army-of-the-dead/setup/hk-aotd-setup-rows.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* The views of Army of the Dead, as the house knows them. */

static void
activate_cb (GtkWidget *button,
             HkSession *session)
{
  const int survivor = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "survivor"));
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  GtkWidget *from = gtk_widget_get_parent (popover);
  g_autoptr (HkSession) kept = g_object_ref (session);
  g_autoptr (HkMove) move = hk_move_build ("activate", "i:survivor", survivor, NULL);

  /* The popover and its buttons go with the popdown. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  hk_table_play (from, kept, move);
}

/* A button for every Survivor who can be activated now. */
static void
ask_activate (GtkWidget *from,
              HkSession *session)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-popover.ui");

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      GtkWidget *button;

      if (!hk_aotd_turn_may_go (table, (int) i))
        continue;
      button = hk_aotd_key_new (hk_aotd_table_get_survivor_name (table, (int) i));
      gtk_widget_set_size_request (button, 180, 44);
      g_object_set_data (G_OBJECT (button), "survivor", GINT_TO_POINTER ((int) i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (activate_cb), session, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (gtk_builder_get_object (builder, "box")), button);
    }
  hk_popover_open_once (GTK_WIDGET (gtk_builder_get_object (builder, "popover")), from);
}

/* The Attacks in a dialog, which goes when they are over. */
static void
zombies_moved_on_cb (AdwDialog *dialog)
{
  HkSession *session = g_object_get_data (G_OBJECT (dialog), "session");
  HkPrimaryAction *next = hk_session_get_primary_action (session);
  const char *asks = next == NULL ? NULL : hk_primary_action_get_asks (next);

  if (g_strcmp0 (asks, "zombie-attacks") != 0 && g_strcmp0 (asks, "split-wounds") != 0)
    adw_dialog_close (dialog);
}

static void
ask_wounds (GtkWidget *from,
            HkSession *session)
{
  g_autoptr (GtkBuilder) builder = NULL;
  AdwDialog *dialog;

  g_type_ensure (HK_TYPE_AOTD_ZOMBIE_PHASE);
  builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-wounds-dialog.ui");
  dialog = ADW_DIALOG (gtk_builder_get_object (builder, "dialog"));
  g_object_set (gtk_builder_get_object (builder, "zombies"), "session", session, NULL);
  g_object_set_data_full (G_OBJECT (dialog), "session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (session, "moved", G_CALLBACK (zombies_moved_on_cb), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, from);
}

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  if (g_str_equal (name, "activate"))
    ask_activate (from, session);
  else if (g_str_equal (name, "spawn"))
    hk_aotd_spawn_entry_present (from, session);
  else if (g_str_equal (name, "vault-roll"))
    hk_aotd_vault_dialog_present (from, session);
  else if (g_str_equal (name, "zombie-attacks") || g_str_equal (name, "split-wounds"))
    ask_wounds (from, session);
  else
    hk_aotd_ask (from, session, name);
}

/* Returns the views of Army of the Dead. */
const HkGameViews *
hk_army_of_the_dead_get_views (void)
{
  static const HkGameViews views = { HK_AOTD_GAME, hk_aotd_board_new, hk_aotd_mission_new, ask, NULL, &hk_aotd_setup_views, N_("Mission"),
                                     NULL, &hk_aotd_param_help, .tools = hk_aotd_tool_forms, .new_screen = hk_aotd_screen_new, .list_letters = hk_aotd_name_letters,
                                     .new_picture = hk_aotd_kept_new, .screen_parts = "rounds danger health",
                                     .pictured = "survivors spawns abominations shamblers alphas objectives companions counters vault required zombie-deck "
                                                 "zeus-deck equipment-deck zeus-form time-ends truck",
                                     .offered = "take-card discard-card use-card arrange trade heal wound kill adrenaline choose-skill count add-counter spawn "
                                                "place-zombies remove-zombies open-spawn add-spawn add-objective objective truck-seat zeus-appears" };

  return &views;
}
