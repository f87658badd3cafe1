/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-window.h"

G_BEGIN_DECLS

/* What every program needs that opens windows to try them: a data folder of its own that is gone
 * afterwards, settings in memory, and waiting that has an end. */
HkApplication *hk_fixture_begin        (void);
void           hk_fixture_end          (HkApplication *application);
HkSession     *hk_fixture_make_session (HkApplication *application, const char *title, const char * const *names);
HkWindow      *hk_fixture_make_window  (HkApplication *application, int width, int height);
void           hk_fixture_close_window (HkWindow *window);
gboolean       hk_fixture_wait         (gboolean (*condition) (gpointer data), gpointer data);
void           hk_fixture_settle       (void);
GtkWidget     *hk_fixture_find         (GtkWidget *root, GType type, const char *text);
AdwNavigationPage *hk_fixture_get_page (HkWindow *window);
HkSession     *hk_fixture_take         (HkApplication *application, HkWindow *window, const char *game, const char *setup);
void           hk_fixture_play         (HkSession *session, const char *line);
GtkWidget     *hk_fixture_find_button  (GtkWidget *root, const char *text);
void           hk_fixture_click        (GtkWidget *root, const char *text);

G_END_DECLS
