/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

extern const HkParamHelp hk_rf_params;

void hk_rf_ask        (GtkWidget *from, HkSession *session, const char *name);
void hk_rf_ask_move   (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);
void hk_rf_play_offer (GtkWidget *from, HkSession *session, HkMoveOption *offer);

G_END_DECLS
