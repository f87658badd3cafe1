/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-turn-frame.h"
#include "ui/display/hk-in-sight.h"
#include "ui/widgets/hk-widgets.h"

/* The frame of a card that is that of whoever is on turn. It is a widget of its own over what the card holds: a class of the card itself
 * would have all that it holds styled anew with each turn. */

#define FRAME "hk-turn-frame"

static GtkWidget *
find_frame (AdwBin *card)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (card));

  return last != NULL && gtk_widget_has_css_class (last, FRAME) ? last : NULL;
}

/* Frames a card, or no longer.
 * @card: a bin without padding, which holds something */
void
hk_turn_frame_show (AdwBin  *card,
                    gboolean is_on_turn)
{
  GtkWidget *frame;

  g_return_if_fail (ADW_IS_BIN (card));

  frame = find_frame (card);
  if (frame == NULL && is_on_turn)
    {
      frame = g_object_new (ADW_TYPE_BIN, "can-target", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (frame, FRAME);
      gtk_widget_set_parent (frame, GTK_WIDGET (card));
      g_signal_connect_object (card, "destroy", G_CALLBACK (gtk_widget_unparent), frame, G_CONNECT_SWAPPED);
    }
  if (frame != NULL)
    hk_widget_set_class (frame, HK_STYLE_ACTS, is_on_turn);
}

/* Returns whether the card is framed. */
gboolean
hk_turn_frame_shows (AdwBin *card)
{
  GtkWidget *frame = find_frame (card);

  return frame != NULL && gtk_widget_has_css_class (frame, HK_STYLE_ACTS);
}
