/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PREY_ROW (hk_cz_prey_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPreyRow, hk_cz_prey_row, HK, CZ_PREY_ROW, AdwBin)

GtkWidget *hk_cz_prey_row_new  (HkSession *session);
void       hk_cz_prey_row_load (HkCzPreyRow *self, int encounter);

G_END_DECLS
