/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-move-option-button.h"
#include "hk-move-option-menu.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define WORDS 32

/* A button that opens what can be done with a player or a thing, one move a line. A move that still needs something
 * asks for it. */
struct _HkMoveOptionMenu
{
  AdwBin           parent_instance;

  HkSession       *session;
  HkPlayOptionFunc play;
  GtkWidget       *popover;
  GtkWidget       *box;
};

G_DEFINE_FINAL_TYPE (HkMoveOptionMenu, hk_move_option_menu, ADW_TYPE_BIN)

/* The move may take this menu away. */
static void
clicked_cb (HkMoveOptionMenu *self,
            GtkWidget        *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));
  g_autoptr (HkSession) session = g_object_ref (self->session);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  self->play (GTK_WIDGET (self), session, offer);
}

static void
hk_move_option_menu_dispose (GObject *object)
{
  g_clear_object (&HK_MOVE_OPTION_MENU (object)->session);
  G_OBJECT_CLASS (hk_move_option_menu_parent_class)->dispose (object);
}

static void
hk_move_option_menu_class_init (HkMoveOptionMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_move_option_menu_dispose;
}

static void
hk_move_option_menu_init (HkMoveOptionMenu *self)
{
  self->popover = gtk_popover_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->box);
}

/* Returns (transfer floating): a menu with nothing in it.
 * @face: (nullable): what the button shows; %NULL three dots
 * @spoken: what a screen reader says
 * @play: how its game makes a move */
GtkWidget *
hk_move_option_menu_new (HkSession       *session,
                         GtkWidget       *face,
                         const char      *spoken,
                         HkPlayOptionFunc play)
{
  HkMoveOptionMenu *self;
  GtkWidget *button;

  g_return_val_if_fail (HK_IS_SESSION (session), NULL);
  g_return_val_if_fail (play != NULL, NULL);

  self = g_object_new (HK_TYPE_MOVE_OPTION_MENU, NULL);
  button = gtk_menu_button_new ();
  self->session = g_object_ref (session);
  self->play = play;
  if (face != NULL)
    gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
  else
    {
      gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
      gtk_widget_add_css_class (button, "flat");
      hk_tooltip_set (button, spoken);
    }
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), self->popover);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_bin_set_child (ADW_BIN (self), button);
  return GTK_WIDGET (self);
}

/* Adds a line, unless the move belongs to a part of the game that is not kept.
 * @title: what can be done
 * @hint: (nullable): what it costs, or what it is for
 * @taken_move: (transfer full): the move
 * @missing: (nullable): a parameter that the person has yet to give */
void
hk_move_option_menu_add (HkMoveOptionMenu *self,
                         const char       *title,
                         const char       *hint,
                         HkMove           *taken_move,
                         const char       *missing)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const wanted[] = { missing, NULL };
  g_autoptr (HkMoveOption) offer = NULL;
  GtkWidget *button;

  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  if (!hk_table_keeps_move (hk_session_get_table (self->session), hk_move_get_name (move), NULL))
    return;
  offer = hk_move_option_new (title, hint, move, wanted, NULL);
  button = hk_move_option_button_new_row (offer);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
}

/* Adds a line that does nothing.
 * @text: what is to be known */
void
hk_move_option_menu_add_text (HkMoveOptionMenu *self,
                              const char       *text)
{
  GtkWidget *label = gtk_label_new (text);

  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  hk_widget_set_margins (label, 6, 12, 6);
  gtk_box_append (GTK_BOX (self->box), label);
}

/* Returns whether it offers anything. */
gboolean
hk_move_option_menu_has_any (HkMoveOptionMenu *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION_MENU (self), FALSE);

  return gtk_widget_get_first_child (self->box) != NULL;
}

/* Takes all lines out. */
void
hk_move_option_menu_clear (HkMoveOptionMenu *self)
{
  GtkWidget *child;

  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}
