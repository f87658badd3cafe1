/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Actions of the window: win.set-up-table, of the game on the table; win.learn (s) and win.help (s), of a game by its id. */
void hk_guide_actions_install (GtkWidgetClass *widget_class);

/* Actions of the page of a new game: setup.table, setup.help. */
void hk_guide_actions_install_for_new_game (GtkWidgetClass *widget_class);

G_END_DECLS
