/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-choice-popover.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-widgets.h"

/* Where to scout, where to retreat to, who takes a turn: a button for each that can be chosen now. */

static void
clicked_cb (GtkButton *button,
            GtkWidget *popover)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));
  g_autoptr (HkSession) session = g_object_ref (g_object_get_data (G_OBJECT (popover), "session"));
  GtkWidget *from = GTK_WIDGET (gtk_widget_get_root (gtk_widget_get_parent (popover)));

  gtk_popover_popdown (GTK_POPOVER (popover));
  hk_move_option_play (from, session, offer, hk_cz_ask_move);
}

/* Whether it is the same for another player, such as the end of a phase. */
static gboolean
is_found (GPtrArray    *found,
          HkMoveOption *offer)
{
  for (guint i = 0; i < found->len; i++)
    {
      HkMoveOption *other = g_ptr_array_index (found, i);

      if (g_str_equal (hk_move_option_get_title (other), hk_move_option_get_title (offer))
          && hk_move_get_int (hk_move_option_get_move (other), "place",
                              -1) == hk_move_get_int (hk_move_option_get_move (offer), "place", -1))
        return TRUE;
    }
  return FALSE;
}

static void
take_matching (GPtrArray  *offers,
               const char *move,
               GPtrArray  *found)
{
  for (guint i = 0; offers != NULL && i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (hk_move_option_is_legal (offer) && g_str_equal (hk_move_get_name (hk_move_option_get_move (offer)), move)
          && !is_found (found, offer))
        g_ptr_array_add (found, g_object_ref (offer));
    }
}

/* What can be chosen for a move, over all Locations and players. */
static GPtrArray *
list_choices (HkCzTable  *table,
              const char *move)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    if (table->current_player < 0 || table->current_player == i)
      {
        g_autoptr (GPtrArray) offers = hk_cz_list_player_moves (table, i);

        take_matching (offers, move, found);
      }
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      g_autoptr (GPtrArray) offers = hk_cz_list_location_moves (table, i);

      take_matching (offers, move, found);
    }
  return found;
}

/* The Location that the offer is about, where it is about one. */
static char *
make_title (HkCzTable    *table,
            HkMoveOption *offer)
{
  HkMove *move = hk_move_option_get_move (offer);

  if (hk_move_has (move, "place"))
    return g_strdup (hk_cz_table_get_location_name (table, hk_move_get_int (move, "place", -1)));
  return g_strdup (hk_move_option_get_title (offer));
}

/* There is nothing to choose: the move is made, or what it needs is asked for. The cards of a reward can be named without its roll. */
static gboolean
play_only (GtkWidget  *from,
           HkSession  *session,
           const char *move,
           GPtrArray  *offers)
{
  HkMoveOption *only = g_ptr_array_index (offers, 0);

  if (offers->len > 1 || hk_move_has (hk_move_option_get_move (only), "place"))
    return FALSE;
  if (g_str_equal (move, "clear") && hk_move_option_has_details (only))
    hk_move_option_ask (from, session, only, hk_cz_ask_move);
  else
    hk_move_option_play (from, session, only, hk_cz_ask_move);
  return TRUE;
}

/* Shows a button for each way to make the move now. The only way that leads nowhere else is taken at once. Returns
 * whether there was any.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @move: the name of a move */
gboolean
hk_cz_choice_popover_present (GtkWidget  *from,
                              HkSession  *session,
                              const char *move)
{
  HkCzTable *table;
  g_autoptr (GPtrArray) offers = NULL;
  GtkWidget *popover;
  GtkWidget *box;

  g_return_val_if_fail (GTK_IS_WIDGET (from), FALSE);
  g_return_val_if_fail (HK_IS_SESSION (session), FALSE);

  table = HK_CZ_TABLE (hk_session_get_table (session));
  offers = list_choices (table, move);
  if (offers->len == 0)
    return FALSE;
  if (play_only (from, session, move, offers))
    return TRUE;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  popover = hk_list_popover_new (box, 480);
  g_object_set_data_full (G_OBJECT (popover), "session", g_object_ref (session), g_object_unref);
  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      g_autofree char *title = make_title (table, offer);
      g_autoptr (HkMoveOption) named = hk_move_option_new (title, hk_move_option_get_hint (offer),
                                                           hk_move_option_get_move (offer), hk_move_option_get_missing (offer), NULL);
      GtkWidget *button = hk_move_option_button_new_row (named);

      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), popover, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  hk_popover_open_once (popover, from);
  return TRUE;
}
