/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_TEAM (hk_aotd_team_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdTeam, hk_aotd_team, HK, AOTD_TEAM, AdwBin)

/* The Survivors and, above them, what the activated one can do. It does not scroll by itself. */
GtkWidget *hk_aotd_team_new (HkSession *session);

G_END_DECLS
