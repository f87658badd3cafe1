/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_COMMANDS (hk_daz_commands_get_type ())
G_DECLARE_FINAL_TYPE (HkDazCommands, hk_daz_commands, HK, DAZ_COMMANDS, AdwBin)

GtkWidget *hk_daz_commands_new (HkSession *session);

G_END_DECLS
