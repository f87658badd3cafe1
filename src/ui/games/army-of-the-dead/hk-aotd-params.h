/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

extern const HkParamHelp hk_aotd_param_help;

void hk_aotd_ask_move (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);
void hk_aotd_ask      (GtkWidget *from, HkSession *session, const char *name);
void hk_aotd_play_option (GtkWidget *from, HkSession *session, HkMoveOption *option);

G_END_DECLS
