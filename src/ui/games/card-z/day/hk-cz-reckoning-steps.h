/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_RECKONING_STEPS (hk_cz_reckoning_steps_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningSteps, hk_cz_reckoning_steps, HK, CZ_RECKONING_STEPS, AdwBin)

GtkWidget *hk_cz_reckoning_steps_new (HkSession *session);

G_END_DECLS
