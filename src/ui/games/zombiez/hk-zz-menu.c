/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-menu.h"
#include "hk-zz-params.h"
#include "table/hk-offer-button.h"

#define TARGET 44

/**
 * HkZzMenu:
 *
 * Three dots that open what happens seldom: what a group puts right by hand.
 */
struct _HkZzMenu
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (HkZzMenu, hk_zz_menu, ADW_TYPE_BIN)

static void
clicked_cb (HkZzMenu  *self,
            GtkWidget *button)
{
  g_autoptr (HkOffer) offer = g_object_ref (hk_offer_button_get_offer (HK_OFFER_BUTTON (button)));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  hk_zz_play_offer (GTK_WIDGET (self), self->session, offer);
}

static void
hk_zz_menu_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_MENU (object)->session);
  G_OBJECT_CLASS (hk_zz_menu_parent_class)->dispose (object);
}

static void
hk_zz_menu_class_init (HkZzMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_menu_dispose;
}

static void
hk_zz_menu_init (HkZzMenu *self)
{
  self->popover = gtk_popover_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->button = gtk_menu_button_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->box);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "view-more-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_size_request (self->button, TARGET, TARGET);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

/**
 * hk_zz_menu_new:
 * @session: a session of Zombiez
 * @spoken: what a screen reader says
 *
 * Returns: (transfer floating): a menu with nothing in it
 */
GtkWidget *
hk_zz_menu_new (HkSession  *session,
                const char *spoken)
{
  HkZzMenu *self = g_object_new (HK_TYPE_ZZ_MENU, NULL);

  self->session = g_object_ref (session);
  gtk_widget_set_tooltip_text (self->button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return GTK_WIDGET (self);
}

/**
 * hk_zz_menu_add:
 * @self: a menu
 * @title: what can be done
 * @hint: (nullable): what it is for
 * @taken_move: (transfer full): the move
 * @missing: (nullable): a parameter that the person has yet to give
 *
 * Adds a line.
 */
void
hk_zz_menu_add (HkZzMenu   *self,
                const char *title,
                const char *hint,
                HkMove     *taken_move,
                const char *missing)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const wanted[] = { missing, NULL };
  g_autoptr (HkOffer) offer = NULL;
  GtkWidget *button;

  g_return_if_fail (HK_IS_ZZ_MENU (self));

  offer = hk_offer_new (title, hint, move, wanted, NULL);
  button = hk_offer_button_new_row (offer);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
}
