/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

GtkWidget *hk_daz_mark_new      (HkDazTable *table, int kingdom);
char      *hk_daz_mark_dup_text (HkDazTable *table, int kingdom);

G_END_DECLS
