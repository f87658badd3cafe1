/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SETUP_TEAM (hk_aotd_setup_team_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSetupTeam, hk_aotd_setup_team, HK, AOTD_SETUP_TEAM, AdwBin)

/* Signal "changed" when other Survivors are in the team. */
void       hk_aotd_setup_team_set_players   (HkAotdSetupTeam *self, const char * const *names);
void       hk_aotd_setup_team_fill          (HkAotdSetupTeam *self, JsonArray *survivors);
JsonArray *hk_aotd_setup_team_read          (HkAotdSetupTeam *self);
GStrv      hk_aotd_setup_team_list_unmet    (HkAotdSetupTeam *self, const char * const *required);

G_END_DECLS
