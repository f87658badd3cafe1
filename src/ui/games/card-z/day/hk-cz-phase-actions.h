/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PHASE_ACTIONS (hk_cz_phase_actions_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPhaseActions, hk_cz_phase_actions, HK, CZ_PHASE_ACTIONS, AdwBin)

GtkWidget *hk_cz_phase_actions_new (HkSession *session);

G_END_DECLS
