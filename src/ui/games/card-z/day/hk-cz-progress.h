/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PROGRESS (hk_cz_progress_get_type ())
G_DECLARE_FINAL_TYPE (HkCzProgress, hk_cz_progress, HK, CZ_PROGRESS, AdwBin)

GtkWidget *hk_cz_progress_new  (void);
void       hk_cz_progress_load (HkCzProgress *self, HkCzTable *table);

G_END_DECLS
