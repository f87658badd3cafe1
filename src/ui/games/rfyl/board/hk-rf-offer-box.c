/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-offer-box.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-widgets.h"

/* Moves as big buttons, side by side where there is room. It is hidden while there are none. */
struct _HkRfOfferBox
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (HkRfOfferBox, hk_rf_offer_box, ADW_TYPE_BIN)

/* The offer is kept: playing it renews the buttons. */
static void
clicked_cb (HkRfOfferBox *self,
            GtkWidget    *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_rf_play_offer (GTK_WIDGET (self), self->session, offer);
}

static void
hk_rf_offer_box_dispose (GObject *object)
{
  g_clear_object (&HK_RF_OFFER_BOX (object)->session);
  G_OBJECT_CLASS (hk_rf_offer_box_parent_class)->dispose (object);
}

static void
hk_rf_offer_box_class_init (HkRfOfferBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_offer_box_dispose;
}

static void
hk_rf_offer_box_init (HkRfOfferBox *self)
{
  self->buttons = hk_wrap_box_new (6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (self->buttons), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns (transfer floating): a box without buttons.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_offer_box_new (HkSession *session)
{
  HkRfOfferBox *self = g_object_new (HK_TYPE_RF_OFFER_BOX, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/* Takes all buttons away. */
void
hk_rf_offer_box_clear (HkRfOfferBox *self)
{
  g_return_if_fail (HK_IS_RF_OFFER_BOX (self));

  hk_wrap_box_clear (self->buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Adds a button; where it cannot be done the button says why.
 * @offer: what can be done
 * @suggested: whether it is what is mostly done */
void
hk_rf_offer_box_add (HkRfOfferBox *self,
                     HkMoveOption *offer,
                     gboolean      suggested)
{
  GtkWidget *button;

  g_return_if_fail (HK_IS_RF_OFFER_BOX (self));

  button = hk_move_option_button_new (offer);
  hk_widget_set_class (button, "suggested-action", suggested);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), button);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* Adds a button that says whose offer it is, where those of several players stand together.
 * @offer: what the player can do */
void
hk_rf_offer_box_add_of (HkRfOfferBox *self,
                        const char   *name,
                        HkMoveOption *offer)
{
  /* Translators: a player and what the player can do */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), name, hk_move_option_get_title (offer));
  g_autoptr (HkMoveOption) named = hk_move_option_new (title, hk_move_option_get_hint (offer),
                                                       hk_move_option_get_move (offer), hk_move_option_get_missing (offer), hk_move_option_get_reason (offer));

  hk_rf_offer_box_add (self, named, FALSE);
}
