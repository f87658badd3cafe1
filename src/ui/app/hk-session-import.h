/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session-store.h"

G_BEGIN_DECLS

void  hk_session_import        (HkSessionStore *store, GFile *file, GAsyncReadyCallback callback, gpointer user_data);
char *hk_session_import_finish (GAsyncResult *result, gboolean *copied, GError **error);
const char *hk_session_import_get_path (GAsyncResult *result);

G_END_DECLS
