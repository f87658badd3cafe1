/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_KILL_BUTTONS (hk_aotd_kill_buttons_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdKillButtons, hk_aotd_kill_buttons, HK, AOTD_KILL_BUTTONS, AdwBin)

GtkWidget *hk_aotd_kill_buttons_new (HkSession *session, int survivor);

G_END_DECLS
