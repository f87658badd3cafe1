/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-offer-button.h"
#include "hk-offer-menu.h"
#include "hk-widgets.h"

#define TARGET 44
#define WORDS 32

/**
 * HkOfferMenu:
 *
 * A button that opens what can be done with a player or a thing, one move a line. A move that still needs something asks
 * for it.
 */
struct _HkOfferMenu
{
  AdwBin          parent_instance;

  HkSession      *session;
  HkPlayOfferFunc play;
  GtkWidget      *popover;
  GtkWidget      *box;
};

G_DEFINE_FINAL_TYPE (HkOfferMenu, hk_offer_menu, ADW_TYPE_BIN)

/* The move may take this menu away. */
static void
clicked_cb (HkOfferMenu *self,
            GtkWidget   *button)
{
  g_autoptr (HkOffer) offer = g_object_ref (hk_offer_button_get_offer (HK_OFFER_BUTTON (button)));
  g_autoptr (HkSession) session = g_object_ref (self->session);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  self->play (GTK_WIDGET (self), session, offer);
}

static void
hk_offer_menu_dispose (GObject *object)
{
  g_clear_object (&HK_OFFER_MENU (object)->session);
  G_OBJECT_CLASS (hk_offer_menu_parent_class)->dispose (object);
}

static void
hk_offer_menu_class_init (HkOfferMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_offer_menu_dispose;
}

static void
hk_offer_menu_init (HkOfferMenu *self)
{
  self->popover = gtk_popover_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->box);
}

/**
 * hk_offer_menu_new:
 * @session: a session
 * @face: (nullable): what the button shows; %NULL three dots
 * @spoken: what a screen reader says
 * @play: how its game makes a move
 *
 * Returns: (transfer floating): a menu with nothing in it
 */
GtkWidget *
hk_offer_menu_new (HkSession      *session,
                   GtkWidget      *face,
                   const char     *spoken,
                   HkPlayOfferFunc play)
{
  HkOfferMenu *self;
  GtkWidget *button;

  g_return_val_if_fail (HK_IS_SESSION (session), NULL);
  g_return_val_if_fail (play != NULL, NULL);

  self = g_object_new (HK_TYPE_OFFER_MENU, NULL);
  button = gtk_menu_button_new ();
  self->session = g_object_ref (session);
  self->play = play;
  if (face != NULL)
    gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
  else
    {
      gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, spoken);
    }
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), self->popover);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_bin_set_child (ADW_BIN (self), button);
  return GTK_WIDGET (self);
}

/**
 * hk_offer_menu_add:
 * @self: a menu
 * @title: what can be done
 * @hint: (nullable): what it costs, or what it is for
 * @taken_move: (transfer full): the move
 * @missing: (nullable): a parameter that the person has yet to give
 *
 * Adds a line.
 */
void
hk_offer_menu_add (HkOfferMenu *self,
                   const char  *title,
                   const char  *hint,
                   HkMove      *taken_move,
                   const char  *missing)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const wanted[] = { missing, NULL };
  g_autoptr (HkOffer) offer = NULL;
  GtkWidget *button;

  g_return_if_fail (HK_IS_OFFER_MENU (self));

  offer = hk_offer_new (title, hint, move, wanted, NULL);
  button = hk_offer_button_new_row (offer);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
}

/**
 * hk_offer_menu_add_text:
 * @self: a menu
 * @text: what is to be known
 *
 * Adds a line that does nothing.
 */
void
hk_offer_menu_add_text (HkOfferMenu *self,
                        const char  *text)
{
  GtkWidget *label = gtk_label_new (text);

  g_return_if_fail (HK_IS_OFFER_MENU (self));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  hk_widget_set_margins (label, 6, 12, 6);
  gtk_box_append (GTK_BOX (self->box), label);
}

/**
 * hk_offer_menu_clear:
 * @self: a menu
 *
 * Takes all lines out.
 */
void
hk_offer_menu_clear (HkOfferMenu *self)
{
  GtkWidget *child;

  g_return_if_fail (HK_IS_OFFER_MENU (self));

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}
