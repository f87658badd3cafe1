/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-window.h"

G_BEGIN_DECLS

void    hk_session_dialogs_rename    (HkWindow *window, HkSessionStore *store, HkSessionInfo *info);
void    hk_session_dialogs_open_file (HkWindow *window);
void    hk_session_dialogs_save_copy (HkWindow *window, HkSession *session);
void    hk_session_dialogs_save_file (HkWindow *window, const char *path);
GBytes *hk_session_dialogs_read_file (const char *path, char **name, GError **error);

G_END_DECLS
