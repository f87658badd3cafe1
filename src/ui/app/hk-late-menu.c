/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-late-menu.h"

static void
open_cb (GtkMenuButton *button,
         gpointer       menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

/* Gives @button a menu whose widgets are made when it is first opened: they take longer than all else of a row or a card. */
void
hk_late_menu_set (GtkMenuButton *button,
                  GMenuModel    *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_menu_model (button, NULL);
  gtk_menu_button_set_create_popup_func (button, open_cb, g_object_ref (menu), g_object_unref);
}
