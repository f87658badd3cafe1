/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

gboolean hk_table_make     (GtkWidget *from, HkSession *session, HkMove *move, GError **error);
gboolean hk_table_play     (GtkWidget *from, HkSession *session, HkMove *move);
gboolean hk_table_refuse_replay (GtkWidget *from, HkSession *session);
void     hk_table_complain (GtkWidget *from, const char *text);

G_END_DECLS
