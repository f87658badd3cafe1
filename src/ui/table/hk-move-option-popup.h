/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move-option-play.h"

G_BEGIN_DECLS

void hk_move_option_popup (GtkWidget *from, HkSession *session, GPtrArray *offers, const char *title, HkPlayOptionFunc play);

G_END_DECLS
