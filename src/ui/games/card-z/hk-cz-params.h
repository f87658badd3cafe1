/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

extern const HkParamHelp hk_cz_param_help;

void hk_cz_ask      (GtkWidget *from, HkSession *session, const char *name);
void hk_cz_ask_move (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);

G_END_DECLS
