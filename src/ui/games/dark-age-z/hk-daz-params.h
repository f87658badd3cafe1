/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

/* What the game knows of the parameters of its moves. */
extern const HkParamHelp hk_daz_param_help;

void hk_daz_ask_move (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);

G_END_DECLS
