/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-loot-dialog.h"
#include "hk-cz-reward.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-widgets.h"

/* What a Location that has just been cleared yields: a dialog that lists it and leads to sharing it out. */

/* Where the session stood at the last move, kept with the board. */
#define POSITION "hk-cz-reward-position"

/* Whether the last move has just been made, neither undone nor redone, and cleared a Location. */
static gboolean
has_cleared (HkSession *session,
             guint      before)
{
  const guint position = hk_session_get_position (session);
  g_autoptr (HkLogEntry) entry = NULL;

  if (position != before + 1 || position != hk_session_get_n_moves (session))
    return FALSE;
  entry = g_list_model_get_item (hk_session_get_log (session), position - 1);
  return g_strcmp0 (hk_log_entry_get_name (entry), "clear") == 0;
}

/* A survivor of the player on turn who stands there. */
static int
find_survivor (HkCzTable *table,
               int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->player == table->current_player && survivor->place == place && hk_cz_survivor_is_alive (survivor))
        return i;
    }
  return -1;
}

static GtkWidget *
make_row (HkCzTable *table,
          HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  GtkWidget *row = adw_action_row_new ();
  /* A card of which nobody has told a supply may have none, such as a knife. */
  g_autofree char *supply = loot->supply < 0 ? NULL : hk_cz_label_supply (table, loot);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), loot->kind);
  if (gear != NULL && hk_cz_label_loot_type (gear->type) != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hk_cz_label_loot_type (gear->type));
  if (supply != NULL && supply[0] != '\0')
    {
      GtkWidget *label = gtk_label_new (supply);

      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  return row;
}

static void
share_cb (GtkWidget *button,
          HkSession *session)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  GtkWidget *dialog = gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (button));
  const int survivor = find_survivor (table, hk_cz_table_get_player_place (table, table->current_player));

  adw_dialog_close (ADW_DIALOG (dialog));
  if (survivor >= 0)
    hk_cz_loot_dialog_present (root, session, survivor);
}

static GtkWidget *
make_content (HkCzTable    *table,
              HkCzLocation *place,
              const char   *said)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *list = hk_boxed_list_new (_("The reward"));
  GtkWidget *text = gtk_label_new (said);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (place->left));

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (place->left), i);

      gtk_list_box_append (GTK_LIST_BOX (list), make_row (table, loot));
    }
  hk_widget_set_margins (box, 6, 12, 18);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_add_css_class (text, "dimmed");
  return box;
}

static void
present (GtkWidget    *board,
         HkSession    *session,
         HkCzLocation *place)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), hk_session_get_position (session) - 1);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *share = hk_pill_new (_("_Share It Out"), NULL);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (place->left));
  g_autofree char *title = g_strdup_printf (ngettext ("%u Loot Found", "%u Loot Found", n), n);

  g_signal_connect_object (share, "clicked", G_CALLBACK (share_cb), session, G_CONNECT_DEFAULT);
  hk_widget_set_margins (bottom, 9, 12, 12);
  gtk_box_append (GTK_BOX (bottom), share);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 420);
  adw_dialog_set_content_height (dialog, 480);
  adw_dialog_set_default_widget (dialog, share);
  adw_dialog_set_child (dialog, hk_page_new (make_content (table, place, hk_log_entry_get_text (entry)), bottom));
  hk_dialog_tell_of_move (dialog, session);
  hk_animation_present_at_once (dialog, board);
}

static void
moved_cb (HkSession *session,
          GtkWidget *board)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  const guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (board), POSITION));
  HkCzLocation *place;

  g_object_set_data (G_OBJECT (board), POSITION, GUINT_TO_POINTER (hk_session_get_position (session)));
  if (!gtk_widget_get_mapped (board) || !has_cleared (session, before))
    return;
  place = hk_cz_table_get_location (table, hk_cz_table_get_player_place (table, table->current_player));
  if (place != NULL && g_list_model_get_n_items (G_LIST_MODEL (place->left)) > 0)
    present (board, session, place);
}

/* From now on, whenever a Location is cleared and Loot lies there, shows what it is and offers to share it out.
 * @board: the board of a game */
void
hk_cz_reward_watch (GtkWidget *board,
                    HkSession *session)
{
  g_return_if_fail (GTK_IS_WIDGET (board) && HK_IS_SESSION (session));

  g_object_set_data (G_OBJECT (board), POSITION, GUINT_TO_POINTER (hk_session_get_position (session)));
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), board, G_CONNECT_DEFAULT);
}
