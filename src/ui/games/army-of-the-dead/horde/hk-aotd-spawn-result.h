/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

guint hk_aotd_spawn_result_get_done (HkSession *session);
void  hk_aotd_spawn_result_present  (GtkWidget *from, HkSession *session, guint zones);

G_END_DECLS
