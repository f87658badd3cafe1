/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_COMMANDS (hk_daz_commands_get_type ())
G_DECLARE_FINAL_TYPE (HkDazCommands, hk_daz_commands, HK, DAZ_COMMANDS, HkView)

G_END_DECLS
