/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-move-option-button.h"
#include "hk-move-option-popup.h"
#include "ui/widgets/hk-widgets.h"

#define HIGHEST 420

/* The moves that can be made at a place, in a popover that is there as long as it is open; those that cannot be made say why. */

typedef struct
{
  HkSession        *session;
  HkPlayOptionFunc  play;
} Player;

static void
player_free (gpointer data)
{
  Player *player = data;

  g_object_unref (player->session);
  g_free (player);
}

/* The move may take the popover away, and the widget that opened it. */
static void
clicked_cb (GtkButton *button,
            GtkWidget *popover)
{
  const Player *player = g_object_get_data (G_OBJECT (popover), "player");
  const HkPlayOptionFunc play = player->play;
  g_autoptr (HkSession) session = g_object_ref (player->session);
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (gtk_widget_get_parent (popover)));

  gtk_popover_popdown (GTK_POPOVER (popover));
  play (root, session, offer);
}

/* Shows the moves; one that is picked is made, or asks for what it still needs.
 * @from: the widget that a person used
 * @offers: (element-type HkMoveOption): what can be done, and what cannot
 * @title: what it is about
 * @play: how the game makes a move */
void
hk_move_option_popup (GtkWidget        *from,
                      HkSession        *session,
                      GPtrArray        *offers,
                      const char       *title,
                      HkPlayOptionFunc  play)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *popover = hk_list_popover_new (box, HIGHEST);
  Player *player = g_new (Player, 1);

  player->session = g_object_ref (session);
  player->play = play;
  g_object_set_data_full (G_OBJECT (popover), "player", player, player_free);
  hk_box_add_words (box, title, "heading");
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < offers->len; i++)
      if (hk_move_option_is_legal (g_ptr_array_index (offers, i)) == (pass == 0))
        {
          GtkWidget *button = hk_move_option_button_new_row (g_ptr_array_index (offers, i));

          g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), popover, G_CONNECT_DEFAULT);
          gtk_box_append (GTK_BOX (box), button);
        }
  if (offers->len == 0)
    hk_box_add_words (box, _("Nothing can be done here now."), NULL);
  hk_popover_open_once (popover, from);
}
