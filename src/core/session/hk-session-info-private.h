/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session-store.h"

G_BEGIN_DECLS

gboolean       hk_session_info_is_current (HkSessionInfo *self);
void           hk_session_info_set_gone   (HkSessionInfo *self);
const char    *hk_session_info_get_id     (HkSessionInfo *self);
GDateTime     *hk_session_info_get_modified (HkSessionInfo *self);

G_END_DECLS
