/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_NOISE_ROW (hk_cz_noise_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzNoiseRow, hk_cz_noise_row, HK, CZ_NOISE_ROW, AdwBin)

GtkWidget *hk_cz_noise_row_new (HkSession *session);

G_END_DECLS
