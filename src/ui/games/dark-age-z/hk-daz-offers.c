/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-offer.h"
#include "hk-daz-params.h"
#include "hk-daz-offers.h"
#include "table/hk-offer-button.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"

/* The moves that can be made at a place, in a popover; those that cannot say why. */

static void
clicked_cb (GtkButton *button,
            GtkWidget *popover)
{
  HkOffer *offer = hk_offer_button_get_offer (HK_OFFER_BUTTON (button));
  HkSession *session = g_object_get_data (G_OBJECT (popover), "session");
  GtkWidget *from = gtk_widget_get_parent (popover);
  const char * const *missing = hk_offer_get_missing (offer);
  g_autoptr (HkMove) move = hk_offer_make_move (offer);
  g_autoptr (HkSession) kept = g_object_ref (session);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (from));

  gtk_popover_popdown (GTK_POPOVER (popover));
  if (missing != NULL && missing[0] != NULL)
    hk_daz_ask_move (root, kept, move, missing);
  else
    hk_table_play (root, kept, move);
}

static GtkWidget *
make_row (HkOffer   *offer,
          GtkWidget *popover)
{
  GtkWidget *button = hk_offer_button_new_row (offer);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), popover, G_CONNECT_DEFAULT);
  return button;
}

/**
 * hk_daz_offers_popup:
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @offers: (element-type HkOffer): what can be done, and what cannot
 * @title: what it is about
 *
 * Shows the moves; one that is picked is made, or asks for what it still needs.
 */
void
hk_daz_offers_popup (GtkWidget  *from,
                     HkSession  *session,
                     GPtrArray  *offers,
                     const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *popover = hk_list_popover_new (box, 420);
  GtkWidget *heading = gtk_label_new (title);

  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  g_object_set_data_full (G_OBJECT (popover), "session", g_object_ref (session), g_object_unref);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < offers->len; i++)
      if (hk_offer_is_legal (g_ptr_array_index (offers, i)) == (pass == 0))
        gtk_box_append (GTK_BOX (box), make_row (g_ptr_array_index (offers, i), popover));
  if (offers->len == 0)
    gtk_box_append (GTK_BOX (box), gtk_label_new (_("Nothing can be done here now.")));
  hk_popover_open_once (popover, from);
}
