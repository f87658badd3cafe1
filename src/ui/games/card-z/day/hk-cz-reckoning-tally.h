/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_RECKONING_TALLY (hk_cz_reckoning_tally_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningTally, hk_cz_reckoning_tally, HK, CZ_RECKONING_TALLY, AdwBin)

GtkWidget *hk_cz_reckoning_tally_new (HkSession *session);

G_END_DECLS
