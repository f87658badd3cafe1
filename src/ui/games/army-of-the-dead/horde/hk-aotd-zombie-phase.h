/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ZOMBIE_PHASE (hk_aotd_zombie_phase_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdZombiePhase, hk_aotd_zombie_phase, HK, AOTD_ZOMBIE_PHASE, AdwBin)

GtkWidget *hk_aotd_zombie_phase_new (HkSession *session);

G_END_DECLS
