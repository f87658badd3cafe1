/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-window.h"

G_BEGIN_DECLS

/* What every program needs that opens windows to try them: a data folder of its own that is gone
 * afterwards, settings in memory, and waiting that has an end. */
HkApplication     *hk_fixture_begin         (void);
void               hk_fixture_end           (HkApplication *application);
HkSession         *hk_fixture_make_session  (HkApplication *application, const char *title, const char * const *names);
HkWindow          *hk_fixture_make_window   (HkApplication *application, int width, int height);
void               hk_fixture_close_window  (HkWindow *window);
gboolean           hk_fixture_wait          (gboolean (*condition) (gpointer data), gpointer data);
void               hk_fixture_settle        (void);
AdwNavigationPage *hk_fixture_get_page      (HkWindow *window);

/**
 * HkFixture:
 * @application: the application of this process
 * @window: its window
 * @session: the game that it shows, which belongs to @window
 * @page: the page in sight
 *
 * What a test of a game's views begins with. A test that keeps more has it as its first member.
 */
typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  HkSession     *session;
  GtkWidget     *page;
} HkFixture;

void               hk_fixture_open          (HkFixture *fixture, int width, int height, const char *game, const char *setup, guint64 seed);
void               hk_fixture_close         (HkFixture *fixture, gconstpointer data);
HkSession         *hk_fixture_lay_out       (HkWindow *window, const char *game, const char *setup, guint64 seed);
void               hk_fixture_play          (HkSession *session, const char *line);
void               hk_fixture_play_move     (HkSession *session, HkMove *taken);

/**
 * HkFixtureMatchFunc:
 * @widget: a widget of the type that is sought
 * @data: what hk_fixture_find_where() was given
 *
 * Returns: whether it is the one
 */
typedef gboolean (*HkFixtureMatchFunc) (GtkWidget *widget, gconstpointer data);

GtkWidget         *hk_fixture_find          (GtkWidget *root, GType type, const char *text);
GtkWidget         *hk_fixture_find_where    (GtkWidget *root, GType type, HkFixtureMatchFunc matches, gconstpointer data);
GtkWidget         *hk_fixture_find_button   (GtkWidget *root, const char *text);
gboolean           hk_fixture_says          (GtkWidget *root, const char *text);
void               hk_fixture_press         (GtkWidget *button);
void               hk_fixture_click         (GtkWidget *root, const char *text);
void               hk_fixture_activate      (GtkWidget *widget, const char *action);
gboolean           hk_fixture_has_dialog    (gpointer window);
gboolean           hk_fixture_has_no_dialog (gpointer window);
GtkWidget         *hk_fixture_get_dialog    (HkWindow *window);

G_END_DECLS
