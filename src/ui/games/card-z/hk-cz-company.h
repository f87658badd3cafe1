/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "card-z/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_COMPANY (hk_cz_company_get_type ())
G_DECLARE_FINAL_TYPE (HkCzCompany, hk_cz_company, HK, CZ_COMPANY, AdwBin)

/* Those who are in the same place, as chips of which one is chosen; unseen when there is but one. Signal "chosen"
 * (int survivor). */
GtkWidget *hk_cz_company_new  (void);
void       hk_cz_company_load (HkCzCompany *self, HkCzTable *table, int survivor, gboolean own);

G_END_DECLS
