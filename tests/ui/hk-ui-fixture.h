/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-find.h"

G_BEGIN_DECLS

/* What every program needs that opens windows to try them: a data folder of its own that is gone
 * afterwards, settings in memory, and waiting that has an end. */
void           hk_fixture_draw_windows (void);
HkApplication *hk_fixture_begin        (void);
void           hk_fixture_end          (HkApplication *application);
void           hk_fixture_set_resizing (gboolean is_resizing);
HkSession     *hk_fixture_make_session (HkApplication *application, const char *title, const char * const *names);
HkWindow      *hk_fixture_make_window  (HkApplication *application, int width, int height);
void           hk_fixture_close_window (HkWindow *window);
void           hk_fixture_mark_ended   (const char *path);
gboolean       hk_fixture_wait         (gboolean (*condition) (gpointer data), gpointer data);
void           hk_fixture_settle       (void);

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

/**
 * HkFixtureFunc:
 * @fixture: what a test begins with
 * @data: (nullable): of the test
 *
 * A part of a test: what it begins with, the test, or what it ends with.
 */
typedef void (*HkFixtureFunc) (HkFixture *fixture, gconstpointer data);

/**
 * HkFixtureTest:
 * @path: of the test
 * @width: of the window, in application pixels; 0 as usual; the first part gets it by GINT_TO_POINTER()
 * @test: the test
 *
 * One of several tests that begin alike.
 */
typedef struct
{
  const char    *path;
  int            width;
  HkFixtureFunc  test;
} HkFixtureTest;

void           hk_fixture_add_tests    (const HkFixtureTest *tests, gsize n, HkFixtureFunc set_up, HkFixtureFunc tear_down);
void           hk_fixture_open         (HkFixture *fixture, int width, int height, const char *game, const char *setup, guint64 seed);
void           hk_fixture_open_lead    (HkFixture *fixture, gconstpointer width);
void           hk_fixture_close        (HkFixture *fixture, gconstpointer data);
JsonNode      *hk_fixture_parse        (const char *text);
HkSession     *hk_fixture_make_game    (const char *game, const char *setup, guint64 seed);
HkSession     *hk_fixture_show         (HkWindow *window, HkSession *taken);
void           hk_fixture_make_move    (HkSession *session, const char *line);
void           hk_fixture_play         (HkSession *session, const char *line);
void           hk_fixture_play_move    (HkSession *session, HkMove *taken);

G_END_DECLS
