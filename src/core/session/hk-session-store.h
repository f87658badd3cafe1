/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session.h"

G_BEGIN_DECLS

/* What the library shows of a session without opening it. */
#define HK_TYPE_SESSION_INFO (hk_session_info_get_type ())
G_DECLARE_FINAL_TYPE (HkSessionInfo, hk_session_info, HK, SESSION_INFO, GObject)

/* The folder of sessions; a GListModel of HkSessionInfo, latest first. */
#define HK_TYPE_SESSION_STORE (hk_session_store_get_type ())
G_DECLARE_FINAL_TYPE (HkSessionStore, hk_session_store, HK, SESSION_STORE, GObject)

HkSessionStore *hk_session_store_new      (const char *directory);
void            hk_session_store_refresh  (HkSessionStore *self);
void            hk_session_store_sweep    (HkSessionStore *self, gint64 now);
gboolean        hk_session_store_check    (HkSessionStore *self, GError **error);
const char     *hk_session_store_get_directory (HkSessionStore *self);
char           *hk_session_store_new_path (HkSessionStore *self, const HkGameSpec *game);
gboolean        hk_session_store_rename   (HkSessionStore *self, HkSessionInfo *info, const char *title, GError **error);
gboolean        hk_session_store_remove   (HkSessionStore *self, HkSessionInfo *info, GError **error);
gboolean        hk_session_store_bring_back (HkSessionStore *self, HkSessionInfo *info, GError **error);

HkSessionInfo *hk_session_info_new       (const char *path);
const char *hk_session_info_get_path     (HkSessionInfo *self);
const char *hk_session_info_get_title    (HkSessionInfo *self);
const char *hk_session_info_get_game_id  (HkSessionInfo *self);
const char *hk_session_info_get_players  (HkSessionInfo *self);
const char *hk_session_info_get_headline (HkSessionInfo *self);
const char *hk_session_info_get_outcome  (HkSessionInfo *self);
const char *hk_session_info_get_problem  (HkSessionInfo *self);
GDateTime  *hk_session_info_get_played   (HkSessionInfo *self);
guint       hk_session_info_get_n_moves  (HkSessionInfo *self);
GTimeSpan   hk_session_info_get_length   (HkSessionInfo *self);

/* What is longer than this between two moves is a pause, in microseconds. */
#define HK_SESSION_PAUSE (15 * G_TIME_SPAN_MINUTE)

G_END_DECLS
