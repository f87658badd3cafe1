/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/rules/hk-rf-steps.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-phase-ask.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"
#include "ui/widgets/hk-widgets.h"

/* What the primary button asks for stands on the board already: it leads there, or shows it where the board is not in sight. */

#define WIDTH 420

static const struct
{
  const char *move;
  GType     (*get_type) (void);
  GtkWidget *(*new_panel) (HkSession *session);
} places[] = {
  { "draw-speed", hk_rf_movement_panel_get_type, hk_rf_movement_panel_new },
  { "tie-break", hk_rf_movement_panel_get_type, hk_rf_movement_panel_new },
  { "move", hk_rf_movement_panel_get_type, hk_rf_movement_panel_new },
  { "zombies-move", hk_rf_zombies_panel_get_type, hk_rf_zombies_panel_new },
  { "draw-hunt", hk_rf_zombies_panel_get_type, hk_rf_zombies_panel_new },
  { "zombie-player-move", hk_rf_zombies_panel_get_type, hk_rf_zombies_panel_new },
};

static GtkWidget *
find_mapped (GtkWidget *root,
             GType      type)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_mapped (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
close_cb (AdwDialog *dialog)
{
  adw_dialog_close (dialog);
}

static void
present (GtkWidget *from,
         HkSession *session,
         GtkWidget *panel)
{
  AdwDialog *dialog = adw_dialog_new ();

  hk_widget_set_margins (panel, 6, 12, 18);
  adw_dialog_set_title (dialog, hk_rf_get_phase_title (HK_RF_TABLE (hk_session_get_table (session))->phase));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_child (dialog, hk_page_new (panel, NULL));
  g_signal_connect_object (session, "moved", G_CALLBACK (close_cb), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, from);
}

/* Brings the keyboard to where the board asks for a movement or for cards of one; where the board is not in sight,
 * the same is shown in a dialog. Returns whether the move is one of these.
 * @from: the widget that a person used
 * @session: a session of RFYL
 * @name: the name of a move */
gboolean
hk_rf_phase_ask (GtkWidget  *from,
                 HkSession  *session,
                 const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkRoot *root = gtk_widget_get_root (from);
      GtkWidget *panel;

      if (!g_str_equal (places[i].move, name))
        continue;
      panel = root == NULL ? NULL : find_mapped (GTK_WIDGET (root), places[i].get_type ());
      if (panel != NULL)
        gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
      else
        present (from, session, places[i].new_panel (session));
      return TRUE;
    }
  return FALSE;
}
