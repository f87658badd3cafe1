/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

void     hk_rf_ask         (GtkWidget *from, HkSession *session, const char *name);
void     hk_rf_ask_move    (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);
gboolean hk_rf_ask_phase   (GtkWidget *from, HkSession *session, const char *name);
void     hk_rf_play_option (GtkWidget *from, HkSession *session, HkMoveOption *option);

G_END_DECLS
