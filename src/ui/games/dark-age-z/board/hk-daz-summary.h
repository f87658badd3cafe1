/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

gboolean hk_daz_summary_clean_up (GtkWidget *from, HkSession *session, HkMove *move, GError **error);

G_END_DECLS
