/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_aotd_skill_dialog_present (GtkWidget *from, HkSession *session, int survivor, const char *level);

G_END_DECLS
