/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

HkSession *hk_new_game_start (GtkWidget *page, const HkGameSpec *game, JsonObject *setup, const char *title, GError **error);

G_END_DECLS
