/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/app/hk-application.h"

G_BEGIN_DECLS

#define HK_TYPE_SETUP_MISSIONS (hk_setup_missions_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupMissions, hk_setup_missions, HK, SETUP_MISSIONS, AdwBin)

void hk_setup_missions_attach (HkSetupMissions *self, HkApplication *application, const HkGameSpec *game);
void hk_setup_missions_take   (HkSetupMissions *self, const char *text);

G_END_DECLS
