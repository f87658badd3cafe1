/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-params.h"
#include "hk-aotd-tools.h"
#include "hk-aotd-views.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-board.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-mission.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-entry.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
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
  g_autoptr (HkMove) move = hk_move_build ("activate", "i:survivor", survivor, NULL);

  /* The popover and its buttons go with the popdown. */
  g_object_ref (session);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hk_table_play (from, session, move);
  g_object_unref (session);
}

/* A button for every Survivor who can be activated now. */
static void
ask_activate (GtkWidget *from,
              HkSession *session)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      GtkWidget *button;

      if (!hk_aotd_turn_may_go (table, (int) i))
        continue;
      button = gtk_button_new_with_label (hk_aotd_table_get_survivor_name (table, (int) i));
      gtk_widget_set_size_request (button, 180, 44);
      g_object_set_data (G_OBJECT (button), "survivor", GINT_TO_POINTER ((int) i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (activate_cb), session, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  hk_popover_open_once (popover, from);
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
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *zombies = hk_aotd_zombie_phase_new (session);

  gtk_widget_add_css_class (zombies, "aotd");
  gtk_widget_set_margin_start (zombies, 12);
  gtk_widget_set_margin_end (zombies, 12);
  gtk_widget_set_margin_bottom (zombies, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), zombies);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), scroller);
  adw_header_bar_set_show_title (ADW_HEADER_BAR (header), FALSE);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), overlay);
  adw_dialog_set_title (dialog, _("Zombies Attack"));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_child (dialog, view);
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
hk_aotd_views_get (void)
{
  static const HkGameViews views = { HK_AOTD_GAME, hk_aotd_board_new, hk_aotd_mission_new, ask, NULL, &hk_aotd_setup_views, N_("Mission"),
                                     NULL, &hk_aotd_param_help, .tools = hk_aotd_tool_forms };

  return &views;
}
