/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_log_list_follow (GtkListView *list, HkSession *session);

G_END_DECLS
