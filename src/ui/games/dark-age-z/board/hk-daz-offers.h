/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_daz_offers_open (GtkWidget *from, HkSession *session, GPtrArray *offers, const char *title);
void hk_daz_offers_play (GtkWidget *from, HkSession *session, HkMoveOption *offer);

G_END_DECLS
