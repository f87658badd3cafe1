/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session-store.h"

G_BEGIN_DECLS

void  hk_session_import        (HkSessionStore *store, GFile *file, GAsyncReadyCallback callback, gpointer user_data);
char *hk_session_import_finish (GAsyncResult *result, gboolean *copied, GError **error);

G_END_DECLS
