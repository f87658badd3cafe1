/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_TEAM (hk_cz_team_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTeam, hk_cz_team, HK, CZ_TEAM, AdwBin)

GtkWidget *hk_cz_team_new (HkSession *session);

G_END_DECLS
