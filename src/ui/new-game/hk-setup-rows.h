/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-keep-rows.h"

G_BEGIN_DECLS

/* Rows that ask for options of a setup. The name of such a widget is that of its option, or of several with spaces between; it is
 * out of sight while the parts of the game that have them are not kept. */
void hk_setup_row_set_wanted (GtkWidget *row, gboolean wanted);
void hk_setup_rows_follow    (GtkWidget *rows, HkKeepRows *keep, const HkGameSpec *game);

G_END_DECLS
