/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

void hk_cz_ailments_show (GtkWidget *box, HkCzTable *table, int survivor);

G_END_DECLS
