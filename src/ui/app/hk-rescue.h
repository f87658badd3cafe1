/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-window.h"

G_BEGIN_DECLS

gboolean hk_rescue_open          (HkWindow *window, const char *path);
void     hk_rescue_offer         (HkWindow *window, const char *path, const GError *error);
gboolean hk_rescue_is_copy       (const char *path);
gboolean hk_rescue_keep_unsaved  (HkWindow *window, HkSession *session, gboolean closing);

G_END_DECLS
