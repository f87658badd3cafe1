/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_table_display_follow   (GtkWidget *page, HkSession *session);
void hk_table_display_fold_for (AdwBreakpoint *folding, AdwBreakpoint *railless, int width);

G_END_DECLS
