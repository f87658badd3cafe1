/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-window.h"

G_BEGIN_DECLS

/* The form of an export that is the session itself. */
#define HK_SESSION_DIALOGS_WHOLE "hordekeeper"

void    hk_session_dialogs_rename      (HkWindow *window, HkSessionStore *store, HkSessionInfo *info);
void    hk_session_dialogs_open_file   (HkWindow *window);
void    hk_session_dialogs_save_copy   (HkWindow *window, HkSession *session);
void    hk_session_dialogs_export      (HkWindow *window, const char *path, const char *format);
GBytes *hk_session_dialogs_make_export (const char *path, const char *format, char **name, GError **error);
char   *hk_session_dialogs_make_sheet  (HkSession *session, const char *format);

G_END_DECLS
