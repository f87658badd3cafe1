/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/app/hk-window.h"

G_BEGIN_DECLS

/* What is on the screen: how a test finds it, and what a person could do with it. */

/**
 * HkFixtureMatchFunc:
 * @widget: a widget of the type that is sought
 * @data: what hk_fixture_find_where() was given
 *
 * Returns: whether it is the one
 */
typedef gboolean (*HkFixtureMatchFunc) (GtkWidget *widget, gconstpointer data);

GtkWidget         *hk_fixture_find           (GtkWidget *root, GType type, const char *text);
GtkWidget         *hk_fixture_find_where     (GtkWidget *root, GType type, HkFixtureMatchFunc matches, gconstpointer data);
GtkWidget         *hk_fixture_find_button    (GtkWidget *root, const char *text);
gboolean           hk_fixture_says           (GtkWidget *root, const char *text);
gboolean           hk_fixture_mentions       (GtkWidget *root, const char *part);
void               hk_fixture_take_item      (GtkWidget *root, const char *label);
gpointer           hk_fixture_get_controller (GtkWidget *widget, GType type);
void               hk_fixture_press          (GtkWidget *button);
gboolean           hk_fixture_type_digit     (GtkWidget *keys, guint digit);
void               hk_fixture_click          (GtkWidget *root, const char *text);
void               hk_fixture_activate       (GtkWidget *widget, const char *action);
gboolean           hk_fixture_has_dialog     (gpointer window);
gboolean           hk_fixture_has_no_dialog  (gpointer window);
gboolean           hk_fixture_has_session    (gpointer window);
gboolean           hk_fixture_has_no_session (gpointer window);
GtkWidget         *hk_fixture_get_dialog     (HkWindow *window);
AdwAlertDialog    *hk_fixture_wait_for_alert (HkWindow *window);
void               hk_fixture_answer         (HkWindow *window, const char *response);
GtkWidget         *hk_fixture_open_screen    (HkWindow *window);

AdwNavigationPage *hk_fixture_get_page       (HkWindow *window);

G_END_DECLS
