/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/widgets/hk-cz-sign.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_AILMENTS (hk_cz_ailments_get_type ())
G_DECLARE_FINAL_TYPE (HkCzAilments, hk_cz_ailments, HK, CZ_AILMENTS, AdwBin)

GtkWidget *hk_cz_ailments_new   (void);
void       hk_cz_ailments_load  (HkCzAilments *self, HkCzTable *table, int survivor);
GtkWidget *hk_cz_tag_new        (HkCzSignKind kind, const char *word, const char *style);

G_END_DECLS
