/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_TEAM (hk_aotd_team_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdTeam, hk_aotd_team, HK, AOTD_TEAM, HkView)

/* The Survivors and, above them, what the activated one can do. It does not scroll by itself. */

G_END_DECLS
