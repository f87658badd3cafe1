/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "hk-application.h"
#include "ui/table/hk-table-page.h"

G_BEGIN_DECLS

#define HK_TYPE_WINDOW (hk_window_get_type ())
G_DECLARE_FINAL_TYPE (HkWindow, hk_window, HK, WINDOW, AdwApplicationWindow)

/* Actions: win.rules, win.show-rule(s) with a global rule id, win.house-rules,
 * win.new-game(s) with a game's id, win.new-like-last, win.play-again, win.continue, win.open-session(s) with a path, win.open-file, win.past-games,
 * win.components(s) with a game's id, win.tools(s) with a game's id, that of a tool such as "card-z/to-hit", or "" for all. */
HkWindow   *hk_window_new              (HkApplication *application);
void        hk_window_add_toast        (HkWindow *self, AdwToast *toast);
void        hk_window_say              (HkWindow *self, const char *text);
void        hk_window_complain         (HkWindow *self, const char *heading, const GError *error);
void        hk_window_open_file        (HkWindow *self, GFile *file);
gboolean    hk_window_open_path        (HkWindow *self, const char *path);
void        hk_window_take_session     (HkWindow *self, HkSession *session);
HkTablePage *hk_window_get_table_page (HkWindow *self);
HkSession  *hk_window_get_session      (HkWindow *self);
void        hk_window_show_rule        (HkWindow *self, const char *rule);
void        hk_window_search_rules        (HkWindow *self, const char *words);

G_END_DECLS
