/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

gboolean hk_cz_choice_popover_present (GtkWidget *from, HkSession *session, const char *move);

G_END_DECLS
