/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-deck-view.h"
#include "hk-dice-page.h"
#include "hk-dice-view.h"
#include "ui/display/hk-template.h"

struct _HkDicePage
{
  AdwNavigationPage  parent_instance;

  HkDiceView        *dice;
  HkDeckView        *deck;

  HkDiceBox         *box;
};

HK_DEFINE_TEMPLATE_TYPE (HkDicePage, hk_dice_page, ADW_TYPE_NAVIGATION_PAGE)

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  hk_dice_box_undo (HK_DICE_PAGE (widget)->box);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  hk_dice_box_redo (HK_DICE_PAGE (widget)->box);
}

static void
changed_cb (HkDicePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.redo", hk_dice_box_can_redo (self->box));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.undo", hk_dice_box_can_undo (self->box));
}

static void
hk_dice_page_dispose (GObject *object)
{
  HkDicePage *self = HK_DICE_PAGE (object);

  g_clear_object (&self->box);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_DICE_PAGE);
  G_OBJECT_CLASS (hk_dice_page_parent_class)->dispose (object);
}

static void
hk_dice_page_class_init (HkDicePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_dice_page_dispose;

  g_type_ensure (HK_TYPE_DICE_VIEW);
  g_type_ensure (HK_TYPE_DECK_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-dice-page.ui");
  HK_BIND_CHILDREN (widget_class, HkDicePage, dice, deck);
  gtk_widget_class_install_action (widget_class, "dice.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "dice.redo", NULL, redo_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "dice.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "dice.redo", NULL);
}

/* Returns (transfer floating): the page of what lies there. */
AdwNavigationPage *
hk_dice_page_new (HkDiceBox *box)
{
  HkDicePage *self = g_object_new (HK_TYPE_DICE_PAGE, NULL);

  self->box = g_object_ref (box);
  hk_dice_view_set_box (self->dice, box);
  hk_deck_view_set_box (self->deck, box);
  g_signal_connect_object (box, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return ADW_NAVIGATION_PAGE (self);
}
