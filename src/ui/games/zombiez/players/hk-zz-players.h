/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

GtkWidget *hk_zz_players_new (HkSession *session);

G_END_DECLS
