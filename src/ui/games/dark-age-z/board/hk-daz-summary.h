/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void     hk_daz_summary_offer    (GtkWidget *root, HkSession *session, HkMove *move);
gboolean hk_daz_summary_clean_up (GtkWidget *from, HkSession *session, HkMove *move);

G_END_DECLS
