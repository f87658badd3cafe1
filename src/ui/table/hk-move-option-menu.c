/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-move-option-button.h"
#include "hk-move-option-menu.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define WORDS 32

/* A button that opens what can be done with a player or a thing, one move a line. A move that still needs something
 * asks for it. The lines have no widgets until somebody opens it. */
struct _HkMoveOptionMenu
{
  AdwBin           parent_instance;

  HkSession       *session;
  HkPlayOptionFunc play;
  GtkMenuButton   *button;
  GPtrArray       *lines;  /* of HkMoveOption, and GtkStringObject for one that does nothing */
};

G_DEFINE_FINAL_TYPE (HkMoveOptionMenu, hk_move_option_menu, ADW_TYPE_BIN)

/* The move may take this menu away. */
static void
clicked_cb (HkMoveOptionMenu *self,
            GtkWidget        *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));
  g_autoptr (HkSession) session = g_object_ref (self->session);

  gtk_menu_button_popdown (self->button);
  self->play (GTK_WIDGET (self), session, offer);
}

static GtkWidget *
make_text (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  hk_widget_set_margins (label, 6, 12, 6);
  return label;
}

static GtkWidget *
make_row (HkMoveOptionMenu *self,
          HkMoveOption     *offer)
{
  GtkWidget *row = hk_move_option_button_new_row (offer);

  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
open_cb (GtkMenuButton    *button,
         HkMoveOptionMenu *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < self->lines->len; i++)
    {
      gpointer line = g_ptr_array_index (self->lines, i);

      gtk_box_append (GTK_BOX (box), HK_IS_MOVE_OPTION (line) ? make_row (self, line) : make_text (gtk_string_object_get_string (line)));
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
hk_move_option_menu_dispose (GObject *object)
{
  g_clear_object (&HK_MOVE_OPTION_MENU (object)->session);
  g_ptr_array_set_size (HK_MOVE_OPTION_MENU (object)->lines, 0);
  G_OBJECT_CLASS (hk_move_option_menu_parent_class)->dispose (object);
}

static void
hk_move_option_menu_finalize (GObject *object)
{
  g_ptr_array_unref (HK_MOVE_OPTION_MENU (object)->lines);
  G_OBJECT_CLASS (hk_move_option_menu_parent_class)->finalize (object);
}

static void
hk_move_option_menu_class_init (HkMoveOptionMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_move_option_menu_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_move_option_menu_finalize;
}

static void
hk_move_option_menu_init (HkMoveOptionMenu *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
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
  self->button = GTK_MENU_BUTTON (button);
  if (face != NULL)
    gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
  else
    {
      gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
      gtk_widget_add_css_class (button, "flat");
      hk_tooltip_set (button, spoken);
    }
  gtk_menu_button_set_create_popup_func (self->button, (GtkMenuButtonCreatePopupFunc) open_cb, self, NULL);
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

  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  if (!hk_table_keeps_move (hk_session_get_table (self->session), hk_move_get_name (move), NULL))
    return;
  g_ptr_array_add (self->lines, hk_move_option_new (title, hint, move, wanted, NULL));
}

/* Adds a line that does nothing.
 * @text: what is to be known */
void
hk_move_option_menu_add_text (HkMoveOptionMenu *self,
                              const char       *text)
{
  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  g_ptr_array_add (self->lines, gtk_string_object_new (text));
}

/* Returns whether it offers anything. */
gboolean
hk_move_option_menu_has_any (HkMoveOptionMenu *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION_MENU (self), FALSE);

  return self->lines->len > 0;
}

/* Takes all lines out. */
void
hk_move_option_menu_clear (HkMoveOptionMenu *self)
{
  g_return_if_fail (HK_IS_MOVE_OPTION_MENU (self));

  g_ptr_array_set_size (self->lines, 0);
}
