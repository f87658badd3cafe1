/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ZOMBIE_PHASE (hk_aotd_zombie_phase_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdZombiePhase, hk_aotd_zombie_phase, HK, AOTD_ZOMBIE_PHASE, HkView)

gboolean hk_aotd_zombie_phase_is_due (HkAotdTable *table);

G_END_DECLS
