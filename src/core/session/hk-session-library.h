/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session-store.h"

G_BEGIN_DECLS

HkSessionStore *hk_session_store_new_kept       (const char *directory, const char *index);
HkSessionStore *hk_session_store_new_for_user   (void);
HkSessionInfo  *hk_session_store_dup_unfinished (HkSessionStore *self);

G_END_DECLS
