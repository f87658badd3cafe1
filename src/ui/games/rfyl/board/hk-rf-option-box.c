/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-ask.h"
#include "hk-rf-option-box.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-widgets.h"

/* Moves as big buttons, side by side where there is room. It is hidden while there are none. */
struct _HkRfOptionBox
{
  HkView     parent_instance;

  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (HkRfOptionBox, hk_rf_option_box, HK_TYPE_VIEW)

/* The option is kept: playing it makes new buttons. */
static void
clicked_cb (HkRfOptionBox *self,
            GtkWidget     *button)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_rf_play_option (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), option);
}

static void
hk_rf_option_box_class_init (HkRfOptionBoxClass *klass)
{
}

static void
hk_rf_option_box_init (HkRfOptionBox *self)
{
  self->buttons = hk_wrap_box_new (6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (self->buttons), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Takes all buttons away. */
void
hk_rf_option_box_clear (HkRfOptionBox *self)
{
  g_return_if_fail (HK_IS_RF_OPTION_BOX (self));

  hk_wrap_box_clear (self->buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Adds a button; where it cannot be done the button says why.
 * @suggested: whether it is what is mostly done */
void
hk_rf_option_box_add (HkRfOptionBox *self,
                      HkMoveOption  *option,
                      gboolean       suggested)
{
  GtkWidget *button;

  g_return_if_fail (HK_IS_RF_OPTION_BOX (self));

  button = hk_move_option_button_new (option);
  hk_widget_set_class (button, "suggested-action", suggested);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), button);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* Adds a button that says whose option it is, where those of several players stand together. */
void
hk_rf_option_box_add_of (HkRfOptionBox *self,
                         const char    *name,
                         HkMoveOption  *option)
{
  /* Translators: a player and what the player can do */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), name, hk_move_option_get_title (option));
  g_autoptr (HkMoveOption) named = hk_move_option_new (title, hk_move_option_get_hint (option), hk_move_option_get_move (option),
                                                       hk_move_option_get_missing (option), hk_move_option_get_reason (option));

  hk_rf_option_box_add (self, named, FALSE);
}
